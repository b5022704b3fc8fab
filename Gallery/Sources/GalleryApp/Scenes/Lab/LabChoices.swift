/// What is put together in the Lab, in the words of its controls; `overlay` makes it what the library takes.
struct LabChoices: Sendable, Equatable {
    enum Kind: String, CaseIterable {
        case veil = "Veil", loading = "Loading", activity = "Activity", sheet = "Sheet", hud = "HUD"
    }

    enum Area: String, CaseIterable {
        case window = "Window", page = "This Page"
    }

    enum Look: String, CaseIterable {
        case app = "As the App", adaptive = "Adaptive", classic = "Classic"
    }

    enum Picture: String, CaseIterable {
        case preset = "As the Kind", spinner = "Spinner", bar = "Bar", ring = "Ring", success = "Success"
        case error = "Error", info = "Info", bookmark = "Bookmark", named = "Named Icon", none = "None"
    }

    enum Place: String, CaseIterable {
        case preset = "As the Kind", center = "Center", top = "Top", bottom = "Bottom", leading = "Leading"
        case trailing = "Trailing"
    }

    enum Outside: String, CaseIterable {
        case preset = "As the Kind", block = "Blocked", exceptBar = "Blocked but the Bar", live = "Live"
        case blockAndDismiss = "Blocked, Tap Dismisses", liveAndDismiss = "Live, Tap Dismisses"
        case passThrough = "Passes Through"
    }

    enum Motion: String, CaseIterable {
        case preset = "As the Kind", fade = "Fade", zoom = "Fade and Zoom", slide = "Slide", spring = "Spring"
        case none = "None"
    }

    enum Repeat: String, CaseIterable {
        case preset = "As the Kind", join = "Join", refresh = "Refresh", replace = "Replace"
        case separate = "Separate"
    }

    enum Rank: String, CaseIterable {
        case normal = "Normal", high = "High", low = "Low"
    }

    var kind = Kind.veil
    var area = Area.window
    var look = Look.app
    var message = "Just a moment…"
    var detail = ""
    var picture = Picture.preset
    /// 0 to 1, for bar and ring.
    var progress = 0.4
    var hasCancel = true
    var hasAction = false
    var place = Place.preset
    var outside = Outside.preset
    var motion = Motion.preset
    var onRepeat = Repeat.preset
    var rank = Rank.normal
    /// Seconds before anything is drawn.
    var grace = 0.2
    /// Seconds that it stays at least, once drawn.
    var minimum = 0.4
    /// Seconds that it stays, so that a veil over the Lab does go.
    var lifetime = 3.0
    /// Seconds after which it ends, whatever it waits for; 0: never.
    var timeout = 0.0
    /// Seconds after which the stage's log is told; 0: never.
    var expected = 0.0
}
