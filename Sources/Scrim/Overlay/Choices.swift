extension Overlay {
    /// A list that the user chooses from, on a question.
    ///
    /// ```swift
    /// let folder = await window.overlays.choose("Move to", from: folders, title: \.name, selected: current)
    /// ```
    ///
    /// Without an accept button, if only one can be chosen, choosing answers the question. A long list can be searched:
    /// each typed word has to be in a title. Upper and lower case are the same, and so are letters with and without
    /// marks (Latin, Greek) or vowel signs (Arabic, Hebrew).
    public struct Choices: Hashable, Sendable, Codable {
        /// What can be chosen; already localized.
        public var titles: [String]
        /// The indices of the chosen `titles`; an index without a title is ignored.
        public var selection: Set<Int>
        /// Whether any number of titles can be chosen, or only one.
        public let allowsSeveral: Bool
        /// The hash of the initial selection, the same in every process.
        ///
        /// As an `Int32` it fits beside the flag: the list is no larger with it.
        private var initial: Int32
        /// What was typed to search, and what was found.
        var search = Search()

        private init(titles: [String], selection: Set<Int>, allowsSeveral: Bool) {
            (self.titles, self.selection, self.allowsSeveral) = (titles, selection, allowsSeveral)
            initial = Self.number(of: selection)
        }

        private static func number(of selection: Set<Int>) -> Int32 {
            Int32(truncatingIfNeeded: "\(selection.sorted())".stableHash)
        }

        /// Makes the present selection the initial one, as the question is asked.
        mutating func begin() { initial = Self.number(of: selection) }

        /// The list as it was asked for: without what was chosen since, and without its search.
        ///
        /// If only one can be chosen, the initial selection does not matter: the answer is the row that the user sees
        /// chosen. If several can, the rows that the user leaves alone are part of the answer.
        var asAsked: Choices {
            var choices = self
            choices.selection = []
            choices.search = Search()
            if !allowsSeveral { choices.begin() }
            return choices
        }

        /// A list in which one is chosen; at first `selected`, or none if that is `nil`.
        public static func one(of titles: [String], selected: Int? = nil) -> Choices {
            Choices(titles: titles, selection: selected.map { [$0] } ?? [], allowsSeveral: false)
        }

        /// A list in which any number is chosen; at first `selected`.
        public static func several(of titles: [String], selected: Set<Int> = []) -> Choices {
            Choices(titles: titles, selection: selected, allowsSeveral: true)
        }

        /// A search for some of the titles.
        struct Search: Hashable, Sendable, Codable {
            var text = ""
            /// The indices of the titles that match `found`; `nil`: all.
            var matches: [Int]?
            /// The text that `matches` belongs to.
            var found = ""

            /// Whether the last typed text was searched for.
            var isDone: Bool { text == found }

            /// Whether titles may be left out: some are, or the last typed text was not searched for yet.
            var isUnderWay: Bool { matches != nil || !isDone }

            /// Takes the matches of a text, unless another text was typed since.
            mutating func take(_ matches: [Int]?, of text: String) {
                guard text == self.text else { return }
                (self.matches, found) = (matches, text)
            }
        }

        /// Whether there is a field to search: the list has more rows than a phone shows at once.
        var isSearchable: Bool { titles.count > Tuning.searchedFrom }

        /// Continues the search of an earlier list; for other titles it has to be done again.
        mutating func takeSearch(of earlier: Choices) {
            guard isSearchable else { return search = Search() }
            search = earlier.search
            if titles != earlier.titles, !search.text.isEmpty { (search.matches, search.found) = (nil, "") }
        }

        /// Takes over the selection of an earlier list with other titles; a title that occurs twice in a
        /// list is ignored.
        mutating func takeSelection(of earlier: Choices) {
            let (new, old) = (placesOfTitles, earlier.placesOfTitles)
            let both = new.compactMap { title, place in old[title].map { (place, $0) } }
            let kept = both.filter { earlier.selection.contains($0.1) }.map(\.0)
            if !allowsSeveral, kept.count != 1 { return }
            selection = allowsSeveral ? selection.subtracting(both.map(\.0)).union(kept) : Set(kept)
        }

        /// The index of each title that the list has once.
        private var placesOfTitles: [String: Int] {
            Dictionary(grouping: titles.indices) { titles[$0] }.compactMapValues {
                $0.count == 1 ? $0[0] : nil
            }
        }

        /// The indices of the visible titles.
        var seen: [Int] { (search.matches ?? Array(titles.indices)).filter(titles.indices.contains) }

        /// The indices of the chosen titles, in the order of the list.
        @_spi(Host) public var chosen: [Int] { selection.filter(titles.indices.contains).sorted() }

        /// Whether the button that accepts can be taken.
        var isAcceptable: Bool { allowsSeveral || !chosen.isEmpty }

        /// Chooses a title; if several can be chosen, a chosen one is left out again.
        mutating func choose(_ index: Int) {
            guard titles.indices.contains(index) else { return }
            if allowsSeveral { selection.formSymmetricDifference([index]) } else { selection = [index] }
        }

        /// Chooses a title unless it is already chosen; if several can be chosen, in addition to the others.
        mutating func add(_ index: Int) {
            if !selection.contains(index) { choose(index) }
        }

        /// The indices of the titles that contain each word of a text; `nil`: all.
        func matches(of text: String) -> [Int]? {
            let words = text.folded.split(whereSeparator: \.isWhitespace)
            guard !words.isEmpty else { return nil }
            return titles.indices.filter { index in
                let title = titles[index].folded
                return words.allSatisfy { title.contains(word: $0) }
            }
        }
    }
}

extension Overlay.Content {
    /// The content with what the user typed and chose in another one, if both ask for the same.
    ///
    /// - Parameter inOtherLists: Whether a list with other titles counts, too: titles in both lists stay chosen,
    ///   or not chosen.
    @_spi(Host) public func keepingAnswers(
        of other: Overlay.Content, inOtherLists: Bool = false
    ) -> Overlay.Content {
        var content = self
        if let field = other.field { content.field = content.field?.keepingText(of: field) }
        guard let choices = other.choices else { return content }
        if content.choices?.titles == choices.titles {
            content.choices = choices
        } else if inOtherLists {
            content.choices?.takeSelection(of: choices)
        }
        return content
    }

    /// Whether choosing is the answer: no button accepts what was chosen.
    var answersByChoosing: Bool { choices?.allowsSeveral == false && actions.isEmpty }
}

extension String {
    /// Whether this text contains another one (the library's `contains` needs newer systems).
    ///
    /// By scalars, so that part of a syllable matches while the user types the rest: a consonant without its vowel
    /// sign. By characters as well, because a letter may be encoded in several ways.
    fileprivate func contains(word: Substring) -> Bool {
        let (all, sought) = (unicodeScalars, word.unicodeScalars)
        return all.indices.contains { all[$0...].starts(with: sought) }
            || indices.contains { self[$0...].hasPrefix(word) }
    }
}
