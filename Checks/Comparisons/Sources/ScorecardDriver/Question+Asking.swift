import Foundation
import ScorecardReport

extension Question {
    /// A question with the answers “_Save”, “_discard” and “_Cancel”: what the user can do, and the result.
    static var asking: [Question] { answering + early + order + around + readable + arranged }

    /// Each way to answer.
    private static var answering: [Question] {
        [
            answered("a click on an answer", "discard") { try $0.click("discard") },
            answered("Enter takes the default", "save") { try $0.key("Return") },
            answered("Enter of the keypad, too", "save") { try $0.key("KP_Enter") },
            answered("Escape cancels", "none") { try $0.key("Escape") },
            answered("mnemonic of “_Save”", "save") { try $0.key("alt+s") },
            answered("mnemonic of “_discard”", "discard") { try $0.key("alt+d") },
            answered("mnemonic with Caps Lock", "save") { user in
                try user.key("Caps_Lock", "alt+s", "Caps_Lock")
            },
            answered("Space takes the answer that has the focus", "discard") { user in
                try user.tab(to: "discard")
                try user.key("space")
            },
            answered("Enter takes the answer that has the focus", "discard") { user in
                try user.tab(to: "discard")
                try user.key("Return")
            },
            answered("Enter, where the only answer loses something", "none", of: "danger") {
                try $0.key("Return")
            },
            answered("a text, and Enter", "rename ab", of: "prompt") { try $0.key("a", "b", "Return") },
        ]
    }

    private static func answered(
        _ name: String, _ answer: String, of kind: String = "question",
        by act: @escaping (User) throws -> Void
    ) -> Question {
        Question(group: "question", name: name, expected: answer) { user in
            guard try user.showQuestion(kind) else { return .noSuch }
            try act(user)
            return try user.got(answer)
        }
    }

    /// Input from before the user has seen the question, which is not meant for it.
    private static var early: [Question] {
        [
            Question(group: "question", name: "Enter, held since before it came", expected: "no answer") {
                user in
                try user.press("keydown", "Return")
                try user.program.sync()
                guard try user.showQuestion() else { return .noSuch }
                // The held key repeats.
                Thread.sleep(forTimeInterval: 0.8)
                try user.press("keyup", "Return")
                return try user.gotNone()
            },
            Question(group: "question", name: "Enter, before it is seen", expected: "no answer") { user in
                guard try user.program.ask("show question Sure?", "shows") == "yes" else { return .noSuch }
                try user.press("key", "Return")
                return try user.gotNone()
            },
            Question(
                group: "question", name: "asked twice, by a double click", expected: "one answer for both"
            ) {
                user in
                guard try user.program.ask("show question Sure?", "shows") == "yes" else { return .noSuch }
                guard try user.showQuestion() else { return .noSuch }
                try user.key("Return")
                let both = try soon { try user.program.answers() == ["save", "save"] }
                return .seen(both ? "one answer for both" : "another question lies below", ok: both)
            },
        ]
    }

    /// How the focus moves.
    private static var order: [Question] {
        [
            Question(
                group: "question", name: "Tab goes round in reading order", expected: "each answer once"
            ) { user in
                guard try user.showQuestion() else { return .noSuch }
                let titles = ["Save", "discard", "Cancel"]
                var round = [try user.program.ask("focused", "focused")]
                repeat {
                    try user.key("Tab")
                    round.append(try user.program.ask("focused", "focused"))
                } while round.last != round.first && round.count < 8
                // A text that keys can scroll may be among them.
                let answers = round.filter(titles.contains)
                let isRound =
                    answers.dropLast().sorted() == titles.sorted() && answers.last == answers.first
                let isOrdered = try isRound && user.isInReadingOrder(answers)
                return .seen(
                    isOrdered ? "each answer once" : isRound ? "out of order" : "\(round)", ok: isOrdered)
            },
            arrow("420 wide") { _ in },
            arrow("700 wide") { try $0.resize(700, 560) },
            Question(group: "question", name: "the focus is given back", expected: "typing reaches the entry")
            {
                user in
                guard try user.showQuestion() else { return .noSuch }
                try user.key("Escape")
                try user.waitUp(false)
                try user.focusWindow()
                try user.program.forget()
                try user.key("a")
                let heard = try user.program.hears("typing", within: 2)
                return .seen(heard ? "typing reaches the entry" : "it does not", ok: heard)
            },
        ]
    }

