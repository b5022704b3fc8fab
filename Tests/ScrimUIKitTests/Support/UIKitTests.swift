import Testing

/// All tests of the UIKit host: one screen, one keyboard, one clock, so one at a time.
@MainActor @Suite(.serialized) struct UIKitTests {}
