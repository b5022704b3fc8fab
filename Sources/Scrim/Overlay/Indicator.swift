extension Overlay {
    /// The picture on a panel that shows that work is running, how much of it is done, or how it ended.
    public enum Indicator: Hashable, Sendable, Codable {
        /// No picture.
        case none
        /// A spinner: work is running, for an unknown time.
        case spinner
        /// A horizontal bar, filled from the leading edge: how much is done, 0 to 1.
        case bar(Double)
        /// A ring, filled clockwise from the top: how much is done, 0 to 1.
        case ring(Double)
        /// An icon: how the work ended, or a picture of the app's choice.
        case icon(Icon)

        /// How much is done, 0 to 1; `nil` for an indicator that does not show it.
        ///
        /// A number out of range counts as the nearest in it, not-a-number as 0.
        public var progress: Double? {
            switch self {
            case .bar(let fraction), .ring(let fraction): fraction > 0 ? min(fraction, 1) : 0
            case .none, .spinner, .icon: nil
            }
        }

        /// The progress in whole per cent, rounded down, so that 100 means done; `nil` as for `progress`.
        @_spi(Host) public var percent: Int? {
            // The product may be up to half a step too low: 0.29 × 100 is 28.999….
            progress.map { Int(($0 * 100).nextUp.rounded(.down)) }
        }

        /// Whether both look the same: the progress is compared as it is drawn, in its range.
        public static func == (left: Indicator, right: Indicator) -> Bool {
            switch (left, right) {
            case (.none, .none), (.spinner, .spinner): true
            case (.bar, .bar), (.ring, .ring): left.progress == right.progress
            case (.icon(let one), .icon(let other)): one == other
            case (.none, _), (.spinner, _), (.bar, _), (.ring, _), (.icon, _): false
            }
        }

        /// Hashes what `==` compares.
        public func hash(into hasher: inout Hasher) {
            switch self {
            case .none: hasher.combine(0)
            case .spinner: hasher.combine(1)
            case .bar: hasher.combine(2)
            case .ring: hasher.combine(3)
            case .icon(let icon): hasher.combine(icon)
            }
            hasher.combine(progress)
        }

        /// Whether the indicator shows that work is running.
        @_spi(Host) public var isOngoing: Bool {
            switch self {
            case .spinner, .bar, .ring: true
            case .none, .icon: false
            }
        }

        /// The indicator with its progress in range, as a host draws it.
        var drawable: Indicator {
            switch self {
            case .bar: .bar(progress ?? 0)
            case .ring: .ring(progress ?? 0)
            case .none, .spinner, .icon: self
            }
        }

        /// The indicator with the app's own picture in place of its icon.
        func themed(by icons: [Icon: Icon]) -> Indicator {
            guard case .icon(let icon) = self, let own = icons[icon] else { return self }
            return .icon(own)
        }

        /// The same indicator at this progress; NaN changes nothing.
        ///
        /// An indicator that cannot show progress becomes a ring; `nil` turns a ring or bar into a spinner.
        func at(_ progress: Double?) -> Indicator {
            guard let progress else { return self.progress == nil ? self : .spinner }
            if progress.isNaN { return self }
            let fraction = min(max(progress, 0), 1)
            switch self {
            case .bar: return .bar(fraction)
            case .none, .spinner, .ring, .icon: return .ring(fraction)
            }
        }
    }
}
