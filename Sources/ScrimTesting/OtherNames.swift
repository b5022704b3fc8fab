// Names that one may look for in a test; the compiler then gives the right one.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(*, unavailable, renamed: "TestHost")
public typealias TestOverlays = TestHost

@available(*, unavailable, renamed: "TestHost")
public typealias TestPresenter = TestHost

extension TestHost {
    @available(*, unavailable, message: "leftovers is empty, or try expectNothingLeft()")
    public var isEmpty: Bool { false }

    @available(*, unavailable, message: "isShowing(_:), or print(screen.drawing)")
    public var texts: [String] { [] }

    @available(*, unavailable, message: "progress of the handle that show returned, or isShowing(\"50%\")")
    public var progress: Double? { nil }

    @available(*, unavailable, renamed: "spoken")
    public var announcements: [String] { spoken }

    @available(*, unavailable, message: "spoken.contains(_:)")
    public func announced(_ text: String) -> Bool { false }

    @available(*, unavailable, renamed: "wait(until:)")
    public func waitUntil(_ condition: () -> Bool) async {}

    @available(*, unavailable, message: "try type(_:into:), then try answer(_:with:)")
    public func answer(_ question: String, with title: String, text: String) throws {}
}
