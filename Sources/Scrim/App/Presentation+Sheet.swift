/// The part of a handle that is for sheets; for other overlays it does nothing.
extension Presentation {
    /// How the sheet behaves.
    ///
    /// A change is animated. If several presentations share a surface, the newest counts.
    public var sheet: Overlay.Sheet {
        get { overlay.sheet }
        set { change(.sheet(newValue), if: newValue != overlay.sheet) }
    }

    /// The detents at which the sheet rests.
    ///
    /// If the present one is removed, the sheet moves to the nearest.
    public var detents: [Overlay.Detent] {
        get { sheet.detents }
        set { sheet.detents = newValue }
    }

    /// The detent at which the sheet rests or to which it moves; setting it moves the sheet.
    ///
    /// Setting it ends a drag. A detent that is not in `detents` stands for the nearest one. In a low window, or above
    /// an on-screen keyboard, several detents may have one height; the sheet keeps the one that it has among them.
    public var detent: Overlay.Detent? {
        get { completion.stage?.detent(of: id) ?? sheet.initial }
        set { if let newValue, !hasEnded { completion.stage?.send(.setDetent(id, newValue)) } }
    }

    /// Where the sheet is now; `nil` while it is not on screen.
    public var position: Presentation.SheetPosition? { completion.stage?.position(of: id) }

    /// The sheet's position, once for each frame in which it moves: as it appears, is dragged, settles and leaves.
    ///
    /// A slow listener gets only the newest. The stream begins with the present position, if the sheet is on screen,
    /// and ends when its last pixel is off. There may be several listeners; without one, nothing is computed.
    public var positions: AsyncStream<Presentation.SheetPosition> {
        let (stream, continuation) = AsyncStream<Presentation.SheetPosition>.makeStream(
            bufferingPolicy: .bufferingNewest(1))
        guard !completion.isGone else {
            continuation.finish()
            return stream
        }
        let number = completion.addListener(continuation, at: position)
        continuation.onTermination = { [weak completion, id] _ in
            Task { @MainActor in
                guard let completion, completion.removeListener(number) else { return }
                completion.stage?.send(.follow(id, false))
            }
        }
        completion.stage?.send(.follow(id, true))
        return stream
    }
}
