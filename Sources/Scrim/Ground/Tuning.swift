/// The numbers of the library, each with unit and source; those of styles are with the styles, and some are at the head
/// of the only file that uses them.
@_spi(Host) public enum Tuning {
    /// How long after `show` nothing of an overlay for work is drawn, seconds.
    ///
    /// Users perceive up to about 0.1 s as instant, and up to about 1 s as uninterrupted (Nielsen, *Response Times*,
    /// 1993); 0.2 s keeps quick work unseen.
    static let grace = Duration.milliseconds(200)
    /// How long an overlay for work stays at least from its first visible frame, seconds: long enough not to flicker,
    /// short enough that nobody waits for it.
    static let minimum = Duration.milliseconds(400)
    /// An overlay for work that stays for longer than this is reported to the stage's log, seconds.
    static let expectedWithin = Duration.seconds(30)
    /// A main actor that was late by more than this is reported as stalled, seconds.
    public static let stall = Duration.milliseconds(250)
    /// The longest span that the library computes with, about 31 years; a longer one counts as this.
    static let longest = Duration.seconds(1_000_000_000)
    /// How far an instant from a journal may be from its clock's beginning: a thousand of the longest spans, so that
    /// sums of both stay far from the limit of `Duration`.
    static let farthest = longest * 1_000

    /// How long a notice is shown before its length counts, seconds (SVProgressHUD's number, as the next one).
    static let readingBase = 0.5
    /// How much longer a notice is shown for each grapheme of its text, seconds.
    static let readingPerGrapheme = 0.06
    /// How much longer a notice is shown for each Chinese character, kana or Korean block of its text, seconds:
    /// 370 syllables a minute (Trauzettel-Klosinski and Dietz, doi:10.1167/iovs.11-8284, the mean of 17
    /// languages, read aloud).
    static let readingPerSyllable = 0.16
    /// The shortest and the longest time for which a notice is shown by its length, seconds (bounds that
    /// SVProgressHUD's users asked for).
    static let readingBounds = Duration.seconds(1)...Duration.seconds(10)
    /// The shortest time that a notice is shown with a screen reader, seconds.
    static let screenReaderMinimum = Duration.seconds(5)
    /// How long a panel that had the focus is kept, invisible, for a screen reader that looks back, seconds, from when
    /// the panel begins to leave.
    ///
    /// Orca 43 asks for the parent of what had the focus before, and does not say the new focus if that is gone. On an
    /// idle machine it asked after 0.17 s, and later with three programs running.
    static let readerAfterglow = Duration.seconds(1)
    /// The shortest time that a notice with an action is shown, seconds: long enough to read the notice and to decide
    /// (libadwaita's AdwToast stays for 5 s, Material's snackbar for 4 to 10 s).
    static let answerTime = Duration.seconds(5)
    /// The shortest time that a notice with an action is shown with assistive technology, seconds: the time that a user
    /// has for one simple action before a time limit is over (WCAG 2.2, success criterion 2.2.1).
    static let assistedAnswerTime = Duration.seconds(20)
    /// The least time that a notice has left when the focus leaves it, seconds: enough to come back.
    static let leastAfterFocus = Duration.seconds(1)
    /// Progress is announced when it passes a multiple of this, per cent.
    static let announcedPercent = 25
    /// The least change of a reported progress that is shown, as a share of the whole: a point of an indicator that is
    /// 1,000 points long, which is longer than any on a panel.
    static let leastProgress = 0.001

    /// The smallest side of the room that an indicator is drawn in, points: half of a desktop's smallest icons (16),
    /// at which a spinner still visibly turns.
    static let leastIndicatorSide = 8.0

    /// A bar of the app's with less opacity than this counts as hidden, 0 to 1: UIKit's hit-testing passes over such
    /// views, too.
    public static let leastBarOpacity = 0.01

    /// From this number of surfaces on, a host follows coming and going at the end of the turn, all at once: more than
    /// a user sees at a time, and few enough to follow one by one.
    public static let crowd = 32
    /// How many HUDs may wait in the queue at once.
    static let queueLimit = 16
    /// How long a HUD may wait in the queue, seconds.
    static let queueTimeout = Duration.seconds(10)
    /// A notice that waits for the user for longer than this is reported to the stage's log, seconds: longer than most
    /// breaks, but short enough to find a forgotten window.
    static let longestAbsence = Duration.seconds(600)
    /// How many notices are at an edge or corner at once (sonner's `VISIBLE_TOASTS_AMOUNT`).
    static let stackLimit = 3
    /// The space between the notices of an open stack, points (sonner has 14, GNOME's message list 12).
    static let stackGap = 12.0
    /// How far the edge of a covered notice or sheet is seen behind the one that covers it, points; no more than the
    /// padding of panels.
    public static let stackEdge = 10.0
    /// How much smaller each covered notice or sheet is than the one before it, as a share (sonner's).
    public static let stackShrinking = 0.05
    /// The greatest number of sheets by which a sheet is set back: with more, its edge would leave the margin that
    /// sheets keep (24 points).
    static let deepest = 2.0
    /// The space around the button that clears a stack, in its panel, points: a third of a notice's.
    static let stackButtonPadding = Insets(top: 5, left: 5, bottom: 5, right: 5)
    /// The radius of the corners around that button, points: the button's own (8 on GTK, 12 on UIKit) and the padding,
    /// so that both curves are parallel.
    static let stackButtonCorner = 14.0
    /// How long the button that clears a stack fades in and out, seconds: the transition of a HUD.
    static let stackFade = Duration.milliseconds(200)
    /// How long an open stack stays open when the pointer leaves it, seconds: enough to cross the space
    /// between two notices.
    static let stackLinger = Duration.milliseconds(500)
    /// How long a stack that a finger opened stays open, seconds: as long as a notice that can be answered.
    static let stackTouched = answerTime
    /// How thick the line is that shows how much of a notice's time is left, points.
    static let timeLine = 3.0
    /// How far that line is from the panel's lower edge, points: a third of a notice's padding.
    static let timeLineInset = 4.0
    /// How opaque that line is at least, in the color of the message.
    static let timeLineOpacity = 0.35
    /// How long an application that quits waits for undoable work, seconds: enough for a server to answer, and well
    /// within the 90 s after which systemd ends a session's programs (`DefaultTimeoutStopSec`).
    public static let longestQuit = Duration.seconds(10)
    /// An interrupted HUD that was shown for at least this share of its time does not come back.
    static let shownEnough = 0.75

