extension Overlay {
    /// A line of text that the user fills in.
    ///
    /// ```swift
    /// let name = await window.overlays.ask("Rename", field: .text("Name", initial: old), accept: "Rename")
    /// ```
    public struct Field: Hashable, Sendable, Codable {
        /// What belongs into the field ("Name"); already localized.
        ///
        /// It stands in the field while that is empty, and is the field's name for assistive technology.
        public var label: String
        /// The text in the field, as far as it was typed.
        public var text: String
        /// What the text is.
        private(set) var purpose: Purpose
        /// What the app said about the present text.
        var validation = Validation.none
        /// Whether the user has done anything with the field: before, nobody is told what is wrong with it.
        var isTouched = false
        /// Counts the texts that the program put in, which a host has to take over.
        var revision: Int32 = 0
        /// The text that it began with, as a number that is the same in every process.
        ///
        /// The two share eight bytes: with more, Swift 6.3.1 destroys what is not there, as a debug build of `Overlay.with`
        /// shows at once.
        var initial: Int32

        /// Whether the text is hidden as it is typed, and neither checked for spelling nor remembered.
        public var isSecure: Bool {
            get { purpose == .secure }
            set {
                guard newValue != isSecure else { return }
                purpose = newValue ? .secure : .text
            }
        }

        /// A field whose text can be read; it begins with `initial`, all of it selected.
        public static func text(_ label: String, initial: String = "") -> Field {
            Field(label, text: initial, .text)
        }

        /// A field for a password: the text is hidden.
        public static func secure(_ label: String) -> Field {
            Field(label, text: "", .secure)
        }

        /// A field for a one-time code of digits, as one that was sent to the user; it can be read.
        ///
        /// An on-screen keyboard shows digits, and nothing is corrected. An iPhone offers the code from Messages; its keyboard
        /// has punctuation and Return, too. Any text can still be typed or pasted: validate it. No journal has the code, or its
        /// length.
        public static func code(_ label: String) -> Field {
            Field(label, text: "", .code)
        }

        /// Whether no journal and no description has anything of the text.
        var isPrivate: Bool { purpose != .text }

        /// What the text in a field is.
        enum Purpose: Hashable, Sendable, Codable {
            /// Any text.
            case text
            /// A text that is hidden.
            case secure
            /// A one-time code.
            case code

            /// Reads what `encode(to:)` writes.
            init(from decoder: any Decoder) throws {
                let value = try decoder.singleValueContainer()
                if let isSecure = try? value.decode(Bool.self) {
                    self = isSecure ? .secure : .text
                } else if try value.decode(String.self) == Self.codeName {
                    self = .code
                } else {
                    throw DecodingError.dataCorruptedError(
                        in: value, debugDescription: "No purpose of a field")
                }
            }

            /// As before there were codes: whether the text is hidden.
            func encode(to encoder: any Encoder) throws {
                var value = encoder.singleValueContainer()
                switch self {
                case .text: try value.encode(false)
                case .secure: try value.encode(true)
                case .code: try value.encode(Self.codeName)
                }
            }

            private static let codeName = "code"
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
            /// The app has not seen the present text yet. In an earlier one it has found this problem (`nil`: none), which
            /// the user sees or not.
            ///
            /// The problem stays until the app has answered: a problem that goes and comes back with each letter would be
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

        /// The field is asked for now, and begins with the text that is in it.
        mutating func begin() { initial = Self.number(of: text) }

        /// What is wrong with the text or, until the app has seen it, with the one before; `nil`: nothing is known to be.
        var problem: String? {
            switch validation {
            case .none: nil
            case .awaited(let known, _): known
            case .done(let problem): problem
            }
        }

        /// What is wrong, as far as the user sees it.
        var shownProblem: String? {
            if case .awaited(_, isShown: false) = validation { return nil }
            return isTouched ? problem : nil
        }

        /// Whether the text may be accepted.
        var isAcceptable: Bool { !validation.isAwaited && problem == nil }

        /// The field as it was asked for: without what was typed since, and what was found of that.
        var asAsked: Field {
            var field = Field(label, text: "", purpose)
            field.initial = initial
            return field
        }

        /// The same field, of whose text the app has found what is wrong; `nil`: nothing.
        func validated(_ problem: String?) -> Field {
            var field = self
            field.validation = .done(problem: problem)
            return field
        }

        /// The app has to answer for the text, once more or for the first time.
        mutating func awaitValidation() {
            validation = .awaited(known: problem, isShown: shownProblem != nil)
        }

        /// The same field with a text that the app has not seen.
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
