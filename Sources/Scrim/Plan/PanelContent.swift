/// The texts, indicator and buttons that a panel shows at present, with every word filled in.
@_spi(Host) public struct PanelContent: Hashable, Sendable, Codable {
    /// The main line; `nil` or empty: there is none.
    public var message: String?
    /// The quieter text below the message; `nil` or empty: there is none.
    public var detail: String?
    /// The spinner, bar, ring or icon.
    public var indicator: Overlay.Indicator
    /// The text field; `nil`: there is none.
    public var field: Field?
    /// The list to choose from; `nil`: there is none.
    public var choices: Choices?
    /// The cancel button's title, as it is shown; `nil`: there is none.
    public var cancel: String?
    /// The index of the mnemonic among the characters of cancel's title; `nil`: there is none.
    public var cancelMnemonic: Int?
    /// Whether the cancel button is to be a cross, which has the title as its accessible name.
    public var cancelIsCross = false
    /// Whether the cancel button is enabled; it is not while the work winds up.
    public var isCancelEnabled: Bool
    /// The app's buttons, the most important first.
    public var actions: [Action] = []
    /// Whether the default button comes before the others, whatever its index.
    public var leadsWithDefault = false
    /// The panel's name for assistive technology; `nil` or empty: message and detail.
    public var label: String?
    /// The progress in words for assistive technology; `nil`: the indicator shows no progress.
    public var progressText: String?

    /// A button of the app.
    public struct Action: Hashable, Sendable, Codable {
        /// The title, as it is shown.
        public var title: String
        /// The index of the mnemonic among the title's characters; `nil`: there is none.
        public var mnemonic: Int?
        /// What the button stands for.
        public var role: Overlay.ActionButton.Role
        /// Whether the button can be activated; it cannot while something is wrong with the text in the field.
        public var isEnabled = true
        /// Whether the button is the library's own, which minimizes or restores; it comes after those of the app.
        public var isOwn = false

        /// A button; by default a plain one of the app without a mnemonic.
        public init(
            title: String, mnemonic: Int? = nil, role: Overlay.ActionButton.Role = .plain,
            isEnabled: Bool = true, isOwn: Bool = false
        ) {
            (self.title, self.mnemonic, self.role, self.isEnabled) = (title, mnemonic, role, isEnabled)
            self.isOwn = isOwn
        }
    }

    /// A text field.
    public struct Field: Hashable, Sendable, Codable {
        /// The field's placeholder, and its name for assistive technology.
        public var label: String
        /// Its text.
        ///
        /// A host sets its field to this text when `revision` changes. Text that the user types is in the host's field
        /// first, and arrives here later.
        public var text: String
        /// Counts the texts that the user did not type: those that the program has set, and that of each question or
        /// search that took the place of another in the panel.
        public var revision: Int
        /// The kind of the text.
        public var purpose: Purpose
        /// Whether the text is hidden, as that of a password mostly is.
        public var isSecure = false
        /// What is wrong with the text, shown below it; `nil`: nothing.
        public var problem: String?

        /// Whether the text is private, however it looks: no keyboard or input method remembers it.
        ///
        /// Journals and descriptions contain nothing of it, as with `Overlay.Field`.
        public var isPrivate: Bool { purpose == .secure || purpose == .code }
        /// Whether the field searches the list below it.
        public var isSearch: Bool { purpose == .search }

        /// The kind of text in a field.
        public enum Purpose: Hashable, Sendable, Codable {
            /// Any text.
            case text
            /// A password.
            case secure
            /// A one-time code, mostly of digits.
            case code
            /// A search in the list below the field.
            case search
        }
    }

    /// A list to choose from.
    public struct Choices: Hashable, Sendable, Codable {
        /// The rows that are shown.
        public var rows: [Row]
        /// Whether several can be chosen.
        public var allowsSeveral: Bool
        /// The text in place of an empty list.
        public var emptyText: String

