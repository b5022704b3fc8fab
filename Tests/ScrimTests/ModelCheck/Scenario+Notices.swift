import Foundation

@_spi(Host) @testable import Scrim

/// Notices: one after another in the middle, and several at an edge.
extension Scenario {
    static let fullStack = Scenario(
        name: "a stack of two notices, and an urgent one that one of them makes room for",
        roles: [
            Role(overlay: .hud("one", placement: .bottom).paced(minimum: 1, lives: 3, fade: 1)),
            Role(overlay: .hud("two", placement: .bottom).paced(minimum: 1, lives: 3, fade: 1)),
            Role(
                overlay: .hud("high", placement: .bottom).with(\.priority, .high)
                    .paced(minimum: 1, lives: 2, fade: 1)),
        ],
        defaults: {
            var defaults = briefly
            defaults.stackLimit = 2
            return defaults
        }(), world: [], limit: affordable)

    static let attendedNotice = Scenario(
        name: "a notice that the pointer and the focus come to, and an urgent one that waits for the user",
        roles: [
            Role(overlay: .hud("one", action: "Undo").paced(minimum: 1, lives: 3, fade: 1)),
            Role(overlay: .hud("high").with(\.priority, .high).paced(lives: 2, fade: 1)),
        ],
        defaults: {
            var defaults = briefly
            defaults.queueTimeout = tick * 3
            return defaults
        }(), world: [.focus], limit: affordable / 2)

    static let longInStack = Scenario(
        name: "a long urgent notice in a stack, and a less urgent one that takes no room beside it",
        roles: [
            Role(
                overlay: .hud("low", placement: .bottom).with(\.priority, .low)
                    .paced(minimum: 1, lives: 3, fade: 1)),
            Role(
                overlay: .hud("high", placement: .bottom).with(\.priority, .high).paced(lives: 5, fade: 1)),
            Role(overlay: .hud("normal", placement: .bottom).paced(lives: 2, fade: 1)),
        ],
        defaults: {
            var defaults = briefly
            defaults.stackLimit = 2
            return defaults
        }(), world: [], limit: affordable / 2)

    static let workInStack = Scenario(
        name: "work in a stack with a notice that goes by itself, and more work that waits",
        roles: [
            Role(overlay: .hud("work", placement: .bottom).paced(minimum: 1, fade: 1)),
            Role(overlay: .hud("note", placement: .bottom).paced(lives: 3, fade: 1)),
            Role(overlay: .hud("more", placement: .bottom).paced(fade: 1)),
        ],
        defaults: {
            var defaults = briefly
            defaults.stackLimit = 2
            defaults.queueLimit = 0
            return defaults
        }(), world: [], limit: affordable / 2)

    static let namedForReader = Scenario(
        name: "a notice with the focus of a screen reader's user, and another under its name",
        roles: [
            Role(
                overlay: .hud("one", placement: .bottom, action: "Undo").paced(lives: 2, fade: 1)
                    .identified("same")),
            Role(
                overlay: .hud("two", placement: .bottom, action: "Undo").paced(lives: 2, fade: 1)
                    .identified("same")),
        ], world: [.focus, .reader, .jumps], limit: affordable / 2)

    static let twoNotices = Scenario(
        name: "a notice, and an urgent one that takes its place",
        roles: [
            Role(
                overlay: .hud("low").paced(minimum: 1, lives: 4, fade: 1), region: region(0)),
            Role(overlay: .hud("high").with(\.priority, .high).paced(minimum: 2, lives: 2, fade: 1)),
        ], defaults: shortQueue, world: .regions, limit: affordable)

    static let answerableNotices = Scenario(
        name: "a notice with an action, and an urgent one that takes its place",
        roles: [
            Role(
                overlay: .hud("low", action: "Undo").paced(minimum: 1, lives: 4, fade: 1), region: region(0)),
            Role(overlay: .hud("high").with(\.priority, .high).paced(minimum: 2, lives: 6, fade: 1)),
        ], defaults: shortQueue, world: .regions, limit: affordable)

    static let threeNotices = Scenario(
        name: "three notices, of which one may wait",
        roles: [
            Role(overlay: .hud("low").with(\.priority, .low).paced(lives: 2, fade: 1)),
            Role(overlay: .hud("middle").paced(minimum: 1, lives: 2, fade: 1), region: region(0)),
            Role(overlay: .hud("high").with(\.priority, .high).paced(lives: 1, fade: 1), region: region(0)),
        ], defaults: shortQueue, world: .regions, limit: affordable)

    static let joinedNotices = Scenario(
        name: "two notices with an action that join",
        roles: [
            Role(
                overlay: .hud("one", action: "Undo").with(\.onRepeat, .join).paced(
                    minimum: 1, lives: 4, fade: 1),
                region: region(0)),
            Role(
                overlay: .hud("two", action: "Redo").with(\.onRepeat, .join).paced(
                    grace: 1, lives: 3, fade: 1),
                region: region(0)),
        ], world: .regions, limit: affordable / 2)

    static let interruptedNotice = Scenario(
        name: "a notice that is interrupted when there is little left of it",
        roles: [
            Role(overlay: .hud("low").paced(minimum: 2, lives: 3, fade: 1), region: region(0)),
            Role(overlay: .hud("high").with(\.priority, .high).paced(lives: 1, fade: 1)),
        ], world: .regions, limit: affordable)

    static let leftNotices = Scenario(
        name:
            "a notice that can be answered, and one that waits behind it, in a window that is put out of sight",
        roles: [
            Role(overlay: .hud("one", action: "Undo").paced(lives: 3, fade: 1)),
            Role(overlay: .hud("two").paced(minimum: 1, lives: 2, fade: 1)),
        ],
        defaults: {
            var defaults = briefly
            defaults.longestAbsence = Scenario.tick * 3
            return defaults
        }(), world: [.window, .activity], limit: affordable)

    static let sameNotices = Scenario(
        name: "a notice, another under its name, and one under its name elsewhere",
        roles: [
            Role(
                overlay: .hud("one", action: "Undo").paced(minimum: 2, lives: 3, fade: 1).identified("same"),
                region: region(0)),
            Role(
                overlay: .hud("two").paced(grace: 1, lives: 2, fade: 1).identified("same"), region: region(0)),
            Role(
                overlay: .hud("three").with(\.placement, .top).paced(minimum: 1, lives: 2, fade: 1)
                    .identified("same"), region: region(0)),
        ], world: .regions, limit: affordable / 2)

    /// One notice may wait, for a short time.
    private static var shortQueue: Stage.Defaults {
        var defaults = briefly
        defaults.queueLimit = 1
        defaults.queueTimeout = Scenario.tick * 4
        return defaults
    }
}
