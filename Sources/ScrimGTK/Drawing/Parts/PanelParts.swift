import CGtk4
@_spi(Host) import Scrim

/// The parts of a panel: made when first needed, then changed in place.
@MainActor
final class PanelParts {
    private let panel: WidgetPointer
    private let id: SurfaceID
    private let report: @MainActor (HostEvent) -> Void

    private(set) var indicator: IndicatorWidget?
    private(set) var message: PanelLabel?
    private(set) var detail: PanelLabel?
    private(set) var text: TextViewport?
    private(set) var field: PanelField?
    private(set) var choices: PanelChoices?
    /// The app's buttons, the most important first.
    private(set) var actions: [PanelButton] = []
    var action: PanelButton? { actions.first }
    private(set) var cancel: PanelButton?
    /// Replaces `cancel` if there is no room for its title.
    private(set) var cross: CrossButton?
    /// Whether the cross was placed last; `nil`: neither was.
    private var cancelIsCross: Bool?
    private(set) var grabber: Grabber?
    /// The app's view, kept while it is here.
    private var keptView: Retained<GtkWidget>?
    private var view: WidgetPointer? { keptView?.pointer }

    /// - Parameter report: Takes what the user does to the parts.
    init(
        of id: SurfaceID, in panel: WidgetPointer, report: @escaping @MainActor (HostEvent) -> Void
    ) {
        self.id = id
        self.panel = panel
        self.report = report
    }

    /// Gives the app's view back and stops all that moves; the panel unparents its children itself.
    func dispose() {
        showView(nil)
        text?.dispose()
        indicator?.allowsAnimation = false
    }

    // MARK: Plans

    /// Makes the parts equal to the plan.
    func show(_ plan: SurfacePlan, in environment: Stage.Environment, view: WidgetPointer?) {
        let content = plan.panel
        let style = plan.style
        showView(view)
        showIndicator(content.indicator, style, environment, allowsAnimation: !plan.isLeaving)
        indicator.map { gtk_widget_set_name($0.widget, "\(plan.identifier).indicator") }
        // A progress bar needs a name: the work that is in progress.
        indicator?.spokenValue = content.progressText
        indicator?.widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, to: content.spokenText.laidOut)

        showText(
            content.message, as: \.message, name: "\(plan.identifier).message",
            PanelLabel.Look(style.message, in: environment))
        showText(
            content.detail, as: \.detail, name: "\(plan.identifier).detail",
            PanelLabel.Look(style.detail, in: environment))
        text?.background = style.textBackground(in: environment)

