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
        /// A picture by its name: of the icon theme on GTK, an SF Symbol or a picture of your asset catalog
        /// on Apple platforms.
        ///
        /// On GTK the icon theme has your own icons, too, if you add their folder or resource to it. On Apple platforms
        /// a symbol comes first, then what `UIImage(named:)` finds. Your own picture keeps its colors, unless it is
        /// symbolic (GTK) or a template (Apple). An unknown name shows the platform's "missing" picture. On Apple
        /// platforms `Overlay.Icon.picture` finds the pictures of other bundles.
        case named(String)
    }
}
