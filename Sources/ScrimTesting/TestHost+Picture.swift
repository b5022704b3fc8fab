@_spi(Host) import Scrim

/// What the window looks like.
extension TestHost {
    /// The window at this moment, in characters of 8 × 20 points: for the message of a failed test.
    ///
    /// ```swift
    /// #expect(screen.isShowing("Saved"), "\(screen.drawing)")
    /// ```
    public var drawing: String { picture.description }

    /// How bright the window is at a point at this moment, 0 black to 1 white; the app itself is white.
    public func brightness(at point: Geometry.Point) -> Double { picture.brightness(at: point) }

    /// The picture at this moment.
    @_spi(Host) public var picture: StagePicture {
        let layers = plan.surfaces.filter { !$0.isHidden }.map(\.value).compactMap { surface in
            layout(of: surface.id).map { frames in
                StagePicture.Layer(
                    surface, frames: frames,
                    moment: stage.moment(of: surface, frames: frames, isDark: environment.isDark, at: now),
                    clip: surface.clip(frames: frames, visible: frame(of: surface.region), window: window),
                    isDark: environment.isDark, view: surface.view.flatMap { clock.views[$0] })
            }
        }
        return StagePicture(window, layers: layers)
    }
}
