/// The values of the Lab's controls; `overlay` turns them into an overlay of the library.
struct LabChoices: Sendable, Equatable {
    enum Kind: CaseIterable {
        case veil, loading, activity, sheet, hud
    }

    enum Area: CaseIterable {
        case window, page
    }

    enum Look: CaseIterable {
        case app, adaptive, classic
    }

    enum Picture: CaseIterable {
        case preset, spinner, bar, ring, success, error, info, bookmark, named, none
    }

    enum Place: CaseIterable {
        case preset, center, top, bottom, leading, trailing
    }

    enum Outside: CaseIterable {
        case preset, block, exceptBar, live, blockAndDismiss, liveAndDismiss, passThrough
    }

    enum Motion: CaseIterable {
        case preset, fade, zoom, slide, spring, none
    }

    enum Repeat: CaseIterable {
        case preset, join, refresh, replace, separate
    }

    enum Rank: CaseIterable {
        case normal, high, low
    }

    var kind = Kind.veil
    var area = Area.window
    var look = Look.app
    var message: String
    var detail = ""
    var picture = Picture.preset
    /// 0 to 1, for the bar and the ring.
    var progress = 0.4
    var hasCancel = true
    /// The title of the action button; `nil` for none.
    var action: String?
    var place = Place.preset
    var outside = Outside.preset
    var motion = Motion.preset
    var onRepeat = Repeat.preset
    var rank = Rank.normal
    /// Seconds before anything is drawn.
    var grace = 0.2
    /// Minimum seconds on screen, once drawn.
    var minimum = 0.4
    /// Seconds until the overlay ends by itself, so a veil over the Lab does not stay.
    var lifetime = 3.0
    /// Seconds until the overlay times out; 0 for never.
    var timeout = 0.0
    /// Seconds until the overlay counts as overdue in the stage's log; 0 for never.
    var expected = 0.0
}
