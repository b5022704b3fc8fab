import ScrimUIKit
import UIKit

final class CanvasScreen: UIViewController {
    // The background changes while one chooses; anything but Accept takes it back.
    func chooseColor() async {
        let before = view.backgroundColor
        let choice = await view.overlays.over(.window).present(.sheet) { end in
            ColorPicker(
                before, changed: { [view] in view?.backgroundColor = $0 }, accept: end.callAsFunction,
                cancel: end.cancel)
        }
        view.backgroundColor = choice.value ?? before
    }

    // A row of buttons: the sheet goes first, then the button does what it says. A tap beside it, on the darkened
    // page, sends it away.
    func chooseAction() async {
        let choice = await view.overlays.over(.window).present(.sheet(input: .dismissing)) { end in
            ButtonRow(["Share", "Print"], chosen: end.callAsFunction)
        }
        if let action = choice.value { perform(action) }
    }
}
