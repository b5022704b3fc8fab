import ScrimUIKit
import UIKit

/// A canvas whose background changes while one chooses it; anything but Accept takes it back.
final class CanvasScreen: UIViewController, SampleScene {
    let openings = [Opening.sheet]

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Canvas"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("not from a nib") }

    override func loadView() {
        view = Column([UIButton.titled("Choose Background") { [unowned self] in choose() }])
        view.backgroundColor = Swatch.all[0].colour
    }

    func open(_ opening: Opening) { choose() }

    private func choose() {
        let before = view.backgroundColor
        Task {
            let sheet = Overlay.sheet(detents: [.content, .fraction(0.8)])
            let choice = await view.overlays.over(.window).present(sheet) { end in
                ColourPicker(
                    changed: { [view] in view?.backgroundColor = $0 }, accept: end.callAsFunction,
                    cancel: end.cancel)
            }
            view.backgroundColor = choice.value ?? before
        }
    }
}
