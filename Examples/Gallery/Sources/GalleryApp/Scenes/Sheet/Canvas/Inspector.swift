import CGtk4

/// Sliders for the numbers of a picture, at its side.
@MainActor
final class Inspector {
    let root = Widget.column(spacing: 12).styled("inspector").named("inspector").sized(width: 236)
    private let words: Words
    private let card = Widget.column()
    private let changed: @MainActor ((inout Artwork) -> Void) -> Void

    init(
        _ words: Words, _ artwork: Artwork, changed: @escaping @MainActor ((inout Artwork) -> Void) -> Void,
        close: @escaping @MainActor () -> Void
    ) {
        self.words = words
        self.changed = changed
        let title = Widget.text(words.adjust, .heading).expanding(horizontal: true)
            .aligned(vertical: GTK_ALIGN_CENTER)
        let reset = Widget.iconButton("edit-undo-symbolic", words.reset) { [unowned self] in self.reset() }
            .styled("flat", "round").named("adjust-reset")
        let done = Widget.iconButton("window-close-symbolic", words.close, close).styled("flat", "round")
            .named("adjust-close")
        root.append(.row(title, reset, done))
        root.append(card)
        show(artwork)
    }

    private func show(_ artwork: Artwork) {
        card.removeAll()
        card.append(
            .card(
                slider(words.sun, "adjust-size", 0.05...0.4, artwork, \.sunSize),
                slider(words.height, "adjust-height", 0.3...0.95, artwork, \.sunHeight),
                slider(words.hills, "adjust-hills", 0.2...0.8, artwork, \.hills)))
    }

    private func slider(
        _ title: String, _ name: String, _ range: ClosedRange<Double>, _ artwork: Artwork,
        _ path: WritableKeyPath<Artwork, Double>
    ) -> Widget {
        .sliderRow(
            title, in: range, step: 0.01, name: name, value: artwork[keyPath: path],
            text: words.percent
        ) { [unowned self] value in changed { $0[keyPath: path] = value } }
    }

    private func reset() {
        let fresh = Artwork()
        changed { ($0.sunSize, $0.sunHeight, $0.hills) = (fresh.sunSize, fresh.sunHeight, fresh.hills) }
        show(fresh)
    }
}
