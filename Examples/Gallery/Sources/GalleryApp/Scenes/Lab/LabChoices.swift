/// What is put together in the Lab, as its controls have it; `overlay` makes it what the library takes.
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
    /// 0 to 1, for bar and ring.
    var progress = 0.4
    var hasCancel = true
    /// The title of the action button; `nil`: none.
    var action: String?
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