        /// The row that gets the keys first: the first chosen row, or the first row; `nil`: there is none.
        public var keyRow: Row? { rows.first(where: \.isSelected) ?? rows.first }

        /// A row.
        public struct Row: Hashable, Sendable, Codable {
            /// Its index among all rows, including those that a search leaves out.
            public var index: Int
            /// Its text.
            public var title: String
            /// Whether it is chosen.
            public var isSelected: Bool
        }
    }

    /// - Parameter cancel: The cancel button's title, which may mark its mnemonic as the title of an action does.
    init(
        message: String? = nil, detail: String? = nil, indicator: Overlay.Indicator, field: Field? = nil,
        choices: Choices? = nil, cancel: String? = nil, isCancelEnabled: Bool, actions: [Action] = [],
        leadsWithDefault: Bool = false, label: String? = nil, progressText: String? = nil
    ) {
        (self.message, self.detail, self.indicator) = (message, detail, indicator)
        (self.field, self.choices) = (field, choices)
        let button = cancel.map { Overlay.ActionButton($0) }
        (self.cancel, cancelMnemonic) = (button?.text, button?.mnemonic)
        (self.isCancelEnabled, self.actions, self.leadsWithDefault) = (
            isCancelEnabled, actions, leadsWithDefault
        )
        (self.label, self.progressText) = (label, progressText)
    }

    /// The index of the button that Enter activates; `nil`: there is none.
    public var defaultAction: Int? { actions.firstIndex { $0.role == .default } }

    /// The button that is kept the longest if there is no room for all: the default one, or the first
    /// that is not destructive.
    var keptAnswer: PanelPart? {
        (defaultAction ?? actions.firstIndex { $0.role != .destructive }).map { .button($0) }
    }

    /// The panel's name for a screen reader: its label, or message and detail in one, shortened like the drawn text.
    public var spokenText: String {
        if let label, !label.isEmpty { return PanelText.shown(label) }
        return PanelText.shown(
            [message, detail].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", "))
    }

    /// The panel's name without the detail.
    var spokenTitle: String { PanelText.shown(label?.isEmpty == false ? label ?? "" : message ?? "") }

    /// The detail as a screen reader reads it; `nil`: there is none, or the label stands for it.
    var spokenDetail: String? {
        guard label?.isEmpty != false, let detail, !detail.isEmpty else { return nil }
        return PanelText.shown(detail)
    }

    /// Whether assistive technology has no name for the panel.
    var isNameless: Bool {
        label?.isEmpty != false && message?.isEmpty != false && detail?.isEmpty != false
    }

    /// The parts to lay out, without the app's own view.
    public var parts: [PanelPart] {
        var parts: [PanelPart] = []
        if indicator != .none { parts.append(.indicator) }
        if message?.isEmpty == false { parts.append(.message) }
        if detail?.isEmpty == false { parts.append(.detail) }
        if field != nil { parts.append(.field) }
        if choices != nil { parts.append(.choices) }
        let first = leadsWithDefault ? defaultAction : nil
        if let first { parts.append(.button(first)) }
        parts += actions.indices.filter { $0 != first }.map { .button($0) }
        if cancel != nil { parts.append(.cancel) }
        return parts
    }
}

extension PanelContent.Field: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// All about the field, except a text that is private.
    public var description: String {
        let problem = problem.map { ", problem: \($0)" } ?? ""
        return "\(label): \(describedText) (\(purpose), secure: \(isSecure), revision \(revision)\(problem))"
    }
    /// All about the field, except a text that is private.
    public var debugDescription: String { description }
    /// The field without a text that is private.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "label": label, "text": describedText, "revision": revision, "purpose": purpose,
                "isSecure": isSecure, "problem": problem as Any,
            ])
    }

    /// The text, or that there is one.
    private var describedText: String { isPrivate && !text.isEmpty ? "hidden" : text }
}
