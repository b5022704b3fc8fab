import Screen
@_spi(Host) import Scrim
import UIKit

@_spi(Host) @testable import ScrimUIKit

/// An app on a screen: a window with a button, a first-responder text field, and a view for use as a region, which has
/// a button in its center.
@MainActor
final class AppFixture {
    let screen: Screen
    let window: UIWindow
    let root = UIViewController()
    let button = TapCounter()
    let field = LetterCounter()
    private(set) var region: UIView?
    let regionButton = TapCounter()

    init(
        width: CGFloat = 390, height: CGFloat = 844, safeArea: UIEdgeInsets = .zero,
        region: UIView? = nil
    ) {
        // The default is made here because Swift 6.0 rejects it in the declaration when a
        // property calls this initializer.
        let region = region ?? UIView()
        self.region = region
        screen = Screen(width: width, height: height, safeArea: safeArea)
        window = screen.makeWindow(root)
        let view = root.view ?? UIView()
        button.frame = CGRect(x: 20, y: 60, width: 120, height: 44)
        field.frame = CGRect(x: 20, y: 120, width: width - 40, height: 44)
        region.frame = CGRect(x: 0, y: 200, width: width, height: height - 200)
        region.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        regionButton.frame = CGRect(x: 20, y: 400, width: 120, height: 44)
        region.addSubview(regionButton)
        for child in [button, field, region] { view.addSubview(child) }
        field.becomeFirstResponder()
        screen.turn()
    }

    func close() {
        screen.disconnect()
        window.isHidden = true
        window.windowScene = nil
    }

    var overlays: UIKitOverlays { window.overlays }
    var host: UIKitHost { UIKitHost.of(screen.scene) }

    func destroyRegion() {
        region?.removeFromSuperview()
        region = nil
    }

    /// The visible view with this identifier, wherever it is in the scene.
    func find(_ identifier: String) -> UIView? {
        screen.scene.windows.lazy.filter { !$0.isHidden }.compactMap { $0.find(identifier) }.first
    }

    /// Lets frames pass, and runs the tasks that wait for them.
    func pass(_ seconds: TimeInterval = Screen.frame) async {
        screen.advance(by: seconds)
        await othersRun(1)
        screen.turn()
    }

    func until(_ condition: () -> Bool) async -> Bool { await screen.until(condition) }
}

/// A button that counts its taps.
final class TapCounter: UIButton {
    private(set) var taps = 0

    convenience init() {
        self.init(frame: .zero)
        addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .primaryActionTriggered)
    }
}

/// A text field that counts the typed letters.
final class LetterCounter: UITextField {
    private(set) var letters = 0

    override func insertText(_ text: String) {
        super.insertText(text)
        letters += 1
    }
}

/// A form that keeps the user in a field until the text is valid, which it never is.
final class Validator: NSObject, UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
}

extension UIView {
    /// The first visible view with this identifier, among this view and its descendants.
    func find(_ identifier: String) -> UIView? {
        guard !isHidden else { return nil }
        if accessibilityIdentifier == identifier { return self }
        return subviews.lazy.compactMap { $0.find(identifier) }.first
    }
}