    private static func arrow(_ name: String, _ prepare: @escaping (User) throws -> Void) -> Question {
        Question(
            group: "question", name: "an arrow leads to the next answer, \(name)", expected: "another answer"
        ) {
            user in
            try prepare(user)
            guard try user.showQuestion() else { return .noSuch }
            let first = try user.program.ask("focused", "focused")
            let isRow = try user.frame(of: "Cancel").y == user.frame(of: "Save").y
            try user.key(isRow ? "Left" : "Down")
            var next = try user.program.ask("focused", "focused")
            if next == first {
                try user.key(isRow ? "Right" : "Up")
                next = try user.program.ask("focused", "focused")
            }
            let isMoved = next != first && ["Save", "discard", "Cancel"].contains(next)
            return .seen(isMoved ? "another answer" : "still \(next)", ok: isMoved)
        }
    }

    /// The app around the question.
    private static var around: [Question] {
        [
            Question(group: "question", name: "the app's own keys and buttons", expected: "nothing") { user in
                guard try user.showQuestion() else { return .noSuch }
                try user.program.forget()
                for key in ["ctrl+s", "ctrl+g", "alt+x", "F10", "a"] { try user.key(key) }
                try user.click("header")
                return .nothing(
                    try user.program.heard(),
                    but: ["hover", "tooltip", "window-click", "window-key"])
            },
            Question(
                group: "question", name: "over a form: Escape", expected: "answers the question alone"
            ) { user in
                guard try user.show("form", "Form") else { return .noSuch }
                guard try user.showQuestion() else { return .noSuch }
                try user.key("Escape")
                guard try soon({ try user.program.answers() == ["none"] }) else {
                    return .seen("no answer", ok: false)
                }
                let stays = try !soon(within: 1) { try user.program.ask("is-up", "is-up") == "no" }
                return .seen(stays ? "answers the question alone" : "closes the form, too", ok: stays)
            },
            Question(
                group: "question", name: "over a form: after it", expected: "typing reaches the form"
            ) { user in
                guard try user.show("form", "Form") else { return .noSuch }
                guard try user.showQuestion() else { return .noSuch }
                try user.key("Return")
                guard try soon({ try user.program.answers() == ["save"] }) else {
                    return .seen("no answer", ok: false)
                }
                if user.program.kind.hasWindows {
                    let top = try user.windows().last ?? ""
                    try user.press("windowfocus", "--sync", top)
                }
                try user.program.forget()
                try user.key("a")
                let heard = try user.program.hears("form-typing", within: 2)
                return .seen(heard ? "typing reaches the form" : "it does not", ok: heard)
            },
            Question(group: "question", name: "its window is destroyed", expected: "one answer: none") {
                user in
                guard try user.showQuestion() else { return .noSuch }
                // Earlier warnings have nothing to do with the end.
                _ = user.program.complaints()
                try user.program.send("destroy")
                try user.program.sync()
                _ = try soon { try !user.program.answers().isEmpty }
                let complaints = user.program.complaints()
                guard complaints.isEmpty else { return .seen(complaints, ok: false) }
                let answers = try user.program.answers()
                return .seen(
                    answers.isEmpty
                        ? "whoever asked waits for ever"
                        : answers == ["none"] ? "one answer: none" : "\(answers)",
                    ok: answers == ["none"])
            },
        ]
    }

