// Rule 18: where a released sheet goes, as a function of its position and velocity alone.

/// Where a released sheet goes.
///
/// - The sheet goes to the detent nearest to where its momentum would carry it.
/// - A flick goes at least to the next detent in its direction. It leaves the detent at which the drag began
///   even if the finger first went a little the other way. Upwards it never closes.
/// - The sheet passes no detent by momentum alone, unless `Overlay.Sheet.Momentum` allows it.
/// - `Overlay.Sheet.DragDismissal` decides whether, and past which point, the sheet is dismissed.
///
/// A pure function, and monotone: a faster release towards opening never ends further closed.
struct Settle: Hashable, Sendable, Codable {
    /// Points per second above which a release is a flick (libadwaita: 0.3 pixels per millisecond).
    static let flick = 300.0
    /// How far momentum would carry a released sheet, in seconds of its velocity: as far as a scroll view, which keeps
    /// `d` = 0.998 of its velocity each millisecond, so `d/(1 − d)/1000` (*Designing Fluid Interfaces*, WWDC 2018).
    static let projection = 0.499
    /// A sheet nearer than this to a detent, in points, is at that detent.
    static let nearness = 0.5
    /// A sheet nearer than this, in points, has not left the detent that the drag began at: twice the slop of a tap.
    static let start = 20.0

    /// The detents' heights in points, ascending; at least one.
    let heights: [Double]
    let dismissal: Overlay.Sheet.DragDismissal
    let momentum: Overlay.Sheet.Momentum

    enum Target: Hashable, Sendable, Codable {
        /// The detent's index among the heights.
        case detent(Int)
        case dismissed
    }

    /// Where the sheet goes.
    ///
    /// - Parameters:
    ///   - position: The points of the sheet that are on screen.
    ///   - velocity: Points per second, positive towards opening.
    ///   - origin: The detent that the drag began at.
    func target(position: Double, velocity: Double, from origin: Int) -> Target {
        guard let last = heights.indices.last else { return .detent(0) }
        let origin = min(max(origin, 0), last)
        let position = position.isFinite ? position : heights[origin]
        let velocity = velocity.isNaN ? 0 : velocity
        let (lower, higher) = neighbors(of: position, from: origin)

        var index = nearest(to: position + velocity * Self.projection)
        if momentum == .oneDetent { index = min(max(index, lower), higher) }
        if velocity > Self.flick { index = max(index, higher) }
        if velocity < -Self.flick { index = min(index, lower) }
        return index < 0 ? .dismissed : .detent(index)
    }

    // An index of -1 stands for hidden, below the first detent.
    private var first: Int { dismissal == .never ? 0 : -1 }
    private var last: Int { heights.count - 1 }
    private func height(_ index: Int) -> Double { index < 0 ? 0 : heights[index] }

    /// The index of the detent whose range contains a position.
    private func nearest(to position: Double) -> Int {
        var index = first
        while index < last, position >= border(above: index) { index += 1 }
        return index
    }

    /// The upper end of a detent's range: half way to the next detent, or for hidden (-1) where the policy says.
    private func border(above index: Int) -> Double {
        guard index < 0 else { return (heights[index] + heights[index + 1]) / 2 }
        // If only a pull past the whole sheet dismisses it, momentum alone never does; a flick does.
        return dismissal.share < 1 ? heights[0] * (1 - dismissal.share) : -.infinity
    }

    /// The next detents in both directions; close to where the drag began, the neighbors of that detent.
    private func neighbors(of position: Double, from origin: Int) -> (lower: Int, higher: Int) {
        let indices = first...last
        var higher = indices.first { height($0) > position + Self.nearness } ?? last
        var lower = indices.last { height($0) < position - Self.nearness } ?? first
        if abs(position - height(origin)) < Self.start {
            if higher == origin { higher = min(origin + 1, last) }
            if lower == origin { lower = max(origin - 1, first) }
        }
        return (lower, max(higher, 0))
    }
}
