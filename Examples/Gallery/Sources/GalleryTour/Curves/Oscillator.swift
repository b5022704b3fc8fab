/// A damped oscillator, integrated step by step with the classical fourth-order method: slow, and independent
/// of the closed form.
struct Oscillator {
    let dampingRatio: Double
    /// The period without damping, in seconds.
    let response: Double
    /// The distance from the rest position.
    var place: Double
    var velocity = 0.0

    mutating func advance(_ seconds: Double, steps: Int) {
        let h = seconds / Double(steps)
        for _ in 0..<steps {
            let (p1, v1) = change(place, velocity)
            let (p2, v2) = change(place + h / 2 * p1, velocity + h / 2 * v1)
            let (p3, v3) = change(place + h / 2 * p2, velocity + h / 2 * v2)
            let (p4, v4) = change(place + h * p3, velocity + h * v3)
            place += h / 6 * (p1 + 2 * p2 + 2 * p3 + p4)
            velocity += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
        }
    }

    private func change(_ place: Double, _ velocity: Double) -> (Double, Double) {
        let frequency = 2 * Double.pi / response
        return (velocity, -frequency * frequency * place - 2 * dampingRatio * frequency * velocity)
    }
}
