import Screen
@_spi(Host) import Scrim
import UIKit

@_spi(Host) @testable import ScrimUIKit

/// Keys that move the focus, and targets to move it to.
extension AppFixture {
    func tab(_ modifiers: UIKeyModifierFlags = []) {
        screen.press(.keyboardTab, characters: "\t", modifiers: modifiers)
    }

    func f6(_ modifiers: UIKeyModifierFlags = []) {
        screen.press(.keyboardF6, modifiers: modifiers)
    }

    /// Makes the device an iPad, with the focus in the app's field.
    func supportFocus() {
        screen.supportFocus()
        field.resignFirstResponder()
        field.becomeFirstResponder()
    }

    /// A notice with an action.
    func undoNotice() -> Presentation { showNow(.hud("Deleted", action: "Undo")) }

    /// The action's button of the presented notice.
    var action: PanelButton? { surface?.parts.action }

    /// A sheet with two fields; beside the live app by default.
    func sheetWithFields(_ input: Overlay.InputPolicy = .live) -> (Presentation, [LetterCounter]) {
        let form = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
        let fields = [20.0, 80].map { LetterCounter(frame: CGRect(x: 20, y: $0, width: 300, height: 44)) }
        for field in fields { form.addSubview(field) }
        return (showSheet(.sheet(input: input), content: form), fields)
    }
}
