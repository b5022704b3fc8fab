import CGtk4
@_spi(Host) import Scrim

@_spi(Host) @testable import ScrimGTK

/// What a user does with a pointer or a keyboard, one after the other.
enum InputStep {
    /// Moves the pointer to a place in a window or popup.
    case point(InputArrivals.Place)
    /// Moves the pointer where it touches nothing.
    case rest
    /// Moves the pointer from where it is, in points.
    case move(Double, Double)
    case press(Int)
    case release(Int)
    /// Turns the wheel by one notch.
    case wheel(Wheel)
    /// Keys by their X names, one held while the next goes down ("ctrl+s").
    case keyDown(String)
    case keyUp(String)
    /// Stands still for so many seconds.
    case pause(Double)

    enum Wheel { case up, down, left, right }

    static func click(_ button: Int) -> [InputStep] { [.press(button), .release(button)] }
    static func key(_ name: String) -> [InputStep] { [.keyDown(name), .keyUp(name)] }
}

/// A display server's way to do it.
@MainActor
protocol InputSeat {
    /// Has the window in sight and gives it the keyboard, with the pointer out of it.
    func begin(in window: UnsafeMutablePointer<GtkWindow>)

    /// Gives the window the keyboard.
    func activate(_ window: UnsafeMutablePointer<GtkWindow>)

    /// Returns once the server has handed on all of it.
    ///
    /// - Parameter isBusy: Whether the app is busy until the last of the steps, and gets all events after that.
    func perform(_ steps: [InputStep], in window: UnsafeMutablePointer<GtkWindow>, isBusy: Bool)
}
