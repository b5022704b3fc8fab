import Foundation

/// The pictures of the readme: the best of a tour, under names that stay.
@MainActor
enum Album {
    /// The name in the readme, and the tour's file.
    static let pictures = [
        "veil": "veil-light-during.png",
        "loading": "loading-dark-keyboard.png",
        "activity": "activity-light-during.png",
        "sheet": "sheet-light-during.png",
        "shape": "sheet-dark-wheel.png",
        "map": "map-light-half.png",
        "inspector": "sheet-dark-inspector.png",
        "unsaved": "agenda-light-asks.png",
        "release": "curves-light-release.png",
        "release-dark": "curves-dark-release.png",
        "frame-rates": "curves-light-frame-rates.png",
        "frame-rates-dark": "curves-dark-frame-rates.png",
        "hud": "hud-light-during.png",
        "toast": "hud-light-undo.png",
        "progress": "hud-dark-progress.png",
        "classic": "veil-classic-during.png",
    ]

    static func publish(from tour: String, to folder: String) throws {
        let manager = FileManager.default
        try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for (name, file) in pictures {
            let target = "\(folder)/\(name).png"
            try? manager.removeItem(atPath: target)
            try manager.copyItem(atPath: "\(tour)/\(file)", toPath: target)
        }
    }
}
