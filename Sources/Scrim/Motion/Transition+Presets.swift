extension Transition {
    /// The transitions that follow the platform.
    public static func adaptive(_ kind: Overlay.Kind) -> Transition { .none }
    /// The seeds' own.
    public static func classic(_ kind: Overlay.Kind) -> Transition { .none }
}
