extension Motion {
    /// A spring of mass 1, by damping ratio and response, solved in closed form: it runs the same at any frame rate.
    ///
    /// Stiffness is `(2π / response)²` and damping `4π · dampingRatio / response` (*Designing Fluid
    /// Interfaces*, WWDC 2018).
    public struct Spring: Hashable, Sendable, Codable {
        /// How strongly the spring is damped: 1 comes to rest without overshoot, less overshoots, more arrives slower.
        ///
        /// From 0.05 to 10.
        public let dampingRatio: Double
        /// About the time until the spring first reaches its end, in seconds.
        ///
        /// From 0.01 to 10.
        public let response: Double

        /// A spring; both numbers are clamped to their range, not-a-number to the default.
        public init(dampingRatio: Double = 1, response: Double = 0.4) {
            self.dampingRatio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0.05), 10)
            self.response = response.isNaN ? 0.4 : min(max(response, 0.01), 10)
        }

        /// Reads a spring; its numbers are clamped, too.
        public init(from decoder: any Decoder) throws {
            let numbers = try decoder.container(keyedBy: CodingKeys.self)
            self.init(
                dampingRatio: try numbers.decode(Double.self, forKey: .dampingRatio),
                response: try numbers.decode(Double.self, forKey: .response))
        }
    }
}