        let ink = PanelButton.Look(.plain, style, in: environment)
        // In the order of Tab.
        showField(plan, in: environment)
        showChoices(plan, in: environment)
        showActions(plan, in: environment)
        cancel = show(content.cancel, isEnabled: content.isCancelEnabled && !plan.isLeaving, ink, on: cancel)
        {
            PanelButton(name: "\(plan.identifier).cancel", breaksWords: false) { [report, id] in
                report(.cancelTaken(id))
            }
        }
        showCross(
            content.cancel, isEnabled: content.isCancelEnabled && !plan.isLeaving, ink.color,
            name: "\(plan.identifier).cancel")
        showGrabber(plan, ink: ink.color)
        // Directions are not inherited; the app's view has its own.
        let direction = environment.isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR
        for part in [indicator?.widget, message?.widget, detail?.widget, field?.widget, cancel?.widget]
            + actions.map(\.widget)
        {
            if let part { gtk_widget_set_direction(part, direction) }
        }
        choices?.setDirection(direction)
    }

    // MARK: Layout

    /// A part's natural size, or its size at this width.
    func size(of part: PanelPart, width: Double?) -> Size {
        switch part {
        case .indicator: indicator?.look.size ?? .zero
        case .message: message?.size(width: width) ?? .zero
        case .detail: detail?.size(width: width) ?? .zero
        case .field: field?.widget.naturalSize(width: width) ?? .zero
        case .choices: choices?.size(width: width) ?? .zero
        case .button(let index): button(index)?.widget.naturalSize(width: width) ?? .zero
        case .cancel: cancel?.widget.naturalSize(width: width) ?? .zero
        case .view: view?.naturalSize(width: width) ?? .zero
        }
    }

    /// Puts every part where it belongs, in the panel's layout pass; one without a frame is not drawn.
    func place(_ frames: SurfaceFrames) {
        place(indicator?.widget, frames.parts[.indicator])
        place(field?.widget, frames.parts[.field])
        place(choices?.widget, frames.parts[.choices])
        for (index, button) in actions.enumerated() { place(button.widget, frames.parts[.button(index)]) }
        placeCancel(frames.parts[.cancel], isCross: frames.cancelIsCross)
        place(view, frames.parts[.view])
        grabber?.place(frames.grabber)
        if let text {
            let labels: [(PanelLabel?, PanelPart)] = [(message, .message), (detail, .detail)]
            text.column.frames = labels.compactMap { label, part in
                guard let label, let frame = frames.parts[part] else { return nil }
                return (label.widget, frame)
            }
            for (label, part) in labels {
                guard let label else { continue }
                label.widget.setChildVisible(frames.parts[part] != nil)
                label.isCentered = frames.centersText
            }
            text.place(frames.text)
        }
    }

    /// The widget for a part that takes the focus; `nil`: there is none.
    func widget(of part: PanelPart) -> WidgetPointer? {
        switch part {
        case .field: field?.entry
        case .choices: choices?.firstRow
        case .button(let index): button(index)?.widget
        case .cancel: cancelIsCross == true ? cross?.widget : cancel?.widget
        case .indicator, .message, .detail, .view: nil
        }
    }

    private func button(_ index: Int) -> PanelButton? {
        actions.indices.contains(index) ? actions[index] : nil
    }

    /// Places the title or the cross; the focus goes from one to the other.
    private func placeCancel(_ frame: Rect?, isCross: Bool) {
        guard let cancel = cancel?.widget, let cross = cross?.widget else { return }
        let (shown, other) = isCross ? (cross, cancel) : (cancel, cross)
        place(shown, frame)
        guard isCross != cancelIsCross else { return }
        cancelIsCross = isCross
        gtk_widget_set_can_focus(shown, 1)
        // In a window that is not active nothing has the focus in the sense of `gtk_widget_has_focus`.
        if gtk_widget_is_focus(other) != 0, frame != nil { shown.grabFocus() }
        // An invisible part takes no focus, or each layout would take the focus from there again.
        gtk_widget_set_can_focus(other, 0)
        place(other, nil)
        cancel.setAccessible(GTK_ACCESSIBLE_STATE_HIDDEN, to: isCross)
        cross.setAccessible(GTK_ACCESSIBLE_STATE_HIDDEN, to: !isCross)
    }

    private func place(_ widget: WidgetPointer?, _ frame: Rect?) {
        guard let widget else { return }
        widget.setChildVisible(frame != nil)
        if let frame { widget.place(frame.snapped) }
    }

    // MARK: Parts

    private func showView(_ new: WidgetPointer?) {
        guard new != view else { return }
        let old = keptView?.pointer
        let kept = (keptView, new.map { Retained($0) })
        keptView = kept.1
        // The view may have moved on to another surface already.
        if let old, gtk_widget_get_parent(old) == panel { old.leavePanel() }
        // A handler of the old view's may have had another one shown.
        guard let new, view == new else { return }
        new.detach()
        if gtk_widget_get_parent(new) == nil { new.enter(panel) }
        withExtendedLifetime(kept) {}
    }

    private func showGrabber(_ plan: SurfacePlan, ink: Overlay.Color) {
        guard let sheet = plan.sheet else {
            grabber?.widget.leavePanel()
            grabber = nil
            return
        }
        let grabber =
            self.grabber ?? Grabber(in: panel) { [report, id] in report(.detentStepped(id, larger: $0)) }
        self.grabber = grabber
        grabber.ink = ink
        grabber.show(sheet, name: "\(plan.identifier).grabber")
    }

    private func showField(_ plan: SurfacePlan, in environment: Stage.Environment) {
        guard let wanted = plan.panel.field else {
            field?.widget.leavePanel()
            return field = nil
        }
        if let old = field, old.isSecure != wanted.isSecure {
            old.widget.leavePanel()
            field = nil
        }
        let field =
            self.field
            ?? PanelField(
                isSecure: wanted.isSecure, name: "\(plan.identifier).field",
                onChange: { [report, id] in report(.fieldChanged(id, $0)) },
                onSubmit: { [report, id] in report(.fieldSubmitted(id)) })
        if self.field == nil {
            field.widget.enter(panel, before: choices?.widget ?? actions.first?.widget ?? cancel?.widget)
        }
        self.field = field
        field.show(wanted, look: PanelField.Look(plan.style, in: environment))
    }

    private func showChoices(_ plan: SurfacePlan, in environment: Stage.Environment) {
        guard let wanted = plan.panel.choices else {
            choices?.widget.leavePanel()
            return choices = nil
        }
        let choices =
            self.choices
            ?? PanelChoices(name: "\(plan.identifier).choices") { [report, id] in
                report(.choiceTaken(id, $0))
            }
        if self.choices == nil {
            choices.widget.enter(panel, before: actions.first?.widget ?? cancel?.widget)
        }
        self.choices = choices
        choices.show(
            wanted, isEnabled: !plan.isLeaving, look: PanelChoices.Look(plan.style, in: environment))
    }

    private func showActions(_ plan: SurfacePlan, in environment: Stage.Environment) {
        let wanted = plan.panel.actions
        while actions.count > wanted.count { actions.removeLast().widget.leavePanel() }
        for (index, action) in wanted.enumerated() {
            let old = button(index)
            let look = PanelButton.Look(action.role, plan.style, in: environment)
            let shown = show(
                action.title, mnemonic: action.mnemonic, isEnabled: action.isEnabled && !plan.isLeaving, look,
                on: old,
                before: cancel?.widget
            ) {
                PanelButton(name: "\(plan.identifier).\(PanelPart.button(index).name)") { [report, id] in
                    report(.actionTaken(id, index))
                }
            }
            if old == nil, let shown { actions.append(shown) }
        }
    }

    private func showCross(_ title: String?, isEnabled: Bool, _ color: Overlay.Color, name: String) {
        guard let title else {
            cross?.widget.leavePanel()
            cancelIsCross = nil
            return cross = nil
        }
        let button = cross ?? CrossButton(name: name) { [report, id] in report(.cancelTaken(id)) }
        if cross == nil {
            button.widget.enter(panel)
            button.widget.setChildVisible(false)
        }
        cross = button
        button.show(title, isEnabled: isEnabled, color: color)
    }

    private func showIndicator(
        _ indicator: Overlay.Indicator, _ style: Overlay.Style, _ environment: Stage.Environment,
        allowsAnimation: Bool
    ) {
        let look = IndicatorWidget.Look(style, for: indicator, in: environment)
        if let old = self.indicator, old.show(indicator, in: style) {
            old.look = look
        } else {
            self.indicator?.widget.leavePanel()
            self.indicator = IndicatorWidget.make(for: indicator, look: look, style: style)
            if let new = self.indicator {
                _ = new.show(indicator, in: style)
                new.widget.enter(panel)
            }
        }
        self.indicator?.allowsAnimation = allowsAnimation
    }

    private func showText(
        _ text: String?, as part: ReferenceWritableKeyPath<PanelParts, PanelLabel?>, name: String,
        _ look: PanelLabel.Look
    ) {
        guard let text, !text.isEmpty else {
            self[keyPath: part]?.widget.leaveParent()
            self[keyPath: part] = nil
            return
        }
        let viewport = self.text ?? TextViewport(in: panel)
        self.text = viewport
        if self[keyPath: part] == nil {
            let label = PanelLabel(name: name)
            // Read in the order of sight: the message comes first.
            label.widget.enter(viewport.column.widget, before: part == \.message ? detail?.widget : nil)
            self[keyPath: part] = label
        }
        self[keyPath: part]?.show(text, look: look)
        gtk_widget_queue_resize(viewport.column.widget)
    }

    private func show(
        _ title: String?, mnemonic: Int? = nil, isEnabled: Bool, _ look: PanelButton.Look,
        on old: PanelButton?, before sibling: WidgetPointer? = nil, make: () -> PanelButton
    ) -> PanelButton? {
        guard let title else {
            old?.widget.leavePanel()
            return nil
        }
        let button = old ?? make()
        if old == nil { button.widget.enter(panel, before: sibling) }
        button.show(title, mnemonic: mnemonic, isEnabled: isEnabled, look: look)
        return button
    }
}

