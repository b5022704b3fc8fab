import UIKit

/// A named color.
struct Swatch {
    let name: String
    let color: UIColor

    @MainActor static let all = [
        Swatch(name: "Dusk", color: UIColor(red: 0.32, green: 0.51, blue: 0.72, alpha: 1)),
        Swatch(name: "Moss", color: UIColor(red: 0.46, green: 0.62, blue: 0.36, alpha: 1)),
        Swatch(name: "Straw", color: UIColor(red: 0.92, green: 0.72, blue: 0.32, alpha: 1)),
        Swatch(name: "Brick", color: UIColor(red: 0.72, green: 0.36, blue: 0.28, alpha: 1)),
    ]
}

/// A button for each color, and Accept and Cancel.
final class ColorPicker: UIViewController {
    private let changed: @MainActor (UIColor) -> Void
    private let accept: @MainActor (UIColor) -> Void
    private let cancel: @MainActor () -> Void
    private var color = Swatch.all[0].color

    init(
        changed: @escaping @MainActor (UIColor) -> Void, accept: @escaping @MainActor (UIColor) -> Void,
        cancel: @escaping @MainActor () -> Void
    ) {
        self.changed = changed
        self.accept = accept
        self.cancel = cancel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("not from a nib") }

    override func loadView() {
        let swatches = Swatch.all.map { swatch in
            UIButton.titled(swatch.name) { [unowned self] in choose(swatch.color) }
        }
        let ends = [
            UIButton.titled("Accept") { [unowned self] in accept(color) },
            UIButton.titled("Cancel") { [unowned self] in cancel() },
        ]
        view = Column(swatches + ends)
    }

    private func choose(_ color: UIColor) {
        self.color = color
        changed(color)
    }
}
