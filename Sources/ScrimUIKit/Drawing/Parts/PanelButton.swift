#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// A panel's cancel button, or one of the app's buttons.
final class PanelButton: PanelControl, PartView {
    /// How a button is drawn.
    struct Look: Equatable {
        /// The title's font and color.
        var text: Overlay.Style.TextStyle
        var color: Overlay.Color
        /// The background; `nil`: none, as for a button among text.
        var fill: Overlay.Color?
        /// The colors of a disabled button.
        var disabledColor: Overlay.Color
        var disabledFill: Overlay.Color?
        var environment: Stage.Environment

        @MainActor
        init(_ role: Overlay.ActionButton.Role, _ style: Overlay.Style, in environment: Stage.Environment) {
            let colors = style.buttonColors(role, in: environment)
            text = style.buttonText
            let disabled = style.buttonColors(role, isEnabled: false, in: environment)
            color = colors.text
            disabledColor = disabled.text
            // A title alone has no button shape.
            let needsShape = environment.showsButtonShapes
            let hasShape = style.buttons == .equal || role == .default || needsShape
            fill = hasShape ? colors.fill : nil
            disabledFill = hasShape ? disabled.fill : nil
            self.environment = environment
        }
    }

    /// The corner radius of a button's background before iOS 26, points.
    private static let cornerRadius = 12.0
    /// The distance from the title to the button's sides, points.
    private static let padding = 16.0
    /// The distance from a title of several lines to the button's upper and lower edge, points.
    private static let linePadding = 10.0

    /// Whether a cross replaces the title, because the overlay wants it or the title has no room.
    ///
    /// Assistive technology still reads the whole title.
    var isCross = false {
        didSet { if isCross != oldValue { showFace() } }
    }

    private var shown: (title: String, look: Look)?

    override init(onTap: @escaping @MainActor () -> Void) {
        super.init(onTap: onTap)
        titleLabel?.numberOfLines = 0
        titleLabel?.textAlignment = .center
    }

    var keyTarget: UIView? { self }
    var accessElement: UIView? { self }

    /// Shows a button; unchanged values cost nothing.
    func show(_ element: PanelElement, of plan: SurfacePlan, in environment: Stage.Environment) -> Bool {
        guard case .button(let button) = element.content else { return false }
        show(button.title, isEnabled: button.isEnabled, Look(button.role, plan.style, in: environment))
        return true
    }

    private func show(_ title: String, isEnabled: Bool, _ look: Look) {
        let isOther = self.isEnabled != isEnabled
        if isOther { self.isEnabled = isEnabled }
        guard isOther || shown.map({ $0 != (title, look) }) ?? true else { return }
        shown = (title, look)
        showFace()
        titleLabel?.font = look.text.font(in: look.environment)
        let color = look.color
        backgroundColor = (isEnabled ? look.fill : look.disabledFill).map { UIColor($0) }
        roundControl(look.fill == nil ? 0 : Self.cornerRadius)
        setTitleColor(UIColor(color), for: .normal)
        tintColor = UIColor(color)
        setTitleColor(UIColor(color.faded(0.4)), for: .highlighted)
        setTitleColor(UIColor(look.disabledColor), for: .disabled)
    }

    private func showFace() {
        let title = shown.map { PanelText.buttonTitle($0.title) }
        setTitle(isCross ? nil : title, for: .normal)
        setImage(isCross ? UIImage(systemName: "xmark") : nil, for: .normal)
        accessibilityLabel = shown.map { PanelText.shown($0.title) }
    }

    /// The button's size, with a title that wraps between words within the width.
    func size(width: Double?) -> Size {
        let room = max((width ?? .greatestFiniteMagnitude) - 2 * Self.padding, 1)
        let title = shown.map { PanelText.buttonTitle($0.title) } ?? ""
        let face = UILabel()
        face.font = titleLabel?.font
        face.numberOfLines = 0
        face.text = title
        let whole = face.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
        let word = WordRuler.widest(of: title, in: face.font)
        return Size(
            width: max(whole.width, word) + 2 * Self.padding,
            height: whole.height + 2 * Self.linePadding
        ).atLeast(Self.minimumSide)
    }
}

extension Size {
    fileprivate func atLeast(_ side: Double) -> Size {
        Size(width: max(width, side), height: max(height, side))
    }
}
#endif
