// Names from other libraries, so that the compiler suggests the counterpart here; see also Overlay+OtherNames.swift.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension Overlay.Presenter {
    @available(
        *, unavailable, message: "ask(_:answers: [.destructive(\"Delete\", true), .cancel()]) == true"
    )
    public func confirm(
        _ message: String, detail: String? = nil, action: String = "", confirm: String = "",
        destructive: String = "", role: Overlay.ActionButton.Role = .plain
    ) async -> Bool { false }

    /// A closure that makes no view; if this overload worked, it would accept views of a wrong type, and show nothing.
    @available(
        *, unavailable, message: "name the action: onAction: { … }; a closure that makes a view returns it"
    )
    @_disfavoredOverload
    public func show(
        _ overlay: Overlay, file: String = #fileID, line: Int = #line,
        onAction: @escaping @MainActor () -> Void
    ) -> Presentation { show(overlay, shouldEnd: nil, onAction: onAction) }

    @available(*, unavailable, message: "ask(_:detail:accept:)")
    public func ask(
        _ question: String, detail: String? = nil, message: String? = nil, confirm: Overlay.ActionButton,
        role: Overlay.ActionButton.Role = .plain
    ) async -> Bool { false }

    @available(*, unavailable, message: "ask(_:detail:accept: .destructive(\"Delete\"))")
    public func ask(
        _ question: String, detail: String? = nil, message: String? = nil, accept: Overlay.ActionButton,
        destructive: Bool
    ) async -> Bool { false }

    @available(*, unavailable, message: "ask(_:detail:accept:)")
    public func ask(_ question: String, message: String, accept: Overlay.ActionButton) async -> Bool { false }

    @available(*, unavailable, message: "ask(_:field: .text(_:initial:), accept:)")
    public func ask(_ question: String, text: String, accept: String = "") async -> String? { nil }

    @available(*, unavailable, message: "choose(_:from:selected:)")
    public func ask(_ question: String, choices: [String], selected: String? = nil) async -> String? { nil }

    @available(*, unavailable, message: "ask(_:field: .secure(_:), accept:)")
    public func ask(_ question: String, secure: Bool) async -> String? { nil }

    @available(*, unavailable, message: "ask(_:answers: [.default(_:), .destructive(_:), .cancel()])")
    public func ask(_ question: String, actions: [String]) async -> String? { nil }

    @available(
        *, unavailable,
        message: "cancel the task around during; timing.timeout takes the overlay away, and the work goes on"
    )
    public func during<Value>(
        _ overlay: Overlay, timeout: Duration, _ body: @escaping @MainActor () async throws -> Value
    ) async throws -> Value { try await body() }

    @available(*, unavailable, message: "finish(.success(_:)) of the handle that the body takes")
    public func during<Value>(
        _ overlay: Overlay, success: String, failure: String = "",
        _ body: @escaping @MainActor () async throws -> Value
    ) async throws -> Value { try await body() }

    @available(*, unavailable, renamed: "flash(_:onAction:)")
    public func flash(_ overlay: Overlay, action: @escaping @MainActor () -> Void) {}

    @available(*, unavailable, message: "await undoable(_:button:work:undo:); the work is what is committed")
    public func flash(
        _ overlay: Overlay, undo: @escaping () -> Void, commit: @escaping () async throws -> Void
    ) {}

    @available(*, unavailable, message: "undoable(_:button:work:undo:)")
    public func undoable(
        _ message: String, undo: @escaping () -> Void, commit: @escaping () async throws -> Void
    ) async {}

    @available(*, unavailable, message: "await undoable(_:button:work:undo:)")
    public func offerUndo(_ message: String) async -> Bool { false }

    @available(*, unavailable, message: "await undoable(_:button:work:undo:); the work is what is committed")
    public func undo(_ message: String, undo: @escaping () -> Void, commit: @escaping () -> Void) {}

    @available(*, unavailable, message: "stage.presentations has what is shown; in a test it is TestHost's")
    public func isShowing(_ text: String) -> Bool { false }

    @available(*, unavailable, message: "stage.presentations has what is shown")
    public var isBusy: Bool { false }

    @available(*, unavailable, message: "stage.presentations has what is shown; a view asks none of this")
    public var isCovered: Bool { false }

    @available(*, unavailable, message: "await stage.commitPending()")
    public func settle(timeout: Duration? = nil) async {}

    @available(*, unavailable, message: "stage.defaults.strings")
    public var strings: Stage.Strings {
        get { stage.defaults.strings }
        nonmutating set {}
    }

    @available(*, unavailable, message: "stage.defaults.theme has accent, colors and corners")
    public var theme: Stage.Theme {
        get { stage.defaults.theme }
        nonmutating set {}
    }

    @available(*, unavailable, message: "stage.defaults.theme has accent, colors and corners")
    public var appearance: Stage.Theme {
        get { stage.defaults.theme }
        nonmutating set {}
    }

    @available(*, unavailable, message: "stage.defaults")
    public var defaults: Stage.Defaults {
        get { stage.defaults }
        nonmutating set {}
    }

    @available(*, unavailable, message: "ask(_:field: .text(_:initial:), accept:) asks for a line of text")
    public func prompt(
        _ message: String, text: String = "", placeholder: String = "", accept: String = ""
    ) async -> String? { nil }

    @available(*, unavailable, message: "ask(_:detail:answers:) asks, also with one answer")
    public func alert(_ title: String, message: String? = nil, detail: String? = nil) async {}

    @available(*, unavailable, message: "flash(.hud(_:placement: .bottom))")
    public func toast(_ message: String) {}

    @available(*, unavailable, message: "flash(.hud(_:))")
    public func hud(_ message: String) {}

    @available(*, unavailable, message: "dismiss() of the handle that show returned, or dismissAll()")
    public func dismiss() {}

    @available(*, unavailable, renamed: "dismissAll()")
    public func hideAll() {}
}

