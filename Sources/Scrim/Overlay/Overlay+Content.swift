extension Overlay {
    /// The content of a panel: text, indicator and buttons.
    public struct Content: Hashable, Sendable, Codable {
        /// The main text, which wraps.
        ///
        /// With `nil` or an empty text, there is none.
        public var message: String?
        /// A second, quieter text below the message.
        public var detail: String?
        /// The spinner, bar, ring or icon.
        public var indicator: Overlay.Indicator {
            didSet { resumesBar = nil }
        }
        /// A text field between the text and the buttons, on a question; `nil`: there is none.
        public var field: Overlay.Field?
        /// A list to choose from, between the text and the buttons, on a question; `nil`: there is none.
        public var choices: Overlay.Choices?
        /// The button that ends the overlay, and cancels the body of a `during`; `nil`: there is none.
        public var cancel: Overlay.CancelButton?
        /// Buttons of the app ("Undo"), the most important first; by default there are none.
        ///
        /// Each runs the app's handler and ends the overlay. In a row the first one is last, where the platform has the
        /// affirmative button. In a column the first one is at the top, and the cancel button at the bottom.
        public var actions: [Overlay.ActionButton]
        /// The first of `actions`, or `nil` if there is none.
        ///
        /// Setting it replaces only the first one.
        public var action: Overlay.ActionButton? {
            get { actions.first }
            set { actions.replaceSubrange(0..<min(actions.count, 1), with: newValue.map { [$0] } ?? []) }
        }
        /// The overlay's name for assistive technology; already localized.
        ///
        /// With `nil` (the default) or an empty text, message and detail are the name. Give a label to a sheet with
        /// your own view, which has neither. A veil or loading view that has neither, and has a spinner, ring or bar,
        /// is named `Stage.Strings.loading`.
        public var label: String?
        /// Whether the spinner stands for a bar whose progress is unknown, so that the next progress is a bar again;
        /// `nil`: no.
        private var resumesBar: Bool?

        /// The texts that a user has to read: message and detail or, without both, the label, which stands for the
        /// app's own view.
        var textsToRead: [String] {
            let texts = [message, detail].compactMap { $0 }.filter { !$0.isEmpty }
            return texts.isEmpty ? [label].compactMap { $0 } : texts
        }

        /// Whether there is nothing in it to be drawn.
        var isEmpty: Bool {
            (message ?? "").isEmpty && (detail ?? "").isEmpty && indicator == .none && cancel == nil
                && actions.isEmpty && field == nil && choices == nil
        }

        /// Shows another progress; `nil` makes a ring or bar a spinner until the next one, and NaN changes nothing.
        mutating func show(_ progress: Double?) {
            guard progress?.isNaN != true else { return }
            let isBar = if case .bar = indicator { true } else { resumesBar == true }
            let shown = isBar && progress != nil ? Overlay.Indicator.bar(indicator.progress ?? 0) : indicator
            let next = shown.at(progress)
            guard next != indicator else { return }
            indicator = next
            if isBar, progress == nil { resumesBar = true }
        }

        /// A content; every part defaults to none.
        public init(
            message: String? = nil, detail: String? = nil, indicator: Overlay.Indicator = .none,
            cancel: Overlay.CancelButton? = nil, action: Overlay.ActionButton? = nil, label: String? = nil
        ) {
            self.message = message
            self.detail = detail
            self.indicator = indicator
            self.cancel = cancel
            actions = action.map { [$0] } ?? []
            self.label = label
        }
    }
}
