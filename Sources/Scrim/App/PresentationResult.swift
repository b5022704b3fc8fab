extension Presentation {
    /// The result of `present`: the value that the content ended with, or the cause of an end without a value.
    public enum Result<Value> {
        /// The user's choice.
        case value(Value)
        /// The presentation ended without a value, for this cause.
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
