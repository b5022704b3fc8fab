#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// A sheet's grabber: the bar that shows that the sheet can be dragged, and that keys and assistive technology move it by.
///
/// To assistive technology the grabber is adjustable over the sheet's detents.
final class Grabber: UIView {
    private let bar = UIView()
    private let page: @MainActor () -> UIView?
    private let onStep: @MainActor (_ larger: Bool) -> Void
    private var shown: SheetPlan?

    /// - Parameters:
    ///   - page: What the app shows on the panel.
    ///   - onStep: Called when a key or assistive technology asks for the next larger or smaller detent.
    init(page: @escaping @MainActor () -> UIView?, onStep: @escaping @MainActor (_ larger: Bool) -> Void) {
        (self.page, self.onStep) = (page, onStep)
        super.init(frame: .zero)
        // The arrows step, so Tab has to lead on to what is on the panel.
        focusGroupIdentifier = "Scrim grabber \(ObjectIdentifier(self))"
        isAccessibilityElement = true
        accessibilityRespondsToUserInteraction = true
        accessibilityTraits = .adjustable
        addSubview(bar)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Made in code only") }

    /// Shows the bar in a color, and sets the plan's values for assistive technology.
    func show(_ sheet: SheetPlan, color: Overlay.Color) {
        shown = sheet
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

    /// The whole panel is dragged, not the grabber.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }

    override func accessibilityIncrement() { onStep(true) }
    override func accessibilityDecrement() { onStep(false) }

    // MARK: Keys

    override var canBecomeFocused: Bool { !isHidden }
    override var canBecomeFirstResponder: Bool { !isHidden }
    /// A command of what the app shows on the panel is as much alive here as there.
    override var next: UIResponder? { page() ?? super.next }

    override var keyCommands: [UIKeyCommand]? {
        commands.filter { $0.input.map { isLarger($0) != nil } ?? false }
    }

    private lazy var commands = Self.arrows.keys.map { command($0) } + Self.pages.keys.map { command($0) }

    /// Where the arrows point on the screen.
    private static let arrows = [
        UIKeyCommand.inputUpArrow: Point(x: 0, y: -1), UIKeyCommand.inputDownArrow: Point(x: 0, y: 1),
        UIKeyCommand.inputLeftArrow: Point(x: -1, y: 0), UIKeyCommand.inputRightArrow: Point(x: 1, y: 0),
    ]
    private static let pages = [UIKeyCommand.inputPageUp: true, UIKeyCommand.inputPageDown: false]

    /// Whether a key asks for the next larger detent, or the next smaller one; `nil`: for none.
    private func isLarger(_ input: String) -> Bool? {
        Self.pages[input] ?? Self.arrows[input].flatMap { shown?.isLarger(towards: $0) }
    }

    private func command(_ input: String) -> UIKeyCommand {
        #if canImport(ObjectiveC)
        let command = UIKeyCommand(input: input, modifierFlags: [], action: #selector(step(_:)))
        #else
        let command = UIKeyCommand(
            input: input, modifierFlags: [], action: { (grabber: Grabber) in { grabber.step($0) } })
        #endif
        // The focus system would go on to another control of the app's.
        command.wantsPriorityOverSystemBehavior = true
        return command
    }

    #if canImport(ObjectiveC)
    @objc
    #endif
    private func step(_ command: UIKeyCommand) {
        if let larger = command.input.flatMap(isLarger) { onStep(larger) }
    }
}
#endif
