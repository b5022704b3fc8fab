import CGtk4

/// Temporary, until the overlays are there: a strip under the header that says what goes on.
@MainActor
final class StandIn {
    let root: Widget
    private let message = Widget.text("", .caption).expanding(horizontal: true)
    private let cancelButton: Widget
    private let bar: Widget = make(gtk_progress_bar_new())
    private var cancel: (() -> Void)?
    private var flashes = 0

    init() {
        cancelButton = Widget.button("Cancel") {}
        let row = Widget.row(spacing: 12, message, cancelButton).margins(horizontal: 12, vertical: 6)
        root = .revealer(.column(row, bar), by: GTK_REVEALER_TRANSITION_TYPE_SLIDE_DOWN)
        cancelButton.on("clicked") { [unowned self] in cancel?() }
    }

    /// Shows the strip while `body` runs; its button cancels it.
    func during<Value: Sendable>(
        _ text: String, _ body: @escaping @MainActor (StandIn) async throws -> Value
    ) async throws -> Value {
        let task = Task { try await body(self) }
        cancel = { task.cancel() }
        show(text)
        cancelButton.isVisible = true
        defer {
            cancel = nil
            root.isRevealed = false
        }
        return try await task.value
    }

    func report(_ fraction: Double) {
        bar.isVisible = true
        gtk_progress_bar_set_fraction(bar.opaque, fraction)
    }

    /// Shows a line for a moment.
    func flash(_ text: String) {
        show(text)
        cancelButton.isVisible = false
        flashes += 1
        let mine = flashes
        Task {
            try? await Task.sleep(for: .seconds(1))
            if mine == flashes, cancel == nil { root.isRevealed = false }
        }
    }

    private func show(_ text: String) {
        message.label = text
        bar.isVisible = false
        root.isRevealed = true
    }
}
