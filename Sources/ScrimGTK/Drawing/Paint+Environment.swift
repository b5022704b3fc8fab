@_spi(Host) import Scrim

extension Overlay.Paint {
    /// The color for the scheme of an environment.
    func color(in environment: Stage.Environment) -> Overlay.Color { color(isDark: environment.isDark) }
}
