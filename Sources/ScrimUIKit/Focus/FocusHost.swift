#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// The part of the host on which a focus plan is performed: the owner of the keys in the scene, and the gate's
/// answers about it.
@MainActor
protocol FocusHost: ViewHost {
    /// Decides where keys go.
    var gate: InputGate { get }

    /// The owner of the keys in the scene, in whichever window; `nil`: none.
    var currentResponder: UIResponder? { get }

    /// The window of the scene whose first responder has the keys; `nil`: none.
    var keyWindow: UIWindow? { get }

    /// Whether a finger is down in one of the scene's windows.
    var hasTouches: Bool { get }

    /// The item with the focus of a hardware keyboard in the scene; `nil` on a device without a focus system.
    var focusSystem: UIFocusSystem? { get }

    /// The keys that lead from the app into panels and back.
    var panelCommands: [UIKeyCommand] { get }

    /// How overlays get in front of the on-screen keyboard.
    var keyboardCover: KeyboardCover { get }

    /// Called when a key of the on-screen keyboard was pressed while the keys are kept from the app.
    func keyboardTyped()

    /// Looks at what the app presents over the window, and reports the newest if that is another.
    func lookForDialogs()

    /// Whether the newest of the app's dialogs is in front of a responder.
    func isUnderDialog(_ responder: UIResponder) -> Bool

    /// Where the focus is while a view has it.
    func place(of view: UIView) -> FocusPlace

    /// The surface whose panel contains a view.
    func surfaceID(containing view: UIView) -> SurfaceID?

    /// The first or last control of a surface's panel, or where there is none the panel; `nil`: there is no such surface.
    func panelResponder(_ surface: SurfaceID, at end: FocusAct.End) -> UIView?

    /// The control of a surface's panel at which Tab goes round there: also the grabber.
    func roundResponder(_ surface: SurfaceID, at end: FocusAct.End) -> UIView?

    /// The text field of a surface's panel; `nil`: there is none.
    func field(in surface: SurfaceID) -> UIView?

    /// What the app shows on a surface's panel: its view, or the page of its controller that is shown; `nil`: nothing.
    func content(in surface: SurfaceID) -> UIView?

    /// What Return does in a question whose panel the keys are kept for: the answer that the user can see and has not gone to;
    /// `nil`: nothing.
    func answer(ofReturnIn surface: SurfaceID) -> HostEvent?

    /// Whether a key that takes a button of a panel is meant for it, as `InputGate.takesKey`.
    func takesKey(on surface: SurfaceID) -> Bool

    /// Notes a key that types, for which a panel's own controls have no use, as `InputGate.noteTyping`.
    func noteTyping(on surface: SurfaceID)

    /// Whether Escape is for an overlay with the focus at a place, or for nobody, since assistive technology is kept in one.
    func yieldsToEscape(at place: FocusPlace) -> Bool

    /// Called when the keys came into a surface's panel, or left it.
    func noteKeys(in surface: SurfaceID, _ isFocused: Bool)

    /// As `Stage.report`.
    func report(_ event: HostEvent)
}
#endif
