import Scrim
import Testing

/// How the presets use their arguments.
struct PresetTests {
    @Test(arguments: [0, 0.3, 1])
    func aProgressIsARing(_ progress: Double) {
        #expect(Overlay.veil("Saving…", progress: progress) == .veil("Saving…", indicator: .ring(progress)))
        #expect(
            Overlay.loading("Saving…", progress: progress, cover: .bar)
                == .loading("Saving…", indicator: .ring(progress), cover: .bar))
    }

    @Test func anUnknownProgressIsASpinner() {
        #expect(Overlay.veil("Saving…", progress: nil) == .veil("Saving…"))
        #expect(Overlay.loading("Saving…", progress: nil) == .loading("Saving…"))
    }
}
