#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// The part of the host that a focus plan is performed on: the owner of the keys in the scene, and the gate's answers
/// about that owner.
@MainActor
protocol FocusHost: ViewHost {
    /// Decides which surface gets a press or a key.
    var gate: InputGate { get }

    /// The owner of the keys in the scene, in whichever window; `nil`: none.
    var currentResponder: UIResponder? { get }

    /// The window of the scene whose first responder has the keys; `nil`: none.
    var keyWindow: UIWindow? { get }

    /// Whether a finger is down in one of the scene's windows.
    var hasTouches: Bool { get }

    /// The scene's focus system, which moves the focus of a hardware keyboard; `nil` on a device without one.
    var focusSystem: UIFocusSystem? { get }

    /// The keys that lead from the app into panels and back.
    var panelCommands: [UIKeyCommand] { get }

    /// Whether there is a keyboard on the screen, docked or floating.
    var isKeyboardShown: Bool { get }

    /// How overlays get in front of the on-screen keyboard.
    var keyboardCover: KeyboardCover { get }

    /// Called when a key of the on-screen keyboard was pressed while the keys are kept from the app.
    func keyboardTyped()

    /// Looks for dialogs over the window, and reports the newest one if it has changed.
    func lookForDialogs()

    /// Whether the newest of the app's dialogs is in front of a responder.
    func isUnderDialog(_ responder: UIResponder) -> Bool

    /// Where the focus is if a view has it.
    func place(of view: UIView) -> FocusPlace

    /// The surface whose panel contains a view.
    func surfaceID(containing view: UIView) -> SurfaceID?

    /// The first or last control of a surface's panel, or the panel if it has none; `nil`: there is no such surface.
    func panelResponder(_ surface: SurfaceID, at end: FocusAct.End) -> UIView?

    /// The control of a surface's panel at which Tab wraps around, the grabber included.
    func roundResponder(_ surface: SurfaceID, at end: FocusAct.End) -> UIView?

    /// The text field of a surface's panel; `nil`: there is none.
    func field(in surface: SurfaceID) -> UIView?

    /// The app's content on a surface's panel: its view, or the page that its controller shows; `nil`: none.
    func content(in surface: SurfaceID) -> UIView?

    /// The answer that Return gives in a question whose panel the keys are kept for: one that the user can see but has
    /// not moved to; `nil`: none.
    func answer(ofReturnIn surface: SurfaceID) -> HostEvent?

    /// Whether a key that presses a panel's button is meant for it, as decided by `InputGate.takesKey`.
    func takesKey(on surface: SurfaceID) -> Bool

    /// Notes a key that types, for which a panel's own controls have no use, as `InputGate.noteTyping`.
    func noteTyping(on surface: SurfaceID)

    /// Whether Escape is for an overlay if the focus is at a place, or for nobody because assistive technology is kept
    /// in an overlay.
    func yieldsToEscape(at place: FocusPlace) -> Bool

    /// Called when a surface's panel gained or lost the keys.
    func noteKeys(in surface: SurfaceID, _ isFocused: Bool)

    /// As `Stage.report`.
    func report(_ event: HostEvent)
}
#endif
