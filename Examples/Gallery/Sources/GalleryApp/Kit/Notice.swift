import CGtk4

/// A line that shows an error next to where it happened, and disappears by itself.
@MainActor
final class Notice {
    let root: Widget
    private let line: Widget
    private let icon = Widget.icon("dialog-warning-symbolic")
    private let label = Widget.text("", .body).expanding(horizontal: true)
    private let words: Words
    private var generation = 0

    /// Long enough to read two lines.
    private static let duration = Duration.seconds(6)

    init(_ words: Words, name: String) {
        self.words = words
        line = Widget.row(spacing: 8, icon, label.named("\(name)-text")).margins(vertical: 4)
        root = .revealer(line, by: GTK_REVEALER_TRANSITION_TYPE_SLIDE_DOWN).named(name)
    }

    /// Shows an error in red; a cancellation by the user is not an error.
    func show(_ error: any Error) {
        show(words.failure(error), isError: !(error is CancellationError))
    }

    /// Shows that nothing was done, because the user cancelled.
    func showCancelled() { show(words.cancelled, isError: false) }

    func show(_ text: String, isError: Bool = true) {
        label.label = text
        line.setStyle("notice", isError)
        icon.isVisible = isError
        root.isRevealed = true
        generation += 1
        Task { [generation] in
            try? await Task.sleep(for: Self.duration)
            // A newer text gets the full duration.
            if generation == self.generation { clear() }
        }
    }

    func clear() {
        root.isRevealed = false
    }
}
