/// A surface at one moment: what of its look changes while it moves.
///
/// All of it follows from the plan, its layout and the instant, so that a host may draw it for each frame or
/// sample it for a render server.
public struct SurfaceMoment: Hashable, Sendable {
    /// How far the panel is from where it rests, and all that is in it.
    public var offset: Point
    /// Its size around its centre, 1 as laid out.
    public var scale: Double
    /// The panel as it is drawn before offset and scale: on its way to its frame, or there.
    public var outline: Rect
    /// How much further a sheet's ground reaches, its content staying where it is: so that nothing gapes where
    /// a spring overshoots.
    public var reach: Point
    /// The opacity of everything as one.
    public var group: Double
    /// The opacity of box and panel within the group.
    public var content: Double
    /// The opacity of the scrim's colour, that colour's own included, within the group.
    public var scrim: Double
    /// What its scrim and those below it come to together: `covered` for the surface above.
    public var covered: Double
}

extension SurfacePlan {
    /// What it looks like at an instant.
    ///
    /// - Parameters:
    ///   - frames: Its layout.
    ///   - reflow: The decaying rest of its last change of layout.
    ///   - isDark: Whether the dark scheme is on.
    ///   - covered: What the scrims below it come to together (`SurfaceMoment.covered`).
    public func moment(
        at instant: Instant, frames: SurfaceFrames, reflow: Reflow, isDark: Bool, covered: Double = 0
    ) -> SurfaceMoment {
        let pose = motion.pose(at: instant)
        let offset = Point(x: frames.travel.x * pose.offstage, y: frames.travel.y * pose.offstage)
        // What scrim and panel have in common fades the whole, so that a panel that fades in over its own scrim is
        // not seen through.
        let shared = style.groupOpacity < 1 ? min(pose.opacity, pose.scrim) : 1
        let group = max(style.groupOpacity, 0) * shared
        let wanted = dimming(at: instant, isDark: isDark)
        let scrim = Dimming.opacity(wanted: wanted, over: covered)
        return SurfaceMoment(
            offset: offset, scale: pose.scale,
            outline: reflow.panel(at: instant, resting: frames.panel),
            reach: reach(beyond: offset, frames: frames), group: group,
            content: shared > 0 ? pose.opacity / shared : 0, scrim: group > 0 ? min(scrim / group, 1) : 0,
            covered: max(covered, wanted))
    }

    /// What its scrim comes to by itself at an instant, 0 to 1.
    fileprivate func dimming(at instant: Instant, isDark: Bool) -> Double {
        guard !isHidden else { return 0 }
        let share = motion.pose(at: instant).scrim
        return style.scrim.colour(isDark: isDark).alpha * share * max(style.groupOpacity, 0)
    }

    /// How far a sheet is off its edge at this moment, beyond what of it lies out there.
    private func reach(beyond offset: Point, frames: SurfaceFrames) -> Point {
        let way = abs(frames.travel.x) + abs(frames.travel.y)
        guard kind == .sheet, way > 0 else { return .zero }
        let closing = Point(x: frames.travel.x / way, y: frames.travel.y / way)
        let extent = closing.x == 0 ? frames.panel.height : frames.panel.width
        let gap = -(offset.x * closing.x + offset.y * closing.y) - max(extent - way, 0)
        return gap > 0 ? Point(x: closing.x * gap, y: closing.y * gap) : .zero
    }

    /// What it must not be drawn outside of, in a window of that size; `nil`: nothing.
    ///
    /// What slides over a view's edge, or is scrolled out of sight with it, is cut off there; so is a sheet that
    /// reaches out over its edge, which may be a keyboard's.
    public func clip(frames: SurfaceFrames, visible: Rect, window: Size) -> Rect? {
        guard region.isWindow else { return visible }
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

extension StagePlan {
    /// What the scrims below a surface, where it is, come to together at an instant, 0 to 1.
    public func dimming(below surface: SurfaceID, at instant: Instant, isDark: Bool) -> Double {
        guard let index = surfaces.firstIndex(where: { $0.id == surface }) else { return 0 }
        return surfaces[..<index].reduce(0) { darkest, lower in
            // What dims one view does not dim another.
            guard lower.region.isWindow || lower.region == surfaces[index].region else { return darkest }
            return max(darkest, lower.dimming(at: instant, isDark: isDark))
        }
    }
}
