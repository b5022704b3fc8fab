import Foundation

/// The pictures of the documentation: the best of a tour, under fixed names.
@MainActor
enum Album {
    /// The name in the repository, and the tour's file.
    static let pictures = [
        "docs/pictures/sheet": "sheet-light-during.png",
        "docs/pictures/shape": "sheet-dark-wheel.png",
        "docs/pictures/inspector": "sheet-dark-inspector.png",
        "docs/pictures/toast": "hud-light-undo.png",
        "docs/pictures/progress": "hud-dark-progress.png",
        "docs/pictures/classic": "veil-classic-during.png",
        "docs/pictures/arabic-veil": "veil-rtl-during.png",
        "docs/pictures/arabic-toast": "hud-rtl-undo.png",
        "docs/pictures/german": "small-german-asks.png",
        // DocC uses these suffixes for light and dark.
        "Sources/Scrim/Scrim.docc/Resources/release": "curves-light-release.png",
        "Sources/Scrim/Scrim.docc/Resources/release~dark": "curves-dark-release.png",
        "Sources/Scrim/Scrim.docc/Resources/frame-rates": "curves-light-frame-rates.png",
        "Sources/Scrim/Scrim.docc/Resources/frame-rates~dark": "curves-dark-frame-rates.png",
    ]

    static func publish(from tour: String, to repository: String) throws {
        for (name, file) in pictures { try copy("\(tour)/\(file)", to: "\(repository)/\(name).png") }
    }

    /// Publishes the clips in each look.
    static func publishClips(from tour: String, to repository: String) throws {
        for file in try FileManager.default.contentsOfDirectory(atPath: tour) where file.hasSuffix(".webp") {
            try copy("\(tour)/\(file)", to: "\(repository)/docs/pictures/\(file)")
        }
    }

    private static func copy(_ file: String, to target: String) throws {
        try? FileManager.default.removeItem(atPath: target)
        try FileManager.default.copyItem(atPath: file, toPath: target)
    }
}
