import Foundation

/// The pictures of the readme: the best of a tour, under names that stay.
@MainActor
enum Album {
    /// The name in the readme, and the tour's file.
    static let pictures = [
        "sheet": "sheet-light-during.png",
        "shape": "sheet-dark-wheel.png",
        "map": "map-light-half.png",
        "inspector": "sheet-dark-inspector.png",
        "unsaved": "agenda-light-asks.png",
        "release": "curves-light-release.png",
        "release-dark": "curves-dark-release.png",
        "frame-rates": "curves-light-frame-rates.png",
        "frame-rates-dark": "curves-dark-frame-rates.png",
        "toast": "hud-light-undo.png",
        "progress": "hud-dark-progress.png",
        "classic": "veil-classic-during.png",
        "arabic-veil": "veil-rtl-during.png",
        "arabic-toast": "hud-rtl-undo.png",
        "german": "small-german-asks.png",
    ]

    static func publish(from tour: String, to folder: String) throws {
        let manager = FileManager.default
        try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for (name, file) in pictures {
            try copy("\(tour)/\(file)", to: "\(folder)/\(name).png")
        }
    }

    /// Publishes the clips, in each look.
    static func publishClips(from tour: String, to folder: String) throws {
        let manager = FileManager.default
        try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for file in try manager.contentsOfDirectory(atPath: tour) where file.hasSuffix(".webp") {
            try copy("\(tour)/\(file)", to: "\(folder)/\(file)")
        }
    }

    private static func copy(_ file: String, to target: String) throws {
        try? FileManager.default.removeItem(atPath: target)
        try FileManager.default.copyItem(atPath: file, toPath: target)
    }
}
