import Scrim

/// One window of a toolkit, as the conformance suite needs it: things that happen to it, and looks at it.
///
/// Make a new subject for each behaviour. The window holds a button of the app's (`appButton`), which counts
/// its taps, a text field that has the focus and counts its keys, and a view that can be a region
/// (`region`) with a button of its own in its middle.
@MainActor
public protocol ConformanceSubject: AnyObject {
    /// The toolkit's host.
    associatedtype Host: OverlayHost

    /// The window's overlays.
    var overlays: Overlays<Host> { get }

    /// A view in the window, visible, as a region.
    var region: Region { get }

    /// A new view of the app's for a sheet, at least 100 points high, with nothing of its own to press.
    func makeView() -> Host.View

    // MARK: What happens

    /// Lets the main loop run and time pass for a moment: a frame or a few milliseconds.
    func passMoment() async

    /// Hides the region's view (another tab), or shows it again.
    func setRegionHidden(_ isHidden: Bool)

    /// Destroys the region's view.
    func destroyRegion()

    /// Closes and destroys the window.
    func destroyWindow()

    /// A user taps (presses and releases) there.
    func tap(at point: Point) async

    /// A user types a letter.
    func typeLetter() async

    /// A user presses Escape.
    func pressEscape() async

    // MARK: What there is to see

    /// The middle of the app's button in the window, which no region and no centred panel covers.
    var appButton: Point { get }

    /// The middle of the region's button.
    var regionButton: Point { get }

    /// How often the app's button was tapped.
    var appTaps: Int { get }

    /// How often the region's button was tapped.
    var regionTaps: Int { get }

    /// How many letters reached the app's text field.
    var letters: Int { get }

    /// Whether the app's text field has the focus.
    var fieldHasFocus: Bool { get }

    /// Whether the panel of the surface with this identifier is on screen, as the toolkit itself sees it.
    func isOnScreen(_ identifier: String) -> Bool
}

/// What a behaviour found amiss.
public struct ConformanceFailure: Error, CustomStringConvertible, Sendable {
    /// The rule and the behaviour.
    public let behaviour: String
    /// What was expected.
    public let expectation: String
    /// Where in the suite.
    public let line: Int

    /// One line for a log.
    public var description: String { "\(behaviour): \(expectation) (line \(line))" }
}
