/// A part of a panel that a host measures and places.
@_spi(Host) public enum PanelPart: Hashable, Sendable, Codable {
    /// The spinner, bar, ring or icon.
    case indicator
    /// The main line.
    case message
    /// The quieter text below the message.
    case detail
    /// The text field.
    case field
    /// The list to choose from.
    case choices
    /// One of the app's buttons, by its index in `PanelContent.actions`.
    case button(Int)
    /// The cancel button.
    case cancel
    /// The app's own view.
    case view
}

extension PanelPart {
    /// The first of the app's buttons.
    public static let action = PanelPart.button(0)

    /// The part's name for UI tests, after the panel's identifier and a dot.
    public var name: String {
        switch self {
        case .indicator: "indicator"
        case .message: "message"
        case .detail: "detail"
        case .field: "field"
        case .choices: "choices"
        case .button(0): "action"
        case .button(let index): "action-\(index + 1)"
        case .cancel: "cancel"
        case .view: "view"
        }
    }

    /// Whether the part is one of the app's buttons or the cancel button.
    public var isButton: Bool {
        switch self {
        case .button, .cancel: true
        case .indicator, .message, .detail, .field, .choices, .view: false
        }
    }

    /// Whether the part is text that wraps.
    public var isText: Bool { self == .message || self == .detail }

    /// Whether the part is a field to type into or a list to choose from.
    var asks: Bool { self == .field || self == .choices }
}
