#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// The parts of a panel: a view for each element, the app's view, and a sheet's grabber.
@MainActor
final class PanelParts {
    private let panel: UIView
    private let id: SurfaceID
    private let report: @MainActor (HostEvent) -> Void
    /// The elements that assistive technology is on (two while it moves), each with its view; the panel while it has
    /// the keys; and the parts while assistive technology is anywhere on the panel.
    private var focused: [ObjectIdentifier: ObjectIdentifier] = [:]

    /// Whether the panel takes input; while it does not, the stage ignores reports of a focus in it.
    private var takesInput = false

    private let views = PanelViews<any PartView>()
    /// The surface's identifier, with which those of the parts begin; `nil`: nothing was shown yet.
    private var name: String?
    /// The viewport around message and detail.
    let text = TextViewport()
    private(set) var grabber: Grabber?
    /// The app's view, kept alive while it is on the panel.
    private(set) var content: ContentAttachment?
    /// Whether the app's view may want another size than it was measured at.
    var isContentStale: Bool { content?.isStale ?? false }

    /// - Parameter report: Called with what the user does to the parts.
    init(of id: SurfaceID, in panel: UIView, report: @escaping @MainActor (HostEvent) -> Void) {
        self.id = id
        self.panel = panel
        self.report = report
        panel.addSubview(text)
        let viewport = ObjectIdentifier(text)
        text.onAccessFocus = { [weak self] in self?.note($0, $1, in: viewport) }
    }

    /// Gives the app's view back, and stops the indicator.
    func dispose() {
        content?.detach()
        content = nil
        (self[.indicator] as? IndicatorView)?.isLive = false
    }

    /// The view of a part; `nil`: the panel does not contain the part.
    subscript(part: PanelPart) -> (any PartView)? { views[part] }

    // MARK: Plans

    /// Makes the parts equal to the plan.
    func show(_ plan: SurfacePlan, in environment: Stage.Environment) {
        views.follow(plan, in: environment, of: self)
        if plan.identifier != name {
            name = plan.identifier
            for element in plan.elements { self[element.part]?.setName(element.identifier) }
        }
        text.describe(plan.panel)
        text.isAccessibilityElement = !plan.panel.spokenText.isEmpty
        showGrabber(plan, color: plan.style.grabberColor(in: environment))
        listAccessElements()
        let beginsToTakeInput = plan.takesInput && !takesInput
        takesInput = plan.takesInput
        if beginsToTakeInput, !focused.isEmpty { report(.focused(id, true)) }
    }

    /// Attaches the app's view or view controller, once the panel is in its superview; `nil`: there is none.
    func attachContent(_ new: (any OverlayContent)?) {
        if content?.content !== new {
            content?.detach()
            content = new.map(ContentAttachment.init)
        }
        guard let content else { return }
        content.attach(to: panel, above: text)
        listAccessElements()
    }

    /// Called before the panel moves to another superview, where the app's view controller has another parent.
    func releaseContent() { content?.leaveParent() }

    /// The app's controller on the panel if it has no parent; `nil`: there is no such controller.
    var orphan: UIViewController? { content?.orphan }

    /// Lists the panel's contents for assistive technology, in reading order.
    private func listAccessElements() {
        let first: [UIView?] = [grabber, text.isAccessibilityElement ? text : nil, content?.view]
        panel.accessibilityElements = (first + views.all.map(\.view.accessElement)).compactMap { $0 }
    }

    // MARK: Focus

    /// The views that keys can reach, in reading order.
    var responders: [UIView] {
        (content.map { [$0.view] } ?? []).flatMap(\.responders) + views.all.flatMap(\.view.responders)
    }

    /// The app's content on the panel: of a controller with several pages, the page in front; `nil`: none.
    var page: UIView? {
        guard let content else { return nil }
        return (content.content as? UIViewController)?.shownPage ?? content.view
    }

    /// The grabber, if keys can reach it; not among the responders, because the focus should not start there.
    var keyGrabber: Grabber? { grabber.flatMap { $0.canBecomeFirstResponder ? $0 : nil } }

    /// The text, if keys can scroll it; not among the responders, because the focus should not start there.
    var keyText: UIView? { text.canBecomeFirstResponder ? text : nil }

    /// Notes that the keys came into the panel, or left it.
    func noteKeys(_ isFocused: Bool) {
        note(ObjectIdentifier(panel), isFocused, in: ObjectIdentifier(panel))
    }

