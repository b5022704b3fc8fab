#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// The views on a panel (texts, indicator, buttons, grabber, the app's view): made when first needed, then changed in
/// place.
@MainActor
final class PanelParts {
    private let panel: UIView
    private let id: SurfaceID
    private let report: @MainActor (HostEvent) -> Void
    /// The elements that assistive technology is on, for a moment two on its way from one to the other; and the panel
    /// while the keys are in it.
    private var focused: Set<ObjectIdentifier> = []

    let text = TextViewport()
    private(set) var indicator: IndicatorView?
    private(set) var message: PanelLabel?
    private(set) var detail: PanelLabel?
    private(set) var field: PanelField?
    private(set) var choices: PanelChoices?
    /// The app's buttons, the most important first.
    private(set) var actions: [PanelButton] = []
    var action: PanelButton? { actions.first }
    private(set) var cancel: PanelButton?
    private(set) var grabber: Grabber?
    /// The app's view, kept alive while it is on the panel.
    private(set) var content: ContentAttachment?
    /// Whether the app's view may want another size than it was measured at.
    var isContentStale: Bool { content?.isStale ?? false }

    /// - Parameter report: Takes what the user does to the parts.
    init(of id: SurfaceID, in panel: UIView, report: @escaping @MainActor (HostEvent) -> Void) {
        self.id = id
        self.panel = panel
        self.report = report
        panel.addSubview(text)
        text.onAccessFocus = { [weak self, name = ObjectIdentifier(text)] in self?.note(name, $0) }
    }

    /// Gives the app's view back, and stops the indicator.
    func dispose() {
        content?.detach()
        content = nil
        indicator?.isLive = false
    }

    // MARK: Plans

    /// Makes the parts equal to the plan.
    func show(_ plan: SurfacePlan, in environment: Stage.Environment) {
        let wanted = plan.panel
        let style = plan.style
        showIndicator(
            wanted.indicator, style, environment, isLive: !plan.isLeaving && !plan.isHidden)
        indicator?.accessibilityIdentifier = "\(plan.identifier).indicator"
        message = show(
            wanted.message, style.message, environment, on: message, name: "\(plan.identifier).message")
        detail = show(wanted.detail, style.detail, environment, on: detail, name: "\(plan.identifier).detail")
        text.describe(wanted)

        showField(plan, in: environment)
        showChoices(plan, in: environment)
        showActions(plan, in: environment)
        cancel = show(
            wanted.cancel, isEnabled: wanted.isCancelEnabled && !plan.isLeaving,
            PanelButton.Look(.plain, style, in: environment), on: cancel
        ) { [report, id] in report(.cancelTaken(id)) }
        cancel?.accessibilityIdentifier = "\(plan.identifier).cancel"
        showGrabber(plan, color: style.message.color.color(in: environment))
        let hasText = !wanted.spokenText.isEmpty
        text.isAccessibilityElement = hasText
        panel.accessibilityElements =
            ([grabber, hasText ? text : nil, content?.view, field?.input, choices] + actions + [cancel])
            .compactMap { $0 }
    }

    /// Takes in the app's view or view controller, once the panel is in its place; `nil`: there is none.
    func attachContent(_ new: (any OverlayContent)?) {
        if content?.content !== new {
            content?.detach()
            content = new.map(ContentAttachment.init)
        }
        guard let content else { return }
        content.attach(to: panel, above: text)
        var elements = panel.accessibilityElements ?? []
        guard !elements.contains(where: { $0 as AnyObject === content.view }) else { return }
        let index = elements.firstIndex { $0 as AnyObject === text }.map { $0 + 1 }
        elements.insert(content.view, at: index ?? (grabber == nil ? 0 : 1))
        panel.accessibilityElements = elements
    }

    /// The views that keys can reach, in reading order.
    var responders: [UIView] {
        ([content?.view, field?.input, choices] + actions + [cancel]).compactMap { $0 }.flatMap(\.responders)
    }

    /// The view for a part that can have the keys; `nil`: there is none.
    func responder(of part: PanelPart) -> UIView? {
        switch part {
        case .field: field?.input
        case .choices: choices?.firstRow
        default: button(of: part)
        }
    }

    /// The button that shows a part; `nil`: there is none.
    func button(of part: PanelPart) -> PanelButton? {
        switch part {
        case .button(let index): actions.indices.contains(index) ? actions[index] : nil
        case .cancel: cancel
        case .indicator, .message, .detail, .field, .choices, .view: nil
        }
    }

    /// The keys came into the panel, or left it.
    func noteKeys(_ isFocused: Bool) { note(ObjectIdentifier(panel), isFocused) }

    /// The keys or assistive technology came to an element of the panel, or left it.
    private func note(_ element: ObjectIdentifier, _ isFocused: Bool) {
        let wasInside = !focused.isEmpty
        if isFocused { focused.insert(element) } else { focused.remove(element) }
        if wasInside == focused.isEmpty { report(.focused(id, !focused.isEmpty)) }
    }

    // MARK: Layout

    /// A part's natural size, or its size at a width.
    func size(of part: PanelPart, width: Double?) -> Size {
        switch part {
        case .indicator: .zero
        case .message: message?.size(width: width) ?? .zero
        case .detail: detail?.size(width: width) ?? .zero
        case .field: field?.size(width: width) ?? .zero
        case .choices: choices?.size(width: width) ?? .zero
        case .button, .cancel: button(of: part)?.size(width: width) ?? .zero
        case .view: content?.size(width: width) ?? .zero
        }
    }

