import ScorecardReport

/// The question of a row: how to ask a program, and what is expected.
struct Question {
    let group: String
    let name: String
    let expected: String
    /// Asks a program that was just started.
    let put: (User) throws -> Answer

    /// Starts a program, asks the question, and ends the program.
    func ask(_ kind: Program.Kind) -> Answer {
        guard kind.has(group) else { return .noSuch }
        do {
            let program = try Program(kind)
            defer { program.end() }
            let user = User(program: program)
            defer {
                _ = try? Command.run([
                    "xdotool", "mouseup", "1", "keyup", "ctrl", "keyup", "alt", "keyup", "shift",
                    "keyup", "Return",
                ])
            }
            try user.begin()
            return try put(user)
        } catch {
            return .broken("\(error)")
        }
    }

    static var all: [Question] {
        blocking + interruptions + passing + regions + focus + access + life + looks + asking + stack
    }
}

extension Answer {
    /// Right if only allowed reports reached the app.
    static func nothing(_ heard: Set<String>, but allowed: Set<String> = []) -> Answer {
        let leaked = heard.subtracting(allowed)
        return .seen(leaked.isEmpty ? "nothing" : leaked.sorted().joined(separator: ", "), ok: leaked.isEmpty)
    }

    static let noSuch = Answer.cannot("has none")
}
