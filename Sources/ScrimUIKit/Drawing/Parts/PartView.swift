#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// A view that shows one element of a panel.
@MainActor
protocol PartView: UIView {
    /// The view in it that takes the keys first; `nil`: there is none.
    var keyTarget: UIView? { get }
    /// What assistive technology reads; `nil`: nothing, or the text viewport reads it.
    var accessElement: UIView? { get }

    /// Gives it its name for UI tests.
    func setName(_ name: String)

    /// Shows an element; `false`: it needs another view.
    func show(_ element: PanelElement, of plan: SurfacePlan, in environment: Stage.Environment) -> Bool

    /// Its natural size, or its size at a width.
    func size(width: Double?) -> Size

    /// Puts it where it belongs; without a frame it is not drawn.
    func place(_ frame: Rect?, in frames: SurfaceFrames)

    /// Called when assistive technology comes to an element of it, or leaves one.
    var onAccessFocus: AccessNote { get set }
}

/// Notes that assistive technology came to an element, or left it.
typealias AccessNote = @MainActor (_ element: ObjectIdentifier, _ isFocused: Bool) -> Void

extension PartView {
    var keyTarget: UIView? { nil }
    var accessElement: UIView? { nil }
    func setName(_ name: String) { accessibilityIdentifier = name }

    func place(_ frame: Rect?, in frames: SurfaceFrames) { show(at: frame) }

    /// What assistive technology does not come to calls nothing.
    var onAccessFocus: AccessNote {
        get { { _, _ in } }
        set {}
    }
}

/// A view around a panel's parts that knows which keys are meant for them.
@MainActor
protocol PanelKeyJudge: UIView {
    /// Whether a key that takes a button of the panel is meant for it; asked once about each press.
    func takesKey() -> Bool

    /// A key that types was pressed where the panel has no use for it.
    func noteTyping()
}

extension UIView {
    /// Whether a key that was just pressed, and takes what the view offers, is meant for the panel that the view is in.
    var isKeyMeant: Bool { keyJudge?.takesKey() ?? true }

    /// Notes a key that types, for which the view has no use.
    func noteTypedKey() { keyJudge?.noteTyping() }

    private var keyJudge: (any PanelKeyJudge)? {
        let judges = sequence(first: self, next: \.superview).lazy.compactMap { $0 as? any PanelKeyJudge }
        return judges.first { _ in true }
    }

    /// Gives the view its place in the panel; `nil`: the panel does not draw it.
    func show(at frame: Rect?) {
        isHidden = frame == nil
        if let frame { setUntransformedFrame(frame.cgRect) }
    }
}
#endif
