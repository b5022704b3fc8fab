@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// The README's first page, as an app would write it: it compiles, and does what it says.
@MainActor
struct ReadmeTests {
    private let window = TestHost()

    private typealias Body<Value> = @MainActor () async throws -> Value

    /// Lets the clock run beside a body that waits.
    private func running<Value: Sendable>(_ body: @escaping Body<Value>) async throws -> Value {
        let work = Task { @MainActor in try await body() }
        for _ in 0..<100 {
            window.advance(by: .milliseconds(10))
            await Task.yield()
        }
        return try await work.value
    }

    @Test func aScopeReturnsItsValue() async throws {
        let user = try await running { [window] in
            try await window.overlays.during(.veil("Signing in…", cancel: .standard)) { try await signIn() }
        }
        #expect(user == "anna")
    }

    @Test func aScopeWithItsHandleGoesFromLoadingToSuccess() async throws {
        let download = AsyncStream<Double> { continuation in
            for fraction in [0.25, 0.5, 1] { continuation.yield(fraction) }
            continuation.finish()
        }
        try await running { [window] in
            await window.overlays.during(.veil("Downloading…").with(\.timing, Overlay.Timing())) { veil in
                for await fraction in download { veil.report(fraction) }
                veil.finish(.success("Saved"))
            }
        }
        #expect(window.announcements.map(\.text).contains("Saved"))
    }

    @Test func byHandASecondTextArrivesInPlace() {
        let veil = window.overlays.show(.veil("Searching…"))
        window.advance(by: .seconds(1))
        veil.message = "Still searching…"
        window.advance(by: .milliseconds(1))
        #expect(window.plan.surfaces.first?.panel.message == "Still searching…")
        veil.dismiss()
        window.advance(by: .seconds(1))
        #expect(window.plan.surfaces.isEmpty)
    }

    @Test func aSheetReturnsWhatWasChosen() async throws {
        let color = try await running { [window] in
            await window.overlays.present(.sheet) { end in
                Task { @MainActor in end("red") }
                return "picker"
            }
        }
        #expect(color == .value("red"))
        #expect(window.views.isEmpty)
    }

    @Test func anActionRunsItsHandler() {
        var restored = false
        window.overlays.flash(.hud("Deleted", placement: .bottom, action: "Undo")) { restored = true }
        window.advance(by: .milliseconds(100))
        if let toast = window.plan.surfaces.first?.id { window.stage.report(.actionTaken(toast)) }
        #expect(restored)
    }
}

private func signIn() async throws -> String {
    await Task.yield()
    return "anna"
}
