@_spi(Host) import Scrim

/// The area that a modifier's overlay covers.
public enum OverlayArea: Hashable, Sendable {
    /// The window that the view is in, above its sheets, covers and bars; a veil also the keyboard.
    case window
    /// The window and the on-screen keyboard.
    case windowAndKeyboard
    /// The on-screen keyboard alone.
    case keyboard
    /// The view that the modifier is on.
    case view

    /// The area that a kind of overlay covers by default.
    static func standard(for kind: Overlay.Kind) -> OverlayArea {
        switch kind {
        case .veil, .sheet, .hud, .question: .window
        case .loading, .activity: .view
        }
    }

    /// The area as a region of a window; `nil`: the view's own.
    var region: Region? {
        switch self {
        case .window: .window
        case .windowAndKeyboard: .windowAndKeyboard
        case .keyboard: .keyboard
        case .view: nil
        }
    }
}
