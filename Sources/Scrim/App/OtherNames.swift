// What other libraries call something, so that the compiler names the counterpart here; as Overlay+OtherNames.swift.

extension Overlay.Presenter {
    /// Another library's name.
    @available(
        *, unavailable, message: "ask(_:answers: [.destructive(\"Delete\", true), .cancel()]) == true"
    )
    public func confirm(
        _ message: String, detail: String? = nil, action: String = "", confirm: String = "",
        destructive: String = "", role: Overlay.ActionButton.Role = .plain
    ) async -> Bool { false }

    /// A closure that makes no view; as an overload that works it would take views of a wrong type, and show nothing.
    @available(
        *, unavailable, message: "name the action: onAction: { … }; a closure that makes a view returns it"
    )
    @_disfavoredOverload
    public func show(
        _ overlay: Overlay, file: String = #fileID, line: Int = #line,
        onAction: @escaping @MainActor () -> Void
    ) -> Presentation { show(overlay, shouldEnd: nil, onAction: onAction) }

    /// Another library's name.
    @available(*, unavailable, message: "ask(_:detail:accept:)")
    public func ask(
        _ question: String, detail: String? = nil, message: String? = nil, confirm: Overlay.ActionButton,
        role: Overlay.ActionButton.Role = .plain
    ) async -> Bool { false }

    /// Another library's name.
    @available(*, unavailable, message: "ask(_:field: .text(_:initial:), accept:)")
    public func ask(_ question: String, text: String) async -> String? { nil }

    /// Another library's name.
    @available(*, unavailable, message: "ask(_:field: .secure(_:), accept:)")
    public func ask(_ question: String, secure: Bool) async -> String? { nil }

    /// Another library's name.
    @available(*, unavailable, message: "ask(_:answers: [.default(_:), .destructive(_:), .cancel()])")
    public func ask(_ question: String, actions: [String]) async -> String? { nil }

    /// Another library's name.
    @available(*, unavailable, message: "a limit is the overlay's: .with(\\.timing.timeout, .seconds(30))")
    public func during<Value>(
        _ overlay: Overlay, timeout: Duration, _ body: @escaping @MainActor () async throws -> Value
    ) async throws -> Value { try await body() }

    /// Another library's name.
    @available(*, unavailable, message: "finish(.success(_:)) of the handle that the body takes")
    public func during<Value>(
        _ overlay: Overlay, success: String, failure: String = "",
        _ body: @escaping @MainActor () async throws -> Value
    ) async throws -> Value { try await body() }

    /// Another library's name.
    @available(*, unavailable, renamed: "flash(_:onAction:)")
    public func flash(_ overlay: Overlay, action: @escaping @MainActor () -> Void) {}

    /// Another library's name.
    @available(*, unavailable, message: "await undoable(_:button:work:undo:); the work is what is committed")
    public func flash(
        _ overlay: Overlay, undo: @escaping () -> Void, commit: @escaping () async throws -> Void
    ) {}

    /// Another library's name.
    @available(*, unavailable, message: "undoable(_:button:work:undo:)")
    public func undoable(
        _ message: String, undo: @escaping () -> Void, commit: @escaping () async throws -> Void
    ) async {}

    /// Another library's name.
    @available(*, unavailable, message: "await stage.commitPending()")
    public func settle(timeout: Duration? = nil) async {}

    /// Another library's name.
    @available(*, unavailable, message: "stage.defaults.strings")
    public var strings: Stage.Strings {
        get { stage.defaults.strings }
        nonmutating set {}
    }

    /// Another library's name.
    @available(*, unavailable, message: "stage.defaults.theme has accent, colors and corners")
    public var theme: Stage.Theme {
        get { stage.defaults.theme }
        nonmutating set {}
    }

    /// Another library's name.
    @available(*, unavailable, message: "stage.defaults.theme has accent, colors and corners")
    public var appearance: Stage.Theme {
        get { stage.defaults.theme }
        nonmutating set {}
    }

    /// Another library's name.
    @available(*, unavailable, message: "stage.defaults")
    public var defaults: Stage.Defaults {
        get { stage.defaults }
        nonmutating set {}
    }

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
    @available(
        *, unavailable, message: "dismiss() ends it; minimize() leaves a notice while the work goes on"
    )
    public func hide() {}

    /// Another library's name.
    @available(*, unavailable, renamed: "dismiss()")
    public func close() {}

    /// Another library's name.
    @available(*, unavailable, message: "dismiss() ends it; work is cancelled by its own task")
    public func cancel() {}

    /// Another library's name.
    @available(*, unavailable, message: "set message, detail or progress")
    public func update(
        message: String = "", title: String = "", detail: String = "", progress: Double = 0
    ) {}

    /// Another library's name.
    @available(*, unavailable, renamed: "report(_:of:)")
    public nonisolated func report<Count: BinaryInteger>(done: Count, total: Count) {}

    /// Another library's name.
    @available(*, unavailable, renamed: "report(_:of:)")
    public nonisolated func report<Count: BinaryInteger>(completed: Count, total: Count) {}

    /// Another library's name.
    @available(*, unavailable, message: "finish(.success(_:))")
    public func succeed(_ message: String) {}

    /// Another library's name.
    @available(*, unavailable, message: "finish(.failure(_:))")
    public func fail(_ message: String) {}

    /// Another library's name.
    @available(
        *, unavailable,
        message: "a result has no buttons; after finish(), flash(.hud(_:icon: .success, action:))"
    )
    public func finish(_ status: Status, onAction: @escaping () -> Void) {}

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

    /// Another library's name.
    @available(
        *, unavailable,
        message: "a result has no buttons; after finish(), flash(.hud(_:icon: .error, action:))"
    )
    public static func failure(_ message: String, action: String) -> Presentation.Status { .failure(message) }

    /// Another library's name.
    @available(*, unavailable, message: "failure(error.localizedDescription), or a text for the user")
    public static func failure(_ error: any Error) -> Presentation.Status { .failure }
}
