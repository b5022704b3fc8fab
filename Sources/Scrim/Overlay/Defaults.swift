/// Every number of the library that is not a style's, with its unit and where it comes from.
public enum Defaults {
    /// Before anything is drawn, seconds.
    ///
    /// What a user perceives as instant ends near 0.1 s and as unbroken near 1 s (Nielsen, *Response Times*,
    /// 1993); 0.2 s keeps quick work unseen.
    public static let grace = Duration.milliseconds(200)
    /// From the first visible frame, seconds: long enough not to flicker, short enough not to be waited for.
    public static let minimum = Duration.milliseconds(400)
    /// After this an overlay for work reports itself, seconds.
    public static let expectedWithin = Duration.seconds(30)
    /// A main actor that was late by more than this is reported as stalled, seconds.
    public static let stall = Duration.milliseconds(250)
    /// The longest span the library counts with, about 31 years; longer ones mean the same: for ever.
    public static let longest = Duration.seconds(1_000_000_000)

    /// How long a notice is shown: a base, and more for each grapheme, seconds (SVProgressHUD's figures, with
    /// bounds that its users asked for).
    public static let readingBase = 0.5
    /// More for each grapheme, seconds.
    public static let readingPerGrapheme = 0.06
    /// The least and the most, seconds.
    public static let readingBounds = 1.0...10.0
    /// A notice's least duration with a screen reader, seconds.
    public static let screenReaderMinimum = Duration.seconds(5)
    /// Progress is announced when it passes a multiple of this, per cent.
    public static let announcedPercent = 25

    /// How many HUDs may wait.
    public static let queueLimit = 16
    /// How long a HUD may wait, seconds.
    public static let queueTimeout = Duration.seconds(10)
    /// An interrupted HUD of which this share was shown does not come back.
    public static let shownEnough = 0.75

    /// How far a pointer may move between press and release and still tap, points (GTK's and UIKit's drag
    /// thresholds are 8 and about 10).
    public static let tapSlop = 10.0
    /// A second press within this, seconds, and within the slop is a double click's second half (GTK's
    /// `gtk-double-click-time`).
    public static let doubleClick = Duration.milliseconds(400)
    /// How much later than its own motion's end a surface is taken away when the host reports nothing,
    /// seconds: hidden windows draw no frames.
    public static let motionSlack = Duration.milliseconds(100)
    /// The longest that a transition's curve may take, seconds: nobody means to watch one for years.
    public static let longestTransition = Duration.seconds(10)
    /// A presented surface whose first frame the host never reports counts its lifetime from this much after
    /// it was handed over, seconds.
    public static let firstFrameSlack = Duration.seconds(1)

    /// A sheet is at least this high, points: enough to take hold of (WCAG 2.2, 2.5.8: 24 by 24).
    public static let leastDetent = 24.0
    /// A sheet's grabber, points along and across its edge (UIKit's, and FloatingPanel's).
    public static let grabber = Size(width: 36, height: 5)
    /// What is kept clear on both sides of a grabber, points (FloatingPanel's padding).
    public static let grabberPadding = 6.0
    /// How far into the sheet a finger can take hold of it by the grabber, points: the least height of a touch
    /// target in Apple's Human Interface Guidelines.
    public static let grabberReach = 44.0

    /// One turn of the spinner, seconds (libadwaita's AdwSpinner).
    public static let spinnerTurn = Duration.milliseconds(1200)
    /// How much of a text is laid out, in graphemes: more than anybody reads on a panel, and quick to lay out.
    public static let longestMessage = 2_000
}
