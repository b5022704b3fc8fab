/// A part of a panel that a host measures and places.
@_spi(Host) public enum PanelPart: Hashable, Sendable, Codable, CaseIterable {
    /// The spinner, bar, ring or icon.
    case indicator
    /// The main line.
    case message
    /// The quieter text below the message.
    case detail
    /// The action button.
    case action
    /// The cancel button.
    case cancel
    /// The app's own view.
    case view
}

extension PanelPart {
    /// Whether the part is text that wraps.
    var isText: Bool { self == .message || self == .detail }
}
