import Scrim
import UIKit

/// A sheet's grabber: the bar that shows that it can be dragged, and that assistive technology moves it by.
///
/// To assistive technology it is adjustable over the sheet's detents.
final class Grabber: UIView {
    /// How strongly the panel's ink shows in the bar: three to one against either ground (WCAG 2.2, 1.4.11).
    private static let strength = 0.5

    private let bar = UIView()
    private let stepped: @MainActor (_ larger: Bool) -> Void

    /// - Parameter stepped: Called when assistive technology asks for the next larger or smaller detent.
    init(stepped: @escaping @MainActor (_ larger: Bool) -> Void) {
        self.stepped = stepped
        super.init(frame: .zero)
        // A finger takes hold of the panel, wherever it is not something else's.
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
        addSubview(bar)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Made in code only") }

    /// Tells assistive technology what the plan says.
    func show(_ sheet: SheetPlan, ink: Colour) {
        bar.backgroundColor = UIColor(ink.faded(Self.strength))
        accessibilityLabel = sheet.grabberLabel
        let names = sheet.detentNames
        accessibilityValue = names.indices.contains(sheet.detentIndex) ? names[sheet.detentIndex] : nil
    }

    /// Puts the bar there; `nil`: there is none, for nobody.
    func place(_ frame: Rect?) {
        isHidden = frame == nil
        guard let rect = frame?.cgRect else { return }
        let padding = Defaults.grabberPadding
        self.frame = rect.insetBy(dx: -padding, dy: -padding)
        bar.frame = CGRect(x: padding, y: padding, width: rect.width, height: rect.height)
        bar.layer.cornerRadius = min(rect.width, rect.height) / 2
    }

    override func accessibilityIncrement() { stepped(true) }
    override func accessibilityDecrement() { stepped(false) }
}
