// Types of SwiftUI that nothing here uses. An app does, in files that import the library as well: were a public
// type of the library's called like one of them, that app would not compile.

/// A color.
public struct Color: Hashable, Sendable {
    let red, green, blue: Double

    public init(red: Double, green: Double, blue: Double) {
        (self.red, self.green, self.blue) = (red, green, blue)
    }
}

/// A spring; since iOS 17.
public struct Spring: Hashable, Sendable {
    let duration, bounce: Double

    public init(duration: Double = 0.5, bounce: Double = 0) {
        (self.duration, self.bounce) = (duration, bounce)
    }
}

/// How a view comes and goes; since iOS 17.
public protocol Transition {}
