import Foundation
import ScorecardReport

extension Question {
    /// The window, and what the app does with it, while an overlay is over it.
    static var life: [Question] { [closing, moving] + changes + destructions + wakeups }

    /// GTK asks the app whenever something wants to close the window.
    private static var closing: Question {
        Question(group: "window", name: "its close button asks the app", expected: "close-request") { user in
            guard try user.show("veil") else { return .noSuch }
            try user.program.forget()
            try user.click("close")
            let heard = try user.program.hears("close-request", within: 2)
            return .seen(heard ? "close-request" : "nothing", ok: heard)
        }
    }

    private static var moving: Question {
        Question(group: "window", name: "it can be moved by its header bar", expected: "moved") { user in
            guard try user.show("veil") else { return .noSuch }
            let id = try user.windows()[0]
            let before = try Command.run(["xdotool", "getwindowgeometry", id])
            let header = try user.frame(of: "header")
            try user.press("mousemove", "\(header.right + 25)", "\(header.y)")
            try user.program.sync()
            try user.hold()
            try user.pull(60, 60)
            try user.release()
            let isMoved = try soon { try Command.run(["xdotool", "getwindowgeometry", id]) != before }
            return .seen(isMoved ? "moved" : "it stays", ok: isMoved)
        }
    }

    /// The app replaces the content under an overlay.
    private static var changes: [Question] {
        ["content", "titlebar"].map { part in
            Question(
                group: "window", name: "the app changes its \(part): the new one",
                expected: "blocked, then live"
            ) { user in
                guard try user.show("veil") else { return .noSuch }
                try user.program.send("change \(part)")
                try user.program.sync()
                try user.program.forget()
                try user.click("New one")
                let isBlocked = try !user.program.heard().contains("new-click")
                try user.dismiss()
                try user.program.forget()
                try user.click("New one")
                let isLive = try user.program.hears("new-click", within: 2)
                return .seen(
                    "\(isBlocked ? "blocked" : "not blocked"), then \(isLive ? "live" : "dead")",
                    ok: isBlocked && isLive)
            }
        }
    }

    private static var destructions: [Question] {
        let phases: [(String, (User) throws -> Bool)] = [
            ("at once after it was shown", { try $0.program.ask("show veil", "shows") == "yes" }),
            ("while it is up", { try $0.show("veil") }),
            (
                "on its way out",
                { user in
                    guard try user.show("veil") else { return false }
                    try user.program.send("dismiss")
                    return true
                }
            ),
            ("under a notice", { try $0.show("notice") }),
        ]
        return phases.map { phase, prepare in
            Question(group: "window", name: "destroyed \(phase)", expected: "no crash, no warning") { user in
                guard try prepare(user) else { return .noSuch }
                try user.program.send("destroy")
                try user.program.sync()
                // Anything that the program defers happens within a second.
                Thread.sleep(forTimeInterval: 1)
                try user.program.sync()
                let complaints = user.program.complaints()
                return .seen(complaints.isEmpty ? "no crash, no warning" : complaints, ok: complaints.isEmpty)
            }
        }
    }

    /// How often the program wakes up in two seconds in which nothing happens.
    private static var wakeups: [Question] {
        let most = 10
        let states: [(String, (User) throws -> Bool)] = [
            (
                "once a veil is gone",
                { user in
                    guard try user.show("veil") else { return false }
                    try user.dismiss()
                    return true
                }
            ),
            ("while a notice stands", { try $0.show("notice") }),
            (
                "while its list, with an overlay, is on a hidden page",
                { user in
                    guard try user.show("region") else { return false }
                    try user.program.send("page other")
                    return true
                }
            ),
            (
                "while the window is hidden",
                { user in
                    guard try user.show("veil") else { return false }
                    try user.program.send("hide")
                    return true
                }
            ),
        ]
        return states.map { state, prepare in
            Question(
                group: "idle", name: "wake-ups in 2 s \(state)", expected: "at most \(most)"
            ) { user in
                // In an entry, a caret would blink.
                try user.program.send("focus button")
                guard try prepare(user) else { return .noSuch }
                // Waits for transitions and timers.
                Thread.sleep(forTimeInterval: 1.5)
                let before = try switches(of: user.program)
                Thread.sleep(forTimeInterval: 2)
                let count = try switches(of: user.program) - before
                return .seen("\(count)", ok: count <= most)
            }
        }
    }

    /// How often the program's main thread has gone to sleep.
    static func switches(of program: Program) throws -> Int {
        let id = program.process.processIdentifier
        let status = try String(contentsOfFile: "/proc/\(id)/task/\(id)/status", encoding: .utf8)
        let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
        guard let count = line?.split(separator: "\t").last.flatMap({ Int($0) }) else {
            throw Trouble("the kernel does not report the switches")
        }
        return count
    }
}
