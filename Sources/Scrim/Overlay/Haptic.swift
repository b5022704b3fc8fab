extension Overlay {
    /// The haptic that a device plays when a final status is shown.
    ///
    /// Off by default; see `Stage.Defaults.playsHaptics`. A test reads those that were played: `TestHost.haptics`.
    public enum Haptic: String, Hashable, Sendable, Codable {
        /// A check mark was shown (`Overlay.Icon.success`).
        case success
        /// A cross was shown (`Overlay.Icon.failure`).
        case error
    }
}

extension Overlay.Indicator {
    /// The haptic that belongs to the indicator's icon; `nil`: the indicator is not a final status.
    var haptic: Overlay.Haptic? {
        switch self {
        case .icon(.success): .success
        case .icon(.failure): .error
        case .icon(.warning), .icon(.info), .icon(.bookmark), .icon(.named): nil
        case .none, .spinner, .bar, .ring: nil
        }
    }
}
