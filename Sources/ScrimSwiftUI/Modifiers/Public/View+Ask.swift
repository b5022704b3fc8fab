#if canImport(UIKit) || SCRIM_CROSS_UI
@_spi(Host) import Scrim
#if SCRIM_CROSS_UI
import SwiftCrossUI
#else
import SwiftUI
#endif

extension View {
    /// Asks a question with a few answers while a flag is set; when it is answered or cancelled, the flag is reset.
    ///
    /// ```swift
    /// .ask(
    ///     "Save changes?", isPresented: $isAsking,
    ///     answers: [.default("Save", Choice.save), .destructive("Discard", .discard), .cancel()]
    /// ) { choice in close(choice) }
    /// ```
    ///
    /// - Parameters:
    ///   - message: The question; already localized.
    ///   - isPresented: The flag.
    ///   - detail: What follows from the answers; already localized.
    ///   - icon: A picture above the question.
    ///   - answers: The answers, the most important first. Without any, there is a standard cancel button.
    ///   - area: What the question blocks; by default the window.
    ///   - onEnd: Called with how the question ended, once for each showing, after the flag was reset.
    ///   - onAnswer: Called with the answer's value, but not when the question was cancelled.
    @MainActor
    public func ask<Value>(
        _ message: String, isPresented: Binding<Bool>, detail: String? = nil, icon: Overlay.Icon? = nil,
        answers: [Overlay.Answer<Value>], over area: OverlayArea = .window,
        onEnd: (@MainActor (Presentation.Outcome) -> Void)? = nil, file: String = #fileID, line: Int = #line,
        onAnswer: @escaping @MainActor (Value) -> Void
    ) -> some View {
        boundQuestion(
            .question(message, detail: detail, icon: icon, answers), isPresented: isPresented, over: area,
            BindingCallbacks(to: answers, onAnswer, onEnd: onEnd, file: file, line: line))
    }

    /// Asks a question whose answers are their own titles while a flag is set.
    ///
    /// ```swift
    /// .ask(
    ///     "Save changes?", isPresented: $isAsking, answers: ["Save", .destructive("Discard"), .cancel]
    /// ) { title in … }
    /// ```
    ///
    /// The same as the question with values of any type; `onAnswer` is called with the answer's title, unchanged.
    @MainActor
    public func ask(
        _ message: String, isPresented: Binding<Bool>, detail: String? = nil, icon: Overlay.Icon? = nil,
        answers: [Overlay.Answer<String>], over area: OverlayArea = .window,
        onEnd: (@MainActor (Presentation.Outcome) -> Void)? = nil, file: String = #fileID, line: Int = #line,
        onAnswer: @escaping @MainActor (String) -> Void
    ) -> some View {
        boundQuestion(
            .question(message, detail: detail, icon: icon, answers), isPresented: isPresented, over: area,
            BindingCallbacks(to: answers, onAnswer, onEnd: onEnd, file: file, line: line))
    }

    /// Asks whether to go on while a flag is set; when it is answered or cancelled, the flag is reset.
    ///
    /// ```swift
    /// .ask("Delete 200 items?", isPresented: $isAsking, accept: .destructive("Delete")) { delete() }
    /// ```
    ///
    /// - Parameters:
    ///   - message: The question; already localized.
    ///   - isPresented: The flag.
    ///   - detail: What accepting leads to; already localized.
    ///   - icon: A picture above the question.
    ///   - accept: The button that accepts. A plain one becomes the default.
    ///   - cancel: The button that declines; Escape takes it, too. By default the standard one.
    ///   - area: What the question blocks; by default the window.
    ///   - onEnd: Called with how the question ended, once for each showing, after the flag was reset.
    ///   - onAccept: Called when the question was accepted.
    @MainActor
    public func ask(
        _ message: String, isPresented: Binding<Bool>, detail: String? = nil, icon: Overlay.Icon? = nil,
        accept: Overlay.ActionButton, cancel: Overlay.CancelButton = .standard,
        over area: OverlayArea = .window,
        onEnd: (@MainActor (Presentation.Outcome) -> Void)? = nil, file: String = #fileID, line: Int = #line,
        onAccept: @escaping @MainActor () -> Void
    ) -> some View {
        ask(
            message, isPresented: isPresented, detail: detail, icon: icon,
            answers: Overlay.Answer.toAccept(accept, cancel: cancel), over: area, onEnd: onEnd, file: file,
            line: line
        ) { _ in onAccept() }
    }

