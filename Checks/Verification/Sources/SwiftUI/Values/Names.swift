// Types of SwiftUI that nothing here uses, but apps use in files that also import the library. If a public type of the
// library had the name of one of them, such an app would not compile.

/// A color.
public struct Color: Hashable, Sendable {
    let red, green, blue: Double

    public init(red: Double, green: Double, blue: Double) {
        (self.red, self.green, self.blue) = (red, green, blue)
    }
}

/// A spring; available from iOS 17 on.
public struct Spring: Hashable, Sendable {
    let duration, bounce: Double

    public init(duration: Double = 0.5, bounce: Double = 0) {
        (self.duration, self.bounce) = (duration, bounce)
    }
}

/// How a view appears and disappears; available from iOS 17 on.
public protocol Transition {}
