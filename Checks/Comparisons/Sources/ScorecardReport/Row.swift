/// One question, and what each program did.
package struct Row: Sendable {
    /// How Scrim fares in a row.
    package enum Verdict: String, Sendable {
        /// It does what is expected, and some peer that can be asked does not.
        case win
        /// It does what is expected, as does every peer that can be asked, if any.
        case tie
        /// It does not do what is expected, and a peer does.
        case loss
        /// It does not do what is expected, and no peer does.
        case miss
    }

    package let name: String
    /// What the row is about.
    package let group: String
    /// What should be seen.
    package let expected: String
    package let scrim: Answer
    /// By the peers' names.
    package let peers: [String: Answer]

    package init(name: String, group: String, expected: String, scrim: Answer, peers: [String: Answer]) {
        self.name = name
        self.group = group
        self.expected = expected
        self.scrim = scrim
        self.peers = peers
    }

    /// A row that Scrim cannot be asked is missed: it is there to be won.
    package var verdict: Verdict {
        let asked = peers.values.compactMap(\.isRight)
        if scrim.isRight == true { return asked.contains(false) ? .win : .tie }
        return asked.contains(true) ? .loss : .miss
    }

    package var isOK: Bool { verdict == .win || verdict == .tie }
}