    /// Asks a question about an item, and sets the item to `nil` when it is answered or cancelled.
    ///
    /// ```swift
    /// .ask(item: $doomed, answers: [.destructive("Delete", true), .cancel()]) {
    ///     "Delete “\($0.name)”?"
    /// } onAnswer: { note, _ in delete(note) }
    /// ```
    ///
    /// Another item is another question.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - detail: What follows from the answers; already localized.
    ///   - icon: A picture above the question.
    ///   - answers: The answers, the most important first.
    ///   - area: What the question blocks; by default the window.
    ///   - onEnd: Called with each question's item and with how the question ended.
    ///   - message: The question about an item; already localized.
    ///   - onAnswer: Called with the item and the answer's value, but not when the question was cancelled.
    @MainActor
    public func ask<Item: Identifiable, Value>(
        item: Binding<Item?>, detail: String? = nil, icon: Overlay.Icon? = nil,
        answers: [Overlay.Answer<Value>],
        over area: OverlayArea = .window, onEnd: (@MainActor (Item, Presentation.Outcome) -> Void)? = nil,
        file: String = #fileID, line: Int = #line, message: @escaping @MainActor (Item) -> String,
        onAnswer: @escaping @MainActor (Item, Value) -> Void
    ) -> some View {
        boundOverlay(
            item: item, overlay: { .question(message($0), detail: detail, icon: icon, answers) },
            area: area,
            callbacks: BindingCallbacks(file: file, line: line),
            onAnswer: { item, index in
                if let value = answers.value(at: index) { onAnswer(item, value) }
            }, onEnd: onEnd)
    }

    /// Asks for a line of text while a flag is set; when it is answered or cancelled, the flag is reset.
    ///
    /// ```swift
    /// .ask("Rename", isPresented: $isRenaming, field: .text("Name", initial: name), accept: "Rename") { name = $0 }
    /// ```
    ///
    /// - Parameters:
    ///   - message: The question; already localized.
    ///   - isPresented: The flag.
    ///   - detail: What the text is for; already localized.
    ///   - icon: A picture above the question.
    ///   - field: The field, with its initial text. What was typed stays when the view is updated, unless the field
    ///     then asks for another password or code, or for one in place of a text.
    ///   - accept: The button that accepts the text. A plain one becomes the default.
    ///   - cancel: The button that declines; Escape takes it, too. By default the standard one.
    ///   - area: What the question blocks; by default the window.
    ///   - validate: Returns the validation message, already localized, or `nil` for a valid text; by default every
    ///     text is accepted.
    ///   - onEnd: Called with how the question ended, once for each showing, after the flag was reset.
    ///   - onAnswer: Called with the text, but not when the question was cancelled.
    @MainActor
    public func ask(
        _ message: String, isPresented: Binding<Bool>, detail: String? = nil, icon: Overlay.Icon? = nil,
        field: Overlay.Field, accept: Overlay.ActionButton, cancel: Overlay.CancelButton = .standard,
        over area: OverlayArea = .window,
        validate: (@MainActor (String) -> String?)? = nil,
        onEnd: (@MainActor (Presentation.Outcome) -> Void)? = nil, file: String = #fileID, line: Int = #line,
        onAnswer: @escaping @MainActor (String) -> Void
    ) -> some View {
        boundQuestion(
            .question(message, detail: detail, icon: icon, field: field, accept: accept, cancel: cancel),
            isPresented: isPresented, over: area,
            BindingCallbacks(
                validate: validate,
                onAnswer: { _, content in if let text = content.field?.text { onAnswer(text) } },
                onEnd: onEnd, file: file, line: line))
    }

