import TourReport

/// The five overlays side by side in one picture: the first thing to look at after a tour.
@MainActor
enum ContactSheet {
    static let file = "index.png"

    /// The tour's pictures, and their captions.
    private static let pictures = [
        ("veil-light-during.png", "Veil"), ("loading-light-during.png", "Loading view"),
        ("activity-light-during.png", "Activity overlay"), ("sheet-light-during.png", "Semi-modal sheet"),
        ("hud-light-undo.png", "HUD"),
    ]

    /// Writes the picture to the tour's folder; returns `false` if the tour took none of these pictures,
    /// or if ImageMagick failed.
    static func write(to folder: String, of report: TourReport) async -> Bool {
        let taken = Set(report.scenes.flatMap(\.pictures).map(\.file))
        let shown = pictures.filter { taken.contains($0.0) }
        guard !shown.isEmpty else { return false }
        // On a minimal system, ImageMagick has no default font; fontconfig finds the interface font.
        let font = await Command.run(["fc-match", "-f", "%{file}", "Cantarell"]).output
        let labeled = shown.flatMap { ["-label", $0.1, "\(folder)/\($0.0)"] }
        let made = await Command.run(
            ["montage", "-font", font, "-pointsize", "17", "-fill", "#5e5c64", "-background", "#fafafb"]
                + labeled + ["-tile", "\(shown.count)x1", "-geometry", "300x+18+18", "\(folder)/\(file)"])
        return made.succeeded
    }
}
