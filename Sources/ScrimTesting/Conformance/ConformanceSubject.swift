@_spi(Host) import Scrim

/// One window of a toolkit for the conformance suite, which acts on it and looks at it.
///
/// Make a new subject for each behavior. Its window is at least 320 points wide and 480 high, and white. It
/// holds
/// - a button of the app (`appButton`) within 100 points of the top, which counts its taps and takes no focus
///   from them,
/// - below it a text field that has the focus, and counts its letters,
/// - and below that a view that can be a region (`region`), at least 240 points high, with a button of its own.
///
/// Answer everything from the toolkit: what it painted, what it gave the focus to, what it delivered. A subject that
/// answers from the stage checks nothing. List in `unsupported` what the subject cannot do or see; you can then leave
/// out the functions for that.
@MainActor
public protocol ConformanceSubject: AnyObject {
    /// The toolkit's type of a view.
    associatedtype View

    /// The capabilities that this host, or this way to test it, lacks; default: none.
    nonisolated static var unsupported: Set<ConformanceCapability> { get }

    /// The window's overlays.
    var overlays: Overlays<View> { get }

    /// A visible view in the window, as a region.
    var region: Region { get }

    /// A new view of the app for a sheet, which needs a height of at least 100 points, without anything to press.
    func makeView() -> View

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
    func tap(at point: Geometry.Point) async

    /// A user types a letter.
    func typeLetter() async

    /// A user presses Escape.
    func pressEscape() async

    // MARK: What there is to see

    /// The middle of the app's button in the window, which no region and no centered panel covers.
    var appButton: Geometry.Point { get }

    /// The middle of the region's button.
    var regionButton: Geometry.Point { get }

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

    /// The window's size, in points.
    var windowSize: Geometry.Size { get }

    /// Where the region is in the window.
    var regionFrame: Geometry.Rect { get }

    /// The finest step in which the host places and paints, in points; default: one point.
    var grain: Geometry.Size { get }

    /// The window's look, for the message of a failure; default: nothing.
    var picture: String { get }

    // MARK: More that happens, each by its capability

    /// A finger or the pointer's button goes down there, and stays down (`fingers`).
    func fingerDown(at point: Geometry.Point) async

    /// The finger or pointer moves there (`fingers`).
    func fingerMove(to point: Geometry.Point) async

    /// The finger or button is released (`fingers`).
    func fingerUp() async

    /// A finger presses there, moves down by this many points (up if negative) in less than a tenth of a second, and
    /// is released while it moves (`fingers`).
    ///
    /// By default this calls the other three functions, with a moment for each sixth of the way. Write it if a moment
    /// takes longer than a few milliseconds, for example because events go through a server.
    func flick(from point: Geometry.Point, by distance: Double) async

    /// A new view of the app for a sheet, with three times as much to scroll as the view is high (`lists`).
    func makeList() -> View

    /// How far that view is scrolled, in points (`lists`).
    var listOffset: Double { get }

    /// Takes the region's view out of its window, alive, or puts it back (`detaching`).
    func setRegionDetached(_ isDetached: Bool)

    /// Gives the window another size (`resizing`).
    func resizeWindow(to size: Geometry.Size) async

    /// Gives the region's view another size where it is (`regionResizing`).
    func resizeRegion(to size: Geometry.Size) async

    /// Suspends the app, or resumes it (`suspending`).
    func setSuspended(_ isSuspended: Bool)

    /// Takes the window out of sight, alive, or brings it back (`windowHiding`).
    func setWindowHidden(_ isHidden: Bool)

    /// The user moves to another window or app, which does not cover this one, or comes back (`activation`).
    func setActive(_ isActive: Bool) async

    /// Holds up the main loop: no frame, timer or event for this long (`stalling`).
    func stall(for duration: Duration)

    /// Covers parts of the window at its edges (`safeArea`).
    func setSafeArea(_ insets: Geometry.Insets)

    /// Puts a view of the app at the bottom edge of the window, as wide as the window and this high (`bars`).
    func makeBar(height: Double) -> View

    /// Hides that view, or shows it again (`bars`).
    func setBarHidden(_ isHidden: Bool)

    /// Shows an on-screen keyboard at the bottom of the window; `nil` hides it (`keyboard`).
    func setKeyboard(height: Double?)

