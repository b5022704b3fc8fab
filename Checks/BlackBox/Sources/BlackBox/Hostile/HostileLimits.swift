/// What plain GTK survives. Each line here is what `blackbox hostile --plain --pairs` or a story with `--plain` showed on
/// GTK 4.8.3 under AddressSanitizer, in an app without Scrim:
///
/// - In `map` a handler that removes a widget, gives the window another child, or opens a popover ends in a segmentation
///   fault or a critical (`mapped:removeSelf`, `removeParent`, `swapRoot`, `emptySheet`, `popup`).
/// - In `unmap` so does one that removes a widget, turns a notebook's page, sets a titlebar, opens a popover or runs a
///   main loop (`unmapped:removeSelf`, `removeParent`, `removeRow`, `nextPage`, `setTitlebar`, `popup`, `nestedLoop`).
/// - `root` and `realize`: an overlay that is removed meanwhile aborts in `gtk_widget_unroot` (seed 1, story 2).
/// - `notify::position` of a paned is emitted while that allocates: removing a widget crashes (seed 2, story 13).
/// - A viewport whose child is taken out while the focus is in it: a critical of `gtk_widget_compute_bounds` as the focus
///   moves on. Therefore `takeOut` clears the focus first.
/// - A popover that is open while its window is destroyed: see `HostileWindow.closePopover`.
/// - A popover that opens in a window that is hidden or closed keeps its grab: no window hears a click any more (seed
///   20261125, stories 67, 86 and 254). Therefore `popup` needs a window that is there.
/// - A window that is closed while `gtk_window_present` moves its focus: GTK aborts (`windowFocus:closeWindow`; so in
///   `unmap`, `realize` and `state-flags-changed`). The same holds for the content of a sheet that is shown in such a
///   handler (seed 20261125, story 52).
/// - A gesture's `cancel`, where it comes of a reset, as by `gtk_widget_set_sensitive`: what cancels the gesture again
///   (a popover that opens, a press or release in a main loop, `set_sensitive`) changes the table that GTK walks, which
///   is a critical (stories 91 and 177).
/// - A window that is closed in the `cancel` of a gesture that a popover's end cancels: GTK goes on with the window's surface,
///   which is gone, a critical (seed 20261128, story 1). Not seen without an overlay, which closes the popover there.
/// - A notebook's page that is removed while the notebook turns to it (`pageSwitched:removePage`; seed 20261126, story
///   114, in which no overlay is shown).
/// - A notebook that leaves the window while it turns to another page because the page before is taken out, if nothing in it
///   has the focus (`pageSwitched:swapRoot`; seed 20261127, story 58): a C program with these calls reads freed memory. With
///   the focus in it, GTK happens to keep it.
/// - What an app does while it makes a sheet's content counts as done in the handler in which it shows the sheet: in `map` and
///   `unmap` it removes and exchanges nothing either (seed 20261201, stories 0 and 238). A C program whose label exchanges
///   the window's child in `unmap` gets a critical when the window is hidden.
/// - A window that gets a titlebar while it is realized: GTK warns of that, and goes on with the surface that is gone (seed
///   20261201, stories 129, 232, 263 and 283). Therefore `setTitlebar` needs a window that is not realized.
/// - A controller that is removed by its own handler: not tried further.
///
/// Therefore a handler that GTK calls in the middle of something only calls overlays, as an app does that tidies up in
/// `unmap`; with plain GTK the app's own overlays wait for the next turn then.
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