extension Presentation {
    @available(*, unavailable, renamed: "message")
    public var text: String? {
        get { message }
        set { message = newValue }
    }

    @available(*, unavailable, renamed: "message")
    public var title: String? {
        get { message }
        set { message = newValue }
    }

    @available(*, unavailable, renamed: "detail")
    public var subtitle: String? {
        get { detail }
        set { detail = newValue }
    }

    @available(*, unavailable, renamed: "isVisible")
    public var isPresented: Bool { isVisible }

    @available(*, unavailable, renamed: "isVisible")
    public var isShowing: Bool { isVisible }

    @available(*, unavailable, message: "await ended, which says how; or gone() for the last pixel")
    public var dismissed: Presentation.Outcome { get async { await ended } }

    @available(*, unavailable, message: "await ended says how; a button of the app's has the cause .action")
    public var value: Presentation.Outcome { get async { await ended } }

    @available(*, unavailable, message: "detent = .full")
    public func move(to detent: Overlay.Detent) {}

    @available(*, unavailable, renamed: "message")
    public func update(_ message: String) {}

    @available(*, unavailable, message: "progress = nil")
    @_disfavoredOverload
    public nonisolated func report(_ progress: Double?) {}

    @available(*, unavailable, renamed: "report(_:detail:)")
    public nonisolated func report(_ progress: Double, _ detail: String) {}

    @available(*, unavailable, renamed: "report(_:of:)")
    public nonisolated func report<Count: BinaryInteger>(bytes: Count, of total: Count) {}

    @available(*, unavailable, message: "outcome?.cause says who ended it")
    public var isCancelled: Bool { hasEnded }

    @available(
        *, unavailable,
        message: "a cancel button cancels the work of overlays.during(_:) { … }; else await ended"
    )
    public var onCancel: (() -> Void)? {
        get { nil }
        set {}
    }

    @available(
        *, unavailable, message: "dismiss() ends it; minimize() leaves a notice while the work goes on"
    )
    public func hide() {}