    /// Asks the user to choose one of many items while a flag is set; when it is answered or cancelled, the
    /// flag is reset.
    ///
    /// ```swift
    /// .choose("Move to", isPresented: $isMoving, from: folders, title: \.name, selection: $folder)
    /// ```
    ///
    /// - Parameters:
    ///   - message: The question; already localized.
    ///   - isPresented: The flag.
    ///   - detail: What the choice is for; already localized.
    ///   - items: The items to choose from, in the order of the list.
    ///   - title: An item's title; already localized.
    ///   - selection: The chosen item; set by the answer.
    ///   - accept: The button that accepts the choice; by default there is none, and choosing an item is the answer.
    ///   - cancel: The button that chooses nothing; Escape takes it, too. By default the standard one.
    ///   - area: What the question blocks; by default the window.
    ///   - onEnd: Called with how the question ended, once for each showing, after the flag was reset.
    @MainActor
    public func choose<Item: Equatable>(
        _ message: String, isPresented: Binding<Bool>, detail: String? = nil, from items: [Item],
        title: (Item) -> String, selection: Binding<Item?>, accept: Overlay.ActionButton? = nil,
        cancel: Overlay.CancelButton = .standard,
        over area: OverlayArea = .window, onEnd: (@MainActor (Presentation.Outcome) -> Void)? = nil,
        file: String = #fileID, line: Int = #line
    ) -> some View {
        boundQuestion(
            .question(
                message, detail: detail,
                choices: .one(
                    of: items.map(title), selected: selection.wrappedValue.flatMap(items.firstIndex)),
                accept: accept, cancel: cancel), isPresented: isPresented, over: area,
            BindingCallbacks(
                onAnswer: { _, content in
                    if let chosen = content.choices?.chosen.first(where: items.indices.contains) {
                        selection.wrappedValue = items[chosen]
                    }
                }, onEnd: onEnd, file: file, line: line))
    }

    /// Asks the user to choose any number of items while a flag is set; when it is answered or cancelled, the
    /// flag is reset.
    ///
    /// ```swift
    /// .choose(
    ///     "Tags", isPresented: $isTagging, severalFrom: all, title: \.name, selection: $tags, accept: "Done")
    /// ```
    ///
    /// - Parameters:
    ///   - message: The question; already localized.
    ///   - isPresented: The flag.
    ///   - detail: What the choice is for; already localized.
    ///   - items: The items to choose from, in the order of the list.
    ///   - title: An item's title; already localized.
    ///   - selection: The chosen items; set by the answer, in the order of the list.
    ///   - accept: The button that accepts the choice. A plain one becomes the default.
    ///   - cancel: The button that chooses nothing; Escape takes it, too. By default the standard one.
    ///   - area: What the question blocks; by default the window.
    ///   - onEnd: Called with how the question ended, once for each showing, after the flag was reset.
    @MainActor
    public func choose<Item: Equatable>(
        _ message: String, isPresented: Binding<Bool>, detail: String? = nil, severalFrom items: [Item],
        title: (Item) -> String, selection: Binding<[Item]>, accept: Overlay.ActionButton,
        cancel: Overlay.CancelButton = .standard,
        over area: OverlayArea = .window, onEnd: (@MainActor (Presentation.Outcome) -> Void)? = nil,
        file: String = #fileID, line: Int = #line
    ) -> some View {
        let chosen = items.indices.filter { selection.wrappedValue.contains(items[$0]) }
        return boundQuestion(
            .question(
                message, detail: detail, choices: .several(of: items.map(title), selected: Set(chosen)),
                accept: accept, cancel: cancel), isPresented: isPresented, over: area,
            BindingCallbacks(
                onAnswer: { _, content in
                    guard let chosen = content.choices?.chosen.filter(items.indices.contains) else { return }
                    selection.wrappedValue = chosen.map { items[$0] }
                }, onEnd: onEnd, file: file, line: line))
    }

    private func boundQuestion(
        _ overlay: Overlay, isPresented: Binding<Bool>, over area: OverlayArea, _ callbacks: BindingCallbacks
    ) -> some View {
        boundOverlay(
            isPresented: isPresented, overlay: { overlay }, area: area, callbacks: callbacks)
    }
}

extension BindingCallbacks {
    /// The callbacks of a question with these answers.
    @MainActor
    fileprivate init<Value>(
        to answers: [Overlay.Answer<Value>], _ onAnswer: @escaping @MainActor (Value) -> Void,
        onEnd: (@MainActor (Presentation.Outcome) -> Void)?, file: String, line: Int
    ) {
        self.init(
            onAnswer: { index, _ in if let value = answers.value(at: index) { onAnswer(value) } },
            onEnd: onEnd, file: file, line: line)
    }
}
#endif
