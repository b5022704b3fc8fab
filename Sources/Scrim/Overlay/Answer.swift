extension Overlay {
    /// An answer to a question: a button, and the value that it stands for.
    ///
    /// The value stays on the main actor. It may be one that no other thread can have: a widget, a model, a closure.
    public struct Answer<Value> {
        /// The app's button; `nil`: the answer is the cancel button.
        let button: Overlay.ActionButton?
        /// The cancel button; `nil`: the answer is a button of the app.
        let cancel: Overlay.CancelButton?
        /// The value that the answer gives; `nil`: none, as cancelling does.
        let value: Value?

        /// An answer with a button of any role.
        public init(_ button: Overlay.ActionButton, _ value: Value) {
            (self.button, cancel, self.value) = (button, nil, value)
        }

        private init(cancel: Overlay.CancelButton) { (button, self.cancel, value) = (nil, cancel, nil) }

        /// One answer among others.
        public static func plain(_ title: String, _ value: Value) -> Answer {
            Answer(Overlay.ActionButton(title), value)
        }
        /// The answer that most users want, which Enter takes.
        public static func `default`(_ title: String, _ value: Value) -> Answer {
            Answer(Overlay.ActionButton(title, role: .default), value)
        }
        /// An answer that loses something, which Enter does not take.
        public static func destructive(_ title: String, _ value: Value) -> Answer {
            Answer(Overlay.ActionButton(title, role: .destructive), value)
        }
        /// The answer that gives no value, which Escape takes.
        public static func cancel(_ title: Overlay.CancelButton = .standard) -> Answer {
            Answer(cancel: title)
        }
        /// The answer that gives no value, with the standard cancel button.
        public static var cancel: Answer { cancel() }
    }

    /// The question that has these answers.
    @_spi(Host) public static func question<Value>(
        _ message: String, detail: String?, icon: Overlay.Icon?, _ answers: [Answer<Value>]
    ) -> Overlay {
        let actions = answers.compactMap(\.button)
        // A question without any button would stay forever.
        let cancel = answers.lazy.compactMap(\.cancel).first ?? (actions.isEmpty ? .standard : nil)
        return question(message, detail: detail, icon: icon, actions: actions, cancel: cancel)
    }

    /// The question that asks for a line of text.
    @_spi(Host) public static func question(
        _ message: String, detail: String?, icon: Icon?, field: Field, accept: ActionButton,
        cancel: CancelButton = .standard
    ) -> Overlay {
        question(message, detail: detail, icon: icon, actions: [accept.accepting], cancel: cancel).with(
            \.content.field, field)
    }

    /// The question with a list to choose from; without an accept button, choosing is the answer.
    @_spi(Host) public static func question(
        _ message: String, detail: String?, choices: Choices, accept: ActionButton?,
        cancel: CancelButton = .standard
    ) -> Overlay {
        let actions = accept.map { [$0.accepting] } ?? []
        return question(message, detail: detail, actions: actions, cancel: cancel).with(
            \.content.choices, choices)
    }
}

extension Overlay.Answer: Sendable where Value: Sendable {}

/// Answers whose titles are their values.
extension Overlay.Answer: ExpressibleByUnicodeScalarLiteral, ExpressibleByExtendedGraphemeClusterLiteral,
    ExpressibleByStringLiteral
where Value == String {
    /// One answer among others, whose value is the title as it is written here.
    public init(stringLiteral title: String) { self = .plain(title) }

    /// One answer among others, whose value is the title as it is written here.
    public static func plain(_ title: String) -> Self { plain(title, title) }

    /// The answer that most users want, which Enter takes; its value is the title as it is written here.
    public static func `default`(_ title: String) -> Self { .default(title, title) }

    /// An answer that loses something, which Enter does not take; its value is the title as it is written here.
    public static func destructive(_ title: String) -> Self { destructive(title, title) }
}

extension Overlay.Answer where Value == Bool {
    /// The answers that accept and decline.
    @_spi(Host) public static func toAccept(
        _ button: Overlay.ActionButton, cancel: Overlay.CancelButton = .standard
    ) -> [Self] {
        [Self(button.accepting, true), .cancel(cancel)]
    }
}

extension Overlay.ActionButton {
    /// The button as one that accepts: a plain one becomes the default.
    fileprivate var accepting: Self { role == .plain ? Self(title, role: .default) : self }
}

extension Array {
    /// The value of the answer whose button has this index among the app's buttons; `nil`: there is none.
    @_spi(Host) public func value<Value>(at index: Int) -> Value? where Element == Overlay.Answer<Value> {
        let values = compactMap(\.value)
        return values.indices.contains(index) ? values[index] : nil
    }
}
