extension Overlay {
    /// A line of text that the user fills in.
    ///
    /// ```swift
    /// let name = await window.overlays.ask("Rename", field: .text("Name", initial: old), accept: "Rename")
    /// ```
    public struct Field: Hashable, Sendable, Codable {
        /// The field's label ("Name"); already localized.
        ///
        /// Shown in the field while it is empty, and the field's name for assistive technology.
        public var label: String
        /// The text in the field, as typed so far.
        public var text: String
        /// The kind of text that the field is for.
        private(set) var purpose: Purpose
        /// The app's validation of the present text.
        var validation = Validation.none
        /// Whether the user has done anything in the field; before that, no problem is shown.
        var isTouched = false
        /// Counts the texts that the program has set, so that a host takes over each.
        var revision: Int32 = 0
        /// The hash of the initial text, the same in every process.
        ///
        /// `revision` and `initial` share eight bytes: with more, Swift 6.3.1 destroys values that are not there, as a
        /// debug build of `Overlay.with` shows at once.
        var initial: Int32

        /// Whether the text is hidden as it is typed.
        ///
        /// Set it to `false` to show a password for a while, as a button beside the field may do. The text of
        /// `secure(_:)` and `code(_:)` is private however it looks: it is neither checked for spelling nor remembered,
        /// and no journal and no description contains it. A `text(_:initial:)` that was hidden once is private, too.
        public var isSecure: Bool {
            get { purpose.isHidden }
            set { purpose = purpose.hidden(newValue) }
        }

        /// A field whose text can be read; it begins with `initial`, all of it selected.
        public static func text(_ label: String, initial: String = "") -> Field {
            Field(label, text: initial, .text)
        }

        /// A field for a password: the text is hidden.
        public static func secure(_ label: String) -> Field {
            Field(label, text: "", .secure)
        }

        /// A field for a one-time code of digits, such as one that was sent to the user; the code can be read.
        ///
        /// The on-screen keyboard shows digits, and nothing is corrected. An iPhone offers the code from Messages; its
        /// keyboard has punctuation and Return, too. Any text can still be typed or pasted: validate it. No journal
        /// contains the code or its length.
        public static func code(_ label: String) -> Field {
            Field(label, text: "", .code)
        }

        /// Whether the text is kept out of journals and descriptions.
        var isPrivate: Bool { purpose != .text }

        /// The kind of text in a field.
        enum Purpose: Hashable, Sendable, Codable {
            /// Any text.
            case text
            /// A hidden text, such as a password.
            case secure
            /// A password that can be read for now.
            case shownSecure
            /// A one-time code.
            case code
            /// A one-time code that is hidden.
            case hiddenCode

            /// Whether the text is hidden.
            var isHidden: Bool { self == .secure || self == .hiddenCode }

            /// The same purpose with a text that is hidden or not; any text that is hidden is a password.
            func hidden(_ isHidden: Bool) -> Purpose {
                switch self {
                case .text: isHidden ? .secure : .text
                case .secure, .shownSecure: isHidden ? .secure : .shownSecure
                case .code, .hiddenCode: isHidden ? .hiddenCode : .code
                }
            }

            /// The purpose as it was asked for, however the text looks now.
            var asAsked: Purpose {
                switch self {
                case .text: .text
                case .secure, .shownSecure: .secure
                case .code, .hiddenCode: .code
                }
            }

            /// Reads what `encode(to:)` writes.
            init(from decoder: any Decoder) throws {
                let value = try decoder.singleValueContainer()
                if let isSecure = try? value.decode(Bool.self) {
                    self = isSecure ? .secure : .text
                } else {
                    switch try value.decode(String.self) {
                    case Self.codeName: self = .code
                    case Self.hiddenCodeName: self = .hiddenCode
                    case Self.shownSecureName: self = .shownSecure
                    default:
                        throw DecodingError.dataCorruptedError(
                            in: value, debugDescription: "No purpose of a field")
                    }
                }
            }

