// What one looks for in a test, so that the compiler names what there is.

/// Another library's name.
@available(*, unavailable, renamed: "TestHost")
public typealias TestOverlays = TestHost

/// Another library's name.
@available(*, unavailable, renamed: "TestHost")
public typealias TestPresenter = TestHost
