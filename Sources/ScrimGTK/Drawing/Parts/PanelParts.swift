import CGtk4
import Scrim

/// What stands on a panel: made when first needed, then changed in place.
@MainActor
final class PanelParts {
    private let panel: WidgetPointer
    private let taken: @MainActor () -> Void
    private let cancelled: @MainActor () -> Void
    private let stepped: @MainActor (_ larger: Bool) -> Void

    private(set) var indicator: IndicatorWidget?
    private(set) var message: PanelLabel?
    private(set) var detail: PanelLabel?
    private(set) var text: TextViewport?
    private(set) var action: PanelButton?
    private(set) var cancel: PanelButton?
    private(set) var grabber: Grabber?
    /// The app's view, kept while it stands here.
    private(set) var view: WidgetPointer?

    init(
        in panel: WidgetPointer, taken: @escaping @MainActor () -> Void,
        cancelled: @escaping @MainActor () -> Void,
        stepped: @escaping @MainActor (_ larger: Bool) -> Void
    ) {
        self.panel = panel
        self.taken = taken
        self.cancelled = cancelled
        self.stepped = stepped
    }

    /// Gives the app's view back and stops all that moves; the panel unparents its children itself.
    func dispose() {
        showView(nil)
        text?.dispose()
        indicator?.isLive = false
    }

    // MARK: Plans

    /// Makes the parts equal to the plan.
    func show(_ plan: SurfacePlan, in environment: StageEnvironment, view: WidgetPointer?) {
        let content = plan.panel
        let style = plan.style
        showView(view)
        showIndicator(content.indicator, style, environment, isLive: !plan.isLeaving)
        indicator.map { gtk_widget_set_name($0.widget, "\(plan.identifier).indicator") }
        // A progress needs a name of its own: what it is the progress of.
        indicator?.widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, to: content.spokenText.laidOut)

        showText(
            content.message, as: \.message, name: "\(plan.identifier).message",
            PanelLabel.Look(style.message, in: environment))
        showText(
            content.detail, as: \.detail, name: "\(plan.identifier).detail",
            PanelLabel.Look(style.detail, in: environment))
        text?.ground = style.textGround(in: environment)

