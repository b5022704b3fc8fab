import ScorecardReport

extension Question {
    static var focus: [Question] {
        [
            Question(group: "focus", name: "given back when it is gone", expected: "typing reaches the entry")
            {
                user in
                guard try user.show("veil") else { return .noSuch }
                try user.dismiss()
                try user.program.forget()
                try user.key("a")
                let heard = try user.program.hears("typing", within: 2)
                return .seen(heard ? "typing reaches the entry" : "it does not", ok: heard)
            },
            visible("drawn as before: with", isVisible: true),
            visible("drawn as before: without", isVisible: false),
            Question(group: "focus", name: "Tab wraps inside", expected: "Cancel after each of five") {
                user in
                guard try user.show("cancelable") else { return .noSuch }
                try user.program.forget()
                for _ in 0..<5 { try user.key("Tab") }
                let leaked = try user.program.heard().contains("focus")
                try user.key("Return")
                let canceled = try user.program.hears("cancel", within: 2)
                return .seen(
                    leaked ? "the app has it" : canceled ? "Cancel after each of five" : "it is nowhere",
                    ok: !leaked && canceled)
            },
            Question(group: "focus", name: "Escape cancels", expected: "cancel") { user in
                guard try user.show("cancelable") else { return .noSuch }
                try user.key("Escape")
                let canceled = try user.program.hears("cancel", within: 2)
                return .seen(canceled ? "cancel" : "nothing", ok: canceled)
            },
            Question(
                group: "focus", name: "a notice leaves the focus where it is",
                expected: "typing reaches the entry"
            ) { user in
                guard try user.show("undo") else { return .noSuch }
                try user.program.forget()
                try user.key("a")
                let heard = try user.program.hears("typing", within: 2)
                return .seen(heard ? "typing reaches the entry" : "it does not", ok: heard)
            },
            Question(
                group: "focus", name: "a notice's action by the keyboard", expected: "undo, by Tab or F6"
            ) { user in
                guard try user.show("undo") else { return .noSuch }
                for key in ["F6", "Tab"] {
                    for count in 1...20 {
                        try user.key(key)
                        guard try user.program.ask("has-focus Undo", "has-focus") == "yes" else { continue }
                        try user.key("Return")
                        let undone = try user.program.hears("undo", within: 2)
                        return .seen(undone ? "undo, by \(count) × \(key)" : "nothing", ok: undone)
                    }
                    // If F6 did not find it, Tab tries from the entry in which the user typed.
                    try user.program.send("focus entry")
                }
                return .seen("it cannot be reached", ok: false)
            },
        ]
    }

    private static func visible(_ name: String, isVisible: Bool) -> Question {
        let wanted = isVisible ? "yes" : "no"
        return Question(group: "focus", name: "\(name) its ring", expected: wanted) { user in
            if isVisible { try user.key("Tab", "shift+Tab") } else { try user.click("entry") }
            guard try user.program.ask("focus-visible", "focus-visible") == wanted else {
                throw Trouble("the ring is not as it should be before")
            }
            guard try user.show("veil") else { return .noSuch }
            try user.dismiss()
            let after = try user.program.ask("focus-visible", "focus-visible")
            return .seen(after, ok: after == wanted)
        }
    }
}
