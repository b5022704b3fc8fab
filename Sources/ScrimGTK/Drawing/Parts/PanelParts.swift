import CGtk4
@_spi(Host) import Scrim

/// The parts of a panel: a widget for each element, the app's view, and a sheet's grabber.
@MainActor
final class PanelParts {
    private let panel: WidgetPointer
    private let id: SurfaceID
    private let report: @MainActor (HostEvent) -> Void

    private let views = PanelViews<any PartWidget>()
    /// The surface's identifier, with which those of the parts begin; `nil` before anything was shown.
    private var name: String?
    /// The viewport around message and detail.
    private(set) var text: TextViewport?
    private(set) var grabber: Grabber?
    /// The app's view, retained while it is here.
    private var keptView: Retained<GtkWidget>?
    private var view: WidgetPointer? { keptView?.pointer }
    private var isDisposed = false
    /// Replaced views that are still in the panel.
    private var leaving: [WidgetPointer] = []

    /// - Parameter report: Called with what the user does to the parts.
    init(
        of id: SurfaceID, in panel: WidgetPointer, report: @escaping @MainActor (HostEvent) -> Void
    ) {
        self.id = id
        self.panel = panel
        self.report = report
    }

    /// Gives the app's view back and stops all that moves; the panel unparents its children itself.
    func dispose() {
        isDisposed = true
        showView(nil)
        text?.dispose()
        (self[.indicator] as? IndicatorWidget)?.allowsAnimation = false
    }

    /// The widget that shows a part; `nil` if the panel does not contain it.
    subscript(part: PanelPart) -> (any PartWidget)? { views[part] }

    /// Whether a widget is in the question's text field.
    func hasField(with widget: WidgetPointer) -> Bool {
        (self[.field] as? PanelField).map { widget.isInside($0.entry) } ?? false
    }

    /// Brings the parts in line with the plan.
    func show(_ plan: SurfacePlan, in environment: Stage.Environment, view: WidgetPointer?) {
        showView(view)
        views.follow(plan, in: environment, of: self)
        if plan.identifier != name {
            name = plan.identifier
            for element in plan.elements { self[element.part]?.setName(element.identifier) }
        }
        text?.background = plan.style.textBackground(in: environment)
        showGrabber(
            plan,
            Grabber.Look(
                color: plan.style.grabberColor(in: environment),
                ring: plan.style.fieldColors(in: environment).accent))
        // Widgets do not inherit the direction, and the app's view has its own. The panel's direction decides the
        // order of Tab.
        let direction = environment.isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR
        gtk_widget_set_direction(panel, direction)
        for (_, view) in views.all { view.setDirection(direction) }
        text?.direction = direction
    }

    // MARK: Layout

    /// A part's natural size, or its size at this width.
    func size(of part: PanelPart, width: Double?) -> Size {
        if part == .view { return view?.naturalSize(width: width) ?? .zero }
        return self[part]?.size(width: width) ?? .zero
    }

    /// The least size of the app's view at this width.
    func leastViewSize(width: Double) -> Size? { view?.leastSize(width: width) }

    /// Places every part, in the panel's layout pass; a part without a frame is hidden.
    func place(_ frames: SurfaceFrames) {
        for (part, view) in views.all { view.place(frames.parts[part], in: frames) }
        // The view may have moved on to another surface, which places it.
        if let view, gtk_widget_get_parent(view) == panel { view.place(orHide: frames.parts[.view]) }
        grabber?.place(frames.grabber)
        guard let text else { return }
        text.column.frames = views.all.compactMap { part, view in
            part.isText ? frames.parts[part].map { (view.widget, $0) } : nil
        }
        text.place(frames)
    }

    // MARK: The app's view, and the grabber

    private func showView(_ new: WidgetPointer?) {
        guard new != view else { return }
        let old = keptView?.pointer
        let kept = (keptView, new.map { Retained($0) })
        keptView = kept.1
        // The view may have moved on to another surface already.
        if let old, gtk_widget_get_parent(old) == panel {
            old.closePopovers()
            if gtk_widget_get_parent(old) == panel { giveBack(old) }
        }
        // A handler of the old view may have led to another view.
        guard let new, view == new else { return }
        if let parent = gtk_widget_get_parent(new), parent != panel {
            new.closePopovers()
            // A handler of the popover may have taken the view elsewhere, or ended this surface.
            if view == new, gtk_widget_get_parent(new) == parent { new.detach() }
        }
        // Behind the other parts: a cross lies over a sheet's view.
        if view == new, gtk_widget_get_parent(new) == nil { new.enter(panel, before: firstPart) }
        withExtendedLifetime(kept) {}
    }

