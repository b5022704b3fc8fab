/// What an app's handler may do.
enum HostileReaction: String, CaseIterable {
    // Overlays alone, and what GTK queues by itself.
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

    /// What only calls overlays, or what GTK puts off by itself.
    static let mild: [HostileReaction] = [
        .show, .showMany, .update, .finish, .dismiss, .dismissAll, .setKeyboard, .during, .queueResize,
        .nothing,
    ]
    static let surroundings: [HostileReaction] = [.css, .textScale, .direction, .theme, .animations]

    /// Whether a popover may lose its place in the window.
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