    /// Places every part; one without a frame is not drawn.
    func place(_ frames: SurfaceFrames) {
        place(indicator, frames.parts[.indicator])
        place(field, frames.parts[.field])
        place(choices, frames.parts[.choices])
        for (index, button) in actions.enumerated() { place(button, frames.parts[.button(index)]) }
        cancel?.isCross = frames.cancelIsCross
        place(cancel, frames.parts[.cancel])
        place(content?.view, frames.parts[.view])
        grabber?.place(frames.grabber)
        text.place(
            frames.text, in: panel.bounds.size,
            labels: [(message, frames.parts[.message]), (detail, frames.parts[.detail])],
            centered: frames.centersText)
    }

    private func place(_ view: UIView?, _ frame: Rect?) {
        view?.isHidden = frame == nil
        if let frame { view?.setUntransformedFrame(frame.cgRect) }
    }

    // MARK: Parts

    private func showGrabber(_ plan: SurfacePlan, color: Overlay.Color) {
        guard let sheet = plan.sheet else {
            grabber?.removeFromSuperview()
            return grabber = nil
        }
        let grabber = self.grabber ?? Grabber { [report, id] in report(.detentStepped(id, larger: $0)) }
        if self.grabber == nil { panel.addSubview(grabber) }
        self.grabber = grabber
        grabber.accessibilityIdentifier = "\(plan.identifier).grabber"
        grabber.show(sheet, color: color)
    }

    private func showIndicator(
        _ indicator: Overlay.Indicator, _ style: Overlay.Style, _ environment: Stage.Environment, isLive: Bool
    ) {
        if self.indicator is RunningBarView != style.isRunningBar(indicator)
            || self.indicator?.show(indicator, style.indicator, in: environment) != true
        {
            self.indicator?.removeFromSuperview()
            self.indicator = IndicatorView.make(for: indicator, style: style)
            if let new = self.indicator {
                _ = new.show(indicator, style.indicator, in: environment)
                panel.addSubview(new)
            }
        }
        self.indicator?.isLive = isLive
    }

    private func show(
        _ wanted: String?, _ style: Overlay.Style.TextStyle, _ environment: Stage.Environment,
        on old: PanelLabel?,
        name: String
    ) -> PanelLabel? {
        guard let wanted, !wanted.isEmpty else {
            old?.removeFromSuperview()
            return nil
        }
        let label = old ?? PanelLabel()
        if old == nil { text.addSubview(label) }
        label.accessibilityIdentifier = name
        label.show(wanted, style, in: environment)
        return label
    }

    private func showField(_ plan: SurfacePlan, in environment: Stage.Environment) {
        guard let wanted = plan.panel.field else {
            field?.removeFromSuperview()
            return field = nil
        }
        let field =
            self.field
            ?? PanelField(
                onChange: { [report, id] in report(.fieldChanged(id, $0)) },
                onSubmit: { [report, id] in report(.fieldSubmitted(id)) })
        if self.field == nil {
            panel.addSubview(field)
            let name = ObjectIdentifier(field)
            field.input.onAccessFocus = { [weak self] in self?.note(name, $0) }
        }
        self.field = field
        field.input.accessibilityIdentifier = "\(plan.identifier).field"
        field.show(wanted, PanelField.Look(plan.style, in: environment))
    }

    private func showChoices(_ plan: SurfacePlan, in environment: Stage.Environment) {
        guard let wanted = plan.panel.choices else {
            choices?.removeFromSuperview()
            return choices = nil
        }
        let choices =
            self.choices
            ?? PanelChoices(name: "\(plan.identifier).choices") { [report, id] in
                report(.choiceTaken(id, $0))
            }
        if self.choices == nil {
            panel.addSubview(choices)
            choices.onAccessFocus = { [weak self] in self?.note($0, $1) }
        }
        self.choices = choices
        choices.show(wanted, isEnabled: !plan.isLeaving, PanelChoices.Look(plan.style, in: environment))
    }

    private func showActions(_ plan: SurfacePlan, in environment: Stage.Environment) {
        let wanted = plan.panel.actions
        while actions.count > wanted.count { actions.removeLast().removeFromSuperview() }
        for (index, action) in wanted.enumerated() {
            let old = button(of: .button(index))
            let look = PanelButton.Look(action.role, plan.style, in: environment)
            let shown = show(action.title, isEnabled: action.isEnabled && !plan.isLeaving, look, on: old) {
                [report, id] in report(.actionTaken(id, index))
            }
            shown?.accessibilityIdentifier = "\(plan.identifier).\(PanelPart.button(index).name)"
            if old == nil, let shown { actions.append(shown) }
        }
    }

    private func show(
        _ title: String?, isEnabled: Bool, _ look: PanelButton.Look,
        on old: PanelButton?, _ onTap: @escaping @MainActor () -> Void
    ) -> PanelButton? {
        guard let title else {
            old?.removeFromSuperview()
            return nil
        }
        let button = old ?? PanelButton(onTap: onTap)
        if old == nil {
            panel.addSubview(button)
            button.onAccessFocus = { [weak self, name = ObjectIdentifier(button)] in self?.note(name, $0) }
        }
        button.show(title, isEnabled: isEnabled, look)
        return button
    }
}

extension UIView {
    /// The views in this one, or this one, that can have the keys.
    fileprivate var responders: [UIView] {
        guard !isHidden, isUserInteractionEnabled else { return [] }
        return canBecomeFirstResponder ? [self] : subviews.flatMap(\.responders)
    }
}
#endif
