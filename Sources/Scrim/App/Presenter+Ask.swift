extension Overlay.Presenter {
    /// Asks a question with a few answers, and waits for one.
    ///
    /// ```swift
    /// enum Choice { case save, discard }
    ///
    /// let choice = await window.overlays.ask(
    ///     "Save changes to “Draft”?", detail: "They are lost otherwise.",
    ///     answers: [.default("_Save", Choice.save), .destructive("_Discard", .discard), .cancel()])
    /// guard let choice else { return }    // cancelled, or the window was closed
    /// ```
    ///
    /// The question blocks its region and has the focus. Enter takes the default answer, Escape cancels. An
    /// equal question over the same region joins the first: both get the same answer. Cancelling the waiting
    /// task ends the question.
    ///
    /// A question over a view that has left its window waits, since the view may come back. If the user has left the
    /// page for good, cancel the task.
    ///
    /// - Parameters:
    ///   - message: The question; already localized.
    ///   - detail: What follows from the answers; already localized.
    ///   - icon: A picture above the question.
    ///   - answers: The answers, the most important first. Without any, there is a standard cancel button.
    /// - Returns: The value of the answer; `nil`: the question was cancelled or dismissed, or its window or
    ///   view went away.
    @_disfavoredOverload
    public func ask<Value>(
        _ message: String, detail: String? = nil, icon: Overlay.Icon? = nil, answers: [Overlay.Answer<Value>],
        file: String = #fileID, line: Int = #line
    ) async -> Value? {
        // Disfavored: otherwise a wrong label in an `if let` makes the compiler (Swift 6.3.1) crash instead
        // of naming it.
        let question = Overlay.question(message, detail: detail, icon: icon, answers)
        return await answer(to: question, file: file, line: line).flatMap { answers.value(at: $0.index) }
    }

    /// Asks a question whose answers are their own titles, and waits for one.
    ///
    /// ```swift
    /// let answer = await window.overlays.ask("Save changes?", answers: ["Save", .destructive("Discard"), .cancel])
    /// ```
    ///
    /// Works as the question with values of any type.
    ///
    /// - Returns: The title of the answer, as it was given; `nil`: the question was cancelled or dismissed, or its
    ///   window or view went away.
    @_disfavoredOverload
    public func ask(
        _ message: String, detail: String? = nil, icon: Overlay.Icon? = nil,
        answers: [Overlay.Answer<String>], file: String = #fileID, line: Int = #line
    ) async -> String? {
        let question = Overlay.question(message, detail: detail, icon: icon, answers)
        return await answer(to: question, file: file, line: line).flatMap { answers.value(at: $0.index) }
    }

    /// Asks whether to go on, and waits for the answer.
    ///
    /// ```swift
    /// guard await list.overlays.ask("Delete 200 items?", accept: .destructive("_Delete")) else { return }
    /// ```
    ///
    /// - Parameters:
    ///   - message: The question; already localized.
    ///   - detail: What accepting leads to; already localized.
    ///   - accept: The button that accepts. A plain one becomes the default.
    ///   - cancel: The button that declines; Escape takes it, too. By default the standard one.
    /// - Returns: Whether it was accepted; `false` also if the question was dismissed, or its window or view went away.
    public func ask(
        _ message: String, detail: String? = nil, icon: Overlay.Icon? = nil, accept: Overlay.ActionButton,
        cancel: Overlay.CancelButton = .standard, file: String = #fileID, line: Int = #line
    ) async -> Bool {
        await ask(
            message, detail: detail, icon: icon, answers: Overlay.Answer.toAccept(accept, cancel: cancel),
            file: file, line: line) ?? false
    }

    /// Asks for a line of text, and waits for it.
    ///
    /// ```swift
    /// let name = await window.overlays.ask("Rename", field: .text("Name", initial: old), accept: "Rename") {
    ///     $0.isEmpty ? "A name is needed" : nil
    /// }
    /// ```
    ///
    /// The field has the focus, with all of its text selected. Enter accepts, Escape cancels. A text that is not valid
    /// cannot be accepted; the validation message appears below the field once the user has typed.
    ///
    /// - Parameters:
    ///   - message: The question; already localized.
    ///   - detail: What the text is for; already localized.
    ///   - field: The field, and the text to begin with.
    ///   - accept: The button that accepts the text. A plain one becomes the default.
    ///   - cancel: The button that declines; Escape takes it, too. By default the standard one.
    ///   - validate: Returns the validation message, already localized, or `nil` for a valid text. It is called for the
    ///     initial text and for each change. By default every text is accepted.
    /// - Returns: The text that was accepted; `nil`: the question was cancelled or dismissed, or its window or
    ///   view went away.
    public func ask(
        _ message: String, detail: String? = nil, icon: Overlay.Icon? = nil, field: Overlay.Field,
        accept: Overlay.ActionButton, cancel: Overlay.CancelButton = .standard,
        validate: (@MainActor (String) -> String?)? = nil, file: String = #fileID, line: Int = #line
    ) async -> String? {
        let question = Overlay.question(
            message, detail: detail, icon: icon, field: field, accept: accept, cancel: cancel)
        return await answer(to: question, validate: validate, file: file, line: line)?.content.field?.text
    }

    /// Lets the user choose one of many items, and waits for the choice.
    ///
    /// ```swift
    /// let folder = await window.overlays.choose("Move to", from: folders, title: \.name, selected: current)
    /// ```
    ///
    /// Without an accept button, choosing an item answers the question. A list of more than ten items has a search
    /// field, in which Enter takes the first match. With an accept button, Enter selects the first match, and accepts
    /// if the search field is empty.
    ///
    /// - Parameters:
    ///   - message: The question; already localized.
    ///   - detail: What the choice is for; already localized.
    ///   - items: What can be chosen, in the order of the list. All rows are made at once: for thousands of items, show
    ///     a sheet with your own view.
    ///   - title: An item's title; already localized.
    ///   - selected: The item that is selected at first; `nil`: none.
    ///   - accept: The button that accepts what is chosen; by default there is none. A plain one becomes the default.
    ///   - cancel: The button that chooses nothing; Escape takes it, too. By default the standard one.
    /// - Returns: The item that was chosen; `nil`: the question was cancelled or dismissed, or its window or
    ///   view went away.
    public func choose<Item: Equatable>(
        _ message: String, detail: String? = nil, from items: [Item], title: (Item) -> String,
        selected: Item? = nil, accept: Overlay.ActionButton? = nil, cancel: Overlay.CancelButton = .standard,
        file: String = #fileID, line: Int = #line
    ) async -> Item? {
        let chosen = await choose(
            message, detail: detail,
            .one(of: items.map(title), selected: selected.flatMap(items.firstIndex)), accept: accept,
            cancel: cancel, file: file, line: line)
        return chosen?.first.map { items[$0] }
    }

    /// Lets the user choose one of several titles, and waits for the choice.
    ///
    /// As `choose(_:detail:from:title:selected:accept:cancel:)`, with the items as their own titles.
    public func choose(
        _ message: String, detail: String? = nil, from titles: [String], selected: String? = nil,
        accept: Overlay.ActionButton? = nil, cancel: Overlay.CancelButton = .standard, file: String = #fileID,
        line: Int = #line
    ) async -> String? {
        await choose(
            message, detail: detail, from: titles, title: { $0 }, selected: selected, accept: accept,
            cancel: cancel, file: file, line: line)
    }

    /// Lets the user choose any number of items, and waits for the choice.
    ///
    /// ```swift
    /// let tags = await window.overlays.choose(
    ///     "Tags", severalFrom: all, title: \.name, selected: mine, accept: "Done")
    /// ```
    ///
    /// - Parameters:
    ///   - message: The question; already localized.
    ///   - detail: What the choice is for; already localized.
    ///   - items: What can be chosen, in the order of the list.
    ///   - title: An item's title; already localized.
    ///   - selected: The items that are selected at first.
    ///   - accept: The button that accepts what is chosen. A plain one becomes the default.
    ///   - cancel: The button that chooses nothing; Escape takes it, too. By default the standard one.
    /// - Returns: The chosen items in the order of the list, possibly none; `nil`: the question was cancelled or
    ///   dismissed, or its window or view went away.
    public func choose<Item: Equatable>(
        _ message: String, detail: String? = nil, severalFrom items: [Item], title: (Item) -> String,
        selected: [Item] = [], accept: Overlay.ActionButton, cancel: Overlay.CancelButton = .standard,
        file: String = #fileID, line: Int = #line
    ) async -> [Item]? {
        let indices = items.indices.filter { selected.contains(items[$0]) }
        let chosen = await choose(
            message, detail: detail, .several(of: items.map(title), selected: Set(indices)), accept: accept,
            cancel: cancel, file: file, line: line)
        return chosen?.map { items[$0] }
    }

    /// Shows a list, and waits for the indices of what is chosen, in ascending order.
    private func choose(
        _ message: String, detail: String?, _ choices: Overlay.Choices, accept: Overlay.ActionButton?,
        cancel: Overlay.CancelButton, file: String, line: Int
    ) async -> [Int]? {
        let question = Overlay.question(
            message, detail: detail, choices: choices, accept: accept, cancel: cancel)
        return await answer(to: question, file: file, line: line)?.content.choices?.chosen
    }

    /// Shows a question, and waits for its answer.
    ///
    /// - Returns: The index of the button or row that was taken, and the content as the user left it; `nil`:
    ///   none was taken.
    private func answer(
        to question: Overlay, validate: (@MainActor (String) -> String?)? = nil, file: String, line: Int
    ) async -> (index: Int, content: Overlay.Content)? {
        await end(of: question, validate: validate, file: file, line: line).answer
    }

    /// Shows a question, and waits for its end.
    ///
    /// - Returns: Its answer, and whether the user has seen the question.
    func end(
        of question: Overlay, validate: (@MainActor (String) -> String?)? = nil, file: String, line: Int
    ) async -> (answer: (index: Int, content: Overlay.Content)?, wasShown: Bool) {
        let taken = Taken()
        let handle = start(
            question, view: nil,
            PresentationRequest(
                role: .passing, onAction: { index, _ in taken.index = index }, validate: validate, file: file,
                line: line))
        let outcome = await handle.answered()
        return (taken.index.map { ($0, handle.content) }, outcome.wasShown)
    }
}

extension Presentation {
    /// Waits for the end, and ends the overlay if the waiting task is cancelled.
    func answered() async -> Outcome {
        await withTaskCancellationHandler {
            await ended
        } onCancel: {
            Task { @MainActor in end(.cancelled) }
        }
    }
}

/// The index of the button or row that a question was answered with.
@MainActor
private final class Taken {
    var index: Int?
}
