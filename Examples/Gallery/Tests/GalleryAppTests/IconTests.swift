import CGtk4
import Foundation
import Testing

/// An icon theme loses icons between versions; then GTK draws an icon in an older style, or none.
@MainActor
struct IconTests {
    @Test func theThemeHasEachIconThatTheGalleryNames() throws {
        try #require(gtk_init_check() != 0, "There is no display")
        let theme = gtk_icon_theme_get_for_display(gdk_display_get_default())
        let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
            .standardized
        let files = try #require(
            FileManager.default.enumerator(
                at: package.appending(path: "Sources/GalleryApp"), includingPropertiesForKeys: nil))
        let sources = try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
            .map { try String(contentsOf: $0, encoding: .utf8) }
        let names = Set(sources.flatMap { $0.matches(of: /"([a-z0-9-]+-symbolic)"/).map { String($0.1) } })
        #expect(!names.isEmpty)
        #expect(names.filter { gtk_icon_theme_has_icon(theme, $0) == 0 } == [])
    }
}
