// Rule 28: an answer belongs to its question, and to all who asked the same while there was none.

/// Who shares a question, and what the user does in its field and its list.
extension Surface {
    /// Whether another presentation of the same kind may join.
    ///
    /// A question takes in only an equal question, and only until it is answered: the answer does not count for a later
    /// question. A notice whose button undoes work takes in none, because the button knows nothing of the newcomer.
    func takesIn(_ overlay: Overlay) -> Bool {
        switch kind {
        case .question:
            !isLeaving && living.allSatisfy { $0.closing == .open && $0.overlay.asAsked == overlay.asAsked }
        case .hud: !living.contains(where: \.isUndoable)
        case .veil, .loading, .activity, .sheet: true
        }
    }

    /// The user changed the text.
    mutating func type(_ text: String, _ context: inout Context) {
        guard displayedHolder.overlay.content.field != nil else { return search(text, &context) }
        guard let field = openField, field.text != text else { return }
        for index in holders.indices {
            guard let field = holders[index].overlay.content.field else { continue }
            holders[index].overlay.content.field = field.with(text: text)
            holders[index].overlay.content.field?.isTouched = true
        }
        if field.validation != .none { context.effects.append(.validate(displayedHolder.id, text)) }
    }

    /// The number of the text in the panel's field; a host puts the text in whenever the number is another one.
    var fieldRevision: Int { fieldTakeovers &+ Int(displayedHolder.overlay.content.field?.revision ?? 0) }

    /// Has a host put in the text of the field that is shown next, whatever the user has typed into the present one.
    mutating func takeFieldOver() { fieldTakeovers = fieldRevision &+ 1 }

    /// Gives all who asked the same question what was typed and chosen in the panel, whatever one of them has set.
    mutating func shareAnswers() {
        guard kind == .question, holders.count > 1 else { return }
        let shown = displayedHolder.overlay.content
        for index in holders.indices {
            var content = holders[index].overlay.content.keepingAnswers(of: shown)
            // The panel has one field for all of them, even if one of them has changed it.
            if let field = shown.field, content.field != nil { content.field = field }
            holders[index].overlay.content = content
        }
    }

    /// Validates again: a newcomer may refuse a text that the others accept, and one who goes may have refused it.
    mutating func validateAgain(for other: Holder, _ context: inout Context) {
        guard let text = displayedHolder.overlay.content.field?.text,
            (holders + [other]).contains(where: { $0.overlay.content.field?.validation.isNone == false })
        else { return }
        for index in holders.indices { holders[index].overlay.content.field?.awaitValidation() }
        context.effects.append(.validate(displayedHolder.id, text))
    }

    /// The app has validated a text, on behalf of all who asked the same question.
    mutating func showProblem(_ change: SurfaceEvent.Change, _ context: inout Context) {
        let before = displayedHolder.overlay.content.field?.shownProblem
        for index in holders.indices { holders[index].overlay = change.applied(to: holders[index].overlay) }
        guard let problem = openField?.shownProblem, problem != before else { return }
        context.effects.append(
            .announce(
                Announcement(PanelText.shown(problem), isAssertive: false, of: id, describesField: true)))
    }

    /// Enter was pressed and activated no button.
    ///
    /// In a search, the first title found is chosen. Otherwise the problem with the text is announced, even again, and
    /// is visible from now on even if nothing was typed.
    mutating func submit(_ context: inout Context) {
        if isSearching { return chooseFirstFound(&context) }
        guard let field = openField, case .done(let problem?) = field.validation else { return }
        for index in holders.indices { holders[index].overlay.content.field?.isTouched = true }
        // Screen readers do not read an unchanged description again.
        context.effects.append(
            .announce(
                Announcement(
                    PanelText.shown(problem), isAssertive: true, of: id, describesField: !field.isTouched)))
    }

    /// The user chose a title.
    mutating func choose(_ row: Int) {
        guard openChoices != nil else { return }
        for index in holders.indices { holders[index].overlay.content.choices?.choose(row) }
    }

    /// Whether the list is being searched; then Enter concerns the matches, and activates no button.
    ///
    /// A button would accept an earlier choice, which the search may have left out of sight.
    var isSearching: Bool { openChoices?.search.isUnderWay == true }

    /// The title that Enter chooses while the user searches: the first match, if choosing is the answer.
    var firstFound: Int? {
        guard let choices = openChoices, displayedHolder.overlay.content.answersByChoosing,
            choices.search.matches != nil, choices.search.isDone
        else { return nil }
        return choices.seen.first
    }

    /// Chooses the first match, if choosing alone is no answer, and announces it, or that nothing was found.
    private mutating func chooseFirstFound(_ context: inout Context) {
        // Matches of an earlier text are not what the user looks for.
        guard let choices = openChoices, choices.search.isDone else { return }
        let row = choices.seen.first
        if let row {
            for index in holders.indices { holders[index].overlay.content.choices?.add(row) }
        }
        let title = row.map { PanelText.shown(choices.titles[$0]) }
        let words = title ?? context.surroundings.defaults.strings.nothingFound
        context.effects.append(.announce(Announcement(words, isAssertive: true, of: id)))
    }

    /// The user changed the text to search for.
    private mutating func search(_ text: String, _ context: inout Context) {
        guard let choices = openChoices, choices.isSearchable, choices.search.text != text else { return }
        for index in holders.indices { holders[index].overlay.content.choices?.search.text = text }
        context.effects.append(.search(displayedHolder.id, text))
    }

    /// The app has searched the list.
    mutating func showMatches(_ change: SurfaceEvent.Change, _ context: inout Context) {
        let hadNone = displayedHolder.overlay.content.choices?.seen.isEmpty
        for index in holders.indices { holders[index].overlay = change.applied(to: holders[index].overlay) }
        guard hadNone == false, openChoices?.seen.isEmpty == true else { return }
        let words = context.surroundings.defaults.strings.nothingFound
        context.effects.append(.announce(Announcement(words, isAssertive: false, of: id)))
    }

    /// The field, if it can be filled in now.
    private var openField: Overlay.Field? { isOpen ? displayedHolder.overlay.content.field : nil }
    /// The list, if something can be chosen now.
    private var openChoices: Overlay.Choices? { isOpen ? displayedHolder.overlay.content.choices : nil }
    private var isOpen: Bool { !isLeaving && !isFinal }
}

extension Holder {
    /// The holder with what was typed and chosen in a content that asks the same; with `nil`, the holder itself.
    func continuing(_ content: Overlay.Content?) -> Holder {
        guard let content, content.field != nil || content.choices != nil else { return self }
        var holder = self
        holder.overlay.content = overlay.content.keepingAnswers(of: content)
        return holder
    }
}

extension Overlay {
    /// The overlay as it was asked for, without what was typed and chosen since.
    var asAsked: Overlay {
        guard content.field != nil || content.choices != nil else { return self }
        var overlay = self
        overlay.content.field = content.field?.asAsked
        overlay.content.choices = content.choices?.asAsked
        return overlay
    }
}

extension Overlay.Content {
    /// Whether the content has a button.
    var hasButtons: Bool { cancel != nil || !actions.isEmpty }

    /// Whether the content has a button that an earlier content does not have.
    func hasMoreButtons(than earlier: Self) -> Bool {
        actions.count > earlier.actions.count || cancel != nil && earlier.cancel == nil
    }

    /// Whether a button exists and can be activated; the first cannot while the field's text is not accepted
    /// or nothing is chosen.
    func canTake(_ button: Int) -> Bool {
        actions.indices.contains(button)
            && (button > 0 || (field?.isAcceptable != false && choices?.isAcceptable != false))
    }
}
