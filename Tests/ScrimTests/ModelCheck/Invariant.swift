/// What must hold in every state or for every step, with the number of the rule.
enum Invariant: String, CaseIterable, Sendable {
    case oneOutcome = "every presentation ends exactly once, and is gone once after (1)"
    case balanced = "every living presentation is held by exactly one surface (1, 7)"
    case honest = "an outcome tells why it ended and whether it was seen (1)"
    case released = "an app's view is let go exactly once, when its last pixel is off (1)"
    case input = "input is blocked exactly while a presentation that blocks lives and can be seen (2)"
    case nothingUnseen = "no state blocks input with nothing, now or soon, on screen (2)"
    case grace = "nothing is on screen before grace is over (3)"
    case prompt = "what shares a surface is there once the shortest of the graces is over (3, 7)"
    case minimum = "what was seen stays for its minimum, whatever the program does (3)"
    case lived = "what has a lifetime ends no earlier, with what an interruption left of it (8, 9)"
    case shownEnough = "a notice of which three quarters were shown does not come back (8)"
    case atOnce = "a user's act ends what it is meant for at once (3, 7)"
    case cancel = "a cancel button can be taken until all whose work it cancels were asked (7)"
    case asked = "a user's cancel asks a body to stop, once, and leaves the end to it (21)"
    case believed = "what a cancelled body says of its work is not shown (21)"
    case acted = "an action runs once, for the newest of those who share the panel that offers it (7)"
    case answered = "a question is answered by its own buttons and rows, with what was accepted (28)"
    case fresh = "a stale or late report does nothing (5)"
    case silent = "a presentation that ended does nothing any more (1)"
    case continuous = "no event moves what is seen of a sheet, but a finger's (4, 18)"
    case handedOver = "content coasts only where no finger holds its sheet, up only in the largest (18)"
    case settled = "let alone, a sheet comes to rest at one of its detents (18)"
    case yielding =
        "a notice makes room for one that comes then, not while the pointer or the focus is in it (8)"
    case turns = "one notice at a time for each placement, and no more wait than may (8)"
    case destroyed = "what is destroyed ends at once; what is hidden is not drawn (9)"
    case nothingLost = "once all is in sight again, whoever lives is seen, or ends as it should (9, 10)"
    case noted = "what is noted of a surface is what would be found out anew, until it changes"
    case timer = "the one timer comes in time, and never in vain (11)"
    case ordered = "every surface is in the plan once (13)"
    case stacked =
        "notices are over what covers the window, and that over what covers a view, each by time (13)"
    case focus = "focus goes to what can be seen and blocks, else to the app (16)"
    case frontFocus = "of several that may have it, focus goes to the one in front (16)"
    case trap = "focus is kept inside exactly while anything in sight blocks the window (16)"
    case modal = "modal is the one in front of those in sight that block the window (20)"
    case covered = "hidden from assistive technology is what a surface in sight blocks, and no more (20)"
    case spoken = "a text is spoken once it can be seen, and again only when it changed (20)"
    case drains = "letting go and time leave nothing shown, pending, blocked or focused (1, 2, 16)"
}

/// An invariant that did not hold, with details.
struct Violation: Sendable, CustomStringConvertible {
    let invariant: Invariant
    let detail: String

    var description: String { "violated: \(invariant.rawValue)\n          \(detail)" }
}
