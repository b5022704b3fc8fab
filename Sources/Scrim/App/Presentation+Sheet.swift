/// A sheet's share of a handle; for anything else it does nothing.
extension Presentation {
    /// How the sheet behaves.
    ///
    /// A change is animated. Where several share a surface, the newest one's counts.
    public var sheet: Overlay.Sheet {
        get { overlay.sheet }
        set { change(.sheet(newValue), if: newValue != overlay.sheet) }
    }

    /// Where the sheet rests.
    ///
    /// Where the present one is not among them any more, it goes to the nearest.
    public var detents: [Overlay.Detent] {
        get { sheet.detents }
        set { sheet.detents = newValue }
    }

    /// The detent that the sheet rests at or is on its way to; setting it moves it there.
    ///
    /// Setting breaks off a drag. One that is not among its detents means the nearest of them.
    public var detent: Overlay.Detent? {
        get { completion.stage?.detent(of: id) ?? sheet.initial }
        set { if let newValue, !hasEnded { completion.stage?.send(.setDetent(id, newValue)) } }
    }

    /// Where the sheet is now; `nil` while it is not on screen.
    public var position: Presentation.SheetPosition? { completion.stage?.position(of: id) }

    /// Where the sheet is, once for each frame in which it moves: through show, drag, settle and hide.
    ///
    /// Only the newest is kept for whoever is slow. Begins with where it is, if it is on screen; ends with the
    /// sheet hidden, when its last pixel is off. Nothing is evaluated while nobody listens; several may.
    public var positions: AsyncStream<Presentation.SheetPosition> {
        let (stream, continuation) = AsyncStream<Presentation.SheetPosition>.makeStream(
            bufferingPolicy: .bufferingNewest(1))
        guard !completion.isGone else {
            continuation.finish()
            return stream
        }
        let number = completion.addListener(continuation)
        continuation.onTermination = { [weak completion, id] _ in
            Task { @MainActor in
                guard let completion, completion.removeListener(number) else { return }
                completion.stage?.send(.follow(id, false))
            }
        }
        if let position { continuation.yield(position) }
        completion.stage?.send(.follow(id, true))
        return stream
    }
}
