import CGtk4
@_spi(Host) import Scrim

/// Remembers where the focus was in each panel that has lost it, no matter who moved it.
///
/// The app or a dialog of libadwaita may take the focus from a panel. When GTK reports that, the window no longer knows
/// where the focus was. So each report is noted.
@MainActor
struct PanelFocus {
    /// The focus in the panel that has it, as last noted.
    private var current: (panel: SurfaceID, focus: SavedFocus)?
    /// The last focus in each panel that has lost it.
    private var lost: [SurfaceID: SavedFocus] = [:]

    /// Notes the panel that has the focus now; `nil`: no panel has it.
    ///
    /// A control that is gone, hidden or insensitive by now is not remembered.
    mutating func note(_ panel: SurfaceID?, in window: UnsafeMutablePointer<GtkWindow>) {
        if let current, current.panel != panel, current.focus.isThere(in: window) {
            lost[current.panel] = current.focus.withRing(of: window)
        }
        current = panel.map { (panel: $0, focus: SavedFocus(of: window)) }
        if let panel { lost[panel] = nil }
    }

    /// Takes out the last focus in a panel that has lost it; `nil` if there is none.
    mutating func take(from panel: SurfaceID) -> SavedFocus? { lost.removeValue(forKey: panel) }

    /// Forgets all panels except these.
    mutating func keep(where isThere: (SurfaceID) -> Bool) {
        lost = lost.filter { isThere($0.key) }
    }
}
