import Scrim
import ScrimGTK

/// Every overlay of the Lab, as its controls configure it.
@MainActor
final class LabOverlays {
    /// The newest line of the stage's log.
    private(set) var report: String?

    private let words: Words
    private let window: Widget
    private let page: Widget
    private let bar: Widget
    private var newest: Presentation?

    private var stage: Stage { window.overlays.stage }

    init(_ words: Words, window: Widget, page: Widget, bar: Widget) {
        self.words = words
        self.window = window
        self.page = page
        self.bar = bar
        stage.log = { [weak self] in self?.report = $0.description }
    }

    /// Everything that the stage holds now.
    var presentations: [Presentation.Info] { stage.presentations }

    /// Shows the configured overlay, which ends by itself after its lifetime.
    func show(_ choices: LabChoices) {
        let overlays = choices.area == .window ? window.overlays : page.overlays
        let overlay = choices.overlay(freeing: bar.overlays.region)
        if choices.kind == .sheet {
            Task { await overlays.present(overlay, content: { LabCard.card(words, $0) }) }
        } else {
            newest = overlays.flash(overlay)
        }
    }

    /// Applies the controls to the presented overlay, as far as a presentation can change.
    func follow(_ choices: LabChoices) {
        newest?.content = choices.content
        newest?.appearance = choices.look.appearance
    }

    func dismissAll() {
        window.overlays.dismissAll()
    }
}
