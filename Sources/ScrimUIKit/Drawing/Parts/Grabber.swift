#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// A sheet's grabber: the bar that shows that the sheet can be dragged.
///
/// To assistive technology the grabber is adjustable over the sheet's detents.
final class Grabber: UIView {
    private let bar = UIView()
    private let onStep: @MainActor (_ larger: Bool) -> Void

    /// - Parameter onStep: Called when assistive technology asks for the next larger or smaller detent.
    init(onStep: @escaping @MainActor (_ larger: Bool) -> Void) {
        self.onStep = onStep
        super.init(frame: .zero)
        // The whole panel is dragged, not the grabber.
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
        addSubview(bar)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Made in code only") }

    /// Shows the bar in a color, and sets the plan's values for assistive technology.
    func show(_ sheet: SheetPlan, color: Overlay.Color) {
        bar.backgroundColor = UIColor(color)
        accessibilityLabel = sheet.grabberLabel
        let names = sheet.detentNames
        accessibilityValue = names.indices.contains(sheet.detentIndex) ? names[sheet.detentIndex] : nil
    }

    /// Places the bar; `nil`: there is no grabber, not for assistive technology either.
    func place(_ frame: Rect?) {
        isHidden = frame == nil
        guard let rect = frame?.cgRect else { return }
        let padding = Tuning.grabberPadding
        self.frame = rect.insetBy(dx: -padding, dy: -padding)
        bar.frame = CGRect(x: padding, y: padding, width: rect.width, height: rect.height)
        bar.layer.cornerRadius = min(rect.width, rect.height) / 2
    }

    override func accessibilityIncrement() { onStep(true) }
    override func accessibilityDecrement() { onStep(false) }
}
#endif
