// What one looks for in a test, so that the compiler names what there is.

/// Another library's name.
@available(*, unavailable, renamed: "TestHost")
public typealias TestOverlays = TestHost

/// Another library's name.
@available(*, unavailable, renamed: "TestHost")
public typealias TestPresenter = TestHost

extension TestHost {
    /// Another library's name.
    @available(*, unavailable, message: "leftovers is empty, or try expectNothingLeft()")
    public var isEmpty: Bool { false }

    /// Another library's name.
    @available(*, unavailable, message: "isShowing(_:), or print(screen.drawing)")
    public var texts: [String] { [] }

    /// Another library's name.
    @available(*, unavailable, message: "progress of the handle that show returned, or isShowing(\"50%\")")
    public var progress: Double? { nil }

    /// Another library's name.
    @available(*, unavailable, renamed: "spoken")
    public var announcements: [String] { spoken }

    /// Another library's name.
    @available(*, unavailable, message: "spoken.contains(_:)")
    public func announced(_ text: String) -> Bool { false }

    /// Another library's name.
    @available(*, unavailable, renamed: "wait(until:)")
    public func waitUntil(_ condition: () -> Bool) async {}

    /// Another library's name.
    @available(*, unavailable, message: "try type(_:into:), then try answer(_:with:)")
    public func answer(_ question: String, with title: String, text: String) throws {}
}
