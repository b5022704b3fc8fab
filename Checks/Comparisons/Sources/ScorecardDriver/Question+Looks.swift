import Foundation
import ScorecardReport

extension Question {
    /// Overlays under unusual user settings, window sizes and texts.
    static var looks: [Question] {
        [contrast("light"), contrast("dark"), spinner, largeText, mirrored, small, longMessage]
    }

    private static func contrast(_ scheme: String) -> Question {
        Question(
            group: "look", name: "\(scheme): the message's contrast", expected: "at least 4.5, on \(scheme)"
        ) {
            user in
            if scheme == "dark" { try user.program.send("dark") }
            guard try user.show("veil", "MMMMMMMM") else { return .noSuch }
            var picture = try Picture(of: try user.frame(of: "MMMMMMMM"))
            // Waits for the transition.
            let isSo = try soon {
                picture = try Picture(of: try user.frame(of: "MMMMMMMM"))
                return picture.contrast >= 4.5 && (picture.median > 0.5) == (scheme == "light")
            }
            let ground = picture.median > 0.5 ? "light" : "dark"
            return .seen("\((picture.contrast * 10).rounded() / 10), on \(ground)", ok: isSo)
        }
    }

    private static var spinner: Question {
        Question(group: "look", name: "animations off: the spinner", expected: "still turns") { user in
            try user.program.send("animations off")
            guard try user.show("veil") else { return .noSuch }
            Thread.sleep(forTimeInterval: 0.6)
            let text = try user.frame(of: "Working")
            let around = User.Frame(left: text.x - 80, top: text.y - 80, width: 160, height: 160)
            let before = try Picture(of: around)
            let turns = try soon { try Picture(of: around) != before }
            return .seen(turns ? "still turns" : "stands still", ok: turns)
        }
    }

    private static var largeText: Question {
        Question(
            group: "look", name: "text twice as large",
            expected: "the message grows, and is inside the window"
        ) { user in
            let message = "A message of some length that has to be read by everyone"
            guard try user.show("veil", message) else { return .noSuch }
            let before = try user.frame(of: "A message")
            try user.program.send("text-size 200")
            var after = before
            let grows = try soon {
                after = try user.frame(of: "A message")
                return after.height * after.width > before.height * before.width * 2
            }
            let width = try windowWidth(user)
            let isInside = after.left >= 0 && after.right <= width
            return .seen(
                "\(grows ? "the message grows" : "the same"), and is \(isInside ? "inside" : "outside") the window",
                ok: grows && isInside)
        }
    }

    /// A dialog has a window of its own, whose width the program chooses.
    private static func windowWidth(_ user: User) throws -> Int {
        if user.program.kind.hasWindows { return 1280 }
        return try user.frame(of: "window").right
    }

    private static var mirrored: Question {
        Question(group: "look", name: "right to left: a notice's button", expected: "left of the message") {
            user in
            try user.program.send("right-to-left")
            guard try user.show("undo", "Deleted") else { return .noSuch }
            try user.program.sync()
            let isLeft = try user.frame(of: "Undo").x < user.frame(of: "Deleted").x
            return .seen(isLeft ? "left of the message" : "right of it", ok: isLeft)
        }
    }

    private static var small: Question {
        Question(group: "look", name: "a window of 200 × 200: Cancel", expected: "inside, and can be clicked")
        { user in
            try user.program.send("narrow")
            try user.program.sync()
            try user.press("windowsize", try user.windows()[0], "200", "200")
            try user.program.wait(for: "the window is small") { try user.frame(of: "window").width <= 200 }
            guard try user.show("cancelable") else { return .noSuch }
            return try cancel(user)
        }
    }

    private static var longMessage: Question {
        Question(
            group: "look", name: "a message of 10,000 words: Cancel", expected: "inside, and can be clicked"
        ) { user in
            guard try user.show("cancelable", "words:10000") else { return .noSuch }
            return try cancel(user)
        }
    }

    private static func cancel(_ user: User) throws -> Answer {
        let size = try user.frame(of: "window")
        if !user.program.kind.hasWindows, size.height > 700 || size.width > 700 {
            return .seen("the window has grown to \(size.width) × \(size.height)", ok: false)
        }
        let button = try user.frame(of: "Cancel")
        guard button.top >= 0, button.left >= 0, button.bottom <= 1000, button.right <= 1280 else {
            return .seen("it is off the screen", ok: false)
        }
        try user.click(at: button)
        let canceled = try user.program.hears("cancel", within: 3)
        return .seen(canceled ? "inside, and can be clicked" : "it cannot be clicked", ok: canceled)
    }
}
