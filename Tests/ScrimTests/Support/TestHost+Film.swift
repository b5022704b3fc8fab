@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting

extension TestHost {
    /// Advances the clock, in milliseconds.
    func pass(_ milliseconds: Int) { advance(by: .milliseconds(milliseconds)) }

    /// What is visible of the only surface from now on, a letter for each 100 ms.
    ///
    /// `.` nothing, `g` only blocks input, `U` up, `o` leaving, `h` hidden.
    func film(_ frames: Int) -> String {
        var film = ""
        for _ in 0..<frames {
            film += frame
            pass(100)
        }
        return film
    }

    private var frame: String {
        guard let surface = plan.surfaces.last, !surface.awaitsFrame else {
            return stage.gate.plan.isOpen ? "." : "g"
        }
        if surface.isHidden { return "h" }
        return surface.isLeaving ? "o" : "U"
    }

    /// Dismisses everything, and waits until it is gone.
    func clear() {
        overlays.dismissAll()
        pass(10_000)
    }

    /// The messages on screen, back to front.
    var messages: [String] { shown.map { $0.panel.message ?? "" } }
}

extension Overlay {
    /// Without grace, minimum and transition: there at once and gone at once.
    var instant: Overlay {
        var overlay = self
        overlay.timing.grace = .zero
        overlay.timing.minimum = .zero
        overlay.transition = Overlay.Transition.none
        return overlay
    }
}

extension Presentation.Outcome {
    static func shown(_ cause: Presentation.Cause) -> Presentation.Outcome {
        Presentation.Outcome(cause: cause, wasShown: true)
    }
    static func unseen(_ cause: Presentation.Cause) -> Presentation.Outcome {
        Presentation.Outcome(cause: cause, wasShown: false)
    }
}

@MainActor
extension Collection<Presentation> {
    /// Whether all of them have ended.
    var haveEnded: Bool { allSatisfy { $0.hasEnded } }
    /// How each of them ended.
    var outcomes: [Presentation.Outcome?] { map { $0.outcome } }
    /// How many of them ended like this.
    func count(_ outcome: Presentation.Outcome) -> Int { outcomes.filter { $0 == outcome }.count }
}
