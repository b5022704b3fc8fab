import Scrim
import ScrimTesting
import Testing

// The code of the article about testing: a view model, its fake server, and its test.

@MainActor protocol SignInService {
    func signIn() async throws -> String
}

@MainActor final class SignIn {
    private let overlays: any Overlay.Presenter
    private let service: any SignInService
    private(set) var user: String?

    init(overlays: any Overlay.Presenter, service: any SignInService) {
        self.overlays = overlays
        self.service = service
    }

    func submit() async throws {
        let veil = Overlay.veil("Signing in…", cancel: .standard)
        user = try await overlays.during(veil, cancelled: nil) { [service] in
            try await service.signIn()
        }
    }
}

@MainActor final class SlowService: SignInService {
    let (answers, answer) = AsyncStream<String>.makeStream()

    func signIn() async throws -> String {
        for await name in answers { return name }
        throw CancellationError()
    }
}

@MainActor struct SignInTests {
    private let screen = TestHost()
    private let service = SlowService()

    @Test func theUserSignsIn() async throws {
        let model = SignIn(overlays: screen.overlays, service: service)
        let work = Task { try await model.submit() }
        #expect(await screen.wait(advancing: .seconds(1)) { screen.isShowing("Signing in…") })
        #expect(screen.isCovered(.window))

        service.answer.yield("anna")
        try await work.value
        #expect(model.user == "anna")
    }

    @Test func theUserCancels() async throws {
        let model = SignIn(overlays: screen.overlays, service: service)
        let work = Task { try await model.submit() }
        #expect(await screen.wait(advancing: .seconds(1)) { screen.isShowing("Signing in…") })

        try screen.press("Cancel")
        try await work.value
        screen.advance(by: .seconds(1))
        #expect(model.user == nil)
        #expect(screen.leftovers == [])
    }
}

/// What the article's table names, as an app's own test may use it.
@MainActor struct TestingTableTests {
    private let screen = TestHost()

    @Test func aTestReadsTheHaptics() {
        screen.stage.defaults.playsHaptics = true
        screen.overlays.flash(.hud("Not saved", icon: .failure))
        screen.advance(by: .milliseconds(100))
        #expect(screen.haptics == [.error])
        screen.advance(by: .seconds(10))
        #expect(screen.leftovers == [])
    }
}
