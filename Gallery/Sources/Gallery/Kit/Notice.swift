import CGtk4

/// A line that says, right where it happened, what went wrong, and goes by itself.
@MainActor
final class Notice {
    let root: Widget
    private let label = Widget.text("", .body).expanding(horizontal: true)
    private var generation = 0

    /// Long enough to read two lines.
    private static let duration = Duration.seconds(6)

    init(name: String) {
        let line = Widget.row(spacing: 8, .icon("dialog-warning-symbolic"), label.named("\(name)-text"))
            .styled("notice").margins(vertical: 4)
        root = .revealer(line, by: GTK_REVEALER_TRANSITION_TYPE_SLIDE_DOWN).named(name)
    }

    func show(_ error: any Error) {
        show(error is CancellationError ? "Cancelled." : String(describing: error))
    }

    func show(_ text: String) {
        label.label = text
        root.isRevealed = true
        generation += 1
        Task { [generation] in
            try? await Task.sleep(for: Self.duration)
            // A newer text has its own time.
            if generation == self.generation { clear() }
        }
    }

    func clear() {
        root.isRevealed = false
    }
}
