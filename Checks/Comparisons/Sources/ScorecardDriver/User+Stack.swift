import Foundation
import ScorecardReport

/// Someone who removes things, and looks at the notices of that.
extension User {
    static let three = ["Alpha", "Bravo", "Charlie"]
    static let twenty =
        three + [
            "Delta", "Echo", "Foxtrot", "Golf", "Hotel", "India", "Juliett", "Kilo", "Lima", "Mike",
            "November", "Oscar", "Papa", "Quebec", "Romeo", "Sierra", "Tango",
        ]

    /// Removes these one after the other, and waits until their notices have come.
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

    /// The newest of these whose text is in the window; the names are from the oldest.
    func newestSeen(of names: [String]) throws -> String? {
        try names.reversed().first { try isInside($0) && find("Undo of \($0)") != nil }
    }

    /// Those of these that can be read on the screen, none over another.
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

    /// Points at the newest notice that is seen, and waits until nothing moves.
    func pointAtStack(_ names: [String] = three) throws {
        guard let name = try newestSeen(of: names) else { return }
        try move(to: name)
        // A pointer that comes to rest moves by a little.
        try press("mousemove_relative", "--", "2", "0")
        try rest(names)
    }

    /// The same; returns this one if it can be reached so, or else the newest that is seen.
    func pointAtStack(aimingAt name: String) throws -> String {
        try pointAtStack()
        if try find("Undo of \(name)") != nil { return name }
        return try newestSeen(of: Self.three) ?? name
    }

    func leaveStack() throws {
        try press("mousemove", "1200", "950")
        try program.sync()
    }

    /// Leads the focus to a button; whether it got there.
    func lead(to button: String) throws -> Bool { try ledFrom(to: button) != nil }

    /// Leads the focus to a button as its user would, by F6 and then by Tab; returns what had the focus of the app.
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

    /// Throws a notice to the side, as fast on a busy machine as on an idle one.
    func flick(_ name: String) throws {
        try move(to: name)
        let step = ["mousemove_relative", "--", "25", "0", "sleep", "0.01"]
        let steps = Array(repeating: step, count: 6).flatMap { $0 }
        try Command.run(["xdotool", "mousedown", "1"] + steps + ["mouseup", "1"])
        try program.sync()
    }

    /// What became of all removals, from the first.
    func ended(_ expected: [String], within seconds: Double = 2, as words: String) throws -> Answer {
        _ = try soon(within: seconds) { try program.outcomes().count >= expected.count }
        // What ends a second time does so now.
        Thread.sleep(forTimeInterval: 0.5)
        let outcomes = try program.outcomes()
        if outcomes.sorted() == expected.sorted() { return .seen(words, ok: true) }
        return .seen(outcomes.isEmpty ? "none ends" : outcomes.joined(separator: ", "), ok: false)
    }

    /// Waits until nothing of these notices moves.
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
    /// What became of the removals, each time that it was told.
    func outcomes() throws -> [String] {
        try sync()
        return lines.compactMap { line in
            ["undone", "committed"].contains { line.hasPrefix("heard \($0) ") }
                ? String(line.dropFirst(6)) : nil
        }
    }
}
