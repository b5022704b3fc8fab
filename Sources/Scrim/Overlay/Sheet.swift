extension Overlay {
    /// How a sheet behaves: where it rests and how it is dragged.
    ///
    /// ```swift
    /// var overlay = Overlay.sheet(detents: [.points(120), .fraction(0.5), .full])
    /// overlay.sheet.dismissal = .never
    /// ```
    public struct Sheet: Hashable, Sendable, Codable {
        /// The detents at which the sheet rests, in any order; an empty list means the content's height.
        ///
        /// Default: the content's height.
        public var detents: [Overlay.Detent] = [.content]
        /// The detent at which the sheet rests first; `nil` (the default): the smallest.
        ///
        /// A detent that is not among `detents` means the nearest of them.
        public var initial: Overlay.Detent?
        /// Whether the sheet can be dragged.
        ///
        /// Default: yes.
        public var isDraggable = true
        /// Where a drag of the sheet begins.
        ///
        /// Default: anywhere on its panel.
        public var dragArea = DragArea.panel
        /// Whether a drag can dismiss the sheet.
        ///
        /// Default: past half of its smallest detent.
        public var dismissal = DragDismissal.standard
        /// Up to this detent the background is neither dimmed nor blocked, whatever the overlay's
        /// `InputPolicy` says for larger ones; `nil` (the default): the same at all detents.
        ///
        /// Detents are compared by the heights that they ask for, even if there is less room; a sheet's only detent is
        /// always undimmed. A dialog (`wideForm`) has no detents: there the policy applies.
        public var undimmedThrough: Overlay.Detent?
        /// Whether the sheet has a grabber.
        ///
        /// Default: if it can be dragged between detents.
        public var grabber = Grabber.automatic
        /// What the sheet is in a region more than 450 points wide and more than 360 high.
        ///
        /// Default: a sheet at its edge, as in a smaller region. The limits are those at which AdwDialog becomes a
        /// bottom sheet (libadwaita 1.5).
        public var wideForm = Form.edge
        /// How far a flick takes the sheet.
        ///
        /// Default: to the next detent.
        public var momentum = Momentum.oneDetent

        /// A sheet as high as its content, which a drag dismisses.
        public init() {}

        /// Whether a drag can dismiss a sheet.
        public enum DragDismissal: Hashable, Sendable, Codable {
            /// A drag never dismisses: pulled below its smallest detent the sheet resists like a rubber band.
            ///
            /// Escape and a tap outside are not drags: the input policy decides whether they dismiss. By default
            /// Escape does. For a sheet that only your program ends, also use
            /// `Overlay.InputPolicy(outside: .live)`, or `.block`.
            case never
            /// A drag dismisses by a flick from the smallest detent, or by a release past this share of that
            /// detent, 0 to 1.
            ///
            /// The distance that the sheet's momentum would carry it counts as well. 0: a release anywhere
            /// below the detent; 1: only a flick.
            case past(Double)
            /// A drag dismisses only after asking: pulled below its smallest detent the sheet resists like a rubber
            /// band, and a pull that would have dismissed it, by a flick or past half, asks `shouldEnd`.
            ///
            /// If refused, the sheet goes back; if allowed, it leaves. For a form that protects what was typed.
            case resisting

            /// A release past half of the smallest detent, momentum included; common sheets dismiss past a third to a
            /// half, without counting the momentum.
            public static let standard = DragDismissal.past(0.5)

            /// Whether both are the same; not-a-number equals not-a-number here.
            public static func == (left: DragDismissal, right: DragDismissal) -> Bool {
                switch (left, right) {
                case (.never, .never), (.resisting, .resisting): true
                case (.past(let one), .past(let other)): one == other || (one.isNaN && other.isNaN)
                case (.never, _), (.past, _), (.resisting, _): false
                }
            }

            /// Hashes what `==` compares.
            public func hash(into hasher: inout Hasher) {
                hasher.combine(self == .never)
                hasher.combine(resists)
                hasher.combine(share)
            }

            /// The share of the smallest detent past which letting go dismisses, 0 to 1.
            var share: Double {
                switch self {
                case .never: 1
                case .past(let share): share.isNaN ? 0.5 : min(max(share, 0), 1)
                case .resisting: 0.5
                }
            }

            /// Whether the sheet resists like a rubber band below its smallest detent.
            var resists: Bool {
                switch self {
                case .never, .resisting: true
                case .past: false
                }
            }
        }

        /// Whether a sheet has a grabber: a short bar that shows that the sheet can be dragged, and by which taps, keys
        /// and assistive technology move it.
        public enum Grabber: Hashable, Sendable, Codable {
            /// A grabber if the sheet can be dragged from one detent to another, or could be without the keyboard.
            case automatic
            /// Always a grabber.
            case shown
            /// No grabber, except where the sheet is dragged by it alone (`DragArea.grabber`).
            case hidden
        }

        /// What a sheet is if there is room.
        public enum Form: Hashable, Sendable, Codable {
            /// A sheet at its edge.
            case edge
            /// A dialog in the middle, as large as its content and at most 540 points wide; it has no detents, and is
            /// not dragged to its edge.
            ///
            /// A view without a height of its own, such as a drawing, gets the height of the sheet's largest detent. If
            /// `.content` is the only detent, or the sheet is at a side, the view gets the full height. A list has the
            /// height that its toolkit gives it; set one.
            ///
            /// On GTK a pointer moves the dialog by its upper 44 points, if the sheet `isDraggable`; all of it stays
            /// in its region.
            ///
            /// When the region becomes larger or smaller, the presentation changes its form, and its view keeps text,
            /// selection, focus and scroll position.
            case dialog
        }

        /// Where a drag of a sheet begins.
        public enum DragArea: Hashable, Sendable, Codable {
            /// Anywhere on the panel, also over content that scrolls along the sheet's axis: one gesture
            /// then moves both.
            case panel
            /// Only at the grabber, which a sheet that can be dragged then has, whatever `grabber` says; the content
            /// keeps its own gestures.
            case grabber
        }

        /// How far a flick takes a sheet.
        public enum Momentum: Hashable, Sendable, Codable {
            /// To the next detent and no further, however hard the flick is: no detent is skipped by accident.
            case oneDetent
            /// As far as the momentum goes; a hard flick towards closing dismisses from any detent.
            case free
        }
    }
}
