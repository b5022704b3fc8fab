/// One question, and each program's answer.
package struct Row: Sendable {
    /// How Scrim compares in a row.
    package enum Verdict: String, Sendable {
        /// Scrim does what is expected, and some peer that was asked does not.
        case win
        /// Scrim does what is expected, and so does every peer that was asked, if any.
        case tie
        /// Scrim does not do what is expected, and a peer does.
        case loss
        /// Neither Scrim nor any peer does what is expected.
        case miss
    }

    package let name: String
    /// The group of the question.
    package let group: String
    /// The expected result.
    package let expected: String
    package let scrim: Answer
    /// By peer name.
    package let peers: [String: Answer]

    package init(name: String, group: String, expected: String, scrim: Answer, peers: [String: Answer]) {
        self.name = name
        self.group = group
        self.expected = expected
        self.scrim = scrim
        self.peers = peers
    }

    /// A row that Scrim cannot be asked counts as missed, because Scrim could support it.
    package var verdict: Verdict {
        let asked = peers.values.compactMap(\.isRight)
        if scrim.isRight == true { return asked.contains(false) ? .win : .tie }
        return asked.contains(true) ? .loss : .miss
    }

    package var isOK: Bool { verdict == .win || verdict == .tie }
}