    /// What a client of the accessibility bus reads.
    private static var readable: [Question] {
        [
            read("its role", "a modal dialog or alert") { tree in
                let isModal = tree.contains {
                    ($0.hasPrefix("dialog") || $0.hasPrefix("alert")) && $0.contains(" modal")
                }
                return isModal ? "a modal dialog or alert" : "neither"
            },
            read("its name", "the question") { tree in
                let isNamed = tree.contains {
                    ($0.hasPrefix("dialog") || $0.hasPrefix("alert")) && $0.contains("“Sure?")
                }
                return isNamed ? "the question" : "another, or none"
            },
            read("its two sentences", "both") { tree in
                let count = ["Sure?", "They are lost otherwise."].count { text in
                    tree.contains { $0.contains(text) }
                }
                return count == 2 ? "both" : "\(count) of 2"
            },
            read("its answers", "three buttons with names") { tree in
                let count = ["Save", "discard", "Cancel"].count { title in
                    tree.contains {
                        $0.hasPrefix("push button “\(title)”") || $0.hasPrefix("button “\(title)”")
                    }
                }
                return count == 3 ? "three buttons with names" : "\(count) of 3"
            },
            read("the focus", "on the default answer") { tree in
                let focused = tree.first { $0.contains(" focused") }
                return focused?.contains("“Save”") == true ? "on the default answer" : focused ?? "nowhere"
            },
            read("what is covered", "hidden") { tree in
                tree.contains { $0.contains("X button") } ? "the button can be read" : "hidden"
            },
            Question(group: "question", name: "a client hears of the question", expected: "“Sure?”") { user in
                let reader = try BusReader(user.program)
                guard try user.showQuestion() else { return .noSuch }
                var said: [String] = []
                let heard = try soon {
                    said += try reader.heard()
                    return said.contains { $0.contains("Sure?") }
                }
                return .seen(heard ? "“Sure?”" : "nothing of it", ok: heard)
            },
        ]
    }

    private static func read(
        _ name: String, _ expected: String, _ look: @escaping ([String]) -> String
    ) -> Question {
        Question(group: "question", name: "on the bus: \(name)", expected: expected) { user in
            let reader = try BusReader(user.program)
            guard try user.showQuestion() else { return .noSuch }
            var seen = ""
            let isSo = try soon {
                seen = look(try reader.tree())
                return seen == expected
            }
            return .seen(seen, ok: isSo)
        }
    }

    /// Other window sizes, and right to left.
    private static var arranged: [Question] {
        [
            resized("made smaller", 300, 360), resized("made larger", 1000, 800),
            Question(
                group: "question", name: "a text half typed, the window made larger", expected: "rename abc"
            ) { user in
                guard try user.showQuestion("prompt") else { return .noSuch }
                try user.key("a", "b")
                try user.resize(1000, 800)
                try user.key("c", "Return")
                return try user.got("rename abc")
            },
            Question(
                group: "question", name: "long titles in a window of 360 × 560",
                expected: "whole, and inside the window"
            ) { user in
                try user.narrow(360, 560)
                guard try user.showQuestion("long") else { return .noSuch }
                let titles = ["Save the changes", "Discard what was", "Cancel"]
                let cut = try titles.count { try user.program.ask("is-cut \($0)", "is-cut") == "yes" }
                let isInside = try titles.allSatisfy { try user.isInside($0) }
                let seen =
                    cut == 0 ? isInside ? "whole, and inside the window" : "not inside" : "\(cut) are cut"
                return .seen(seen, ok: cut == 0 && isInside)
            },
            Question(
                group: "question", name: "right to left, 700 wide", expected: "the other way round"
            ) { user in
                try user.program.send("right-to-left")
                try user.resize(700, 560)
                guard try user.showQuestion() else { return .noSuch }
                try user.program.sync()
                let (save, cancel) = (try user.frame(of: "Save"), try user.frame(of: "Cancel"))
                // Some programs put three answers into a column at every width.
                guard save.y == cancel.y else { return .cannot("a column, which has no other way round") }
                let isMirrored = save.x < cancel.x
                return .seen(isMirrored ? "the other way round" : "as it was", ok: isMirrored)
            },
        ]
    }

