import Foundation
import ScorecardReport

extension Question {
    /// Several notices at the bottom; each ends by itself after 5 s, and offers Undo.
    static var stack: [Question] { answeringOne + lasting + besideThem + readableStack + arrangedStack }

    /// Answers one of several, and no other.
    private static var answeringOne: [Question] {
        [
            stacked("the newest of three", "in front, its Undo works") { user in
                guard let button = try user.find("Undo of Charlie") else {
                    return .seen("not seen", ok: false)
                }
                try user.click(at: button)
                return try user.ended(["undone Charlie"], as: "in front, its Undo works")
            },
            stacked("three, pointed at", "all three can be read") { user in
                try user.pointAtStack()
                let count = try user.readable(User.three).count
                return .seen(count == 3 ? "all three can be read" : "\(count) of 3", ok: count == 3)
            },
            stacked("the second one's Undo, by pointer", "undoes it alone") { user in
                try user.pointAtStack()
                guard let button = try user.find("Undo of Bravo") else {
                    return .seen("cannot be reached", ok: false)
                }
                try user.click(at: button)
                return try user.ended(["undone Bravo"], as: "undoes it alone")
            },
            stacked("the second one's Undo, by keys", "undoes it alone") { user in
                guard try user.lead(to: "Undo of Bravo") else { return .seen("cannot be reached", ok: false) }
                try user.key("Return")
                return try user.ended(["undone Bravo"], as: "undoes it alone")
            },
            stacked("one put aside, by pointer", "goes alone") { user in
                let name = try user.pointAtStack(aimingAt: "Bravo")
                if let cross = try user.find("Cross of \(name)") {
                    try user.click(at: cross)
                } else {
                    try user.flick(name)
                }
                return try user.ended(["committed \(name)"], as: "goes alone")
            },
            stacked("one put aside, by keys", "goes alone") { user in
                var name = "Bravo"
                if try !user.lead(to: "Undo of \(name)") {
                    name = try user.newestSeen(of: User.three) ?? name
                    guard try user.lead(to: "Undo of \(name)") else {
                        return .seen("cannot be reached", ok: false)
                    }
                }
                if try user.find("Cross of \(name)") != nil, try user.lead(to: "Cross of \(name)") {
                    try user.key("space")
                } else {
                    try user.key("Escape")
                }
                return try user.ended(["committed \(name)"], as: "goes alone")
            },
            stacked("a flick", "puts it aside") { user in
                let name = try user.pointAtStack(aimingAt: "Charlie")
                try user.flick(name)
                _ = try soon(within: 1) { try !user.program.outcomes().isEmpty }
                let outcomes = try user.program.outcomes()
                if outcomes.isEmpty { return .cannot("has none") }
                return .seen(
                    outcomes == ["committed \(name)"] ? "puts it aside" : "\(outcomes)",
                    ok: outcomes == ["committed \(name)"])
            },
            stacked("Clear All", "ends each, once") { user in
                try user.pointAtStack()
                guard let button = try user.find("Clear All") else { return .noSuch }
                try user.click(at: button)
                return try user.ended(User.three.map { "committed \($0)" }, as: "ends each, once")
            },
        ]
    }

