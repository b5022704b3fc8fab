/// What is put together in the Lab, in the app's own words; `LabOverlays` makes an overlay of it.
struct LabChoices: Sendable, Equatable {
    enum Kind: String, CaseIterable {
        case veil = "Veil", loading = "Loading", activity = "Activity", sheet = "Sheet", hud = "HUD"
    }

    enum Region: String, CaseIterable {
        case window = "Window", page = "This Page"
    }

    enum Indicator: String, CaseIterable {
        case preset = "As the Kind", spinner = "Spinner", bar = "Bar", ring = "Ring", icon = "Icon", none =
            "None"
    }

    enum Outside: String, CaseIterable {
        case preset = "As the Kind", block = "Blocked", live = "Live"
        case blockAndDismiss = "Blocked, Tap Dismisses", liveAndDismiss = "Live, Tap Dismisses"
    }

    enum Transition: String, CaseIterable {
        case preset = "As the Kind", fade = "Fade", scale = "Fade and Scale", slide = "Slide", none = "None"
    }

    enum Repeat: String, CaseIterable {
        case preset = "As the Kind", join = "Join", refresh = "Refresh", replace = "Replace"
        case separate = "Separate"
    }

    var kind = Kind.veil
    var region = Region.window
    var message = "Just a moment…"
    var indicator = Indicator.preset
    var outside = Outside.preset
    var transition = Transition.preset
    var onRepeat = Repeat.preset
    var hasCancel = true
    /// Seconds before anything is drawn.
    var grace = 0.2
    /// Seconds that it stays at least, once drawn.
    var minimum = 0.4
    /// Seconds after which the Lab dismisses it, so that a veil over the Lab does go.
    var duration = 3.0
    /// 0 to 1; below 0 there is no progress.
    var progress = -1.0
}
