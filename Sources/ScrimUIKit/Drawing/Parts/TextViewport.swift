#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// The scroll view around a panel's message and detail, which scrolls if they are higher than their room on the panel.
///
/// To assistive technology the viewport is one element with the panel's whole text, even if there is no room
/// to draw it.
final class TextViewport: UIScrollView {
    /// Called when assistive technology reaches or leaves the viewport.
    var onAccessFocus: AccessNote = { _, _ in }

    init() {
        super.init(frame: .zero)
        isScrollEnabled = false
        // If two scroll views want a tap on the status bar, neither gets it. The app's list should.
        scrollsToTop = false
        showsHorizontalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        // Glyphs may extend beyond their lines.
        clipsToBounds = false
        isAccessibilityElement = true
        accessibilityTraits = .staticText
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Made in code only") }

    /// Sets the panel's text for assistive technology.
    func describe(_ panel: PanelContent) {
        let text = panel.spokenText
        if accessibilityLabel != text { accessibilityLabel = text }
        accessibilityValue = panel.progressText
        accessibilityTraits =
            panel.indicator.progress == nil ? .staticText : [.staticText, .updatesFrequently]
    }

    /// Places the viewport onto its texts in a panel of this size.
    func place(_ frames: SurfaceFrames, in panel: CGSize) {
        // If no text is drawn, the element for assistive technology is as large as the panel.
        frame = frames.text?.cgRect ?? CGRect(origin: .zero, size: panel)
        contentSize = CGSize(width: bounds.width, height: frames.textHeight)
        let scrolls = frames.scrollsText
        isUserInteractionEnabled = scrolls
        guard scrolls != isScrollEnabled else { return }
        isScrollEnabled = scrolls
        clipsToBounds = scrolls
        // Otherwise Switch Control, Voice Control and Full Keyboard Access skip a text.
        accessibilityRespondsToUserInteraction = scrolls
        if scrolls { flashScrollIndicators() } else { contentOffset = .zero }
    }

    override func accessibilityElementDidBecomeFocused() { onAccessFocus(ObjectIdentifier(self), true) }
    override func accessibilityElementDidLoseFocus() { onAccessFocus(ObjectIdentifier(self), false) }

    // MARK: Keys

    // The text itself takes the focus, since it contains no control through which keys could scroll it.
    override var canBecomeFocused: Bool { isScrollEnabled }
    override var canBecomeFirstResponder: Bool { isScrollEnabled }
    override var keyCommands: [UIKeyCommand]? { isScrollEnabled ? commands : nil }

    private lazy var commands = [
        UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow, UIKeyCommand.inputPageUp,
        UIKeyCommand.inputPageDown,
    ].map { command($0) }

    private func command(_ input: String) -> UIKeyCommand {
        #if canImport(ObjectiveC)
        let command = UIKeyCommand(input: input, modifierFlags: [], action: #selector(scrollByKey(_:)))
        #else
        let command = UIKeyCommand(
            input: input, modifierFlags: [],
            action: { (viewport: TextViewport) in { viewport.scrollByKey($0) } })
        #endif
        // Otherwise the focus system would move on to a control of the panel.
        command.wantsPriorityOverSystemBehavior = true
        return command
    }

    /// Scrolls by a line, or by what is in sight except a line.
    #if canImport(ObjectiveC)
    @objc
    #endif
    private func scrollByKey(_ command: UIKeyCommand) {
        let line = subviews.compactMap { ($0 as? UILabel)?.font.lineHeight }.max() ?? 0
        let page = max(bounds.height - line, line)
        let way: CGFloat =
            switch command.input ?? "" {
            case UIKeyCommand.inputUpArrow: -line
            case UIKeyCommand.inputDownArrow: line
            case UIKeyCommand.inputPageUp: -page
            case UIKeyCommand.inputPageDown: page
            default: 0
            }
        contentOffset.y = min(max(contentOffset.y + way, 0), max(contentSize.height - bounds.height, 0))
    }
}
#endif
