/// A sheet's share of a handle; for anything else it does nothing.
extension Presentation {
    /// How the sheet behaves.
    ///
    /// A change is animated. Where several share a surface, the newest one's counts.
    public var sheet: Sheet {
        get { overlay.sheet }
        set {
            guard newValue != overlay.sheet, !hasEnded else { return }
            overlay.sheet = newValue
            fate.stage?.send(.behave(id, newValue))
        }
    }

    /// Where the sheet rests.
    ///
    /// Where the present one is not among them any more, it goes to the nearest.
    public var detents: [Detent] {
        get { sheet.detents }
        set { sheet.detents = newValue }
    }

    /// The detent that the sheet rests at or is on its way to; setting it moves it there.
    ///
    /// Setting breaks off a drag. One that is not among its detents means the nearest of them.
    public var detent: Detent? {
        get { fate.stage?.detent(of: id) ?? sheet.initial }
        set { if let newValue, !hasEnded { fate.stage?.send(.rest(id, newValue)) } }
    }

    /// Where the sheet is now; `nil` while it is not on screen.
    public var position: SheetPosition? { fate.stage?.position(of: id) }

    /// Where the sheet is, once for each frame in which it moves: through show, drag, settle and hide.
    ///
    /// Only the newest is kept for whoever is slow. Begins with where it is, if it is on screen; ends with the
    /// sheet hidden, when its last pixel is off. Nothing is evaluated while nobody listens; several may.
    public var positions: AsyncStream<SheetPosition> {
        let (stream, continuation) = AsyncStream<SheetPosition>.makeStream(
            bufferingPolicy: .bufferingNewest(1))
        guard !fate.isGone else {
            continuation.finish()
            return stream
        }
        let number = fate.addListener(continuation)
        continuation.onTermination = { [weak fate, id] _ in
            Task { @MainActor in
                guard let fate, fate.removeListener(number) else { return }
                fate.stage?.send(.observe(id, false))
            }
        }
        if let position { continuation.yield(position) }
        fate.stage?.send(.observe(id, true))
        return stream
    }
}
