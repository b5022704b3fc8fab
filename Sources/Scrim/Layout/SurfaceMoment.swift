/// How a surface is drawn at one instant: the values that change while it moves.
///
/// All of it follows from the plan, the layout and the instant, so that a host can draw it for each frame or sample it
/// for a render server.
@_spi(Host) public struct SurfaceMoment: Hashable, Sendable {
    /// The `Motion.Pose.offstage` of the panel; a sheet between detents is laid out for it.
    public var offstage: Double
    /// The panel's distance from where it rests, with its content, in points.
    public var offset: Point
    /// The panel's size around its center, 1 as laid out.
    public var scale: Double
    /// The panel's frame before offset and scale: on the way to the layout's frame (`Reflow`), or there.
    public var outline: Rect
    /// How far the background of a sheet extends towards its edge, in points, while its content stays: no gap opens
    /// there if a spring overshoots, or while the sheet moves down to the height of lower content.
    public var backgroundExtension: Point
    /// The opacity of the whole surface as one group, 0 to 1.
    public var groupOpacity: Double
    /// The opacity of box and panel within the group, 0 to 1.
    public var contentOpacity: Double
    /// The opacity of the scrim's color within the group, that of the color itself included.
    public var scrimOpacity: Double
    /// The opacity of this surface's scrim and those below it together; pass it as `covered` for the surface above.
    public var covered: Double
}

@_spi(Host) extension SurfaceMoment {
    /// The frame, before offset and scale, of something as large as the panel, or larger by a fixed length: it grows
    /// and moves with the panel's outline.
    ///
    /// - Parameters:
    ///   - frame: Its frame with the panel at rest, in any coordinates of points.
    ///   - rest: The panel's frame at rest.
    public func outlined(_ frame: Rect, resting rest: Rect) -> Rect {
        Rect(
            frame.minX + outline.minX - rest.minX, frame.minY + outline.minY - rest.minY,
            frame.width + outline.width - rest.width, frame.height + outline.height - rest.height)
    }

    /// The sides of the line around the panel that are drawn, each 0 or 1: all for a sheet that steps back behind
    /// another, away from the window's edge.
    public func line(of frames: SurfaceFrames) -> Insets { scale < 1 ? Insets(all: 1) : frames.line }

    /// A point of the stage in the coordinates of the panel's content, which is in the middle of the outline.
    ///
    /// `nil`: the panel has no size at this moment.
    ///
    /// - Parameter rest: The panel's frame at rest.
    public func panelPoint(_ point: Point, resting rest: Rect) -> Point? {
        guard scale > 0 else { return nil }
        return Point(
            x: (point.x - rest.midX - offset.x) / scale + rest.midX - outline.midX + rest.width / 2,
            y: (point.y - rest.midY - offset.y) / scale + rest.midY - outline.midY + rest.height / 2)
    }
}

@_spi(Host) extension SurfacePlan {
    /// How the surface is drawn at an instant.
    ///
    /// A host calls `Stage.moment`, which passes the rest.
    ///
    /// - Parameters:
    ///   - instant: When the frame is on screen.
    ///   - frames: The surface's layout.
    ///   - reflow: The animation of the last change of layout.
    ///   - isDark: Whether the dark scheme is on.
    ///   - covered: The opacity of the scrims below the surface together (`SurfaceMoment.covered`).
    ///   - depth: How many sheets the surface is behind (`Stage.depth`).
    ///   - carried: What is left of a slide whose distance changed, in points.
    public func moment(
        at instant: Instant, frames: SurfaceFrames, reflow: Reflow, isDark: Bool, covered: Double = 0,
        depth: Double = 0, carried: Point = .zero
    ) -> SurfaceMoment {
        let pose = motion.pose(at: instant)
        let setback = Setback(behind: depth, frames)
        let offset = Point(
            x: frames.travel.x * pose.offstage + setback.offset.x + carried.x,
            y: frames.travel.y * pose.offstage + setback.offset.y + carried.y)
        let scale = pose.scale * setback.scale
        // In a translucent group the panel's opacity is the group's, so that the scrim does not shine through a panel
        // that fades in over it. The scrim may still fade without the panel.
        let isGroup = style.clampedGroupOpacity < 1
        let group = isGroup ? style.clampedGroupOpacity * pose.opacity : 1
        let wanted = dimming(at: instant, isDark: isDark)
        let isOpaque = scrimOpacity(isDark: isDark) >= 1
        let scrim = Dimming.opacity(wanted: wanted, over: covered, isOpaque: isOpaque)
        return SurfaceMoment(
            offstage: pose.offstage, offset: offset, scale: scale,
            outline: reflow.panel(at: instant, resting: frames.panel),
            backgroundExtension: backgroundExtension(at: offset, scale: setback.scale, frames: frames),
            groupOpacity: group,
            contentOpacity: isGroup ? 1 : pose.opacity,
            scrimOpacity: group > 0 ? min(scrim / group, 1) : 0,
            covered: max(covered, wanted))
    }

    /// The opacity of the surface's own scrim at an instant, 0 to 1.
    func dimming(at instant: Instant, isDark: Bool) -> Double {
        guard !isHidden else { return 0 }
        return scrimOpacity(isDark: isDark) * motion.pose(at: instant).scrim
    }

    /// The opacity of the scrim at rest, 0 to 1.
    private func scrimOpacity(isDark: Bool) -> Double {
        style.scrim.color(isDark: isDark).alpha * style.clampedGroupOpacity
    }

    /// The gap between a sheet at an offset and its edge, before the scale, as a vector towards the edge.
    ///
    /// Zero if the sheet reaches its edge. For a sheet with an inset it is the length lost to lower content.
    private func backgroundExtension(at offset: Point, scale: Double, frames: SurfaceFrames) -> Point {
        guard scale > 0, let exit = frames.exit else { return .zero }
        let extent = exit.extent
        guard let closing = frames.flushEdge else {
            return Point(x: exit.closing.x * frames.lostLength, y: exit.closing.y * frames.lostLength)
        }
        // A panel that became lower is shorter than the distance that it still travels.
        let gap = (extent * (1 - scale) / 2 - offset.along(closing) + exit.travel - extent) / scale
        // A rounding error is no gap.
        return gap > 1e-6 ? Point(x: closing.x * gap, y: closing.y * gap) : .zero
    }

    /// The rectangle to which the surface's drawing is clipped, in a window of that size; `nil`: it is not clipped.
    ///
    /// A surface over a view is clipped to the view's visible part, unless it is a notice that has no room there. A
    /// sheet over a window is clipped at its own edge, which may be that of a keyboard.
    public func clip(frames: SurfaceFrames, visible: Rect, window: Size) -> Rect? {
        guard region.isWindow || frames.isInWindow else { return visible }
        guard sheet != nil else { return nil }
        let (rest, travel) = (frames.panel, frames.travel)
        let left = travel.x < 0 ? rest.maxX + travel.x : 0
        let top = travel.y < 0 ? rest.maxY + travel.y : 0
        let right = travel.x > 0 ? rest.minX + travel.x : window.width
        let bottom = travel.y > 0 ? rest.minY + travel.y : window.height
        return Rect(left, top, right - left, bottom - top)
            .intersection(Rect(origin: .zero, size: window))
    }
}
