// Names from other libraries, so that the compiler suggests the counterpart here.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension Overlay.Detent {
    @available(*, unavailable, message: "half of the region's height is .fraction(0.5)")
    public static var medium: Overlay.Detent { .fraction(0.5) }

    @available(*, unavailable, renamed: "full")
    public static var large: Overlay.Detent { .full }

    @available(*, unavailable, message: "half of the region's height is .fraction(0.5)")
    public static var half: Overlay.Detent { .fraction(0.5) }

    @available(*, unavailable, renamed: "points(_:)")
    public static func height(_ height: Double) -> Overlay.Detent { .points(height) }
}

extension Overlay.Icon {
    @available(*, unavailable, renamed: "failure")
    public static var error: Overlay.Icon { .failure }

    @available(*, unavailable, renamed: "named(_:)")
    public static func systemImage(_ name: String) -> Overlay.Icon { .named(name) }

    @available(*, unavailable, renamed: "named(_:)")
    public static func system(_ name: String) -> Overlay.Icon { .named(name) }

    @available(*, unavailable, renamed: "named(_:)")
    public static func symbolic(_ name: String) -> Overlay.Icon { .named(name) }
}

extension Overlay.Paint {
    @available(*, unavailable, message: "Overlay.Paint(red:green:blue:), each from 0 to 1")
    public init(_ hexadecimal: String) { self = .clear }
}

extension Overlay.Timing.Lifetime {
    @available(*, unavailable, renamed: "untilDismissed")
    public static var forever: Overlay.Timing.Lifetime { .untilDismissed }
}

@available(*, unavailable, message: "cancel: .standard, or a title; without it there is none")
extension Overlay.CancelButton: ExpressibleByBooleanLiteral {
    public init(booleanLiteral value: Bool) { self = .standard }
}

extension Overlay.Placement.Edge {
    @available(*, unavailable, message: "a sheet in the middle of a wide window is .form()")
    public static var center: Overlay.Placement.Edge { .bottom }
}

extension Overlay {
    @available(*, unavailable, message: "a notice at an edge is a HUD: .hud(_:placement: .bottom)")
    public static func toast(_ message: String) -> Overlay { .hud(message, placement: .bottom) }

    @available(*, unavailable, message: "a notice at an edge is a HUD: .hud(_:placement: .bottom)")
    public static func snackbar(_ message: String) -> Overlay { .hud(message, placement: .bottom) }

    @available(*, unavailable, message: "a notice at an edge is a HUD: .hud(_:placement: .top)")
    public static func banner(_ message: String) -> Overlay { .hud(message, placement: .top) }

    @available(*, unavailable, message: "a notice with a check mark is .hud(_:icon: .success)")
    public static func success(
        _ message: String, detail: String? = nil, action: Overlay.ActionButton? = nil
    ) -> Overlay { .hud(message, icon: .success) }

    @available(*, unavailable, message: "a notice with a cross is .hud(_:icon: .failure)")
    public static func error(
        _ message: String, detail: String? = nil, action: Overlay.ActionButton? = nil,
        retry: Overlay.ActionButton? = nil
    ) -> Overlay { .hud(message, icon: .failure) }

    @available(*, unavailable, message: "a notice with a cross is .hud(_:icon: .failure)")
    public static func failure(
        _ message: String, detail: String? = nil, action: Overlay.ActionButton? = nil,
        retry: Overlay.ActionButton? = nil
    ) -> Overlay { .hud(message, icon: .failure) }

    @available(*, unavailable, renamed: "sheet(from:)")
    public static func sheet(edge: Overlay.Placement.Edge) -> Overlay { .sheet(from: edge) }

    @available(
        *, unavailable,
        message: "sheet(detents:input: Overlay.InputPolicy(outside: .live)).with(\\.sheet.dismissal, .never)"
    )
    public static func sheet(detents: [Overlay.Detent] = [.content], dismissible: Bool) -> Overlay {
        .sheet(detents: detents)
    }

    @available(*, unavailable, message: "sheet(input: .block)")
    public static func sheet(modal: Bool) -> Overlay { .sheet(input: .block) }

    @available(*, unavailable, renamed: "sheet(label:)")
    public static func sheet(title: String) -> Overlay { .sheet(label: title) }

    @available(*, unavailable, renamed: "sheet(label:)")
    public static func sheet(_ label: String) -> Overlay { .sheet(label: label) }

    @available(*, unavailable, message: "over the window it is .veil(_:), over a view .loading(_:)")
    public static func spinner(_ message: String? = nil) -> Overlay { .veil(message) }

    @available(*, unavailable, message: "progress is an indicator: .veil(_:indicator: .bar(0))")
    public static func progress(_ message: String? = nil) -> Overlay { .veil(message, indicator: .bar(0)) }

    @available(*, unavailable, message: "a question is awaited: await overlays.ask(_:answers:)")
    public static func alert(_ message: String, detail: String? = nil) -> Overlay { .veil(message) }

    @available(
        *, unavailable,
        message: "a question is awaited, overlays.ask(_:answers:); a dialog with a view is .form()"
    )
    public static func dialog(_ label: String? = nil) -> Overlay { .form(label: label) }

    @available(
        *, unavailable,
        message: "a cancel button cancels the work of overlays.during(.veil(_:cancel: .standard)) { … }"
    )
    public static func veil(_ message: String? = nil, onCancel: @escaping () -> Void) -> Overlay {
        .veil(message)
    }

    @available(
        *, unavailable,
        message: "a limit is .veil(_:).with(\\.timing.timeout, .seconds(30)); the work of a during goes on"
    )
    public static func veil(
        _ message: String? = nil, cancel: Overlay.CancelButton? = nil, timeout: Duration
    ) -> Overlay { .veil(message, cancel: cancel) }

    @available(
        *, unavailable, message: "more than one button: .hud(_:placement:).with(\\.content.actions, […])"
    )
    public static func hud(_ message: String, actions: [Overlay.ActionButton]) -> Overlay { .hud(message) }

    @available(
        *, unavailable,
        message: "overlays.flash(_:) shows it for as long as its text takes to read; else set timing.lifetime"
    )
    public static func hud(_ message: String, icon: Overlay.Icon? = nil, duration: Duration) -> Overlay {
        .hud(message)
    }

    @available(*, unavailable, message: "stage.defaults.theme, for all overlays of a window")
    public var theme: Stage.Theme {
        get { Stage.Theme() }
        set {}
    }

    @available(*, unavailable, message: "timing.lifetime: .fixed(.seconds(5))")
    public var duration: Duration {
        get { .zero }
        set {}
    }
}
