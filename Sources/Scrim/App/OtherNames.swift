// What other libraries call something, so that the compiler names the counterpart here; as Overlay+OtherNames.swift.

extension Overlay.Presenter {
    /// Another library's name.
    @available(
        *, unavailable, message: "ask(_:answers: [.destructive(\"Delete\", true), .cancel()]) == true"
    )
    public func confirm(
        _ message: String, detail: String? = nil, action: String = "",
        role: Overlay.ActionButton.Role = .plain
    ) async -> Bool { false }

    /// Another library's name.
    @available(*, unavailable, message: "ask(_:field: .text(_:initial:), accept:) asks for a line of text")
    public func prompt(_ message: String, text: String = "") async -> String? { nil }

    /// Another library's name.
    @available(*, unavailable, message: "ask(_:detail:answers:) asks, also with one answer")
    public func alert(_ message: String, detail: String? = nil) async {}

    /// Another library's name.
    @available(*, unavailable, message: "flash(.hud(_:placement: .bottom))")
    public func toast(_ message: String) {}

    /// Another library's name.
    @available(*, unavailable, message: "flash(.hud(_:))")
    public func hud(_ message: String) {}

    /// Another library's name.
    @available(*, unavailable, message: "flash(.hud(_:))")
    public func flash(_ message: String) {}

    /// Another library's name.
    @available(*, unavailable, message: "dismiss() of the handle that show returned, or dismissAll()")
    public func dismiss() {}

    /// Another library's name.
    @available(*, unavailable, renamed: "dismissAll()")
    public func hideAll() {}
}

extension Presentation {
    /// Another library's name.
    @available(*, unavailable, renamed: "message")
    public var text: String? {
        get { message }
        set { message = newValue }
    }

    /// Another library's name.
    @available(*, unavailable, renamed: "message")
    public var title: String? {
        get { message }
        set { message = newValue }
    }

    /// Another library's name.
    @available(*, unavailable, renamed: "detail")
    public var subtitle: String? {
        get { detail }
        set { detail = newValue }
    }

    /// Another library's name.
    @available(*, unavailable, renamed: "isVisible")
    public var isPresented: Bool { isVisible }

    /// Another library's name.
    @available(*, unavailable, message: "outcome?.cause says who ended it")
    public var isCancelled: Bool { hasEnded }

    /// Another library's name.
    @available(
        *, unavailable,
        message: "a cancel button cancels the work of overlays.during(_:) { … }; else await ended"
    )
    public var onCancel: (() -> Void)? {
        get { nil }
        set {}
    }

    /// Another library's name.
    @available(*, unavailable, renamed: "dismiss()")
    public func hide() {}

    /// Another library's name.
    @available(*, unavailable, renamed: "dismiss()")
    public func close() {}

    /// Another library's name.
    @available(*, unavailable, message: "dismiss() ends it; work is cancelled by its own task")
    public func cancel() {}

    /// Another library's name.
    @available(*, unavailable, message: "set message, detail or progress")
    public func update(message: String) {}

    /// Another library's name.
    @available(*, unavailable, message: "await ended, or gone() for the last pixel")
    public func wait() async {}
}

extension Presentation.Status {
    /// Another library's name.
    @available(
        *, unavailable,
        message: "a result has no buttons; after finish(), flash(.hud(_:icon: .success, action:))"
    )
    public static func success(_ message: String, action: String) -> Presentation.Status { .success(message) }
}
