extension Stage {
    /// A stage's defaults for what overlays leave open: appearance, words and the queue's limits.
    public struct Defaults: Hashable, Sendable, Codable {
        /// How overlays look.
        ///
        /// Default: adaptive.
        public var appearance = Overlay.Appearance.adaptive
        /// How overlays of a kind look, in place of `appearance`; an overlay's own appearance goes before.
        ///
        /// ```swift
        /// var toast = Overlay.Style.adaptive(.hud, placement: .bottom)
        /// toast.minimumSize.height = 0
        /// overlays.stage.defaults.appearances[.hud] = .custom(toast)
        /// ```
        ///
        /// `.hud` includes the notices that the library makes: of undoable work and its errors, of minimized work, and
        /// the buttons of an open stack. Default: none.
        public var appearances: [Overlay.Kind: Overlay.Appearance] = [:]
        /// How overlays of a kind come and go, whatever their appearance; an overlay's own transition goes before.
        ///
        /// Default: none, so the appearance decides.
        public var transitions: [Overlay.Kind: Overlay.Transition] = [:]
        /// The colors and corners that all adaptive overlays share, and the font and icons of all.
        ///
        /// Default: the platform's and the app's.
        public var theme = Theme()
        /// The library's own words; in a stage they are in the user's language until you set others.
        ///
        /// In a value that no stage has, they are English until you set others. If you give the value to a stage, words
        /// that you did not set become those of the user's language. If you set only some in such a value, the others
        /// stay English; set them in the stage's own defaults instead.
        public var strings: Stage.Strings {
            get { chosenStrings ?? ownStrings }
            set { chosenStrings = newValue }
        }
        /// The shortest and the longest time to read a text: that of a notice, and of `finish`.
        ///
        /// `Overlay.Timing.Lifetime.reading` has the time for a text. The bounds apply neither to work that still runs
        /// nor to a fixed lifetime. If both bounds are equal, all texts stay equally long. A change applies to what is
        /// shown from then on. Negative spans count as zero. Default 1 to 10 s.
        public var readingBounds = Tuning.readingBounds
        /// How long an overlay with an action ("Undo") stays at least, if it disappears by itself.
        ///
        /// A notice with your own view stays as long, if its lifetime is `reading`. An overlay with a longer timing of
        /// its own stays for that. A notice's time pauses while the pointer, the keyboard focus or a screen reader's
        /// focus is in its panel; the time of any other overlay goes on. Default 5 s; with a screen reader or Switch
        /// Control at least 20 s.
        public var answerTime = Tuning.answerTime
        /// How many notices may be at an edge or corner at once, as a stack; at least 1.
        ///
        /// With 1 they take turns, as notices in the middle do. A lower number applies to notices that come from then
        /// on. Minimized work is shown beyond this number, and so is undoable work beside notices that stay. Default 3.
        public var stackLimit = Tuning.stackLimit
        /// How many notices that can end unseen may wait; beyond that, the least urgent one ends.
        ///
        /// A notice is never dropped, and does not count, if it has an action, stays until something ends it, or
        /// belongs to a `during` whose body runs. Default 16.
        public var queueLimit = Tuning.queueLimit
        /// How long a notice may wait before it ends unseen; one that is never dropped waits until its turn comes.
        ///
        /// Default 10 s. With a screen reader or Switch Control notices with an action stay for longer, and other
        /// notices wait as much longer.
        public var queueTimeout = Tuning.queueTimeout
        /// How long a notice waits for the user to come back to its window before the stage's log names it, once.
        ///
        /// The notice waits on: its time runs only while its window can be seen and, if it can be answered, while its
        /// window is active. Default 10 min.
        public var longestAbsence = Tuning.longestAbsence
        /// Whether the device plays a haptic for each check mark and each cross that is shown.
        ///
        /// The haptic comes once, with the first frame of a notice with such an icon or of `finish`, and again if
        /// another status replaces the first. UIKit has haptics on an iPhone; GTK has none. Default: no, since an app
        /// may play its own.
        public var playsHaptics = false
        /// Where the notice of a minimized overlay is: at an edge or in a corner.
        ///
        /// The value is read when an overlay is minimized. Change it to keep a bar at the bottom edge free. Default:
        /// the bottom edge; `.center` counts as that.
        public var minimizedPlacement = Overlay.Placement.bottom
        /// Whether the system shows minimized work outside the window, where it can.
        ///
        /// The result of minimized work becomes a system notification if the user is elsewhere: the window is not
        /// active, or out of sight. The notification comes once, with the text of `finish`. It is withdrawn when the
        /// user comes back or the notice with the result goes; until then that notice waits. On GTK the launcher also
        /// shows the progress of the newest minimized work that has one. Default: no, since an app may show its own
        /// notifications, and on Apple platforms has to ask the user for them.
        public var reportsMinimizedWork = false
        /// Whether overlays come and go without grace, minimum and transition, for UI tests.
        ///
        /// Each press counts at once, however soon. Lifetimes stay. Default: no.
        public var isInstant = false

        /// The words that the app has set; `nil`: none.
        private var chosenStrings: Strings?
        /// The library's words in the language of a stage's user.
        var ownStrings = Strings()

        /// The library's own defaults.
        public init() {}

        /// How an overlay looks: as it says, else as its kind does.
        func appearance(of overlay: Overlay) -> Overlay.Appearance {
            overlay.appearance ?? appearances[overlay.kind] ?? appearance
        }

        /// How an overlay comes and goes: as it says, else as its kind does.
        func transition(of overlay: Overlay) -> Overlay.Transition {
            overlay.transition ?? transitions[overlay.kind]
                ?? appearance(of: overlay).transition(for: overlay.kind, placement: overlay.placement)
        }
    }
}
