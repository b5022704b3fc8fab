extension Presentation {
    /// What `present` returns: the value that the content ended with, or why it ended without one.
    public enum Result<Value> {
        /// What was chosen.
        case value(Value)
        /// Nothing was chosen: what ended the sheet instead.
        case ended(Presentation.Cause)

        /// The value, if there is one.
        public var value: Value? {
            switch self {
            case .value(let value): value
            case .ended: nil
            }
        }
    }
}

extension Presentation.Result: Sendable where Value: Sendable {}

extension Presentation.Result: Equatable where Value: Equatable {}
