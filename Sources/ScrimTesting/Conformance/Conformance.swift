@_spi(Host) import Scrim

/// The behaviors that every host must show: the contract of `OverlayHost`, as a user would notice it.
///
/// As the author of a new toolkit's host, read it as the specification, and run it in any test framework:
///
/// ```swift
/// for behavior in Conformance<MySubject>.behaviors {
///     switch try await behavior.run(MySubject()) {     // throws ConformanceFailure
///     case .shown: print("✔ \(behavior)")
///     case .notOnThisHost(let missing): print("– \(behavior): has no \(missing)")
///     }
/// }
/// ```
///
/// Nothing depends on the machine's speed: the suite waits for what must come (within `patience` moments), and
/// compares instants of the host's own clock.
@MainActor
public struct Conformance<Subject: ConformanceSubject> {
    /// One behavior that can be checked.
    public struct Behavior: Sendable, CustomStringConvertible {
        /// The number of the rule that the behavior belongs to.
        public let rule: Int
        /// The behavior, as a sentence.
        public let name: String
        /// The capabilities that a subject needs to check the behavior.
        public let needs: Set<ConformanceCapability>
        let body: @MainActor (Conformance) async throws -> Void

        init(
            rule: Int, name: String, needs: Set<ConformanceCapability> = [],
            body: @escaping @MainActor (Conformance) async throws -> Void
        ) {
            self.rule = rule
            self.name = name
            self.needs = needs
            self.body = body
        }

        /// The needed capabilities that the subject lacks, sorted; if empty, the behavior can be checked.
        public var missing: [ConformanceCapability] {
            needs.intersection(Subject.unsupported).sorted { $0.rawValue < $1.rawValue }
        }

        /// The rule and the sentence, and what is missing to check it.
        public var description: String {
            let missing = missing.map(\.rawValue).joined(separator: ", ")
            return "rule \(rule), \(name)" + (missing.isEmpty ? "" : " [not on this host: \(missing)]")
        }

        /// Checks the behavior on a fresh subject.
        ///
        /// - Returns: Whether the behavior was shown, or cannot be checked on this host.
        /// - Throws: `ConformanceFailure` if the behavior was not shown.
        @MainActor
        public func run(_ subject: Subject) async throws -> Verdict {
            guard missing.isEmpty else { return .notOnThisHost(missing) }
            // A scene's stage may outlive the subject.
            let stage = subject.overlays.stage
            let (defaults, log, reactionTime) = (stage.defaults, stage.log, stage.reactionTime)
            // A behavior presses what it has shown sooner than a user could.
            stage.reactionTime = .zero
            defer { (stage.defaults, stage.log, stage.reactionTime) = (defaults, log, reactionTime) }
            let suite = Conformance(subject: subject, behavior: description)
            do {
                try await body(suite)
            } catch {
                await suite.clearStage()
                throw error
            }
            return .shown
        }
    }

    /// The result of a behavior that did not fail.
    public enum Verdict: Hashable, Sendable {
        /// The subject showed it.
        case shown
        /// Nothing was checked, since the subject lacks these capabilities.
        case notOnThisHost([ConformanceCapability])
    }

    /// How many moments a behavior waits for what must come before it fails.
    public static var patience: Int { 2_000 }

    let subject: Subject
    let behavior: String

    var overlays: Overlays<Subject.View> { subject.overlays }
    var stage: Stage { subject.overlays.stage }

    /// Every behavior, by rule.
    public nonisolated static var behaviors: [Behavior] {
        (lifecycle + staleness + questions + sharing + queueing + stacks + minimizing + regions + attention
            + time + order
            + input
            + focus
            + layout + motion
            + dragging + access + scopes + app).enumerated()
            .sorted { ($0.element.rule, $0.offset) < ($1.element.rule, $1.offset) }.map(\.element)
    }
}
