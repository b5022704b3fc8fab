import Scrim
import UIKit

/// What stands on a panel: made when first needed, then changed in place.
@MainActor
final class PanelParts {
    private let panel: UIView
    private let taken: @MainActor () -> Void
    private let cancelled: @MainActor () -> Void
    private let stepped: @MainActor (_ larger: Bool) -> Void

    let text = TextViewport()
    private(set) var indicator: (any IndicatorView)?
    private(set) var message: PanelLabel?
    private(set) var detail: PanelLabel?
    private(set) var action: PanelButton?
    private(set) var cancel: PanelButton?
    private(set) var grabber: Grabber?
    /// Whether the app's view may want another size than it was measured at.
    var isContentStale: Bool { content?.isStale ?? false }
    /// The app's view, kept while it stands here.
    private(set) var content: ContentSeat?

    init(
        in panel: UIView, taken: @escaping @MainActor () -> Void,
        cancelled: @escaping @MainActor () -> Void, stepped: @escaping @MainActor (_ larger: Bool) -> Void
    ) {
        self.panel = panel
        self.taken = taken
        self.cancelled = cancelled
        self.stepped = stepped
        panel.addSubview(text)
    }

    /// Gives the app's view back and stops all that moves.
    func dispose() {
        content?.leave()
        content = nil
        indicator?.isLive = false
    }

    // MARK: Plans

    /// Makes the parts equal to the plan.
    func show(_ plan: SurfacePlan, in environment: StageEnvironment) {
        let said = plan.panel
        let style = plan.style
        showIndicator(
            said.indicator, style.indicator, environment, isLive: !plan.isLeaving && !plan.isHidden)
        indicator?.accessibilityIdentifier = "\(plan.identifier).indicator"
        message = show(
            said.message, style.message, environment, on: message, name: "\(plan.identifier).message")
        detail = show(said.detail, style.detail, environment, on: detail, name: "\(plan.identifier).detail")
        text.tell(said)

        action = show(said.action, isEnabled: !plan.isLeaving, style.message, environment, on: action, taken)
        action?.accessibilityIdentifier = "\(plan.identifier).action"
        cancel = show(
            said.cancel, isEnabled: said.isCancelEnabled && !plan.isLeaving, style.message, environment,
            on: cancel, cancelled)
        cancel?.accessibilityIdentifier = "\(plan.identifier).cancel"
        showGrabber(plan, ink: style.message.colour.colour(in: environment))
        let hasText = !said.spokenText.isEmpty
        text.isAccessibilityElement = hasText
        panel.accessibilityElements =
            [grabber, hasText ? text : nil, content?.view, action, cancel].compactMap { $0 }
    }

    /// Takes in the app's view or view controller, once the panel is where it belongs; `nil`: there is none.
    func seatContent(_ new: (any OverlayContent)?) {
        if content?.content !== new {
            content?.leave()
            content = new.map(ContentSeat.init)
        }
        guard let content else { return }
        content.take(in: panel, above: text)
        var elements = panel.accessibilityElements ?? []
        guard !elements.contains(where: { $0 as AnyObject === content.view }) else { return }
        let index = elements.firstIndex { $0 as AnyObject === text }.map { $0 + 1 }
        elements.insert(content.view, at: index ?? (grabber == nil ? 0 : 1))
        panel.accessibilityElements = elements
    }

    // MARK: Layout

    /// A part's natural size, or its size at this width.
    func size(of part: PanelPart, width: Double?) -> Size {
        switch part {
        case .indicator: .zero
        case .message: message?.size(width: width) ?? .zero
        case .detail: detail?.size(width: width) ?? .zero
        case .action: action?.size(width: width) ?? .zero
        case .cancel: cancel?.size(width: width) ?? .zero
        case .view: content?.size(width: width) ?? .zero
        }
    }

    /// Puts every part where it belongs; one without a frame is not drawn.
    func place(_ frames: SurfaceFrames) {
        place(indicator, frames.parts[.indicator])
        place(action, frames.parts[.action])
        place(cancel, frames.parts[.cancel])
        place(content?.view, frames.parts[.view])
        grabber?.place(frames.grabber)
        text.place(
            frames.text, in: panel.bounds.size,
            labels: [(message, frames.parts[.message]), (detail, frames.parts[.detail])],
            centred: frames.centresText)
    }

    private func place(_ view: UIView?, _ frame: Rect?) {
        view?.isHidden = frame == nil
        if let frame { view?.place(frame.cgRect) }
    }

    // MARK: Parts

    private func showGrabber(_ plan: SurfacePlan, ink: Colour) {
        guard let sheet = plan.sheet else {
            grabber?.removeFromSuperview()
            return grabber = nil
        }
        let grabber = self.grabber ?? Grabber(stepped: stepped)
        if self.grabber == nil { panel.addSubview(grabber) }
        self.grabber = grabber
        grabber.accessibilityIdentifier = "\(plan.identifier).grabber"
        grabber.show(sheet, ink: ink)
    }

    private func showIndicator(
        _ indicator: Indicator, _ style: Style.IndicatorStyle, _ environment: StageEnvironment, isLive: Bool
    ) {
        if self.indicator?.show(indicator, style, in: environment) != true {
            self.indicator?.removeFromSuperview()
            self.indicator = makeIndicator(for: indicator)
            if let new = self.indicator {
                _ = new.show(indicator, style, in: environment)
                panel.addSubview(new)
            }
        }
        self.indicator?.isLive = isLive
    }

    private func show(
        _ said: String?, _ style: Style.TextStyle, _ environment: StageEnvironment, on old: PanelLabel?,
        name: String
    ) -> PanelLabel? {
        guard let said, !said.isEmpty else {
            old?.removeFromSuperview()
            return nil
        }
        let label = old ?? PanelLabel()
        if old == nil { text.addSubview(label) }
        label.accessibilityIdentifier = name
        label.show(said, style, in: environment)
        return label
    }

    private func show(
        _ title: String?, isEnabled: Bool, _ style: Style.TextStyle, _ environment: StageEnvironment,
        on old: PanelButton?, _ taken: @escaping @MainActor () -> Void
    ) -> PanelButton? {
        guard let title else {
            old?.removeFromSuperview()
            return nil
        }
        let button = old ?? PanelButton(taken: taken)
        if old == nil { panel.addSubview(button) }
        button.show(title, isEnabled: isEnabled, style, in: environment)
        return button
    }
}
