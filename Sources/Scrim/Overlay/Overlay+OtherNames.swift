// What other libraries call something, so that the compiler names the counterpart here.

extension Overlay.Detent {
    /// Another library's name.
    @available(*, unavailable, message: "half of the region's height is .fraction(0.5)")
    public static var medium: Overlay.Detent { .fraction(0.5) }

    /// Another library's name.
    @available(*, unavailable, renamed: "full")
    public static var large: Overlay.Detent { .full }
}

extension Overlay.Placement.Edge {
    /// Another library's name.
    @available(*, unavailable, message: "a sheet in the middle of a wide window is .form()")
    public static var center: Overlay.Placement.Edge { .bottom }
}

extension Overlay {
    /// Another library's name.
    @available(*, unavailable, message: "a notice at an edge is a HUD: .hud(_:placement: .bottom)")
    public static func toast(_ message: String) -> Overlay { .hud(message, placement: .bottom) }

    /// Another library's name.
    @available(*, unavailable, message: "a notice at an edge is a HUD: .hud(_:placement: .bottom)")
    public static func snackbar(_ message: String) -> Overlay { .hud(message, placement: .bottom) }

    /// Another library's name.
    @available(*, unavailable, message: "a notice at an edge is a HUD: .hud(_:placement: .top)")
    public static func banner(_ message: String) -> Overlay { .hud(message, placement: .top) }

    /// Another library's name.
    @available(*, unavailable, message: "a notice with a check mark is .hud(_:icon: .success)")
    public static func success(_ message: String) -> Overlay { .hud(message, icon: .success) }

    /// Another library's name.
    @available(*, unavailable, message: "a notice with a cross is .hud(_:icon: .error)")
    public static func error(_ message: String) -> Overlay { .hud(message, icon: .error) }

    /// Another library's name.
    @available(*, unavailable, message: "over the window it is .veil(_:), over a view .loading(_:)")
    public static func spinner(_ message: String? = nil) -> Overlay { .veil(message) }

    /// Another library's name.
    @available(*, unavailable, message: "progress is an indicator: .veil(_:indicator: .bar(0))")
    public static func progress(_ message: String? = nil) -> Overlay { .veil(message, indicator: .bar(0)) }

    /// Another library's name.
    @available(*, unavailable, message: "a question is awaited: await overlays.ask(_:answers:)")
    public static func alert(_ message: String, detail: String? = nil) -> Overlay { .veil(message) }

    /// Another library's name.
    @available(
        *, unavailable,
        message: "a question is awaited, overlays.ask(_:answers:); a dialog with a view is .form()"
    )
    public static func dialog(_ label: String? = nil) -> Overlay { .form(label: label) }

    /// Another library's name.
    @available(
        *, unavailable,
        message: "a cancel button cancels the work of overlays.during(.veil(_:cancel: .standard)) { … }"
    )
    public static func veil(_ message: String? = nil, onCancel: @escaping () -> Void) -> Overlay {
        .veil(message)
    }

    /// Another library's name.
    @available(
        *, unavailable, message: "more than one button: .hud(_:placement:).with(\\.content.actions, […])"
    )
    public static func hud(_ message: String, actions: [Overlay.ActionButton]) -> Overlay { .hud(message) }

    /// Another library's name.
    @available(
        *, unavailable,
        message: "overlays.flash(_:) shows it for as long as its text takes to read; else set timing.lifetime"
    )
    public static func hud(_ message: String, icon: Overlay.Icon? = nil, duration: Duration) -> Overlay {
        .hud(message)
    }

    /// Another library's name.
    @available(*, unavailable, message: "progress is an indicator: .veil(_:indicator: .bar(0.3))")
    public static func veil(_ message: String? = nil, progress: Double) -> Overlay { .veil(message) }
}
