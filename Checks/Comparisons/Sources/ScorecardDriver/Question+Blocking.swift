import ScorecardReport

extension Question {
    /// Under a veil nothing reaches the app.
    static var blocking: [Question] {
        (Act.all + Act.later).map { act in
            Question(group: "veil", name: act.name, expected: "nothing") { user in
                guard try user.show("veil") else { return .noSuch }
                try user.program.forget()
                try act.perform(user)
                return .nothing(try user.program.heard(), but: act.besides)
            }
        }
    }

    /// While a notice is presented, all input reaches the app.
    static var passing: [Question] {
        (Act.all + Act.later).map { act in
            Question(group: "notice", name: act.name, expected: act.report) { user in
                guard try user.show("notice") else { return .noSuch }
                try user.program.forget()
                try act.perform(user)
                let heard = try user.program.hears(act.report, within: 2)
                return .seen(heard ? act.report : "nothing", ok: heard)
            }
        }
    }
}