    /// Scales text to this many times its standard size (`textScale`).
    func setTextScale(_ scale: Double)

    /// Sets whether text and layout run from right to left (`direction`).
    func setRightToLeft(_ isRightToLeft: Bool)

    /// Sets whether the user prefers reduced motion (`reducedMotion`).
    func setReducedMotion(_ reduces: Bool)

    /// A user presses the key that leads from the app into a panel beside it, and back (`panelKey`).
    func pressPanelKey() async

    /// A user presses Tab, or Shift+Tab (`tab`).
    func pressTab(backwards: Bool) async

    /// A user presses Return (`returnKey`).
    func pressReturn() async

    /// The app moves its focus from the text field to something else of its own (`focus`).
    func moveFocus()

    /// The app opens a dialog of the toolkit over the window, with one button that answers and closes it (`dialogs`).
    func openDialog() async

    /// A view of `makeView()` that is on a sheet opens such a dialog (`contentDialogs`).
    func openDialog(from view: View) async

    /// Gives the focus to a text field of the app above the on-screen keyboard (`accessories`).
    func focusAccessory()

    /// Scrolls the content of the region's view up by this many points (`scrolling`).
    func scrollRegion(by distance: Double)

    // MARK: More to see, each by its capability

    /// The middle of the dialog's button; `nil` if no dialog is open (`dialogs`, `contentDialogs`).
    var dialogButton: Geometry.Point? { get }

    /// How many dialogs were answered (`dialogs`, `contentDialogs`).
    var dialogAnswers: Int { get }

    /// How many letters reached the text field above the keyboard (`accessories`).
    var accessoryLetters: Int { get }

    /// The title of the panel button that has the keyboard focus; `nil` if none has it (`tab`).
    var focusedTitle: String? { get }

    /// Whether the other view, to which `moveFocus()` moves the focus, has it (`focus`).
    var otherHasFocus: Bool { get }

    /// The panel with this identifier as painted in the last frame; `nil` if it was not painted (`panels`).
    func panel(_ identifier: String) -> ConformancePanel?

    /// How bright the last frame is at a point, 0 black to 1 white (`picture`).
    func brightness(at point: Geometry.Point) -> Double

    /// The announcements of a screen reader since the beginning, oldest first, including those of panels that got
    /// the focus (`speech`).
    var spoken: [String] { get }

    /// The texts of this window's notifications that the system shows, oldest first (`notifications`).
    var notifications: [String] { get }

    /// Whether a screen reader reaches something in the window (`access`).
    func isReachable(_ place: ConformancePlace) -> Bool

    /// The screen reader's name for the panel with this identifier; `nil` if it does not reach the panel (`access`).
    func reachableText(of identifier: String) -> String?

    /// How many of the subject's views still exist, though only overlays keep them (`views`).
    var keptViews: Int { get }
}

/// Something in a subject's window that a screen reader may reach.
public enum ConformancePlace: Hashable, Sendable {
    /// The app's button.
    case appButton
    /// The button in the region.
    case regionButton
    /// A panel, by its surface's identifier.
    case panel(String)
}

/// A panel as it was painted in a frame.
public struct ConformancePanel: Hashable, Sendable {
    /// The moment that the frame was for, on the host's clock (`Instant.time`).
    public var time: Duration
    /// Where the panel was painted in the window, including what lies outside of the window.
    public var frame: Geometry.Rect
    /// The panel's opacity: at 0 it is invisible, at 1 nothing below it is visible.
    public var opacity: Double
    /// The texts that were painted (message, detail, buttons and rows of a list), and where in the window; a cross by
    /// its name for assistive technology.
    public var texts: [String: Geometry.Rect]
    /// Where the indicator was painted in the window; `nil` if it was not.
    public var indicator: Geometry.Rect?

    /// A panel as it was painted in a frame, from its values.
    public init(
        time: Duration, frame: Geometry.Rect, opacity: Double = 1, texts: [String: Geometry.Rect] = [:],
        indicator: Geometry.Rect? = nil
    ) {
        self.time = time
        self.frame = frame
        self.opacity = opacity
        self.texts = texts
        self.indicator = indicator
    }
}