    /// Whether a widget is a replaced view that is still in the panel.
    func isLeaving(_ widget: WidgetPointer) -> Bool { widget != view && leaving.contains(widget) }

    /// Gives a view back to the app; a replaced view leaves in a later turn of the main loop.
    ///
    /// GTK may be in the middle of notifying the view or its content that the focus or the pointer enters.
    private func giveBack(_ old: WidgetPointer) {
        guard !isDisposed else { return old.leaveWithFocus() }
        old.handFocusOn(to: panel)
        leaving.append(old)
        old.setChildVisible(false)
        let kept = (view: Retained(old), panel: Retained(panel))
        FramePass.whenFocusRests(in: panel.window) { [weak self] in
            self?.leaving.removeAll { $0 == kept.view.pointer }
            let isShownAgain = self?.view == kept.view.pointer
            if !isShownAgain, gtk_widget_get_parent(kept.view.pointer) == kept.panel.pointer {
                kept.view.pointer.leaveWithFocus()
            }
        }
    }

    /// The panel's child that contains the first of the parts, if there are any.
    private var firstPart: WidgetPointer? {
        views.all.first.map { $0.part.isText ? text?.widget ?? $0.view.widget : $0.view.widget }
    }

    private func showGrabber(_ plan: SurfacePlan, _ look: Grabber.Look) {
        guard let sheet = plan.sheet else {
            grabber?.widget.leaveLater()
            grabber = nil
            return
        }
        let grabber =
            self.grabber
            ?? Grabber(
                in: panel, onStep: { [report, id] in report(.detentStepped(id, larger: $0)) },
                onTap: { [report, id] in report(.grabberTapped(id)) })
        self.grabber = grabber
        grabber.look = look
        grabber.show(sheet, name: "\(plan.identifier).grabber")
    }
}

extension PanelParts: PanelViewContainer {
    func makeView(
        for element: PanelElement, of plan: SurfacePlan, in environment: Stage.Environment
    ) -> any PartWidget {
        let view = makeView(for: element, in: plan.style, in: environment)
        view.setName(element.identifier)
        return view
    }

    private func makeView(
        for element: PanelElement, in style: Overlay.Style, in environment: Stage.Environment
    ) -> any PartWidget {
        let onClick: @MainActor () -> Void = { [report, id] in element.part.pressed(on: id).map(report) }
        switch element.content {
        case .indicator(let indicator, _, _):
            return IndicatorWidget.make(for: indicator, style, in: environment)
        case .text: return PanelLabel(cssClass: element.part == .detail ? "scrim-detail" : "scrim-message")
        case .field(let field):
            return PanelField(
                isSecure: field.isSecure,
                onChange: { [report, id] in report(.fieldChanged(id, $0)) },
                onSubmit: { [report, id] in report(.fieldSubmitted(id)) })
        case .choices: return PanelChoices { [report, id] in report(.choiceTaken(id, $0)) }
        case .button where element.part == .cancel: return CancelButton(onClick: onClick)
        case .button: return PanelButton(onClick: onClick)
        }
    }

    func show(
        _ element: PanelElement, on view: any PartWidget, of plan: SurfacePlan,
        in environment: Stage.Environment
    ) -> Bool {
        guard view.show(element, of: plan, in: environment) else { return false }
        if element.part.isText, let text { gtk_widget_queue_resize(text.column.widget) }
        return true
    }

    func add(_ view: any PartWidget, for part: PanelPart) {
        let next = views.after(part)
        if part.isText {
            let text =
                self.text ?? TextViewport(in: panel, before: next.first { !$0.part.isText }?.view.widget)
            self.text = text
            view.enter(text.column.widget, before: next.first { $0.part.isText }?.view.widget)
        } else {
            view.enter(panel, before: next.first.flatMap { $0.part.isText ? text?.widget : $0.view.widget })
        }
    }

    func remove(_ view: any PartWidget) { view.leave() }
}