    /// How long the notices stay, and how their end is reported.
    private static var lasting: [Question] {
        [
            stacked("one taken back, the others left alone", "each ends once") { user in
                let name = try user.pointAtStack(aimingAt: "Charlie")
                try user.click("Undo of \(name)")
                try user.leaveStack()
                let expected = User.three.map { $0 == name ? "undone \($0)" : "committed \($0)" }
                return try user.ended(expected, within: 30, as: "each ends once")
            },
            stacked("under the pointer, twice their time", "none ends") { user in
                try user.pointAtStack()
                Thread.sleep(forTimeInterval: 10)
                let count = try user.program.outcomes().count
                return .seen(count == 0 ? "none ends" : "\(count) of 3 end", ok: count == 0)
            },
            stacked("with the focus, twice their time", "none ends") { user in
                let name = try user.newestSeen(of: User.three) ?? ""
                guard try user.lead(to: "Undo of \(name)") else {
                    return .seen("cannot be reached", ok: false)
                }
                let before = try user.program.outcomes().count
                Thread.sleep(forTimeInterval: 10)
                let count = try user.program.outcomes().count - before
                return .seen(count == 0 ? "none ends" : "\(count) of 3 end", ok: count == 0)
            },
            stacked("the window out of sight, twice their time", "none ends") { user in
                try user.program.send("hide")
                try user.program.sync()
                Thread.sleep(forTimeInterval: 10)
                let count = try user.program.outcomes().count
                return .seen(count == 0 ? "none ends" : "\(count) of 3 end", ok: count == 0)
            },
            stacked("the pointer has left them", "each ends once") { user in
                try user.pointAtStack()
                Thread.sleep(forTimeInterval: 2)
                try user.leaveStack()
                return try user.ended(
                    User.three.map { "committed \($0)" }, within: 30, as: "each ends once")
            },
            stacked("its window is destroyed, two pending", "each ends once", of: ["Alpha", "Bravo"]) {
                user in
                _ = user.program.complaints()
                try user.program.send("destroy")
                try user.program.sync()
                let answer = try user.ended(["committed Alpha", "committed Bravo"], as: "each ends once")
                let complaints = user.program.complaints()
                return complaints.isEmpty ? answer : .seen(complaints, ok: false)
            },
            Question(
                group: "stack", name: "twenty at once", expected: "half the window is free, each is undone"
            ) { user in
                // In an entry, a caret would blink.
                try user.program.send("focus button")
                try user.program.sync()
                let window = try user.frame(of: "window")
                let half = User.Frame(
                    left: window.left, top: window.top, width: window.width, height: window.height / 2)
                let before = try Picture(of: half)
                guard try user.remove(User.twenty, pause: 0.02) else { return .noSuch }
                let isFree = try Picture(of: half) == before
                for count in 1...20 {
                    try user.pointAtStack(User.twenty)
                    guard let name = try user.newestSeen(of: User.twenty) else { break }
                    try user.click("Undo of \(name)")
                    _ = try soon(within: 5) { try user.program.outcomes().count >= count }
                }
                let answer = try user.ended(
                    User.twenty.map { "undone \($0)" },
                    as: "\(isFree ? "half the window is free" : "it is covered"), each is undone")
                return isFree ? answer : .seen(answer.words, ok: false)
            },
        ]
    }

    /// The app beside them, and what happens in it meanwhile.
    private static var besideThem: [Question] {
        [
            Question(group: "stack", name: "a click beside three", expected: "reaches the app") { user in
                try user.resize(800, 560)
                try user.program.send("page other")
                guard try user.remove(User.three) else { return .noSuch }
                let name = try user.newestSeen(of: User.three) ?? ""
                var beside = try user.frame(of: name)
                (beside.left, beside.width) = (20, 2)
                try user.program.forget()
                try user.click(at: beside)
                let isHeard = try user.program.hears("other-page-click", within: 2)
                return .seen(isHeard ? "reaches the app" : "nothing", ok: isHeard)
            },
            Question(
                group: "stack", name: "a click between two of the open list",
                expected: "reaches the app, ends none"
            ) { user in
                try user.program.send("page other")
                guard try user.remove(User.three) else { return .noSuch }
                try user.pointAtStack()
                guard let upper = try user.find("Bravo"), let lower = try user.find("Charlie") else {
                    return .cannot("has no list")
                }
                var between = upper
                between.top = (min(upper.bottom, lower.bottom) + max(upper.top, lower.top)) / 2
                between.height = 0
                try user.program.forget()
                try user.click(at: between)
                let isHeard = try user.program.hears("other-page-click", within: 2)
                let count = try user.program.outcomes().count
                return .seen(
                    "\(isHeard ? "reaches the app" : "does not reach the app"), ends \(count == 0 ? "none" : "\(count)")",
                    ok: isHeard && count == 0)
            },
            stacked("a fourth comes while Undo is aimed at", "that one is undone") { user in
                let name = try user.pointAtStack(aimingAt: "Bravo")
                try user.move(to: "Undo of \(name)")
                guard try user.remove(["Delta"]) else { return .noSuch }
                try user.press("click", "1")
                return try user.ended(["undone \(name)"], as: "that one is undone")
            },
            Question(group: "stack", name: "the focus after an Undo by keys", expected: "where it was before")
            {
                user in
                guard try user.remove(["Alpha"]) else { return .noSuch }
                guard let before = try user.ledFrom(to: "Undo of Alpha") else {
                    return .seen("cannot be reached", ok: false)
                }
                try user.key("Return")
                let isBack = try soon { try user.program.ask("focused", "focused") == before }
                return .seen(
                    isBack ? "where it was before" : "at \(try user.program.ask("focused", "focused"))",
                    ok: isBack)
            },
            stacked("wake-ups in 2 s, under the pointer", "at most 10") { user in
                try user.program.send("focus button")
                try user.pointAtStack()
                Thread.sleep(forTimeInterval: 1)
                let before = try switches(of: user.program)
                Thread.sleep(forTimeInterval: 2)
                let count = try switches(of: user.program) - before
                return .seen("\(count)", ok: count <= 10)
            },
        ]
    }

