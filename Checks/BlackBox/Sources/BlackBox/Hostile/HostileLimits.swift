/// What plain GTK survives.
///
/// Each item was shown by `blackbox hostile --plain --pairs`, or by a story with `--plain`, on GTK 4.8.3 under
/// AddressSanitizer, in an app without Scrim:
///
/// - In `map`, a handler that removes a widget, replaces the window's child, or opens a popover causes a segmentation
///   fault or a critical (`mapped:removeSelf`, `removeParent`, `swapRoot`, `emptySheet`, `popup`).
/// - In `unmap`, so does a handler that removes a widget, turns a notebook's page, sets a titlebar,
///   opens a popover or runs a main loop (`unmapped:removeSelf`, `removeParent`, `removeRow`,
///   `nextPage`, `setTitlebar`, `popup`, `nestedLoop`).
/// - In `root` and `realize`, an overlay that is removed meanwhile aborts in `gtk_widget_unroot` (seed 1, story 2).
/// - `notify::position` of a paned is emitted while the paned allocates: removing a widget crashes (seed 2, story 13).
/// - If a viewport's child is removed while it contains the focus, `gtk_widget_compute_bounds` logs a critical as the
///   focus moves on. Therefore `takeOut` clears the focus first.
/// - A popover that is open while its window is destroyed: see `HostileWindow.closePopover`.
/// - A popover that opens in a hidden or closed window keeps its grab, and no window receives clicks any more (seed
///   20261125, stories 67, 86 and 254). Therefore `popup` needs a window that is shown.
/// - If a window is closed while `gtk_window_present` moves its focus, GTK aborts (`windowFocus:closeWindow`; also in
///   `unmap`, `realize` and `state-flags-changed`). The same holds for the content of a sheet that is shown in such a
///   handler (seed 20261125, story 52).
/// - In a gesture's `cancel` that a reset causes, for example by `gtk_widget_set_sensitive`, anything that cancels the
///   gesture again (a popover that opens, a press or release in a main loop, `set_sensitive`) changes the table that
///   GTK iterates over, which is a critical (stories 91 and 177).
/// - If a window is closed in the `cancel` of a gesture that a popover's end cancels, GTK goes on with the
///   window's surface, which is gone: a critical (seed 20261128, story 1). Not seen without an overlay, which
///   closes the popover there.
/// - Removing the page to which a notebook is turning (`pageSwitched:removePage`; seed 20261126, story 114,
///   which shows no overlay).
/// - Removing a notebook from the window while it turns to another page because the current page is removed, if the
///   focus is not in the notebook (`pageSwitched:swapRoot`; seed 20261127, story 58): a C program with these calls
///   reads freed memory. With the focus in the notebook, GTK happens to keep it.
/// - What an app does while it makes a sheet's content counts as done in the handler that shows the sheet: in `map` and
///   `unmap` it removes and replaces nothing either (seed 20261201, stories 0 and 238). A C program whose label
///   replaces the window's child in `unmap` gets a critical when the window is hidden.
/// - If a realized window gets a titlebar, GTK warns, and goes on with the surface, which is gone (seed 20261201,
///   stories 129, 232, 263 and 283). Therefore `setTitlebar` needs a window that is not realized.
/// - A controller that is removed by its own handler: not tried further.
///
/// Therefore a handler that GTK calls in the middle of its work only calls overlays, as an app does that cleans up in
/// `unmap`. With plain GTK, the app's own overlays then wait for the next turn.
extension HostileReaction {
    /// The reactions that plain GTK survives in a handler of this signal.
    static func survived(in signal: HostileSignal) -> [HostileReaction] {
        if signal.isInside { return mild }
        return allCases.filter { $0 != .removeController }
    }

    /// True if plain GTK survives this reaction in a handler of the last of these signals, which handlers of
    /// the others have caused.
    func isSurvived(in signals: [HostileSignal]) -> Bool {
        if signals.last == .content, signals.contains(where: \.isInside), !Self.mild.contains(self) {
            return false
        }
        return switch self {
        case .closeWindow, .destroyWindow:
            !signals.contains {
                [.windowFocus, .unmapped, .realized, .flagsChanged, .cancelled].contains($0)
            }
        case .removePage, .swapRoot: signals.last != .pageSwitched
        case .popup, .nestedLoop, .desensitize: signals.last != .cancelled
        default: true
        }
    }
}

extension HostileSignal {
    /// True if GTK calls this signal's handlers in the middle of its own work.
    var isInside: Bool {
        switch self {
        case .mapped, .unmapped, .shown, .hidden, .realized, .unrealized, .destroyed, .rooted, .parented,
            .focusEntered, .focusLeft, .pointerEntered, .pointerLeft, .flagsChanged, .resized, .drawn,
            .adjustmentChanged, .panedMoved, .windowResized, .windowActive, .windowFocus:
            true
        default: false
        }
    }
}