extension PanelButton.Look {
    fileprivate init(
        _ role: Overlay.ActionButton.Role, _ style: Overlay.Style, in environment: Stage.Environment
    ) {
        let colors = style.buttonColors(role, in: environment)
        self.init(
            size: style.buttonText.pixelSize(in: environment), color: colors.text, fill: colors.fill,
            isFilled: role == .default, isOutlined: environment.increasesContrast && role != .default)
    }
}

extension PanelField.Look {
    fileprivate init(_ style: Overlay.Style, in environment: Stage.Environment) {
        let colors = style.fieldColors(in: environment)
        var problem = style.detail
        problem.color = Overlay.Paint(colors.problem)
        self.init(
            size: style.buttonText.pixelSize(in: environment), ink: colors.text, accent: colors.accent,
            danger: colors.problem, isOutlined: environment.increasesContrast,
            problem: PanelLabel.Look(problem, in: environment))
    }
}

extension PanelChoices.Look {
    fileprivate init(_ style: Overlay.Style, in environment: Stage.Environment) {
        let colors = style.fieldColors(in: environment)
        self.init(
            size: style.buttonText.pixelSize(in: environment), ink: colors.text, accent: colors.accent,
            background: style.textBackground(in: environment), isOutlined: environment.increasesContrast)
    }
}

extension Overlay.Style {
    /// The color under the text, as far as the style decides it.
    fileprivate func textBackground(in environment: Stage.Environment) -> Overlay.Color {
        switch panel?.fill {
        case .color(let paint), .blur(_, let paint): paint.color(in: environment)
        case nil, .some(.none): (box?.fill ?? scrim).color(in: environment)
        }
    }
}

extension IndicatorWidget.Look {
    fileprivate init(
        _ whole: Overlay.Style, for indicator: Overlay.Indicator, in environment: Stage.Environment
    ) {
        let style = whole.indicator
        let isBar = if case .bar = indicator { true } else { false }
        var wanted = isBar ? style.barSize : Size(width: style.size, height: style.size)
        // A bar along an edge is as long as layout makes it.
        if let height = whole.topBar { wanted = Size(width: Self.largest, height: height) }
        size = Size(
            width: wanted.width.clamped(to: 0...Self.largest),
            height: wanted.height.clamped(to: 0...Self.largest))
        lineWidth = style.lineWidth.clamped(to: 0...Self.largest)
        color = style.color.color(in: environment)
        track = style.track.color(in: environment)
        reducesMotion = environment.reducesMotion
    }

    /// The largest indicator that is drawn, in points: larger than the largest screens.
    private static let largest = 10_000.0
}