    /// What a client of the accessibility bus reads.
    private static var readableStack: [Question] {
        [
            Question(group: "stack", name: "on the bus: the text of each", expected: "each once") { user in
                let reader = try BusReader(user.program)
                guard try user.remove(User.three) else { return .noSuch }
                var counts: [Int] = []
                let isSo = try soon {
                    let tree = try reader.tree()
                    counts = User.three.map { name in tree.count { $0.hasPrefix("label “\(name)") } }
                    return counts == [1, 1, 1]
                }
                return .seen(
                    isSo ? "each once" : counts.map { "\($0)" }.joined(separator: ", ") + " times", ok: isSo)
            },
            Question(group: "stack", name: "a client hears of three", expected: "each once") { user in
                let reader = try BusReader(user.program)
                guard try user.remove(User.three) else { return .noSuch }
                var said: [String] = []
                _ = try soon(within: 3) {
                    said += try reader.heard()
                    return false
                }
                let counts = User.three.map { name in said.count { $0.contains(name) } }
                let isSo = counts == [1, 1, 1]
                return .seen(
                    isSo ? "each once" : counts.map { "\($0)" }.joined(separator: ", ") + " times", ok: isSo)
            },
        ]
    }

    /// Small windows, right to left, and reduced motion.
    private static var arrangedStack: [Question] {
        [
            fitting("a window of 300 × 300") { try $0.narrow(300, 300) },
            fitting("text twice as large") { user in
                try user.program.send("text-size 200")
                try user.resize(700, 560)
            },
            Question(
                group: "stack", name: "a text of twenty words, 300 wide", expected: "whole, in the window"
            ) { user in
                try user.narrow(300, 300)
                let text = "Alpha" + String(repeating: " word", count: 19)
                guard try user.remove([text]) else { return .noSuch }
                let isCut = try user.program.ask("is-cut Alpha", "is-cut") == "yes"
                let isInside = try user.isInside("Alpha")
                return .seen(
                    isCut ? "cut" : isInside ? "whole, in the window" : "outside", ok: !isCut && isInside)
            },
            Question(group: "stack", name: "right to left", expected: "Undo is left of the text") { user in
                try user.program.send("right-to-left")
                guard try user.remove(User.three) else { return .noSuch }
                try user.pointAtStack()
                let seen = try user.readable(User.three)
                let isLeft = try seen.allSatisfy {
                    try user.frame(of: "Undo of \($0)").x < user.frame(of: $0).x
                }
                return .seen(
                    isLeft ? "Undo is left of the text" : "right of it", ok: isLeft && !seen.isEmpty)
            },
            Question(group: "stack", name: "animations off: opening", expected: "nothing travels") { user in
                try user.program.send("animations off")
                guard try user.remove(User.three) else { return .noSuch }
                guard let name = try user.newestSeen(of: User.three) else { return .seen("none", ok: false) }
                try user.press("mousemove", "\(try user.frame(of: name).x)", "\(try user.frame(of: name).y)")
                var heights: Set<Int> = []
                let end = Date.now.addingTimeInterval(0.6)
                while Date.now < end {
                    if let frame = try user.find("Bravo") { heights.insert(frame.top) }
                }
                guard try user.readable(User.three).count > 1 else { return .cannot("has no list") }
                // The start and the end position.
                let isSo = heights.count <= 2
                return .seen(isSo ? "nothing travels" : "\(heights.count) positions", ok: isSo)
            },
        ]
    }

    private static func fitting(_ name: String, _ prepare: @escaping (User) throws -> Void) -> Question {
        Question(group: "stack", name: name, expected: "what is seen is whole, its Undo works") { user in
            try prepare(user)
            guard try user.remove(User.three) else { return .noSuch }
            try user.pointAtStack()
            for name in User.three where try user.find(name) != nil {
                for part in [name, "Undo of \(name)"] {
                    guard try user.isInside(part) else { return .seen("\(name) is outside", ok: false) }
                    guard try user.program.ask("is-cut \(part)", "is-cut") == "no" else {
                        return .seen("\(name) is cut", ok: false)
                    }
                }
            }
            guard let name = try user.newestSeen(of: User.three) else { return .seen("none", ok: false) }
            try user.click("Undo of \(name)")
            return try user.ended(["undone \(name)"], as: "what is seen is whole, its Undo works")
        }
    }

    /// A question about three notices that have appeared.
    private static func stacked(
        _ name: String, _ expected: String, of names: [String] = User.three,
        _ put: @escaping (User) throws -> Answer
    ) -> Question {
        Question(group: "stack", name: name, expected: expected) { user in
            guard try user.remove(names) else { return .noSuch }
            return try put(user)
        }
    }
}