    /// How far a pointer may move between press and release and still tap, points (GTK's drag threshold is 8,
    /// UIKit's about 10).
    public static let tapSlop = 10.0
    /// The longest pause between a key's press and its first repeat, seconds: the longest that GNOME's settings offer
    /// (X's own default is 0.66 s).
    static let longestKeyRepeat = Duration.seconds(2)
    /// The shortest time from an event to a key's repeat, seconds: what happens in one moment is handled sooner.
    static let shortestKeyRepeat = Duration.milliseconds(100)

    /// How far a panel must be flicked to be dismissed, points, including the distance that the finger's speed adds.
    static let flickDistance = 48.0
    /// How long the finger's speed at the release counts on toward a flick's distance, seconds.
    static let flickReach = 0.15
    /// A second press within this time of the first one's release, seconds, and within `tapSlop` of it, is the second
    /// half of a double click, unless the platform has a setting (the default of GTK's `gtk-double-click-time`).
    public static let doubleClick = Duration.milliseconds(400)
    /// How long after the end of its motion a surface is removed if the host reports nothing, seconds: hidden windows
    /// draw no frames.
    public static let motionSlack = Duration.milliseconds(100)
    /// The longest that a transition's curve may take, seconds; a longer one is shortened to this.
    public static let longestTransition = Duration.seconds(10)
    /// How far surfaces other than sheets have moved in their first frame, seconds: one frame at 60 Hz.
    public static let frame = Duration.nanoseconds(16_666_667)
    /// If the host never reports the first frame of a presented surface, its lifetime counts from this long after the
    /// host got it, seconds.
    static let firstFrameSlack = Duration.seconds(1)

    /// The least height of a sheet at any detent, points: enough to grab it (WCAG 2.2, 2.5.8: 24 by 24).
    static let leastDetent = 24.0
    /// The side of a cross, points.
    public static let crossSide = 32.0
    /// The least side of a touch target, points (Apple's Human Interface Guidelines).
    static let touchTarget = 44.0
    /// The least side of a cross, points (WCAG 2.2, 2.5.8).
    static let leastCrossSide = 24.0
    /// The distance of a cross from the panel's edges, points: with it, a cross of 32 points has a target of 44.
    static let crossInset = 6.0
    /// The length of a cross with its distance from the edges on both sides, points: that of a touch target.
    static let crossTarget = crossSide + 2 * crossInset
    /// Up to this width or height a region is narrow, points (AdwDialog's limit, libadwaita 1.5).
    static let narrow = Size(width: 450, height: 360)
    /// A list with more rows than this can be searched: about as many as a phone shows at once, at 44 points a row.
    static let searchedFrom = 10
    /// The least and the greatest height of a list on a panel, points: one and a half rows of 40, so that it looks like
    /// a list; eight and a bit, so that the cut last row shows that it scrolls.
    static let listHeight = 60.0...330
    /// The width of a dialog, points: at least libadwaita's preferred width of a dialog in a wide window, at most that
    /// of UIKit's form sheet.
    static let dialogWidth = 360.0...540

    /// From this share of the full height on, a sheet is flush with the edge from which lower ones keep a distance.
    ///
    /// Apple's sheets are flush at full height (Adopting Liquid Glass). The number is ours, so that a nearly full sheet
    /// is flush, too.
    static let flushHeight = 0.9

    /// The height of the upper part of a dialog by which a pointer moves it, points: that of a header bar, and of a
    /// touch target (Apple's Human Interface Guidelines).
    static let dialogHeader = 44.0

    /// The size of a sheet's grabber, points: its width along the edge, its height across
    /// (UIKit's, and FloatingPanel's).
    static let grabber = Size(width: 36, height: 5)
    /// The space that is kept clear on both sides of a grabber along the sheet, points (FloatingPanel's padding).
    public static let grabberPadding = 6.0
    /// How far from the middle of its grabber a sheet can be grabbed along its axis, and tapped, points: half a target
    /// of 44 (Apple's Human Interface Guidelines).
    static let grabberReach = 22.0

    /// How long a spinner's arc, or the part that runs along a bar, takes for one turn (libadwaita's AdwSpinner).
    public static let spinnerTurn = Duration.milliseconds(1200)
    /// How long the brightest spoke of a spinner takes to go round (UIActivityIndicatorView's, as seen on an
    /// iPhone 6: markmeretzky.com/swift/activity).
    public static let spokesTurn = Duration.seconds(1)
    /// How many spokes a spinner may have: fewer do not seem to turn, more merge.
    public static let spokes = 3...24
    /// The longest text that is laid out, in graphemes: more than anybody reads on a panel, and quick to lay out.
    public static let longestMessage = 2_000
}
