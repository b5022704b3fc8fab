extension Overlay {
    /// A list of which the user chooses, on a question.
    ///
    /// ```swift
    /// let folder = await window.overlays.choose("Move to", from: folders, title: \.name, selected: current)
    /// ```
    ///
    /// If no button accepts and only one can be chosen, choosing answers the question. A long list can be searched: of what
    /// is typed each word has to be in a title, in upper or lower case, with or without marks on Latin and Greek letters and
    /// the vowel signs of Arabic and Hebrew.
    public struct Choices: Hashable, Sendable, Codable {
        /// What can be chosen; already localized.
        public var titles: [String]
        /// The indices in `titles` of what is chosen; an index where there is no title counts for nothing.
        public var selection: Set<Int>
        /// Whether several can be chosen, or none.
        public let allowsSeveral: Bool
        /// What was chosen at first, as a number that is the same in every process.
        ///
        /// It has room beside the flag: the list is no larger with it.
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

        /// The list is asked for now, and begins with what is chosen in it.
        mutating func begin() { initial = Self.number(of: selection) }

        /// The list as it was asked for: without what was chosen since, and what was searched for.
        ///
        /// Of one choice it does not matter what it began with: the answer is the row that the user sees chosen. Of several,
        /// those that the user leaves alone are an answer, too.
        var asAsked: Choices {
            var choices = self
            choices.selection = []
            choices.search = Search()
            if !allowsSeveral { choices.begin() }
            return choices
        }

        /// A list of which one is chosen; at first `selected`, or `nil`, none.
        public static func one(of titles: [String], selected: Int? = nil) -> Choices {
            Choices(titles: titles, selection: selected.map { [$0] } ?? [], allowsSeveral: false)
        }

        /// A list of which any number is chosen; at first `selected`.
        public static func several(of titles: [String], selected: Set<Int> = []) -> Choices {
            Choices(titles: titles, selection: selected, allowsSeveral: true)
        }

        /// A search for some of the titles.
        struct Search: Hashable, Sendable, Codable {
            var text = ""
            /// The places of the titles that were found for `found`; `nil`: all.
            var matches: [Int]?
            /// The text that `matches` are for.
            var found = ""

            /// Whether what was typed last was searched for.
            var isDone: Bool { text == found }

            /// Whether titles may be left out: some are, or what was typed last was not searched for yet.
            var isUnderWay: Bool { matches != nil || !isDone }

            /// Takes what was found for a text; what was found for an earlier one is of no use.
            mutating func take(_ matches: [Int]?, of text: String) {
                guard text == self.text else { return }
                (self.matches, found) = (matches, text)
            }
        }

        /// Whether there is a field to search: the list has more rows than a phone shows at once.
        var isSearchable: Bool { titles.count > Tuning.searchedFrom }

        /// Goes on with the search in an earlier list; in other titles it has still to be done.
        mutating func takeSearch(of earlier: Choices) {
            guard isSearchable else { return search = Search() }
            search = earlier.search
            if titles != earlier.titles, !search.text.isEmpty { (search.matches, search.found) = (nil, "") }
        }

        /// Takes what is chosen in an earlier list of other titles; a title that a list has twice says nothing.
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

        /// The places of the titles that are seen.
        var seen: [Int] { (search.matches ?? Array(titles.indices)).filter(titles.indices.contains) }

        /// The places in `titles` of what is chosen, in the order of the list.
        @_spi(Host) public var chosen: [Int] { selection.filter(titles.indices.contains).sorted() }

        /// Whether the button that accepts can be taken.
        var isAcceptable: Bool { allowsSeveral || !chosen.isEmpty }

        /// Chooses a title; of several, or leaves it out again.
        mutating func choose(_ index: Int) {
            guard titles.indices.contains(index) else { return }
            if allowsSeveral { selection.formSymmetricDifference([index]) } else { selection = [index] }
        }

        /// Chooses a title that may be chosen already; of several, beside the others.
        mutating func add(_ index: Int) {
            if !selection.contains(index) { choose(index) }
        }

        /// The places of the titles that have each word of a text; `nil`: all.
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
    /// The content with what the user typed and chose in another one, where it asks for the same.
    ///
    /// - Parameter inOtherLists: Whether a list with other titles counts, too: those that both have stay chosen, or not.
    @_spi(Host) public func keepingAnswers(
        of other: Overlay.Content, inOtherLists: Bool = false
    ) -> Overlay.Content {
        var content = self
        if let field = other.field, content.field != nil { content.field = field }
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
    /// Whether a text is somewhere in this one (the library's `contains` needs newer systems).
    ///
    /// A part of a syllable counts, as it is there while the user still types the rest of it: a consonant without its vowel
    /// sign. The same letter may be written in several ways, which only whole characters tell.
    fileprivate func contains(word: Substring) -> Bool {
        let (all, sought) = (unicodeScalars, word.unicodeScalars)
        return all.indices.contains { all[$0...].starts(with: sought) }
            || indices.contains { self[$0...].hasPrefix(word) }
    }
}
