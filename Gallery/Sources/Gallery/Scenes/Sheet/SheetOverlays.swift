import CGtk4

/// Every overlay of the Canvas scene.
///
/// The overlays of the library go here, and nowhere else in this scene.
@MainActor
final class SheetOverlays {
    /// How a picker was left.
    enum Answer: Sendable {
        case accepted, cancelled
    }

    /// Temporary: where a picker slides in until sheets are there.
    let standIn: Widget = .revealer(.column(), by: GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP)
    private let context: SceneContext
    private var end: CheckedContinuation<Answer, Never>?

    init(context: SceneContext) {
        self.context = context
        gtk_widget_set_valign(standIn, GTK_ALIGN_END)
    }

    /// Shows a view from the bottom edge until it ends itself with an answer.
    func present(_ make: (_ end: @escaping @MainActor (Answer) -> Void) -> Widget) async -> Answer {
        finish(.cancelled)
        let view = make { [weak self] in self?.finish($0) }
        gtk_revealer_set_child(standIn.opaque, Widget.column(view).margins(horizontal: 12, vertical: 12))
        standIn.isRevealed = true
        return await withCheckedContinuation { end = $0 }
    }

    private func finish(_ answer: Answer) {
        standIn.isRevealed = false
        end?.resume(returning: answer)
        end = nil
    }
}
