#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// F6 and Shift+F6, which move the focus to the panels beside the app and back, unless a responder nearer to the focus
/// has a command for them.
///
/// UIKit looks for a command from the first responder upward, and the app's views are not inside any view of the
/// library. So the app's root controller has the commands while there is a panel to go to.
@MainActor
final class PanelKeys {
    /// The name of the key as the user knows it.
    static let name = "F6"

    let commands = [UIKeyModifierFlags(), .shift].map { PanelKeys.command($0) }
    private var controllers: [WeakController] = []

    private struct WeakController {
        weak var controller: UIViewController?
    }

    /// Gives these controllers the commands, and removes them from all others.
    func attach(to wanted: [UIViewController]) {
        let known = controllers.compactMap(\.controller)
        for old in known where !wanted.contains(where: { $0 === old }) {
            for command in commands { old.removeKeyCommand(command) }
        }
        for new in wanted where !known.contains(where: { $0 === new }) {
            for command in commands { new.addKeyCommand(command) }
        }
        controllers = wanted.map { WeakController(controller: $0) }
    }

    /// UIKit performs a command through the Objective-C runtime, which is missing on some platforms that the library
    /// is compiled for.
    private static func command(_ modifiers: UIKeyModifierFlags) -> UIKeyCommand {
        #if canImport(ObjectiveC)
        UIKeyCommand(
            input: UIKeyCommand.f6, modifierFlags: modifiers, action: #selector(UIResponder.scrimWalk(_:)))
        #else
        UIKeyCommand(
            input: UIKeyCommand.f6, modifierFlags: modifiers,
            action: { (responder: UIResponder) in { responder.scrimWalk($0) } })
        #endif
    }
}

extension UIResponder {
    /// Moves the focus to the next or previous panel, in the scene of the responder that received the key.
    #if canImport(ObjectiveC)
    @objc(scrim_walk:)
    #endif
    fileprivate func scrimWalk(_ command: UIKeyCommand) {
        let windows = sequence(first: self, next: \.next).lazy.compactMap {
            ($0 as? UIWindow) ?? ($0 as? UIView)?.window
        }
        guard let scene = windows.first(where: { _ in true })?.windowScene else { return }
        UIKitHost.of(scene).focus.walk(command.modifierFlags.contains(.shift) ? .previous : .next)
    }
}
#endif
