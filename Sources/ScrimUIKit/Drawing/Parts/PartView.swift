#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// A view that shows one element of a panel.
@MainActor
protocol PartView: UIView {
    /// The view in the part that takes the keys first; `nil`: none.
    var keyTarget: UIView? { get }
    /// The view that assistive technology reads; `nil`: none, or the text viewport reads the part.
    var accessElement: UIView? { get }

    /// Sets the part's identifier for UI tests.
    func setName(_ name: String)

    /// Shows an element; returns `false` if the element needs another kind of view.
    func show(_ element: PanelElement, of plan: SurfacePlan, in environment: Stage.Environment) -> Bool

    /// The part's natural size, or its size at a width.
    func size(width: Double?) -> Size

    /// Places the part; without a frame it is not drawn.
    func place(_ frame: Rect?, in frames: SurfaceFrames)

    /// Called when assistive technology reaches or leaves an element of the part.
    var onAccessFocus: AccessNote { get set }
}

/// Notes that assistive technology reached or left an element.
typealias AccessNote = @MainActor (_ element: ObjectIdentifier, _ isFocused: Bool) -> Void

extension PartView {
    var keyTarget: UIView? { nil }
    var accessElement: UIView? { nil }
    func setName(_ name: String) { accessibilityIdentifier = name }

    func place(_ frame: Rect?, in frames: SurfaceFrames) { show(at: frame) }

    /// A part that assistive technology does not reach calls nothing.
    var onAccessFocus: AccessNote {
        get { { _, _ in } }
        set {}
    }
}

/// A view around a panel's parts that decides which keys are meant for them.
@MainActor
protocol PanelKeyJudge: UIView {
    /// Whether a key that presses a button of the panel is meant for it; asked once for each press.
    func takesKey() -> Bool

    /// A key that types was pressed where the panel has no use for it.
    func noteTyping()
}

extension UIView {
    /// Whether a key that was just pressed, and that activates the view, is meant for the panel that contains the view.
    var isKeyMeant: Bool { keyJudge?.takesKey() ?? true }

    /// Notes a key that types, for which the view has no use.
    func noteTypedKey() { keyJudge?.noteTyping() }

    private var keyJudge: (any PanelKeyJudge)? {
        let judges = sequence(first: self, next: \.superview).lazy.compactMap { $0 as? any PanelKeyJudge }
        return judges.first { _ in true }
    }

    /// Places the view in the panel; `nil`: the panel does not draw it.
    func show(at frame: Rect?) {
        isHidden = frame == nil
        if let frame { setUntransformedFrame(frame.cgRect) }
    }
}
#endif
