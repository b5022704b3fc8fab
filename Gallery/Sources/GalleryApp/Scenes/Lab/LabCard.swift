import CGtk4
import Scrim

/// Something to put on a sheet.
@MainActor
enum LabCard {
    static func card(_ end: Presentation.Ending<Void>) -> Widget {
        let done = Widget.button("Done") { end() }.styled("pill", "suggested-action").named("lab-sheet-done")
            .aligned(horizontal: GTK_ALIGN_CENTER)
        return .column(
            spacing: 16, .centered("A View of the App’s", .title),
            .centered("The library moves it, and keeps the input off what it covers.", dim: true), done
        ).margins(horizontal: 24, vertical: 24)
    }
}
