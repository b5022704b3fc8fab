/// Every overlay of the Lab.
///
/// The overlays of the library go here, and nowhere else in this scene.
@MainActor
final class LabOverlays {
    /// One line of the list of what the stage holds.
    struct Entry: Equatable {
        let title: String
        let detail: String
    }

    private let context: SceneContext
    private(set) var entries: [Entry] = []
    /// Called when the list changed.
    var changed: @MainActor () -> Void = {}

    init(context: SceneContext) {
        self.context = context
    }

    /// Shows what was put together; it goes after the chosen time.
    func show(_ choices: LabChoices, page: Widget) {
        context.standIn.flash(choices.message)
        entries.append(Entry(title: choices.kind.rawValue, detail: choices.message))
        changed()
        Task {
            try? await Task.sleep(for: .seconds(choices.duration))
            if !entries.isEmpty { entries.removeFirst() }
            changed()
        }
    }

    func dismissAll() {
        entries = []
        changed()
    }
}
