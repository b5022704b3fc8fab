extension Overlay {
    /// A picture in place of a spinner.
    public enum Icon: Hashable, Sendable, Codable {
        /// A check mark: the work succeeded.
        case success
        /// A cross: the work failed.
        case failure
        /// A triangle with an exclamation mark: look before you go on.
        case warning
        /// A letter i: information.
        case info
        /// A bookmark ribbon.
        case bookmark
        /// A picture by its name in the platform's own set: an icon-theme name on GTK, an SF Symbol on Apple
        /// platforms.
        ///
        /// An unknown name shows the platform's "missing" picture.
        case named(String)
    }
}
