import CGtk4
import Scrim

/// Sample content for a sheet.
@MainActor
enum LabCard {
    static func card(_ words: Words, _ end: Presentation.Ending<Void>) -> Widget {
        let done = Widget.button(words.done) { end() }.styled("pill", "suggested-action").named(
            "lab-sheet-done"
        )
        .aligned(horizontal: GTK_ALIGN_CENTER)
        return .column(
            spacing: 16, .centered(words.appsView, .title),
            .centered(words.appsViewDetail, dim: true), done
        ).margins(horizontal: 24, vertical: 24)
    }
}