    private static func resized(_ name: String, _ width: Int, _ height: Int) -> Question {
        Question(
            group: "question", name: "the window \(name), to \(width) × \(height)",
            expected: "inside, and answered by a click"
        ) { user in
            try user.program.send("narrow")
            guard try user.showQuestion() else { return .noSuch }
            try user.resize(width, height)
            var isInside = false
            _ = try soon {
                isInside = try ["Save", "discard", "Cancel"].allSatisfy { try user.isInside($0) }
                return isInside
            }
            guard isInside else { return .seen("an answer is outside", ok: false) }
            // Waits for animations to end.
            Thread.sleep(forTimeInterval: 0.5)
            try user.click("Save")
            let isAnswered = try soon { try user.program.answers() == ["save"] }
            return .seen(isAnswered ? "inside, and answered by a click" : "no answer", ok: isAnswered)
        }
    }
}

extension User {
    /// Asks a question of this kind, and waits until it is on screen.
    ///
    /// - Returns: `false` if the program has no such question.
    func showQuestion(_ kind: String = "question") throws -> Bool {
        guard try show(kind, "Sure?") else { return false }
        _ = try frame(of: kind == "prompt" ? "Rename" : "Cancel")
        // Animations have ended by then, and later presses are meant for the question.
        Thread.sleep(forTimeInterval: 0.5)
        try program.sync()
        return true
    }

    /// Whether the question got this answer, and no other.
    func got(_ answer: String) throws -> Answer {
        _ = try soon { try !program.answers().isEmpty }
        let answers = try program.answers()
        return .seen(
            answers.isEmpty ? "no answer" : answers.joined(separator: ", "), ok: answers == [answer])
    }

    /// Whether the question is still presented and unanswered.
    func gotNone() throws -> Answer {
        try program.sync()
        Thread.sleep(forTimeInterval: 0.5)
        let answers = try program.answers()
        return .seen(answers.isEmpty ? "no answer" : answers.joined(separator: ", "), ok: answers.isEmpty)
    }

    func tab(to title: String) throws {
        for _ in 0..<6 where try program.ask("focused", "focused") != title { try key("Tab") }
    }

    /// True if the texts are in reading order, from left to right and top to bottom, beginning anywhere.
    func isInReadingOrder(_ titles: [String]) throws -> Bool {
        let places = try titles.map { title in
            let frame = try frame(of: title)
            return frame.y * 10_000 + frame.x
        }
        return zip(places, places.dropFirst()).count { $0.0 > $0.1 } == 1
    }

    func resize(_ width: Int, _ height: Int) throws {
        try press("windowsize", try windows()[0], "\(width)", "\(height)")
        try program.wait(for: "the window has its size") { try frame(of: "window").width == width }
        try program.sync()
    }

    /// Resizes without the parts that keep the window wide.
    func narrow(_ width: Int, _ height: Int) throws {
        try program.send("narrow")
        try program.sync()
        try resize(width, height)
    }

    /// True if a widget is inside the window, or, in a dialog of its own, inside the screen.
    func isInside(_ name: String) throws -> Bool {
        guard let frame = try find(name) else { return false }
        let window = program.kind.hasWindows ? Frame(width: 1280, height: 1000) : try self.frame(of: "window")
        return frame.left >= 0 && frame.top >= 0 && frame.right <= window.right
            && frame.bottom <= window.bottom
    }
}

extension Program {
    /// All answers that the caller has got so far.
    func answers() throws -> [String] {
        try sync()
        return lines.filter { $0.hasPrefix("heard answer ") }.map { String($0.dropFirst(13)) }
    }
}
