import Scrim
import ScrimUIKit
import UIKit

final class CanvasScreen: UIViewController {
    func chooseColor() async {
        let sheet = Overlay.sheet(input: .dismissing, label: "Color")
        let choice = await view.overlays.over(.window).present(sheet) { end in ColorPicker(end) }
        switch choice {
        case .value(let color): view.backgroundColor = color
        case .ended: break
        }
    }
}

final class ColorPicker: UIViewController {
    private let end: Presentation.Ending<UIColor>

    init(_ end: Presentation.Ending<UIColor>) {
        self.end = end
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = CGSize(width: 320, height: 240)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("not from a nib") }

    func accept(_ color: UIColor) { end(color) }
    func giveUp() { end.cancel() }
}