    @available(*, unavailable, renamed: "dismiss()")
    public func close() {}

    @available(*, unavailable, message: "dismiss() ends it; work is cancelled by its own task")
    public func cancel() {}

    @available(*, unavailable, message: "set message, detail or progress")
    public func update(
        message: String = "", title: String = "", detail: String = "", progress: Double = 0
    ) {}

    @available(*, unavailable, renamed: "report(_:of:)")
    public nonisolated func report<Count: BinaryInteger>(done: Count, total: Count) {}

    @available(*, unavailable, renamed: "report(_:of:)")
    public nonisolated func report<Count: BinaryInteger>(completed: Count, total: Count) {}

    @available(*, unavailable, message: "finish(.success(_:))")
    public func succeed(_ message: String) {}

    @available(*, unavailable, message: "finish(.failure(_:))")
    public func fail(_ message: String) {}

    @available(
        *, unavailable,
        message: "a result has no buttons; after finish(), flash(.hud(_:icon: .success, action:))"
    )
    public func finish(_ status: Status, onAction: @escaping () -> Void) {}

    @available(*, unavailable, message: "finish(_:): a result stays for as long as its text takes to read")
    public func finish(_ status: Status, duration: Duration) {}

    @available(*, unavailable, message: "await ended, or gone() for the last pixel")
    public func wait() async {}
}

extension Presentation.Status {
    @available(
        *, unavailable,
        message: "a result has no buttons; after finish(), flash(.hud(_:icon: .success, action:))"
    )
    public static func success(_ message: String, action: String) -> Presentation.Status { .success(message) }

    @available(
        *, unavailable,
        message: "a result has no buttons; after finish(), flash(.hud(_:icon: .failure, action:))"
    )
    public static func failure(_ message: String, action: String) -> Presentation.Status { .failure(message) }

    @available(
        *, unavailable,
        message: "a result has no buttons; after finish(), flash(.hud(_:icon: .failure, action:))"
    )
    public static func failure(_ message: String, retry: @escaping () -> Void) -> Presentation.Status {
        .failure(message)
    }

    @available(*, unavailable, message: "failure(error.localizedDescription), or a text for the user")
    public static func failure(_ error: any Error) -> Presentation.Status { .failure }
}

extension Stage {
    @available(*, unavailable, message: "presentations has what is shown")
    public var isBusy: Bool { false }

    @available(*, unavailable, message: "presentations.count")
    public var count: Int { 0 }

    @available(*, unavailable, message: "await commitPending() does what could be taken back")
    public func idle() async {}

    @available(*, unavailable, message: "dismissAll() of a window's or a view's overlays")
    public func dismissAll() {}
}

extension Stage.Defaults {
    @available(*, unavailable, renamed: "strings")
    public var words: Stage.Strings {
        get { strings }
        set {}
    }

    @available(*, unavailable, message: "strings = Stage.Strings(languages: [\"de\"])")
    public var language: String {
        get { "" }
        set {}
    }

    @available(*, unavailable, message: "timing is an overlay's own: .veil(_:).with(\\.timing.grace, _:)")
    public var timing: Overlay.Timing {
        get { Overlay.Timing() }
        set {}
    }

    @available(*, unavailable, message: "the platform's setting counts, on its own")
    public var reduceMotion: Bool {
        get { false }
        set {}
    }
}

extension Stage.Theme {
    @available(*, unavailable, message: "the scrim is a style's: appearance = .custom(style)")
    public var scrim: Overlay.Paint {
        get { .clear }
        set {}
    }
}

extension Overlays {
    @available(*, unavailable, message: "view.overlays, of any view")
    public func over(_ view: Content) -> Overlays { self }
}

extension Region {
    @available(
        *, unavailable,
        message: "view.overlays covers a view of the app's; there are no overlays over a rectangle"
    )
    public static func rect(_ rect: some Any) -> Region { .window }
}
