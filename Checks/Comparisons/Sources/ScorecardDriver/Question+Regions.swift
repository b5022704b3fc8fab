import ScorecardReport

extension Question {
    /// An overlay over one view: everything inside is blocked, everything else is live.
    static var regions: [Question] {
        let inside = [
            Act(name: "inside: click", report: "row-click") { try $0.click("row") },
            Act(name: "inside: scroll", report: "scroll") { try $0.click("list", button: 5) },
            Act(name: "inside: Tab, then Space", report: "row-click") { user in
                try user.program.send("focus button")
                try user.key("Tab", "space")
            },
        ]
        let outside = Act.all.filter {
            $0.report != "scroll" && $0.report != "window-scroll" && $0.report != "hover"
        }
        return inside.map { act in
            Question(group: "region", name: act.name, expected: "not \(act.report)") { user in
                guard try user.show("region") else { return .noSuch }
                try user.program.forget()
                try act.perform(user)
                return .nothing(try user.program.heard().intersection([act.report]))
            }
        }
            + outside.map { act in
                Question(group: "region", name: "outside: \(act.name)", expected: act.report) { user in
                    guard try user.show("region") else { return .noSuch }
                    try user.program.forget()
                    try act.perform(user)
                    let heard = try user.program.hears(act.report, within: 2)
                    return .seen(heard ? act.report : "nothing", ok: heard)
                }
            } + [tabs]
    }

    private static var tabs: Question {
        Question(
            group: "region", name: "another tab, and back",
            expected: "the other tab is live, then blocked again"
        ) { user in
            guard try user.show("region") else { return .noSuch }
            try user.program.send("page other")
            try user.program.sync()
            try user.program.forget()
            try user.click("other")
            let isLive = try user.program.hears("other-page-click", within: 2)
            try user.program.send("page list")
            try user.waitUp()
            try user.program.forget()
            try user.click("row")
            let isBlocked = try !user.program.heard().contains("row-click")
            return .seen(
                "the other tab is \(isLive ? "live" : "dead"), then \(isBlocked ? "blocked again" : "not blocked")",
                ok: isLive && isBlocked)
        }
    }
}
