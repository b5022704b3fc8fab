import Scrim
import UIKit

/// The window onto message and detail, which scrolls where they are higher.
///
/// To assistive technology it is what the panel says, as one: also where there is no room to draw it.
final class TextViewport: UIScrollView {
    init() {
        super.init(frame: .zero)
        isScrollEnabled = false
        showsHorizontalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        // A font's ink may reach beyond its lines.
        clipsToBounds = false
        isAccessibilityElement = true
        accessibilityTraits = .staticText
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Made in code only") }

    /// Tells assistive technology what the panel says.
    func tell(_ panel: PanelContent) {
        let text = PanelText.shown(panel.spokenText)
        if accessibilityLabel != text { accessibilityLabel = text }
        accessibilityValue = panel.progressText
        accessibilityTraits =
            panel.indicator.progress == nil ? .staticText : [.staticText, .updatesFrequently]
    }

    /// Shows a part of the texts; `nil`: nothing of them.
    func place(_ rect: Rect?, in panel: CGSize, labels: [(label: PanelLabel?, frame: Rect?)], centred: Bool) {
        for (label, frame) in labels {
            label?.isHidden = frame == nil || rect == nil
            if let frame { label?.frame = frame.cgRect }
            label?.align(centred: centred)
        }
        // Without a place of its own it stands for the panel.
        frame = rect?.cgRect ?? CGRect(origin: .zero, size: panel)
        let height = labels.compactMap(\.frame?.maxY).max() ?? 0
        contentSize = CGSize(width: bounds.width, height: height)
        let overflows = rect != nil && height > bounds.height + 1
        isUserInteractionEnabled = overflows
        guard overflows != isScrollEnabled else { return }
        isScrollEnabled = overflows
        clipsToBounds = overflows
        if overflows { flashScrollIndicators() } else { contentOffset = .zero }
    }
}