        let ink = PanelButton.Look(
            size: style.message.size * environment.textScale,
            colour: style.message.colour.colour(in: environment))
        action = show(content.action, isEnabled: !plan.isLeaving, ink, on: action) {
            PanelButton(name: "\(plan.identifier).action", taken: taken)
        }
        cancel = show(content.cancel, isEnabled: content.isCancelEnabled && !plan.isLeaving, ink, on: cancel)
        {
            PanelButton(name: "\(plan.identifier).cancel", taken: cancelled)
        }
        showGrabber(plan, ink: ink.colour)
        // Directions are not inherited; the app's view has its own.
        let direction = environment.isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR
        for part in [indicator?.widget, message?.widget, detail?.widget, action?.widget, cancel?.widget] {
            if let part { gtk_widget_set_direction(part, direction) }
        }
    }

    // MARK: Layout

    /// A part's natural size, or its size at this width.
    func size(of part: PanelPart, width: Double?) -> Size {
        switch part {
        case .indicator: indicator?.look.size ?? .zero
        case .message: message?.size(width: width) ?? .zero
        case .detail: detail?.size(width: width) ?? .zero
        case .action: action?.widget.naturalSize(width: width) ?? .zero
        case .cancel: cancel?.widget.naturalSize(width: width) ?? .zero
        case .view: view?.naturalSize(width: width) ?? .zero
        }
    }

    /// Puts every part where it belongs, in the panel's layout pass; one without a frame is not drawn.
    func place(_ frames: SurfaceFrames) {
        place(indicator?.widget, frames.parts[.indicator])
        place(action?.widget, frames.parts[.action])
        place(cancel?.widget, frames.parts[.cancel])
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
                gtk_widget_set_child_visible(label.widget, frames.parts[part] == nil ? 0 : 1)
                label.isCentred = frames.centresText
            }
            text.place(frames.text)
        }
    }

    private func place(_ widget: WidgetPointer?, _ frame: Rect?) {
        guard let widget else { return }
        gtk_widget_set_child_visible(widget, frame == nil ? 0 : 1)
        if let frame { widget.place(frame.snapped) }
    }

    // MARK: Parts

    private func showView(_ new: WidgetPointer?) {
        guard new != view else { return }
        if let view {
            // It may have moved on to another surface already.
            if gtk_widget_get_parent(view) == panel { gtk_widget_unparent(view) }
            g_object_unref(view)
        }
        view = new
        guard let new else { return }
        g_object_ref(new)
        if gtk_widget_get_parent(new) != nil { gtk_widget_unparent(new) }
        gtk_widget_set_parent(new, panel)
    }

    private func showGrabber(_ plan: SurfacePlan, ink: Colour) {
        guard let sheet = plan.sheet else {
            grabber.map { gtk_widget_unparent($0.widget) }
            grabber = nil
            return
        }
        let grabber = self.grabber ?? Grabber(in: panel, stepped: stepped)
        self.grabber = grabber
        grabber.ink = ink
        grabber.show(sheet, name: "\(plan.identifier).grabber")
    }

    private func showIndicator(
        _ indicator: Indicator, _ style: Style, _ environment: StageEnvironment, isLive: Bool
    ) {
        let look = IndicatorWidget.Look(style.indicator, for: indicator, in: environment)
        if let old = self.indicator, old.show(indicator) {
            old.look = look
        } else {
            self.indicator.map { gtk_widget_unparent($0.widget) }
            self.indicator = IndicatorWidget.make(
                for: indicator, look: look, hasSpokes: style.indicator.hasSpokes)
            if let new = self.indicator {
                _ = new.show(indicator)
                gtk_widget_set_parent(new.widget, panel)
            }
        }
        self.indicator?.isLive = isLive
    }

    private func showText(
        _ text: String?, as part: ReferenceWritableKeyPath<PanelParts, PanelLabel?>, name: String,
        _ look: PanelLabel.Look
    ) {
        guard let text, !text.isEmpty else {
            self[keyPath: part].map { gtk_widget_unparent($0.widget) }
            self[keyPath: part] = nil
            return
        }
        let viewport = self.text ?? TextViewport(in: panel)
        self.text = viewport
        if self[keyPath: part] == nil {
            let label = PanelLabel(name: name)
            // Read in the order of sight: the message comes first.
            gtk_widget_insert_before(
                label.widget, viewport.column.widget, part == \.message ? detail?.widget : nil)
            self[keyPath: part] = label
        }
        self[keyPath: part]?.show(text, look: look)
        gtk_widget_queue_resize(viewport.column.widget)
    }

    private func show(
        _ title: String?, isEnabled: Bool, _ look: PanelButton.Look, on old: PanelButton?,
        make: () -> PanelButton
    ) -> PanelButton? {
        guard let title else {
            old.map { gtk_widget_unparent($0.widget) }
            return nil
        }
        let button = old ?? make()
        if old == nil { gtk_widget_set_parent(button.widget, panel) }
        button.show(title, isEnabled: isEnabled, look: look)
        return button
    }
}

extension Style {
    /// The colour that text stands on, as far as it is the style's.
    fileprivate func textGround(in environment: StageEnvironment) -> Colour {
        switch panel?.fill {
        case .colour(let paint), .blur(_, let paint): paint.colour(in: environment)
        case nil, .some(.none): (box?.fill ?? scrim).colour(in: environment)
        }
    }
}

extension IndicatorWidget.Look {
    fileprivate init(
        _ style: Style.IndicatorStyle, for indicator: Indicator, in environment: StageEnvironment
    ) {
        let isBar = if case .bar = indicator { true } else { false }
        size = isBar ? style.barSize : Size(width: style.size, height: style.size)
        lineWidth = style.lineWidth
        colour = style.colour.colour(in: environment)
        track = style.track.colour(in: environment)
        reducesMotion = environment.reducesMotion
    }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// How large it wants to be, at most this wide, or as wide as it must.
    @MainActor
    fileprivate func naturalSize(width limit: Double?) -> Size {
        var least: Int32 = 0
        var natural: Int32 = 0
        gtk_widget_measure(self, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, nil, nil)
        let width = limit.map { max(min(natural, Int32(clamping: Int($0.rounded(.down)))), least) } ?? natural
        var height: Int32 = 0
        gtk_widget_measure(self, GTK_ORIENTATION_VERTICAL, width, nil, &height, nil, nil)
        return Size(width: Double(width), height: Double(height))
    }
}
