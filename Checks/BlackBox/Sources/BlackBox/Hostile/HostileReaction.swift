/// A reaction that an app's handler may have.
enum HostileReaction: String, CaseIterable {
    // Only overlays, and changes that GTK itself queues.
    case show, showMany, update, finish, dismiss, dismissAll, setKeyboard, during
    case queueResize, css, textScale, direction, theme, animations, nothing
    // The widget tree.
    case removeSelf, removeParent, removeSibling, removeRegion, removeRow, addRow, removePage, addPage,
        nextPage
    case moveSelf, moveRegion, swapRoot, emptySheet, takeContent, setTitlebar
    case hideSelf, hideRegion, showRegion, desensitize, toggleKeyboard
    case hideWindow, showWindow, closeWindow, destroyWindow, openWindow, resizeWindow
    // Focus, popovers, scrolling, time.
    case focusEntry, focusNothing, popup, popdown, scroll, nestedLoop, removeController

    /// Reactions that only call overlays, or that GTK itself defers.
    static let mild: [HostileReaction] = [
        .show, .showMany, .update, .finish, .dismiss, .dismissAll, .setKeyboard, .during, .queueResize,
        .nothing,
    ]
    static let surroundings: [HostileReaction] = [.css, .textScale, .direction, .theme, .animations]

    /// True if the reaction may remove a popover's parent from the window.
    var takesAway: Bool {
        switch self {
        case .removeSelf, .removeParent, .removeSibling, .removeRegion, .moveSelf, .moveRegion, .swapRoot,
            .hideSelf,
            .hideRegion, .hideWindow, .closeWindow, .destroyWindow:
            true
        default: false
        }
    }
}
