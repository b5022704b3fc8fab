import ReaderModel

/// A server that is slow, but needs no network.
struct SlowServer: Server {
    func signIn() async throws -> String {
        try await Task.sleep(for: .seconds(1.5))
        return "Ada"
    }

    func articles() async throws -> [Article] {
        try await Task.sleep(for: .seconds(2))
        let titles = [
            "Veils", "Loading views", "Activity", "Sheets", "Notices", "Springs", "Scrims", "Focus",
        ]
        return titles.enumerated().map { Article(id: $0.offset, title: $0.element) }
    }

    func text(of id: Article.ID, report: @Sendable (Double) -> Void) async throws -> String {
        for step in 1...40 {
            try await Task.sleep(for: .milliseconds(60))
            report(Double(step) / 40)
        }
        return String(repeating: "Once upon a time there was an overlay that never stuck. ", count: 12)
    }

    func delete(_ id: Article.ID) async throws { try await Task.sleep(for: .seconds(1)) }
}
