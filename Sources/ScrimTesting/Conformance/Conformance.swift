import Scrim

/// The behaviours that every host has to show: the contract of `OverlayHost`, as a user would notice it.
///
/// The author of a new toolkit's host reads it as the specification and runs it in any test framework:
///
/// ```swift
/// for behaviour in Conformance<MySubject>.behaviours {
///     try await behaviour.run(MySubject())     // throws ConformanceFailure
/// }
/// ```
///
/// Nothing in it counts on how fast the machine is: it waits for what must come (within `patience` moments), and
/// compares instants of the host's own clock.
@MainActor
public struct Conformance<Subject: ConformanceSubject> {
    /// One behaviour that can be checked.
    public struct Behaviour: Sendable, CustomStringConvertible {
        /// The rule of the design that it belongs to.
        public let rule: Int
        /// What happens, as a sentence.
        public let name: String
        let body: @MainActor (Conformance) async throws -> Void

        /// The rule and the sentence.
        public var description: String { "rule \(rule), \(name)" }

        /// Checks it on a fresh subject.
        @MainActor
        public func run(_ subject: Subject) async throws {
            try await body(Conformance(subject: subject, behaviour: description))
        }
    }

    /// How many moments a behaviour waits for what must come, before it fails.
    public static var patience: Int { 2_000 }

    let subject: Subject
    let behaviour: String

    var overlays: Overlays<Subject.Host> { subject.overlays }
    var stage: Stage { subject.overlays.stage }

    /// Every behaviour, by rule.
    public nonisolated static var behaviours: [Behaviour] {
        lifecycle + sharing + regions + input + scopes
    }

    // MARK: Checking

    func expect(_ condition: Bool, _ expectation: String, line: Int = #line) throws {
        guard !condition else { return }
        throw ConformanceFailure(behaviour: behaviour, expectation: expectation, line: line)
    }

    func wait(
        for expectation: String, moments: Int = patience, line: Int = #line, until condition: () -> Bool
    ) async throws {
        for _ in 0..<moments {
            if condition() { return }
            await subject.passMoment()
        }
        try expect(condition(), "waited in vain: \(expectation)", line: line)
    }

    /// Lets a few moments pass in which nothing must happen.
    func passMoments(_ count: Int = 5) async {
        for _ in 0..<count { await subject.passMoment() }
    }

    func waitUntilShown(_ presentation: Presentation, line: Int = #line) async throws {
        try await wait(for: "it is on screen", line: line) { presentation.isVisible }
    }

    /// The last line of every behaviour: the window is as if nothing had been.
    func expectNothingLeft(line: Int = #line) async throws {
        try await wait(for: "nothing is on stage", line: line) {
            stage.presentations.isEmpty && stage.plan.surfaces.isEmpty
        }
        try expect(stage.gate.plan.layers.isEmpty, "input is free", line: line)
        try await tap(at: subject.appButton, line: line, until: "the app's button works again") {
            subject.appTaps
        }
    }

    /// Taps until it is counted: the second half of a double click that began on an overlay goes nowhere.
    func tap(at point: Point, line: Int = #line, until expectation: String, _ taps: () -> Int) async throws {
        let before = taps()
        for _ in 0..<20 where taps() == before {
            await subject.tap(at: point)
            try? await wait(for: expectation, moments: Self.patience / 20) { taps() > before }
        }
        try expect(taps() > before, expectation, line: line)
    }
}

/// Whether a presentation is gone, without waiting for it: a clock that is turned by hand stands still meanwhile.
@MainActor
final class Gone {
    private(set) var isGone = false

    init(_ presentation: Presentation) {
        Task {
            await presentation.gone()
            isGone = true
        }
    }
}
