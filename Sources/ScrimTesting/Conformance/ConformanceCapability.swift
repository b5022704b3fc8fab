/// Something that a conformance subject can do or see.
///
/// A subject names those that it lacks (`ConformanceSubject.unsupported`). The results list behaviors that need one
/// of these as not on this host, never as shown.
public enum ConformanceCapability: String, Hashable, Sendable, CaseIterable {
    /// Taps that go through the system, instead of directly to what is under them.
    case touches
    /// A finger or pointer that is held down, moved and released (`fingerDown(at:)`).
    case fingers
    /// Dialogs that a pointer moves by their header, where the desktop expects it; `fingers` are then a pointer.
    case dialogMoves
    /// A view that scrolls, for a sheet's content (`makeList()`).
    case lists
    /// A region that leaves its window and comes back (`setRegionDetached(_:)`).
    case detaching
    /// A window that gets another size (`resizeWindow(to:)`).
    case resizing
    /// A region that gets another size (`resizeRegion(to:)`).
    case regionResizing
    /// An app that is suspended and resumed (`setSuspended(_:)`).
    case suspending
    /// A window that goes out of sight and comes back (`setWindowHidden(_:)`).
    case windowHiding
    /// A window that the user leaves for another one, and comes back to (`setActive(_:)`).
    case activation
    /// Notifications by the system (`notifications`).
    case notifications
    /// A main loop that is held up (`stall(for:)`).
    case stalling
    /// A window with bars or corners that must not be covered (`setSafeArea(_:)`).
    case safeArea
    /// A bar of the app at the bottom edge, which comes and goes (`makeBar(height:)`).
    case bars
    /// An on-screen keyboard (`setKeyboard(height:)`).
    case keyboard
    /// Text in another size (`setTextScale(_:)`).
    case textScale
    /// Writing from right to left (`setRightToLeft(_:)`).
    case direction
    /// A user who prefers reduced motion (`setReducedMotion(_:)`).
    case reducedMotion
    /// The app moving its focus (`moveFocus()`).
    case focus
    /// Keys that are kept from the focused view while it keeps the focus.
    ///
    /// On UIKit nothing can come between the keys and the first responder.
    case quietKeys
    /// A focus that a panel takes beside a live app, though nothing requires that to keep keys from the app.
    ///
    /// If the focus brings the on-screen keyboard with it, taking it takes the keyboard from the field that the
    /// user types into.
    case liveFocus
    /// A key that leads from the app into a panel beside it, and back (`pressPanelKey()`).
    case panelKey
    /// Tab from control to control within a panel (`pressTab(backwards:)`, `focusedTitle`).
    case tab
    /// The Return key (`pressReturn()`).
    case returnKey
    /// The app's own dialogs, over the window and the overlays in it (`openDialog()`).
    case dialogs
    /// Dialogs that a view of the app on a sheet opens (`openDialog(from:)`).
    case contentDialogs
    /// A text field of the app above the on-screen keyboard (`focusAccessory()`).
    case accessories
    /// A region whose content scrolls (`scrollRegion(by:)`).
    case scrolling
    /// Panels as they are painted (`panel(_:)`).
    case panels
    /// Panels in motion: `panel(_:)` returns the last frame, even during a motion.
    case motion
    /// The brightness at a point (`brightness(at:)`).
    case picture
    /// The announcements of a screen reader (`spoken`).
    case speech
    /// The views that a screen reader can reach (`isReachable(_:)`, `reachableText(of:)`).
    case access
    /// Whether views that overlays held were released (`keptViews`).
    case views
}
