/// How a sheet behaves: where it rests and how it is dragged.
///
/// ```swift
/// var overlay = Overlay.sheet(detents: [.points(120), .fraction(0.5), .full])
/// overlay.sheet.dismissal = .never
/// ```
public struct Sheet: Hashable, Sendable {
    /// Where it rests, in any order; none means the content's height.
    ///
    /// Default: the content's height.
    public var detents: [Detent] = [.content]
    /// Where it rests at first; `nil` (the default): at the smallest.
    ///
    /// One that is not among the detents means the nearest of them.
    public var initial: Detent?
    /// Whether it can be dragged.
    ///
    /// Default: yes.
    public var isDraggable = true
    /// Whether a drag can dismiss it.
    public var dismissal = DragDismissal.standard
    /// Up to this detent the background is neither dimmed nor blocked, whatever `InputPolicy` says of larger ones;
    /// `nil` (the default): the same at all.
    public var undimmedThrough: Detent?
    /// Whether it has a grabber.
    public var grabber = Grabber.automatic
    /// How far a flick takes it.
    public var momentum = Momentum.oneDetent

    /// A sheet as high as its content, which a drag dismisses.
    public init() {}

    /// Whether a drag can dismiss.
    public enum DragDismissal: Hashable, Sendable {
        /// No: pulled below its smallest detent it resists like a rubber band.
        case never
        /// A flick from the smallest detent does, or letting go past this share of it, 0 to 1: where it is, with
        /// where its momentum would carry it.
        ///
        /// 0: anywhere below the detent; 1: only a flick.
        case past(Double)
        /// Only after asking: pulled below its smallest detent it resists like a rubber band, and a pull that would
        /// have dismissed it, by a flick or past half, asks `shouldEnd`. Refused it goes back, allowed it goes.
        ///
        /// For a form that guards what was typed.
        case resisting

        /// Past half of it: common sheets have a third to a half without counting the momentum, which here is
        /// counted on top.
        public static let standard = DragDismissal.past(0.5)

        /// Whether both mean the same; also where both are not a number.
        public static func == (left: DragDismissal, right: DragDismissal) -> Bool {
            switch (left, right) {
            case (.never, .never), (.resisting, .resisting): true
            case (.past(let one), .past(let other)): one == other || (one.isNaN && other.isNaN)
            case (.never, _), (.past, _), (.resisting, _): false
            }
        }

        /// Feeds what it means.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(self == .never)
            hasher.combine(resists)
            hasher.combine(share)
        }

        /// The share of the smallest detent past which it is dismissed.
        var share: Double {
            switch self {
            case .never: 1
            case .past(let share): share.isNaN ? 0.5 : min(max(share, 0), 1)
            case .resisting: 0.5
            }
        }

        /// Whether it gives like a rubber band below the smallest detent.
        var resists: Bool {
            switch self {
            case .never, .resisting: true
            case .past: false
            }
        }
    }

    /// Whether there is a grabber: a short bar that shows that it can be dragged, and that keys and assistive
    /// technology move it by.
    public enum Grabber: Hashable, Sendable {
        /// Where it can be dragged from one detent to another.
        case automatic
        /// Always.
        case shown
        /// Never.
        case hidden
    }

    /// How far a flick takes it.
    public enum Momentum: Hashable, Sendable {
        /// To the next detent and no further, however hard it is: none is skipped by accident.
        case oneDetent
        /// As far as it goes; a hard one downwards dismisses from any detent.
        case free
    }
}
