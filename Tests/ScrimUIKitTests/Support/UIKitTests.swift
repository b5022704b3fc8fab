import Testing

/// All tests of the UIKit host, one at a time: they share one screen, one keyboard and one clock.
@MainActor @Suite(.serialized) struct UIKitTests {}