            /// Writes whether the text is hidden, as before there were codes, or the name of the purpose.
            func encode(to encoder: any Encoder) throws {
                var value = encoder.singleValueContainer()
                switch self {
                case .text: try value.encode(false)
                case .secure: try value.encode(true)
                case .shownSecure: try value.encode(Self.shownSecureName)
                case .code: try value.encode(Self.codeName)
                case .hiddenCode: try value.encode(Self.hiddenCodeName)
                }
            }

            private static let (codeName, hiddenCodeName) = ("code", "hiddenCode")
            private static let shownSecureName = "shownSecure"
        }

        private enum CodingKeys: String, CodingKey {
            case label, text
            case purpose = "isSecure"
            case validation, isTouched, revision, initial
        }

        /// How far the app has validated a text.
        enum Validation: Hashable, Sendable, Codable {
            /// The app takes any text.
            case none
            /// The app has not validated the present text yet; in an earlier one it found this problem (`nil`: none),
            /// which the user sees or not.
            ///
            /// The problem stays until the app has answered: if it went and came back with each letter, it would be
            /// read each time.
            case awaited(known: String?, isShown: Bool)
            /// The app has found this problem; `nil`: none.
            case done(problem: String?)

            var isNone: Bool { self == .none }
            var isAwaited: Bool { if case .awaited = self { true } else { false } }
        }

        private init(_ label: String, text: String, _ purpose: Purpose) {
            (self.label, self.text, self.purpose) = (label, text, purpose)
            initial = Self.number(of: text)
        }

        private static func number(of text: String) -> Int32 { Int32(truncatingIfNeeded: text.stableHash) }

        /// Makes the present text the initial one, as the question is asked.
        mutating func begin() { initial = Self.number(of: text) }

        /// The problem of the text or, until the app has validated it, of the one before; `nil`: none is known.
        var problem: String? {
            switch validation {
            case .none: nil
            case .awaited(let known, _): known
            case .done(let problem): problem
            }
        }

        /// The problem that the user sees; `nil`: none.
        var shownProblem: String? {
            if case .awaited(_, isShown: false) = validation { return nil }
            return isTouched ? problem : nil
        }

        /// Whether the text may be accepted.
        var isAcceptable: Bool { !validation.isAwaited && problem == nil }

        /// The field as it was asked for: without what was typed since, and without its validation.
        var asAsked: Field {
            var field = Field(label, text: "", purpose.asAsked)
            field.initial = initial
            return field
        }

        /// The field with what was typed into another one, if both ask for the same.
        ///
        /// The label of a text may change with the app's state. A password or a code is for one label alone.
        func keepingText(of other: Field) -> Field {
            guard purpose.asAsked == other.purpose.asAsked, !isPrivate || label == other.label else {
                return self
            }
            var field = other
            field.label = label
            // The look may follow the app's state, too.
            field.purpose = purpose
            return field
        }

        /// The same field with the app's validation of its text; `nil`: it is valid.
        func validated(_ problem: String?) -> Field {
            var field = self
            field.validation = .done(problem: problem)
            return field
        }

        /// Marks the text as not validated, for the first time or again.
        mutating func awaitValidation() {
            validation = .awaited(known: problem, isShown: shownProblem != nil)
        }

        /// The same field with a text that the app has not validated.
        func with(text: String) -> Field {
            var field = self
            field.text = text
            if !validation.isNone { field.awaitValidation() }
            return field
        }
    }
}

extension Overlay.Field: CustomStringConvertible, CustomDebugStringConvertible {
    /// The label, and the text unless that is a password or a code.
    public var description: String { isPrivate ? "\(label): hidden" : "\(label): \(text)" }
    /// The label, and the text unless that is a password or a code.
    public var debugDescription: String { description }
}

extension Overlay.Field: CustomReflectable {
    /// The field without a text that is a password or a code.
    public var customMirror: Mirror {
        Mirror(self, children: ["label": label, "text": isPrivate ? "hidden" : text, "isSecure": isSecure])
    }
}
