import ScorecardReport

extension Question {
    /// What a client of the accessibility bus can read.
    static var access: [Question] {
        [
            tree("the veil is a dialog that is modal", "modal") { tree in
                tree.contains { $0.contains(" modal") } ? "modal" : "nothing is modal"
            },
            tree("its message can be read", "Working") { tree in
                tree.contains { $0.contains("“Working”") } ? "Working" : "no message"
            },
            tree("that it is busy can be read", "busy") { tree in
                tree.contains { $0.contains(" busy") } ? "busy" : "nothing is busy"
            },
            tree("covered content is hidden", "hidden") { tree in
                tree.contains { $0.contains("X button") } ? "the button can be read" : "hidden"
            },
            Question(group: "access", name: "what was covered is back", expected: "the button can be read") {
                user in
                let reader = try BusReader(user.program)
                guard try user.show("veil") else { return .noSuch }
                _ = try reader.tree()
                try user.dismiss()
                let back = try soon { try reader.tree().contains { $0.contains("X button") } }
                return .seen(back ? "the button can be read" : "it is still hidden", ok: back)
            },
            announced("veil"), announced("notice"),
            Question(
                group: "access", name: "a notice hides nothing", expected: "the button can be read"
            ) { user in
                let reader = try BusReader(user.program)
                guard try user.show("notice") else { return .noSuch }
                let there = try soon { try reader.tree().contains { $0.contains("X button") } }
                return .seen(there ? "the button can be read" : "it is hidden", ok: there)
            },
        ]
    }

    private static func tree(
        _ name: String, _ expected: String, _ look: @escaping ([String]) -> String
    ) -> Question {
        Question(group: "access", name: name, expected: expected) { user in
            let reader = try BusReader(user.program)
            guard try user.show("veil") else { return .noSuch }
            var seen = ""
            let isSo = try soon {
                seen = look(try reader.tree())
                return seen == expected
            }
            return .seen(seen, ok: isSo)
        }
    }

    private static func announced(_ kind: String) -> Question {
        Question(group: "access", name: "a client hears of a \(kind)", expected: "“Almost done”") { user in
            let reader = try BusReader(user.program)
            guard try user.show(kind, "Almost done") else { return .noSuch }
            var said: [String] = []
            let heard = try soon {
                said += try reader.heard()
                return said.contains { $0.contains("Almost done") }
            }
            return .seen(heard ? "“Almost done”" : "nothing of it", ok: heard)
        }
    }
}
