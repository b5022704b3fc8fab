@_spi(Host) import Scrim

extension Conformance {
    func expect(
        _ condition: Bool, _ expectation: @autoclosure () -> String, file: String = #fileID, line: Int = #line
    ) throws {
        guard !condition else { return }
        throw ConformanceFailure(
            behavior: behavior, expectation: expectation(), file: file, line: line, picture: subject.picture)
    }

    func unwrap<Value>(
        _ value: Value?, _ expectation: String, file: String = #fileID, line: Int = #line
    ) throws -> Value {
        guard let value else {
            throw ConformanceFailure(
                behavior: behavior, expectation: expectation, file: file, line: line,
                picture: subject.picture)
        }
        return value
    }

    func wait(
        for expectation: String, moments: Int = patience, file: String = #fileID, line: Int = #line,
        until condition: () -> Bool, look: () throws -> Void = {}
    ) async throws {
        for _ in 0..<moments {
            if condition() { return }
            await subject.passMoment()
            try look()
        }
        try expect(condition(), "waited in vain: \(expectation)", file: file, line: line)
    }

    /// Repeats an attempt until it was seen in motion: a busy machine may draw no frame of a motion.
    func expectSeen(
        _ expectation: String, file: String = #fileID, line: Int = #line, in attempt: () async throws -> Bool
    ) async throws {
        for _ in 0..<20 where try await attempt() { return }
        try expect(false, "\(expectation), in one of twenty times", file: file, line: line)
    }

    /// Lets a few moments pass in which nothing must happen.
    func passMoments(_ count: Int = 5) async {
        for _ in 0..<count { await subject.passMoment() }
    }

    /// Lets moments pass until this much of the host's time is over, with a look after each.
    func pass(_ duration: Duration, look: () throws -> Void = {}) async throws {
        let end = stage.now + duration
        for _ in 0..<Self.patience where stage.now < end {
            await subject.passMoment()
            try look()
        }
    }

