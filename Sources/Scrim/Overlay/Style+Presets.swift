extension Style {
    /// The style that follows the platform.
    public static func adaptive(_ kind: Overlay.Kind) -> Style { fatalError() }
    /// The seeds' own look.
    public static func classic(_ kind: Overlay.Kind) -> Style { fatalError() }
}