    /// Notes whether assistive technology is on an element of the panel, which may be the app's.
    func noteAccess(_ isFocused: Bool) {
        note(ObjectIdentifier(self), isFocused, in: ObjectIdentifier(self))
    }

    /// Notes that assistive technology was switched off, which does not report that it leaves its element.
    func noteNoAccess() {
        let keys = ObjectIdentifier(panel)
        changeFocused { $0 = $0.filter { $0.key == keys } }
    }

    /// Notes that the keys or assistive technology reached or left an element of the panel.
    private func note(_ element: ObjectIdentifier, _ isFocused: Bool, in view: ObjectIdentifier) {
        changeFocused { $0[element] = isFocused ? view : nil }
    }

    private func changeFocused(_ change: (inout [ObjectIdentifier: ObjectIdentifier]) -> Void) {
        let wasInside = !focused.isEmpty
        change(&focused)
        if wasInside == focused.isEmpty { report(.focused(id, !focused.isEmpty)) }
    }

    // MARK: Layout

    /// A part's natural size, or its size at a width.
    func size(of part: PanelPart, width: Double?) -> Size {
        if part == .view { return content?.size(width: width) ?? .zero }
        return self[part]?.size(width: width) ?? .zero
    }

    /// The smallest size of the app's view at this width; `nil`: unknown.
    func leastViewSize(width: Double) -> Size? { content?.leastSize(width: width) }

    /// Places every part; one without a frame is not drawn.
    func place(_ frames: SurfaceFrames) {
        (self[.cancel] as? PanelButton)?.isCross = frames.cancelIsCross
        for (part, view) in views.all { view.place(frames.parts[part], in: frames) }
        content?.place(at: frames.parts[.view])
        grabber?.place(frames.grabber)
        text.place(frames, in: panel.bounds.size)
    }

    // MARK: The grabber

    private func showGrabber(_ plan: SurfacePlan, color: Overlay.Color) {
        guard let sheet = plan.sheet else {
            grabber?.removeFromSuperview()
            return grabber = nil
        }
        let grabber =
            self.grabber
            ?? Grabber(
                page: { [weak self] in self?.page },
                onStep: { [report, id] in report(.detentStepped(id, larger: $0)) },
                onTap: { [report, id] in report(.grabberTapped(id)) })
        if self.grabber == nil { panel.addSubview(grabber) }
        self.grabber = grabber
        grabber.accessibilityIdentifier = "\(plan.identifier).grabber"
        grabber.show(sheet, color: color)
    }
}

extension PanelParts: PanelViewContainer {
    func makeView(
        for element: PanelElement, of plan: SurfacePlan, in environment: Stage.Environment
    ) -> any PartView {
        let view = makeView(for: element, in: plan.style)
        view.setName(element.identifier)
        // Swift 6.0 does not accept the closure itself here.
        let name = ObjectIdentifier(view)
        let note: AccessNote = { [weak self] in self?.note($0, $1, in: name) }
        view.onAccessFocus = note
        return view
    }

    private func makeView(for element: PanelElement, in style: Overlay.Style) -> any PartView {
        switch element.content {
        case .indicator(let indicator, _, _): IndicatorView.make(for: indicator, style: style)
        case .text: PanelLabel()
        case .field:
            PanelField(
                onChange: { [report, id] in report(.fieldChanged(id, $0)) },
                onSubmit: { [report, id] in report(.fieldSubmitted(id)) })
        case .choices: PanelChoices { [report, id] in report(.choiceTaken(id, $0)) }
        case .button: PanelButton { [report, id] in element.part.pressed(on: id).map(report) }
        }
    }

    func show(
        _ element: PanelElement, on view: any PartView, of plan: SurfacePlan,
        in environment: Stage.Environment
    ) -> Bool {
        view.show(element, of: plan, in: environment)
    }

    func add(_ view: any PartView, for part: PanelPart) { (part.isText ? text : panel).addSubview(view) }

    /// Assistive technology does not report that it leaves an element that is removed, so the removal is noted here.
    func remove(_ view: any PartView) {
        let name = ObjectIdentifier(view)
        let nowhere: AccessNote = { _, _ in }
        view.onAccessFocus = nowhere
        view.removeFromSuperview()
        changeFocused { $0 = $0.filter { $0.value != name } }
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
