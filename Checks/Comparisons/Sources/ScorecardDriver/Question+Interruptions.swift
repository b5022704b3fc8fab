import ScorecardReport

extension Question {
    /// Input that is in progress when a veil appears or ends.
    static var interruptions: [Question] {
        [
            interrupted("a press from before, released after", but: ["window-click", "focus"]) { user in
                try user.move(to: "button")
                try user.hold()
            } after: {
                try $0.release()
            },
            interrupted("a double click, half before and half after", but: ["focus"]) { user in
                try user.program.send("double-click-time 5000")
                try user.click("pad")
            } after: {
                try $0.press("click", "1")
            },
            interrupted("a drag under way") { user in
                try user.move(to: "pad")
                try user.hold()
                try user.pull(60, 0)
            } after: { user in
                try user.pull(60, 0)
                try user.release()
            },
            interrupted("drag and drop under way") { user in
                try user.move(to: "source")
                try user.hold()
                try user.pull(40, 5)
            } after: { user in
                try user.move(to: "target")
                try user.pull(5, 0)
                try user.release()
                try user.program.sync()
            },
            interrupted("text begun with an input method (Ctrl+Shift+U 4 1), ended after") { user in
                try user.key("ctrl+shift+u", "4", "1")
            } after: {
                try $0.key("Return", "b")
            },
            interrupted("a key that repeats") { user in
                try user.press("keydown", "a")
                _ = try user.program.hears("typing")
            } after: { user in
                let count = try user.program.ask("text", "text").count
                try user.press("sleep", "0.8")
                let more = try user.program.ask("text", "text").count - count
                try user.press("keyup", "a")
                guard more <= 0 else { throw Trouble("the app got \(more) more letters") }
            },
            interrupted("a popover that is open: its button") { user in
                try user.click("menu")
                _ = try user.program.hears("menu")
                _ = try user.frame(of: "popover-button")
            } after: { user in
                if try user.find("popover-button") != nil { try user.click("popover-button") }
            },
            interrupted("a popover that the program opens under it: its button", but: ["menu", "focus"]) {
                _ in
            } after: { user in
                try user.program.send("popover")
                try user.program.sync()
                if try user.find("popover-button") != nil { try user.click("popover-button") }
            },
            Question(
                group: "interrupted", name: "a double click, half on the veil and half after it is gone",
                expected: "no double click"
            ) { user in
                try user.program.send("double-click-time 5000")
                guard try user.show("veil") else { return .noSuch }
                try user.click("pad")
                try user.dismiss()
                try user.program.forget()
                try user.press("click", "1")
                let heard = try user.program.heard().intersection(["double-click"])
                return .nothing(heard)
            },
            Question(
                group: "interrupted", name: "a press on the veil, released on a button after it is gone",
                expected: "nothing"
            ) { user in
                guard try user.show("veil") else { return .noSuch }
                try user.move(to: "button")
                try user.hold()
                try user.dismiss()
                try user.program.forget()
                try user.release()
                return .nothing(try user.program.heard(), but: ["hover", "tooltip", "focus", "window-click"])
            },
            Question(
                group: "interrupted", name: "a click at once after it was shown, before it is seen",
                expected: "nothing"
            ) { user in
                let frame = try user.frame(of: "button")
                guard try user.program.ask("show veil", "shows") == "yes" else { return .noSuch }
                try user.click(at: frame)
                return .nothing(try user.program.heard(), but: ["hover", "tooltip", "window-click"])
            },
            Question(
                group: "interrupted", name: "a key at once after it was shown, before it is seen",
                expected: "nothing"
            ) { user in
                guard try user.program.ask("show veil", "shows") == "yes" else { return .noSuch }
                try user.key("a", "ctrl+s")
                return .nothing(try user.program.heard(), but: ["hover", "tooltip", "window-key"])
            },
        ]
    }

    private static func interrupted(
        _ name: String, but allowed: Set<String> = [], before: @escaping (User) throws -> Void,
        after: @escaping (User) throws -> Void
    ) -> Question {
        Question(group: "interrupted", name: name, expected: "nothing more") { user in
            try before(user)
            guard try user.show("veil") else { return .noSuch }
            try user.program.forget()
            do {
                try after(user)
            } catch let trouble as Trouble where trouble.description.hasPrefix("the app got") {
                return .seen(trouble.description, ok: false)
            }
            return .nothing(
                try user.program.heard(),
                but: allowed.union(["hover", "tooltip", "window-click", "window-key"]))
        }
    }
}