    func waitUntilShown(_ presentation: Presentation, file: String = #fileID, line: Int = #line) async throws
    {
        try await wait(for: "it is on screen", file: file, line: line) { presentation.isVisible }
    }

    /// Waits until the panel is on screen and at rest.
    func waitUntilAtRest(
        _ presentation: Presentation, _ identifier: String, file: String = #fileID, line: Int = #line
    ) async throws {
        try await waitUntilShown(presentation, file: file, line: line)
        try await wait(for: "“\(identifier)” is at rest", file: file, line: line) { areAtRest(identifier) }
        // One more frame has to show it at rest.
        await passMoments()
    }

    /// Whether this many surfaces have this identifier, and none of them moves.
    func areAtRest(_ identifier: String, _ count: Int = 1) -> Bool {
        let named = stage.plan.surfaces.filter { $0.identifier == identifier }
        return named.count == count
            && named.allSatisfy {
                $0.motion.isSettled(at: stage.now) && stage.reflow(of: $0.id).isSettled(at: stage.now)
            }
    }

    /// The panel at rest.
    func panelAtRest(
        _ presentation: Presentation, _ identifier: String, file: String = #fileID, line: Int = #line
    ) async throws -> ConformancePanel {
        try await waitUntilAtRest(presentation, identifier, file: file, line: line)
        return try unwrap(
            subject.panel(identifier), "“\(identifier)” is painted", file: file, line: line)
    }

    /// The stage's plan for the surface with this identifier.
    func surface(_ identifier: String) -> SurfacePlan? {
        stage.plan.surfaces.last { $0.identifier == identifier }?.value
    }

    /// The last check of every behavior: the window is as if there had been no overlay.
    func expectNothingLeft(file: String = #fileID, line: Int = #line) async throws {
        try await wait(for: "nothing is on stage", file: file, line: line) {
            stage.presentations.isEmpty && stage.plan.surfaces.isEmpty
        }
        try await tap(at: subject.appButton, file: file, line: line, until: "the app's button works again") {
            subject.appTaps
        }
    }

    /// Removes what a failed behavior has left, which would make the next one fail.
    func clearStage() async {
        stage.defaults.isInstant = true
        overlays.over(Region.window).dismissAll()
        for _ in 0..<Self.patience / 20 {
            if stage.presentations.isEmpty, stage.plan.surfaces.isEmpty { return }
            await subject.passMoment()
        }
    }

    /// Taps until a tap counts: the second half of a double click that began on an overlay goes nowhere.
    func tap(
        at point: Geometry.Point, file: String = #fileID, line: Int = #line, until expectation: String,
        _ taps: () -> Int
    ) async throws {
        let before = taps()
        for _ in 0..<20 where taps() == before {
            await subject.tap(at: point)
            try? await wait(for: expectation, moments: Self.patience / 20) { taps() > before }
        }
        try expect(taps() > before, expectation, file: file, line: line)
    }

    // MARK: Geometry

    /// Frames that differ by up to the grain and one point count as equal.
    var tolerance: Geometry.Size {
        Geometry.Size(width: subject.grain.width + 1, height: subject.grain.height + 1)
    }

    func expect(
        _ rect: Geometry.Rect, isWithin outer: Geometry.Rect, _ expectation: String, file: String = #fileID,
        line: Int = #line
    ) throws {
        let slack = tolerance
        let isWithin =
            rect.minX >= outer.minX - slack.width && rect.maxX <= outer.maxX + slack.width
            && rect.minY >= outer.minY - slack.height && rect.maxY <= outer.maxY + slack.height
        try expect(isWithin, "\(expectation): \(rect.text) in \(outer.text)", file: file, line: line)
    }

    func expect(
        _ rect: Geometry.Rect, isAt frame: Geometry.Rect, _ expectation: String, file: String = #fileID,
        line: Int = #line
    ) throws {
        let slack = tolerance
        let isThere =
            abs(rect.minX - frame.minX) <= slack.width && abs(rect.maxX - frame.maxX) <= slack.width
            && abs(rect.minY - frame.minY) <= slack.height && abs(rect.maxY - frame.maxY) <= slack.height
        try expect(isThere, "\(expectation): \(rect.text), not \(frame.text)", file: file, line: line)
    }

    var windowFrame: Geometry.Rect { Geometry.Rect(origin: .zero, size: subject.windowSize) }
}

extension Geometry.Rect {
    /// The frame, for a message.
    var text: String {
        "(\(minX.short), \(minY.short), \(width.short) × \(height.short))"
    }
}

extension Double {
    /// The number with one decimal digit, for a message.
    var short: String { "\((self * 10).rounded() / 10)" }
}

extension Overlay {
    /// Shown at once and until dismissed, with this identifier.
    func plain(_ identifier: String) -> Overlay {
        with(\.timing, Overlay.Timing()).with(\.identifier, identifier)
    }

    /// Painted in flat grays; `nil` paints nothing.
    func painted(scrim: Double? = nil, panel: Double? = nil, text: Double = 0) -> Overlay {
        var style = Overlay.Style.adaptive(kind, placement: placement)
        style.scrim = scrim.map { Overlay.Paint(.gray(0, alpha: $0)) } ?? .clear
        style.box = nil
        style.groupOpacity = 1
        style.panel = panel.map {
            Overlay.Style.Panel(fill: .color(Overlay.Paint(.gray($0))), cornerRadius: 0)
        }
        style.message.color = Overlay.Paint(.gray(text))
        var overlay = with(\.appearance, .custom(style))
        overlay.dims = scrim != nil
        return overlay
    }
}

/// Notices that a presentation is gone, without waiting for it: meanwhile a manual clock would stand still.
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

extension String {
    /// Whether another text is part of this one.
    func includes(_ text: String) -> Bool { indices.contains { self[$0...].hasPrefix(text) } }
}
