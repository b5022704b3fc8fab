import Foundation

@_spi(Host) @testable import Scrim

extension Overlay {
    /// Sets durations of a few ticks, so that a check can visit all of them.
    func paced(
        grace: Int = 0, minimum: Int = 0, lives: Int? = nil, timeout: Int? = nil, fade: Int = 2
    ) -> Overlay {
        var overlay = self
        overlay.timing = Overlay.Timing(
            grace: Scenario.tick * grace, minimum: Scenario.tick * minimum,
            lifetime: lives.map { .fixed(Scenario.tick * $0) } ?? .untilDismissed,
            timeout: timeout.map { Scenario.tick * $0 })
        overlay.transition = .fade(Scenario.tick * fade)
        return overlay
    }
}

/// Single presentations, checked until every state was visited.
extension Scenario {
    static let singles = [
        veil, minimizedVeil, scopedLoading, expiringLoading, sheet, draggedSheet, notice, answer, leftNotice,
        lookedBackAt,
    ]

    static let lookedBackAt = Scenario(
        name: "a notice that the focus of a screen reader's user is in",
        roles: [
            Role(
                overlay: .hud("deleted", placement: .bottom, action: "Undo").paced(lives: 3, fade: 1),
                region: region(0), hasView: true)
        ], world: [.regions, .destruction, .lateness, .focus, .reader])

    static let veil = Scenario(
        name: "a veil with a cancel button",
        roles: [Role(overlay: .veil("work", cancel: .standard).paced(grace: 2, minimum: 4))], world: .all)

    static let minimizedVeil = Scenario(
        name: "a veil that can be minimized",
        roles: [Role(overlay: minimizable("work").paced(grace: 1, minimum: 1, fade: 1))],
        world: [.destruction, .lateness])

    static func minimizable(_ text: String) -> Overlay {
        Overlay.veil(text, cancel: .standard).with(\.canMinimize, true)
    }

    static let scopedLoading = Scenario(
        name: "a loading view of a `during`, over a view",
        roles: [
            Role(
                overlay: .loading("work", cancel: .standard).paced(grace: 2, minimum: 4), region: region(0),
                isScoped: true)
        ], world: unseen.union(.transfers))

    static let expiringLoading = Scenario(
        name: "a loading view with a lifetime and a timeout",
        roles: [
            Role(
                overlay: .loading("work").paced(grace: 2, minimum: 4, lives: 3, timeout: 14),
                region: region(0))
        ], world: unseen)

    static let sheet = Scenario(
        name: "a sheet with the app's view, dismissed by a tap outside",
        roles: [
            Role(overlay: .sheet(input: .dismissing).paced(minimum: 2), region: region(0), hasView: true)
        ], world: .all)

    static let draggedSheet = Scenario(
        name: "a sheet with a minimum, dragged",
        roles: [
            Role(overlay: .sheet(input: .block).paced(minimum: 2), region: region(0), hasView: true)
        ], world: [.regions, .destruction, .lateness, .drags, .transfers])

    static let answer = Scenario(
        name: "a notice that stays long enough to be answered, and for as long as the focus is in it",
        roles: [Role(overlay: .hud("gone", action: "Undo").paced(minimum: 1, lives: 2), region: region(0))],
        defaults: {
            var defaults = Stage.Defaults()
            defaults.answerTime = Scenario.tick * 4
            return defaults
        }(), world: [.regions, .focus])

    static let notice = Scenario(
        name: "a notice with an action",
        roles: [
            Role(
                overlay: .hud("gone", action: "Undo").paced(grace: 1, minimum: 2, lives: 3),
                region: region(0))
        ], world: unseen.union(.transfers))

    static let leftNotice = Scenario(
        name: "a notice that can be answered, in a window that is left and put out of sight",
        roles: [Role(overlay: .hud("gone", action: "Undo").paced(minimum: 1, lives: 3, fade: 1))],
        defaults: {
            var defaults = briefly
            defaults.longestAbsence = Scenario.tick * 3
            return defaults
        }(), world: [.window, .activity, .lateness])

