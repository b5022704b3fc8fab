extension Overlay {
    /// The order among waiting notices: higher first, then by arrival.
    ///
    /// A notice interrupts a presented one of a lower priority, unless the pointer or the focus is in the presented
    /// one, or a finger was on it within the last 5 s. The focus in a notice that blocks the window does not count.
    public enum Priority: Int, Hashable, Comparable, Sendable, Codable, CaseIterable {
        /// Comes after all others.
        case low
        /// The default.
        case normal
        /// Comes before all others.
        case high

        /// Whether the left one comes after the right one.
        public static func < (left: Overlay.Priority, right: Overlay.Priority) -> Bool {
            left.rawValue < right.rawValue
        }
    }
}
