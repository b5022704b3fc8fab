import CGtk4
import Foundation
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// Pictures of a host in the desktop's theme, for visual inspection: set `SCRIM_PICTURES` to a folder, and
    /// `SCRIM_THEME` to the name of a theme.
    @MainActor @Suite(.enabled(if: SceneWriter.folder != nil))
    struct ThemePictureTests {
        private let folder = SceneWriter.folder ?? ""
        private let theme = ProcessInfo.processInfo.environment["SCRIM_THEME"]

        @Test func overlaysInTheTheme() throws {
            if let theme { try DesktopSettings.set("gtk-theme-name", theme) }
            defer { DesktopSettings.restore("gtk-theme-name") }
            let prefix = "\(folder)/theme-\(theme ?? "own")"
            try picture("\(prefix)-question") {
                [
                    $0.overlays.show(
                        .question(
                            "Delete 12 items?", detail: "This can't be undone.",
                            actions: [
                                Overlay.ActionButton("Delete", role: .destructive),
                                Overlay.ActionButton("Archive", role: .default),
                            ]))
                ]
            }
            try picture("\(prefix)-field") {
                var question = Overlay.question(
                    "Rename", actions: [Overlay.ActionButton("Rename", role: .default)])
                question.content.field = .text("Name", initial: "Draft")
                return [$0.overlays.show(question)]
            }
            try picture("\(prefix)-veil") {
                [
                    $0.overlays.show(
                        .veil("Copying", detail: "3 minutes left", indicator: .bar(0.66), cancel: .standard)
                            .with(\.timing, Overlay.Timing()))
                ]
            }
            try picture("\(prefix)-toast") {
                [
                    $0.overlays.show(
                        .hud("Message archived", icon: .success, placement: .bottom, action: "Undo"))
                ]
            }
            try picture("\(prefix)-loading") {
                [$0.overlays.show(.loading("Loading", cancel: .standard).with(\.timing, Overlay.Timing()))]
            }
        }

        /// The app sets an accent color, a background and corners.
        @Test func overlaysInATheme() throws {
            func set(_ window: UnsafeMutablePointer<GtkWindow>) -> UnsafeMutablePointer<GtkWindow> {
                let violet = Overlay.Color(red: 0.36, green: 0.17, blue: 0.56)
                window.overlays.stage.defaults.theme = Stage.Theme(
                    accent: Overlay.Paint(violet),
                    panel: Overlay.Paint(Overlay.Color(red: 0.97, green: 0.94, blue: 1)),
                    text: Overlay.Paint(Overlay.Color(red: 0.16, green: 0.08, blue: 0.26)),
                    indicator: Overlay.Paint(violet),
                    view: Overlay.Paint(Overlay.Color(red: 0.97, green: 0.94, blue: 1)), cornerRadius: 6)
                return window
            }
            try picture("\(folder)/set-question") {
                [
                    set($0).overlays.show(
                        .question(
                            "Rename", detail: "The link to it stays.",
                            actions: [Overlay.ActionButton("Rename", role: .default)]))
                ]
            }
            try picture("\(folder)/set-veil") {
                [
                    set($0).overlays.show(
                        .veil("Copying", detail: "3 minutes left", indicator: .bar(0.66), cancel: .standard)
                            .with(\.timing, Overlay.Timing()))
                ]
            }
            try picture("\(folder)/set-toast") {
                [
                    set($0).overlays.show(
                        .hud("Message archived", icon: .success, placement: .bottom, action: "Undo"))
                ]
            }
            try picture("\(folder)/set-loading") {
                [set($0).overlays.show(.loading("Loading").with(\.timing, Overlay.Timing()))]
            }
            try picture("\(folder)/set-hud") { [set($0).overlays.show(.hud("Saved", icon: .success))] }
        }

        @Test func sheetsBehindEachOther() throws {
            for (name, overlay, height) in [
                ("edge", Overlay.sheet(detents: [.points(260)], input: .dismissing), 500),
                ("dialog", Overlay.form(), 500),
            ] {
                try picture("\(folder)/stack-\(name)", height: height) { window in
                    (1...3).map { number in
                        window.overlays.show(overlay) { page(number) }
                    }
                }
            }
        }

        private func page(_ number: Int) -> WidgetPointer {
            let box: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12)
            for text in ["Sheet \(number)", "What is on it", "And more of that"] {
                gtk_box_append(box.cast(to: GtkBox.self), gtk_label_new(text))
            }
            gtk_box_append(box.cast(to: GtkBox.self), gtk_entry_new())
            gtk_box_append(box.cast(to: GtkBox.self), gtk_button_new_with_label("Next"))
            for set in [gtk_widget_set_margin_start, gtk_widget_set_margin_end, gtk_widget_set_margin_top] {
                set(box, 24)
            }
            gtk_widget_set_margin_bottom(box, 24)
            return box
        }

        private func picture(
            _ path: String, width: Int = 640, height: Int = 440,
            _ show: (UnsafeMutablePointer<GtkWindow>) -> [Presentation]
        ) throws {
            let window = TestWindow(width: width, height: height)
            let list: WidgetPointer = gtk_list_box_new()
            for row in 1...12 {
                let label: WidgetPointer = gtk_label_new("Message \(row)")
                gtk_label_set_xalign(label.opaque, 0)
                gtk_list_box_append(list.opaque, label)
            }
            window.setChild(list)
            window.present()
            let shown = show(window.window)
            let host = GtkHost.of(window.window)
            GtkTests.iterate {
                host.plan.surfaces.count == shown.count && shown.allSatisfy(\.isVisible)
                    && host.plan.surfaces.allSatisfy { $0.motion.isSettled(at: .now) }
            }
            let end = Instant.now + .milliseconds(400)
            GtkTests.iterate { Instant.now > end }
            try Picture(of: window.widget).save(to: "\(path).png")
            shown.forEach { $0.dismiss() }
            window.close()
        }
    }
}
