// Rule 28: an answer belongs to its question, and to all who asked the same while there was none.

/// Who shares a question, and what the user does in its field.
extension Surface {
    /// Whether another presentation of the same kind may join: of questions only an equal one, and only while there is
    /// no answer, which is none to a question that was asked later.
    func takesIn(_ overlay: Overlay) -> Bool {
        kind != .question
            || (!isLeaving
                && living.allSatisfy { $0.closing == .open && $0.overlay.asAsked == overlay.asAsked })
    }

    /// The text is another one.
    mutating func type(_ text: String, _ context: inout Context) {
        guard let field = openField, field.text != text else { return }
        for index in holders.indices {
            guard let field = holders[index].overlay.content.field else { continue }
            holders[index].overlay.content.field = field.with(text: text)
            holders[index].overlay.content.field?.isTouched = true
        }
        // Of those who asked the same, the newest validates.
        if field.validation != .none { context.effects.append(.validate(displayedHolder.id, text)) }
    }

    /// The app has validated a text, for all who asked the same.
    mutating func showProblem(_ change: SurfaceEvent.Change, _ context: inout Context) {
        let before = displayedHolder.overlay.content.field?.problem
        for index in holders.indices { holders[index].overlay = change.applied(to: holders[index].overlay) }
        guard let field = openField, field.isTouched, let problem = field.problem, problem != before else {
            return
        }
        context.effects.append(.announce(Announcement(problem, isAssertive: false)))
    }

    /// Enter was pressed and took no button: what is wrong is seen from now on, also if nothing was typed.
    mutating func submit(_ context: inout Context) {
        guard let field = openField, !field.isTouched, let problem = field.problem else { return }
        for index in holders.indices { holders[index].overlay.content.field?.isTouched = true }
        context.effects.append(.announce(Announcement(problem, isAssertive: true)))
    }

    /// The field while it can be filled in.
    private var openField: Overlay.Field? {
        guard !isLeaving, !isFinal else { return nil }
        return displayedHolder.overlay.content.field
    }
}

extension Holder {
    /// The holder with this in its field; `nil`: as it is.
    func typing(_ field: Overlay.Field?) -> Holder {
        guard let field, overlay.content.field != nil else { return self }
        var holder = self
        holder.overlay.content.field = field
        return holder
    }
}

extension Overlay {
    /// The overlay as it was asked for: without what was typed since.
    var asAsked: Overlay {
        guard let field = content.field else { return self }
        var overlay = self
        overlay.content.field = field.isSecure ? .secure(field.label) : .text(field.label)
        return overlay
    }
}

extension Overlay.Content {
    /// Whether a button is there, and can be taken: not the first while the field has no text that is accepted.
    func canTake(_ button: Int) -> Bool {
        actions.indices.contains(button) && (button > 0 || field?.isAcceptable != false)
    }
}
