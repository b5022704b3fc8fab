import CGtk4
@_spi(Host) import Scrim

@_spi(Host) @testable import ScrimGTK

/// One step of a user with a pointer or keyboard.
enum InputStep {
    /// Moves the pointer to a point in a window or popup.
    case point(InputArrivals.Place)
    /// Moves the pointer to where it touches nothing.
    case rest
    /// Moves the pointer relative to its position, in points.
    case move(Double, Double)
    case press(Int)
    case release(Int)
    /// Turns the wheel by one notch.
    case wheel(Wheel)
    /// Keys by their X names; in "ctrl+s", one is held while the next is pressed.
    case keyDown(String)
    case keyUp(String)
    /// Waits for a number of seconds without moving.
    case pause(Double)

    enum Wheel { case up, down, left, right }

    static func click(_ button: Int) -> [InputStep] { [.press(button), .release(button)] }
    static func key(_ name: String) -> [InputStep] { [.keyDown(name), .keyUp(name)] }
}

/// Performs input steps on one display server.
@MainActor
protocol InputSeat {
    /// Makes the window visible and gives it the keyboard focus, with the pointer outside.
    func begin(in window: UnsafeMutablePointer<GtkWindow>)

    /// Gives the window the keyboard focus.
    func activate(_ window: UnsafeMutablePointer<GtkWindow>)

    /// Performs steps, and returns once the server has delivered all of them.
    ///
    /// - Parameter isBusy: Whether the app is busy until the last step, and receives all events afterwards.
    func perform(_ steps: [InputStep], in window: UnsafeMutablePointer<GtkWindow>, isBusy: Bool)
}
