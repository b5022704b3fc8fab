extension Overlay {
    /// Covers everything while work goes on: the window, its bars, the keyboard.
    ///
    /// Appears after 0.2 s, then stays for at least 0.4 s. Blocks all input but the system's. Gone when the
    /// program dismisses it, or by its cancel button.
    public static func veil(
        _ message: String? = nil, detail: String? = nil, indicator: Indicator = .spinner,
        cancel: CancelButton? = nil
    ) -> Overlay {
        Overlay(
            kind: .veil,
            content: Content(message: message, detail: detail, indicator: indicator, cancel: cancel),
            placement: .center, input: .block, timing: .working, onRepeat: .join, priority: .normal)
    }

    /// Fills a view, or the keyboard, with a message and a spinner, and follows its size.
    public static func loading(
        _ message: String? = nil, detail: String? = nil, indicator: Indicator = .spinner,
        cancel: CancelButton? = nil
    ) -> Overlay {
        Overlay(
            kind: .loading,
            content: Content(message: message, detail: detail, indicator: indicator, cancel: cancel),
            placement: .center, input: .block, timing: .working, onRepeat: .join, priority: .normal)
    }

    /// Says that one view is busy; the others stay usable.
    ///
    /// Without a message it says the stage's `Strings.loading`.
    public static func activity(_ message: String? = nil, indicator: Indicator = .spinner) -> Overlay {
        Overlay(
            kind: .activity,
            content: Content(message: message, indicator: indicator),
            placement: .center, input: .block, timing: .working, onRepeat: .join, priority: .normal)
    }

    /// The app's own view, slid in from an edge.
    ///
    /// The background stays live and undimmed unless `input` says otherwise.
    ///
    /// - Parameters:
    ///   - edge: Where it comes from.
    ///   - input: What it lets through; where it lets everything through, nothing is dimmed either.
    ///   - label: What assistive technology calls it; already localised.
    public static func sheet(
        from edge: Placement.Edge = .bottom, input: InputPolicy = .live, label: String? = nil
    ) -> Overlay {
        Overlay(
            kind: .sheet, content: Content(label: label), placement: .edge(edge), input: input,
            timing: Timing(),
            dims: input.outside != .live, onRepeat: .separate, priority: .normal)
    }

    /// The app's own view, slid in from the bottom over a live background.
    public static var sheet: Overlay { sheet() }

    /// The app's own view, slid in from an edge, which rests at several heights and is dragged between them.
    ///
    /// ```swift
    /// .sheet(detents: [.points(120), .fraction(0.5), .full], undimmedThrough: .fraction(0.5), input: .block)
    /// ```
    ///
    /// - Parameters:
    ///   - edge: Where it comes from.
    ///   - detents: Where it rests, in any order.
    ///   - initial: Where it rests at first; `nil`: at the smallest.
    ///   - undimmedThrough: Up to this detent the background is neither dimmed nor blocked; `nil`: as `input`
    ///     says at all of them.
    ///   - input: What it lets through; where it lets everything through, nothing is dimmed either.
    ///   - label: What assistive technology calls it; already localised.
    public static func sheet(
        from edge: Placement.Edge = .bottom, detents: [Detent], initial: Detent? = nil,
        undimmedThrough: Detent? = nil, input: InputPolicy = .live, label: String? = nil
    ) -> Overlay {
        var overlay = sheet(from: edge, input: input, label: label)
        overlay.sheet.detents = detents
        overlay.sheet.initial = initial
        overlay.sheet.undimmedThrough = undimmedThrough
        return overlay
    }

    /// A short notice.
    ///
    /// Touches pass through it, unless it has an action; several wait for each other.
    ///
    /// At `.top` or `.bottom` it is a toast.
    public static func hud(
        _ message: String? = nil, detail: String? = nil, icon: Icon? = nil, placement: Placement = .center,
        action: ActionButton? = nil
    ) -> Overlay {
        hud(
            message, detail: detail, indicator: icon.map { .icon($0) } ?? .none, placement: placement,
            action: action)
    }

    /// A notice with any indicator.
    ///
    /// With one that says that something goes on (spinner, bar, ring) it stays until dismissed; shown with
    /// `flash`, as long as it takes to read.
    public static func hud(
        _ message: String? = nil, detail: String? = nil, indicator: Indicator, placement: Placement = .center,
        action: ActionButton? = nil
    ) -> Overlay {
        Overlay(
            kind: .hud,
            content: Content(message: message, detail: detail, indicator: indicator, action: action),
            placement: placement,
            input: action == nil ? .passThrough : InputPolicy(outside: .live),
            timing: indicator.isOngoing ? Timing() : .notice, onRepeat: .separate, priority: .normal)
    }
}
