@_spi(Host) import Scrim

extension String {
    /// The text as a panel lays it out.
    var laidOut: String { PanelText.shown(self) }

    /// The whole text for a field; NUL, which would end a C string, becomes U+FFFD.
    var withoutNul: String { String(map { $0 == "\0" ? "\u{FFFD}" : $0 }) }
}