    /// Only regions go out of sight: a hidden window or app differs just in the time of notices and results.
    private static let unseen = Surroundings.all.subtracting(.window)
}

/// Two or three presentations on one stage, checked as deep as time allows.
extension Scenario {
    static let several = [
        twoVeils, coveredResult, veilUnderDialog, sheetUnderDialog, joinedLoadings, refreshed, replaced,
        sheetUnderVeil,
        listInSheet, twoNotices, answerableNotices, threeNotices,
        threeJoined, mixed, sheetsOverVeil, twoViews, joinedNotices, cancelledTogether, interruptedNotice,
        leftNotices, sameNotices, minimizedWork, minimizedVeils, minimizedBesideNotice, minimizedInLine,
        fullStack, attendedNotice, longInStack, workInStack,
        namedForReader,
    ]

    static let twoVeils = Scenario(
        name: "two veils that join",
        roles: [
            Role(overlay: .veil("one", cancel: .standard).paced(grace: 1, minimum: 2)),
            Role(overlay: .veil("other").paced(grace: 2, minimum: 3)),
        ], world: [.window], limit: affordable)

    static let minimizedWork = Scenario(
        name: "a veil of a `during` with a timeout that can be minimized, in a window that comes and goes",
        roles: [Role(overlay: minimizable("work").paced(minimum: 2, timeout: 9), isScoped: true)],
        world: [.window, .lateness, .jumps], limit: affordable)

    static let minimizedVeils = Scenario(
        name: "two veils that join, are minimized, and join again",
        roles: [
            Role(overlay: minimizable("one").paced(grace: 1, minimum: 1, fade: 1)),
            Role(overlay: minimizable("other").paced(minimum: 2, fade: 1)),
        ], world: [.window], limit: affordable)

    static let minimizedBesideNotice = Scenario(
        name: "a veil that is minimized to where an urgent notice is shown",
        roles: [
            Role(overlay: minimizable("work").paced(minimum: 1, fade: 1)),
            Role(
                overlay: .hud("note", placement: .bottom).with(\.priority, .high)
                    .paced(minimum: 1, lives: 2, fade: 1)),
        ], world: [.dialogs], limit: affordable)

    static let minimizedInLine = Scenario(
        name: "a veil that is minimized to where a notice is shown, and another waits",
        roles: [
            Role(overlay: minimizable("work").paced(fade: 1)),
            Role(overlay: .hud("one", placement: .bottom, action: "Undo").paced(lives: 3, fade: 1)),
            Role(overlay: .hud("two", placement: .bottom, action: "Undo").paced(lives: 3, fade: 1)),
        ],
        defaults: {
            var defaults = briefly
            defaults.stackLimit = 1
            return defaults
        }(), world: [], limit: affordable / 2)

    static let veilUnderDialog = Scenario(
        name: "a veil over which the app opens a dialog, and one that is shown from the dialog and joins",
        roles: [
            Role(overlay: .veil("one", cancel: .standard).paced(grace: 1, minimum: 2, fade: 1)),
            Role(overlay: .veil("other").paced(minimum: 1, fade: 1)),
        ], world: [.dialogs, .lateness], limit: affordable)

    static let sheetUnderDialog = Scenario(
        name: "a sheet over which the app opens a dialog, and a notice shown from the dialog",
        roles: [
            Role(overlay: .sheet(input: .dismissing).paced(minimum: 1, fade: 1), hasView: true),
            Role(overlay: .hud("note").paced(lives: 2, fade: 1)),
        ], world: [.dialogs, .drags], limit: affordable)

    static let joinedLoadings = Scenario(
        name: "a loading view of a `during`, and one that joins it and expires",
        roles: [
            Role(
                overlay: .loading("one", cancel: .standard).paced(grace: 1, minimum: 2), region: region(0),
                isScoped: true),
            Role(overlay: .loading("other").paced(grace: 2, minimum: 1, lives: 2), region: region(0)),
        ], world: [.regions, .destruction, .transfers], limit: affordable)

