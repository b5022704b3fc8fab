@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting

/// One sheet on a host without a screen, with a manual clock: for curves in points, not in frames.
@MainActor
struct Bench {
    let host = TestHost()
    let sheet: Presentation
    private let id: SurfaceID
    private let start: Instant

    /// - Parameters:
    ///   - rests: Whether the sheet has already come in.
    ///   - shouldEnd: Asked before a drag ends the sheet.
    init?(
        _ detents: [Overlay.Detent], rests: Bool = true, _ change: (inout Overlay) -> Void = { _ in },
        shouldEnd: (@MainActor (Presentation.Cause) -> Bool)? = nil
    ) {
        var overlay = Overlay.sheet(detents: detents)
        change(&overlay)
        sheet = host.overlays.show(overlay, shouldEnd: shouldEnd) { "sheet" }
        if rests { host.advance(by: .seconds(3)) }
        guard let surface = host.plan.surfaces.first else { return nil }
        id = surface.id
        start = host.now
    }

    /// Seconds since the bench was made.
    var time: Double { (host.now - start).inSeconds }

    /// How much of the sheet is on screen now, in points.
    var points: Double { points(after: 0) }

    /// How much of the sheet will be on screen after this many seconds, if nothing else happens.
    func points(after seconds: Double) -> Double {
        host.stage.position(of: id, at: host.now + .seconds(seconds))?.points ?? 0
    }

    /// The sheet's velocity in points per second, positive towards opening.
    func velocity(after seconds: Double = 0) -> Double {
        (points(after: seconds + Self.moment) - points(after: seconds)) / Self.moment
    }

    /// The sheet's current motion.
    var motion: Motion? { host.plan.surfaces.first?.motion }

    func wait(_ seconds: Double) { host.advance(by: .seconds(max(seconds, 0))) }

    // MARK: A finger

    func press() { host.stage.report(.dragBegan(id, at: host.now)) }

    /// - Parameter way: The distance from the press in points, positive towards opening.
    func move(to way: Double) { host.stage.report(.dragMoved(id, by: -way, at: host.now)) }

    func release() { host.stage.report(.dragEnded(id, at: host.now, cancelled: false)) }

    /// Presses, and drags towards opening at a constant speed in points per second.
    func drag(at speed: Double, for seconds: Double) {
        press()
        for step in 1...25 {
            wait(seconds / 25)
            move(to: speed * seconds * Double(step) / 25)
        }
    }

    /// The seconds over which a velocity is measured: too short for a spring to change it noticeably.
    private static let moment = 2e-5
}
