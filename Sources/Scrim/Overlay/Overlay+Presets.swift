extension Overlay {
    /// Creates a veil, which covers its region while work runs.
    ///
    /// Over a window it covers the bars and the on-screen keyboard, too.
    ///
    /// A veil appears after 0.2 s, and then stays for at least 0.4 s. It blocks all input except the system's,
    /// until the program dismisses it or its cancel button is pressed.
    public static func veil(
        _ message: String? = nil, detail: String? = nil, indicator: Overlay.Indicator = .spinner,
        cancel: Overlay.CancelButton? = nil
    ) -> Overlay {
        Overlay(
            kind: .veil,
            content: Content(message: message, detail: detail, indicator: indicator, cancel: cancel),
            placement: .center, input: .block, timing: .working, onRepeat: .join, priority: .normal)
    }

    /// A veil whose ring shows how much is done.
    ///
    /// - Parameter progress: How much is done, 0 to 1; out of range it is clamped. `nil`: still unknown, so a spinner
    ///   turns until the first report.
    public static func veil(
        _ message: String? = nil, detail: String? = nil, progress: Double?,
        cancel: Overlay.CancelButton? = nil
    ) -> Overlay {
        veil(message, detail: detail, indicator: Indicator.spinner.at(progress), cancel: cancel)
    }

    /// A loading overlay fills a view, or the keyboard, with a message and a spinner, and follows its size.
    ///
    /// - Parameter cover: How much of the view is hidden. With `bar` and `refresh` the view stays in use.
    public static func loading(
        _ message: String? = nil, detail: String? = nil, indicator: Overlay.Indicator = .spinner,
        cancel: Overlay.CancelButton? = nil, cover: Overlay.Cover = .opaque
    ) -> Overlay {
        Overlay(
            kind: .loading,
            content: Content(message: message, detail: detail, indicator: indicator, cancel: cancel),
            placement: .center, input: cover.input, timing: .working, onRepeat: .join, priority: .normal
        ).with(\.cover, cover)
    }

    /// A loading overlay whose ring shows how much is done.
    ///
    /// - Parameter progress: How much is done, 0 to 1; out of range it is clamped. `nil`: still unknown, so a spinner
    ///   turns until the first report.
    public static func loading(
        _ message: String? = nil, detail: String? = nil, progress: Double?,
        cancel: Overlay.CancelButton? = nil, cover: Overlay.Cover = .opaque
    ) -> Overlay {
        loading(
            message, detail: detail, indicator: Indicator.spinner.at(progress), cancel: cancel, cover: cover)
    }

    /// An activity overlay shows that one view is busy; the others stay usable.
    ///
    /// Without a message, the overlay shows the stage's `Stage.Strings.loading`.
    ///
    /// ```swift
    /// // Loaded again, the list can be read.
    /// try await list.overlays.during(.activity(cover: articles.isEmpty ? .opaque : .bar)) { try await reload() }
    /// ```
    ///
    /// - Parameter cover: How much of the view is hidden. With `bar` and `refresh` the view stays in use.
    public static func activity(
        _ message: String? = nil, indicator: Overlay.Indicator = .spinner,
        cancel: Overlay.CancelButton? = nil, cover: Overlay.Cover = .opaque
    ) -> Overlay {
        Overlay(
            kind: .activity,
            content: Content(message: message, indicator: indicator, cancel: cancel),
            placement: .center, input: cover.input, timing: .working, onRepeat: .join, priority: .normal
        ).with(\.cover, cover)
    }

    /// A sheet shows the app's own view, slid in from an edge.
    ///
    /// The background stays live and undimmed, unless `input` blocks it.
    ///
    /// - Parameters:
    ///   - edge: The edge that the sheet comes from; by default the bottom.
    ///   - input: The input that the sheet takes and blocks; if the outside is live, nothing is dimmed.
    ///   - label: The sheet's name for assistive technology; already localized.
    public static func sheet(
        from edge: Overlay.Placement.Edge = .bottom, input: Overlay.InputPolicy = .live, label: String? = nil
    ) -> Overlay {
        Overlay(
            kind: .sheet, content: Content(label: label), placement: .edge(edge), input: input,
            timing: Overlay.Timing(), onRepeat: .separate, priority: .normal)
    }

    /// A sheet shows the app's own view, slid in from the bottom over a live background.
    public static var sheet: Overlay { sheet() }

    /// A sheet shows the app's own view, slid in from an edge; it rests at several heights and is dragged between them.
    ///
    /// ```swift
    /// .sheet(detents: [.points(120), .fraction(0.5), .full], undimmedThrough: .fraction(0.5), input: .block)
    /// ```
    ///
    /// A live sheet blocks nothing at any detent. At its full height it covers the app for a finger or a pointer;
    /// keys and screen readers still reach what is under it. `undimmedThrough` and an `input` that blocks prevent
    /// that, as here.
    ///
    /// - Parameters:
    ///   - edge: The edge that the sheet comes from; by default the bottom.
    ///   - detents: The heights at which the sheet rests, in any order.
    ///   - initial: The height at which the sheet rests first; `nil`: the smallest.
    ///   - undimmedThrough: Up to this detent the background is neither dimmed nor blocked; `nil`: `input`
    ///     applies at all of them.
    ///   - input: The input that the sheet takes and blocks; if the outside is live, nothing is dimmed.
    ///   - label: The sheet's name for assistive technology; already localized.
    public static func sheet(
        from edge: Overlay.Placement.Edge = .bottom, detents: [Overlay.Detent],
        initial: Overlay.Detent? = nil,
        undimmedThrough: Overlay.Detent? = nil, input: Overlay.InputPolicy = .live, label: String? = nil
    ) -> Overlay {
        var overlay = sheet(from: edge, input: input, label: label)
        overlay.sheet.detents = detents
        overlay.sheet.initial = initial
        overlay.sheet.undimmedThrough = undimmedThrough
        return overlay
    }

    /// A form shows the app's own view to be filled in: a dialog in the middle if there is room, else a sheet
    /// at the bottom.
    ///
    /// A form blocks what is behind it. Escape, and pulling the sheet, dismiss the form if `shouldEnd` allows it.
    ///
    /// - Parameter label: The form's name for assistive technology; already localized.
    public static func form(label: String? = nil) -> Overlay {
        var overlay = sheet(input: InputPolicy(outside: .blocked, escapeDismisses: true), label: label)
        overlay.sheet.wideForm = .dialog
        overlay.sheet.dismissal = .resisting
        return overlay
    }

    /// A question waits for one of a few answers, in the middle of what it blocks.
    ///
    /// `Overlay.Presenter.ask` shows one and returns the answer. A question appears at once and stays until it is
    /// answered, cancelled or dismissed. An equal question over the same region joins it: both get the answer.
    ///
    /// - Parameters:
    ///   - message: The question; already localized.
    ///   - detail: What follows from the answers; already localized.
    ///   - icon: A picture above the question.
    ///   - actions: The answers, the most important first.
    ///   - cancel: The cancel button; Escape takes it, too. `nil`: the question has to be answered.
    public static func question(
        _ message: String, detail: String? = nil, icon: Overlay.Icon? = nil, actions: [Overlay.ActionButton],
        cancel: Overlay.CancelButton? = .standard
    ) -> Overlay {
        var overlay = Overlay(
            kind: .question,
            content: Content(
                message: message, detail: detail, indicator: icon.map { .icon($0) } ?? .none, cancel: cancel),
            placement: .center, input: .block, timing: Overlay.Timing(), onRepeat: .join, priority: .normal)
        overlay.content.actions = actions
        return overlay
    }

    /// A notice: a short message that disappears by itself.
    ///
    /// Touches pass through a notice, unless it has a button, or a tap or a flick may dismiss it
    /// (`InputPolicy.dismissedBy`). Several in the middle take turns; those at an edge or corner form a stack.
    ///
    /// In the middle a notice looks like a HUD, at an edge like a toast.
    ///
    /// - Parameters:
    ///   - action: One of the app's buttons ("Undo").
    ///   - cancel: A button that dismisses the notice, or cancels its work: `.cross` beside the text.
    public static func hud(
        _ message: String? = nil, detail: String? = nil, icon: Overlay.Icon? = nil,
        placement: Overlay.Placement = .center,
        action: Overlay.ActionButton? = nil, cancel: Overlay.CancelButton? = nil
    ) -> Overlay {
        hud(
            message, detail: detail, indicator: icon.map { .icon($0) } ?? .none, placement: placement,
            action: action, cancel: cancel)
    }

    /// A notice with any indicator.
    ///
    /// With an indicator of running work (spinner, bar, ring) the notice stays until dismissed; shown with
    /// `flash`, as long as its text takes to read.
    public static func hud(
        _ message: String? = nil, detail: String? = nil, indicator: Overlay.Indicator,
        placement: Overlay.Placement = .center,
        action: Overlay.ActionButton? = nil, cancel: Overlay.CancelButton? = nil
    ) -> Overlay {
        Overlay(
            kind: .hud,
            content: Content(
                message: message, detail: detail, indicator: indicator, cancel: cancel, action: action),
            placement: placement,
            input: action == nil && cancel == nil ? .passThrough : Overlay.InputPolicy(outside: .live),
            timing: indicator.isOngoing ? Overlay.Timing() : .notice, onRepeat: .separate, priority: .normal)
    }
}
