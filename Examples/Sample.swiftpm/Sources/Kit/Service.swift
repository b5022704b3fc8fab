/// A stand-in for a remote service, which only takes time.
struct Service: Sendable {
    /// The factor by which the service is slower than usual.
    let pace: Int

    func signIn() async throws -> String {
        try await pause(1500)
        return "Ada Lovelace"
    }

    func messages() async throws -> [String] {
        try await pause(1500)
        return [
            "Did you see the exhibition?", "The one with the curtains?",
            "With the cloth that lets light through.",
        ]
    }

    func send(_ text: String) async throws { try await pause(1500) }

    func articles() async throws -> [String] {
        try await pause(2500)
        return ["The Cloth That Lets Light Through", "A Short History of Gauze", "What the Stage Hides"]
    }

    /// The fraction of a download that has arrived, at intervals.
    func download() -> AsyncThrowingStream<Double, any Error> {
        let (stream, continuation) = AsyncThrowingStream<Double, any Error>.makeStream()
        let work = Task {
            do {
                for step in 1...20 {
                    try await pause(step < 8 ? 100 / pace : 100)
                    continuation.yield(Double(step) / 20)
                }
                continuation.finish()
            } catch {
                continuation.finish(throwing: error)
            }
        }
        continuation.onTermination = { _ in work.cancel() }
        return stream
    }

    private func pause(_ milliseconds: Int) async throws {
        try await Task.sleep(for: .milliseconds(milliseconds * pace))
    }
}
