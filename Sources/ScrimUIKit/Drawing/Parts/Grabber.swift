#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// A sheet's grabber: the bar that shows that the sheet can be dragged.
///
/// Keys and assistive technology resize the sheet through it. To assistive technology the grabber is adjustable over
/// the sheet's detents.
final class Grabber: UIView {
    private let bar = UIView()
    private let page: @MainActor () -> UIView?
    private let onStep: @MainActor (_ larger: Bool) -> Void
    private let onTap: @MainActor () -> Void
    private var shown: SheetPlan?
    /// The keys that went down on the grabber to activate it: one may have another modifier when it comes up.
    private var heldKeys: Set<ObjectIdentifier> = []

    /// - Parameters:
    ///   - page: Returns the app's content on the panel.
    ///   - onStep: Called when a key or assistive technology asks for the next larger or smaller detent.
    ///   - onTap: Called when a key or assistive technology activates the grabber; for taps see `GrabberTap`.
    init(
        page: @escaping @MainActor () -> UIView?, onStep: @escaping @MainActor (_ larger: Bool) -> Void,
        onTap: @escaping @MainActor () -> Void
    ) {
        (self.page, self.onStep, self.onTap) = (page, onStep, onTap)
        super.init(frame: .zero)
        // The arrow keys change the detent, so Tab has to lead on to the panel's content.
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

    /// Places the bar; `nil`: there is no grabber, not even for assistive technology.
    func place(_ frame: Rect?) {
        isHidden = frame == nil
        guard let rect = frame?.cgRect else { return }
        let padding = Tuning.grabberPadding
        self.frame = rect.insetBy(dx: -padding, dy: -padding)
        bar.frame = CGRect(x: padding, y: padding, width: rect.width, height: rect.height)
        bar.layer.cornerRadius = min(rect.width, rect.height) / 2
    }

    /// A drag on the grabber drags the whole panel, so the grabber takes no touches.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }

    override func accessibilityIncrement() { onStep(true) }
    override func accessibilityDecrement() { onStep(false) }

    override func accessibilityActivate() -> Bool {
        guard shown?.hasTapTarget == true else { return false }
        onTap()
        return true
    }

    // MARK: Keys

    override var canBecomeFocused: Bool { !isHidden }
    override var canBecomeFirstResponder: Bool { !isHidden }
    /// Commands of the app's content on the panel also work while the grabber has the focus.
    override var next: UIResponder? { page() ?? super.next }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let own: Set<UIPress> = shown?.hasTapTarget == true ? presses.filter { $0.activates } : []
        heldKeys.formUnion(own.map { ObjectIdentifier($0) })
        if !own.isEmpty, isKeyMeant { onTap() }
        let others = presses.subtracting(own)
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let own = presses.filter { heldKeys.contains(ObjectIdentifier($0)) }
        heldKeys.subtract(own.map { ObjectIdentifier($0) })
        let others = presses.subtracting(own)
        if !others.isEmpty { super.pressesEnded(others, with: event) }
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        heldKeys = []
        super.pressesCancelled(presses, with: event)
    }

    override var keyCommands: [UIKeyCommand]? {
        commands.filter { $0.input.map { isLarger($0) != nil } ?? false }
    }

    private lazy var commands = Self.arrows.keys.map { command($0) } + Self.pages.keys.map { command($0) }

    /// The directions of the arrow keys on the screen.
    private static let arrows = [
        UIKeyCommand.inputUpArrow: Point(x: 0, y: -1), UIKeyCommand.inputDownArrow: Point(x: 0, y: 1),
        UIKeyCommand.inputLeftArrow: Point(x: -1, y: 0), UIKeyCommand.inputRightArrow: Point(x: 1, y: 0),
    ]
    private static let pages = [UIKeyCommand.inputPageUp: true, UIKeyCommand.inputPageDown: false]

    /// Whether a key asks for the next larger detent or the next smaller one; `nil`: neither.
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
        // Otherwise the focus system would move on to another control of the app.
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
