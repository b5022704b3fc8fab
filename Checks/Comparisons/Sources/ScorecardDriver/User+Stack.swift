import Foundation
import ScorecardReport

/// A user who removes items, and looks at the notices about that.
extension User {
    static let three = ["Alpha", "Bravo", "Charlie"]
    static let twenty =
        three + [
            "Delta", "Echo", "Foxtrot", "Golf", "Hotel", "India", "Juliett", "Kilo", "Lima", "Mike",
            "November", "Oscar", "Papa", "Quebec", "Romeo", "Sierra", "Tango",
        ]

    /// Removes items one after the other, and waits until their notices have appeared.
    ///
    /// - Returns: `false` if the program has no such notices.
    func remove(_ names: [String], pause: Double = 0.3) throws -> Bool {
        for name in names {
            guard try program.ask("show removal \(name)", "shows") == "yes" else { return false }
            try program.sync()
            Thread.sleep(forTimeInterval: pause)
        }
        Thread.sleep(forTimeInterval: 0.7)
        try program.sync()
        return true
    }

    /// The newest item whose notice is inside the window; the names are oldest first.
    func newestSeen(of names: [String]) throws -> String? {
        try names.reversed().first { try isInside($0) && find("Undo of \($0)") != nil }
    }

    /// The items whose notices can be read on screen, without overlapping.
    func readable(_ names: [String]) throws -> [String] {
        var frames: [Frame] = []
        return try names.filter { name in
            guard try isInside(name), let frame = try find(name) else { return false }
            guard try Picture(of: frame).contrast >= 4.5 else { return false }
            guard !frames.contains(where: { $0.overlaps(frame) }) else { return false }
            frames.append(frame)
            return true
        }
    }

    /// Points at the newest visible notice, and waits until nothing moves.
    func pointAtStack(_ names: [String] = three) throws {
        guard let name = try newestSeen(of: names) else { return }
        try move(to: name)
        // A pointer that comes to rest still moves a little.
        try press("mousemove_relative", "--", "2", "0")
        try rest(names)
    }

    /// Points at the stack; returns this item if its notice can be reached, or else the newest visible item.
    func pointAtStack(aimingAt name: String) throws -> String {
        try pointAtStack()
        if try find("Undo of \(name)") != nil { return name }
        return try newestSeen(of: Self.three) ?? name
    }

    func leaveStack() throws {
        try press("mousemove", "1200", "950")
        try program.sync()
    }

    /// Moves the focus to a button by keys; true if that worked.
    func lead(to button: String) throws -> Bool { try ledFrom(to: button) != nil }

    /// Moves the focus to a button by F6 and then Tab, as a user would; returns the app's widget that had the focus.
    func ledFrom(to button: String) throws -> String? {
        func isThere() throws -> Bool { try program.ask("has-focus \(button)", "has-focus") == "yes" }
        var before = try program.ask("focused", "focused")
        if try isThere() { return before }
        for name in ["F6"] + Array(repeating: "Tab", count: 16) {
            try key(name)
            if try isThere() {
                try rest(Self.three)
                return try isThere() ? before : nil
            }
            before = try program.ask("focused", "focused")
        }
        return nil
    }

    /// Flicks a notice to the side, as fast on a busy machine as on an idle one.
    func flick(_ name: String) throws {
        try move(to: name)
        let step = ["mousemove_relative", "--", "25", "0", "sleep", "0.01"]
        let steps = Array(repeating: step, count: 6).flatMap { $0 }
        try Command.run(["xdotool", "mousedown", "1"] + steps + ["mouseup", "1"])
        try program.sync()
    }

    /// Checks the outcomes of all removals, first to last.
    func ended(_ expected: [String], within seconds: Double = 2, as words: String) throws -> Answer {
        _ = try soon(within: seconds) { try program.outcomes().count >= expected.count }
        // Gives a second end the time to happen.
        Thread.sleep(forTimeInterval: 0.5)
        let outcomes = try program.outcomes()
        if outcomes.sorted() == expected.sorted() { return .seen(words, ok: true) }
        return .seen(outcomes.isEmpty ? "none ends" : outcomes.joined(separator: ", "), ok: false)
    }

    /// Waits until none of these notices moves.
    private func rest(_ names: [String]) throws {
        func tops() throws -> [Int?] { try names.map { try find($0)?.top } }
        var before = try tops()
        _ = try soon(within: 3) {
            Thread.sleep(forTimeInterval: 0.25)
            let now = try tops()
            defer { before = now }
            return now == before
        }
        try program.sync()
    }
}

extension User.Frame {
    func overlaps(_ other: Self) -> Bool {
        left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }
}

extension Program {
    /// The outcomes of the removals, in the order of their reports.
    func outcomes() throws -> [String] {
        try sync()
        return lines.compactMap { line in
            ["undone", "committed"].contains { line.hasPrefix("heard \($0) ") }
                ? String(line.dropFirst(6)) : nil
        }
    }
}