    static let refreshed = Scenario(
        name: "a loading view, refreshed by another",
        roles: [
            Role(overlay: .loading("one").paced(grace: 1, minimum: 2), region: region(0), hasView: true),
            Role(
                overlay: .loading("other").with(\.onRepeat, .refresh).paced(grace: 1, minimum: 1, lives: 2),
                region: region(0), hasView: true),
        ], world: [.regions], limit: affordable)

    static let replaced = Scenario(
        name: "a sheet, replaced by another",
        roles: [
            Role(
                overlay: .sheet(input: .dismissing).with(\.onRepeat, .replace).paced(minimum: 1, fade: 1),
                hasView: true),
            Role(
                overlay: .sheet(input: .block).with(\.onRepeat, .replace).paced(grace: 1, fade: 1),
                hasView: true),
        ], world: [.window, .lateness], limit: affordable)

    static let sheetUnderVeil = Scenario(
        name: "a sheet over a view, and a veil over it",
        roles: [
            Role(overlay: .sheet(input: .dismissing).paced(fade: 1), region: region(0), hasView: true),
            Role(overlay: .veil("work", cancel: .standard).paced(grace: 1, minimum: 1, fade: 1)),
        ], world: .regions, limit: affordable)

    static let listInSheet = Scenario(
        name: "a sheet with a list in it, pulled, flung and changed under the finger",
        roles: [
            Role(
                overlay: .sheet(detents: behaviors[0].detents, input: .block).paced()
                    .with(\.transition, .slide(.curve(.easeOut, tick * 2))), region: region(0),
                hasView: true)
        ], world: [.regions, .drags, .physics], limit: affordable)

    /// The behaviors that a sheet may change to.
    static let behaviors: [Overlay.Sheet] = {
        var (small, large, fixed) = (Overlay.Sheet(), Overlay.Sheet(), Overlay.Sheet())
        small.detents = [.content, .points(500)]
        large.detents = [.points(250), .full]
        large.dismissal = .never
        fixed.detents = small.detents
        fixed.isDraggable = false
        return [small, large, fixed]
    }()

    static let threeJoined = Scenario(
        name: "three that join, one of them of a `during`",
        roles: [
            Role(
                overlay: .loading("one", cancel: .standard).paced(grace: 1, minimum: 1, fade: 1),
                region: region(0)),
            Role(overlay: .loading("two").paced(minimum: 2, fade: 1), region: region(0)),
            Role(overlay: .loading("three!").paced(grace: 1, fade: 1), region: region(0), isScoped: true),
        ], world: .destruction, limit: affordable)

    static let mixed = Scenario(
        name: "a veil, an activity and a notice",
        roles: [
            Role(overlay: .veil("work", cancel: .standard).paced(grace: 1, minimum: 1, fade: 1)),
            Role(overlay: .activity("busy").paced(grace: 1, minimum: 1, fade: 1), region: region(0)),
            Role(overlay: .hud("note").paced(lives: 1, fade: 1)),
        ], world: .regions, limit: affordable)

    static let sheetsOverVeil = Scenario(
        name: "a veil, a sheet over a live window, and one that blocks it",
        roles: [
            Role(overlay: .veil("work").paced(grace: 1, fade: 1)),
            Role(overlay: .sheet().paced(fade: 1), hasView: true),
            Role(overlay: .sheet(input: .block).paced(fade: 1), hasView: true),
        ], world: [], limit: affordable)

    static let twoViews = Scenario(
        name: "two views that are busy",
        roles: [
            Role(overlay: .loading("one").paced(grace: 1, minimum: 1, fade: 1), region: region(0)),
            Role(overlay: .activity("other").paced(fade: 1), region: region(1)),
        ], world: .regions, limit: affordable / 2)

    static let cancelledTogether = Scenario(
        name: "two that join, both of a `during` and with a cancel button",
        roles: [
            Role(
                overlay: .loading("one", cancel: .standard).paced(grace: 1, minimum: 1, fade: 1),
                isScoped: true),
            Role(overlay: .loading("other", cancel: .standard).paced(minimum: 2, fade: 1), isScoped: true),
        ], world: [], limit: affordable / 2)

    /// The number of states that is enough to find every broken machine in a scenario that cannot be closed.
    static let affordable = 10_000
}
