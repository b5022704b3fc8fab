import CGtk4
import Scrim

/// The stage's presentations, line by line, kept up to date while the list is visible.
@MainActor
final class StageList {
    let root = Widget.column(spacing: 2).named("lab-presentations")
    private let words: Words
    private let read: @MainActor () -> (presentations: [Presentation.Info], report: String?)
    private var lines: [Widget] = []
    private var watching: Task<Void, Never>?

    /// The number of lines that fit above the buttons; the rest is counted.
    private static let limit = 4
    /// The stage does not announce changes, so the list polls it, as often as the ages change, which are in tenths.
    private static let interval = Duration.milliseconds(100)

    init(
        _ words: Words, read: @escaping @MainActor () -> (presentations: [Presentation.Info], report: String?)
    ) {
        self.words = words
        self.read = read
        for index in 0...Self.limit {
            let line = Widget.text("", .caption, dim: true).styled("numeric").named("lab-line-\(index)")
            gtk_label_set_wrap(line.opaque, 0)
            gtk_label_set_ellipsize(line.opaque, PANGO_ELLIPSIZE_END)
            lines.append(line)
            root.append(line)
        }
        root.on("map") { [weak self] in self?.watch() }
        root.on("unmap") { [weak self] in self?.watching?.cancel() }
    }

    private func watch() {
        watching?.cancel()
        watching = Task { [weak self] in
            while !Task.isCancelled {
                self?.refresh()
                try? await Task.sleep(for: Self.interval)
            }
        }
    }

    private func refresh() {
        let (presentations, report) = read()
        var texts = presentations.prefix(Self.limit).map { line(for: $0) }
        if presentations.isEmpty { texts.append(words.emptyStage) }
        if presentations.count > Self.limit {
            texts.append(words.more(presentations.count - Self.limit))
        } else if let report {
            texts.append(words.log(report))
        }
        for (index, line) in lines.enumerated() {
            let text = index < texts.count ? texts[index] : ""
            if line.label != text { line.label = text }
            line.isVisible = !text.isEmpty
        }
    }

    private func line(for info: Presentation.Info) -> String {
        var parts = [info.kind.rawValue, info.state.rawValue, words.seconds(info.age / .seconds(1))]
        if info.holders > 1 { parts.append(words.shared(by: info.holders)) }
        if let message = info.message, !message.isEmpty { parts.append(words.quoted(message)) }
        return parts.joined(separator: " · ")
    }
}
