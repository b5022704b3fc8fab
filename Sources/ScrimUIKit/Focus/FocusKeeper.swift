#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// Reports to the focus machine which view has the keys in a scene, and performs the machine's acts.
///
/// On UIKit, nothing can intercept keys before the first responder. So while keys are blocked, also in grace and over
/// the keyboard alone, a placeholder is first responder. In place of a text field, the placeholder takes text as well,
/// so that the keyboard stays. The field ends editing for that time.
@MainActor
final class FocusKeeper {
    private(set) weak var host: (any FocusHost)?
    private(set) var machine = FocusMachine(blocking: .byFocus)
    private(set) var placeholder: PlaceholderResponder?
    /// The app's focus, to be given back.
    private(set) var saved = SavedFocus()
    /// The focus in a panel whose keys are blocked, to be given back.
    private(set) var savedInPanel = SavedFocus()
    /// The surface of the plan when the focus was saved; a surface that comes later has the keys.
    private(set) var keptBeside: SurfaceID?
    /// Whether the keyboard was put away while the keys are kept from the app: it stays away until they are given back.
    private(set) var isKeyboardAway = false
    /// The surface that the keys were last taken for.
    private var movedIn: SurfaceID?
    /// Whether the placeholder has given up the keys without the keeper's doing.
    private var isGivenUp = false
    /// The plan of the stage.
    private(set) var wanted = FocusPlan.app
    /// Whether the app is in the background, where UIKit leaves the keys with their owner, and so does the keeper.
    private var isPaused = false
    /// Whether the app's dialogs have changed in the background.
    private var hasMissedDialogs = false
    /// Whether a dialog of the app is open over the window.
    private var areDialogsOpen = false
    /// The focus in the app and in a panel before a dialog opened over an overlay, because the dialog may have
    /// taken the keys.
    private var underDialogs: (app: SavedFocus, panel: SavedFocus)?
    /// The focus in a panel that was under dialogs that are closed now, kept until the keys go to that panel.
    private var inPanelUnderDialogs = SavedFocus()
    /// The app's item that last had the focus system's focus.
    private var lastInApp = SavedFocus()
    /// The text field that began editing last, because it cannot be found in a window other than the app's
    /// or the library's.
    private weak var editing: UIResponder?
    /// The owner of the keys after the last check.
    private(set) weak var lastResponder: UIResponder?
    /// The focus in a panel after the last check.
    private(set) var lastInPanel = SavedFocus()
    /// The key window after the last check.
    private weak var lastKeyWindow: UIWindow?
    /// The app's other window that the keys were taken from; with regard to dialogs, it still has them.
    weak var formerKeyWindow: UIWindow?
    /// The order in which F6 goes from the app through the panels beside it.
    private(set) var round = FocusRound()
    /// The panel with the focus, as last reported to the stage.
    private var reportedPanel: SurfaceID?
    /// The panel from which F6 led to the panel that has the focus.
    private var leftPanel: SurfaceID?
    /// Where the focus was in panels that F6 led out of.
    var inPanels: [SurfaceID: SavedFocus] = [:]
    private let observers = NotificationObservers()
    private var isMoving = false
    /// Whether the focus system moved the focus since the last check.
    private var hasFocusMoved = false
    /// Where Tab continues, if a panel has kept the focus inside since the last check.
    var refusedEnd: FocusAct.End?

    init(_ host: any FocusHost) {
        self.host = host
        for name in [
            UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification,
        ] {
            observers.observe(name) { [weak self] in self?.editingBegan($0.object as? UIResponder) }
        }
        observers.observe(UIFocusSystem.didUpdateNotification) { [weak self] in self?.focusUpdated($0) }
    }

    /// Follows the app to the background and back.
    func setPaused(_ isPaused: Bool) {
        self.isPaused = isPaused
        guard !isPaused, hasMissedDialogs else { return }
        hasMissedDialogs = false
        dialogsChanged(areOpen: areDialogsOpen)
    }

    /// Makes the focus follow a plan, whose surfaces exist by then.
    func apply(_ plan: FocusPlan, _ round: FocusRound) {
        (wanted, self.round) = (plan, round)
        if round.isEmpty { inPanels = [:] }
        guard !isPaused else { return }
        // The keys belong to the dialog. Given to the app now, they would reach views under the dialog.
        guard !isDialogs else { return }
        guard let host, host.window != nil else {
            machine = FocusMachine(blocking: .byFocus)
            return drop()
        }
        let isIdle = plan == .app && machine.plan == .app && !machine.isSaved && host.gate.plan.isOpen
        guard !isIdle else { return }
        look { machine.follow(plan, $0) }
    }

    /// Moves the focus on, from the app to a panel or back.
    func walk(_ step: FocusRound.Step) {
        let left = noteFocusInPanel()
        leftPanel = nil
        look { machine.walk(step, in: round, $0) }
        look { machine.focusMoved($0) }
        if reportedPanel != nil, reportedPanel != left { leftPanel = left }
    }

    /// Whether the keys have to be given back once the app's dialogs are closed.
    var isHolding: Bool { machine.isSaved || underDialogs != nil }

    /// The app presents something over the overlays, or nothing any more.
    ///
    /// If nobody has the keys after a dialog, their former owner gets them back, so that the overlay can take
    /// them from there.
    func dialogsChanged(areOpen: Bool) {
        areDialogsOpen = areOpen
        guard !isPaused else { return hasMissedDialogs = true }
        // The system takes the keys for the dialog.
        isGivenUp = false
        if let under = underDialogs, !isUnderDialog(under.app) {
            underDialogs = nil
            inPanelUnderDialogs = under.panel
            switch currentResponder {
            case nil: _ = under.app.restore(by: host?.focusSystem)
            // An overlay over the dialog took the keys from a field of the dialog, which is gone.
            case let current? where current === placeholder && saved.target == nil: saved = under.app
            case .some: break
            }
        } else if underDialogs == nil, machine.isSaved, isUnderDialog(saved) {
            underDialogs = (saved, savedInPanel)
        }
        if wanted == .app { apply(.app, round) }
    }

    /// Whether a dialog is open over the owner of this focus, or if it has none, over anything.
    private func isUnderDialog(_ focus: SavedFocus) -> Bool {
        areDialogsOpen && focus.owner.map { host?.isUnderDialog($0) == true } ?? true
    }

    /// Checks whether the keys are where the plan has them: UIKit reports a new first responder only if it is
    /// a text field.
    func checkResponder() {
        guard !isPaused else { return }
        guard !isDialogs else { return }
        goRound()
        // Not earlier: it is unknown which comes first, the notification or the first responder.
        if hasFocusMoved { look { machine.focusMoved($0) } }
        if lastResponder?.isFirstResponder == true { lastInPanel.noteSelection() }
        guard placeholder != nil || isTrapLeft || isBarMissing, let host else { return }
        // A touch makes its window key before a field in that window has the keys.
        let isElsewhere =
            lastResponder?.isFirstResponder != true || (host.keyWindow !== lastKeyWindow && !host.hasTouches)
        let isForNobody = machine.plan == .app && saved.target == nil && savedInPanel.target == nil
        if isElsewhere || isForNobody || hasOwnerElsewhere { apply(wanted, round) }
    }

    /// A text field began editing: while the focus is kept, only the app can have moved it there.
    private func editingBegan(_ responder: UIResponder?) {
        guard !isMoving, let responder else { return }
        editing = responder
        // It is unknown whether UIKit makes the field's window key itself.
        if let windows = host?.windows, windows.contains(where: \.isKeyWindow) {
            windows.first { $0 === responder.responderView?.window }?.makeKey()
        }
        // The field may be a dialog's, which has just been presented.
        host?.lookForDialogs()
        apply(wanted, round)
    }

    /// The placeholder gave up the keys: another responder has them, or the app or the user put the keyboard away.
    func placeholderResigned() {
        if !isMoving { isGivenUp = true }
    }

    /// The focus system moved the focus; the first responder follows, if it has not already.
    private func focusUpdated(_ notification: Notification) {
        guard let system = host?.focusSystem, notification.object as AnyObject? === system else { return }
        hasFocusMoved = true
        let context =
            notification.userInfo?[UIFocusSystem.focusUpdateContextUserInfoKey] as? UIFocusUpdateContext
        for item in [context?.previouslyFocusedItem, context?.nextFocusedItem] {
            if let view = item as? UIView, isInApp(view) { lastInApp = savedFocus(of: view, item: view) }
        }
    }

    // MARK: What is seen

    /// The owner of the keys in the scene, in any window.
    var currentResponder: UIResponder? {
        if let found = host?.currentResponder { return found }
        guard let editing, editing.isFirstResponder, let window = editing.responderView?.window,
            window.windowScene == nil || window.windowScene === host?.window?.windowScene
        else { return nil }
        return editing
    }

    /// Whether the keys belong to a dialog of the app: it is open over the responder that would get them back, and no
    /// overlay over the dialog wants them.
    ///
    /// A page that the app presents is a dialog, too. Blocked views on the page stay blocked, and an overlay over the
    /// page gives the keys back to the view that it took them from.
    private var isDialogs: Bool {
        guard areDialogsOpen, wanted == .app, let host else { return false }
        if let formerKeyWindow, !host.isUnderDialog(formerKeyWindow) { return false }
        let current = currentResponder
        if let current, isInApp(current), isBlocked(current) { return false }
        if let owner = savedInPanel.target ?? saved.owner { return host.isUnderDialog(owner) }
        return formerKeyWindow != nil || current !== placeholder
    }

    /// The owner of the focus while a responder has the keys: the responder, or the item in it with the focus
    /// system's focus.
    func holder(_ responder: UIResponder?) -> UIResponder? {
        guard let item = host?.focusSystem?.focusedItem as? UIView else { return responder }
        // A panel can have the keys itself, so a panel with only the focus has lost the keys.
        guard let responder else { return isInApp(item) ? item : nil }
        return item.isInside(responder) ? item : responder
    }

    // MARK: What is done

    /// Gives the machine the present focus, performs the machine's acts, and reports to the stage which panel
    /// has the focus.
    private func look(_ decide: (FocusSnapshot) -> [FocusAct]) {
        // The acts change the first responder, which calls this method again.
        guard !isMoving else { return }
        isMoving = true
        makeOwnerKey()
        var responder = currentResponder
        if responder == nil { checkKeyboard() }
        isGivenUp = false
        let current = holder(responder)
        let acts = decide(sight(of: current))
        if !perform(acts, from: current) {
            let present = holder(currentResponder)
            perform(machine.focusMoved(sight(of: present)), from: present)
        }
        if !acts.isEmpty { responder = currentResponder }
        lastResponder = responder
        lastKeyWindow = host?.keyWindow
        hasFocusMoved = false
        isMoving = false
        reportPanel(of: acts.isEmpty ? current : holder(responder))
    }

    /// Keeps the keyboard away after the user or the app has put it away, whether it was for the app or for a field
    /// in a panel.
    private func checkKeyboard() {
        let isPanelsAway = lastResponder is any UIKeyInput && lastResponder?.isInWindow == true
        guard machine.isSaved, isGivenUp || isPanelsAway else { return }
        // Without the placeholder, the field would have given up the keys itself, to the owner of the bar that the
        // field is in or under.
        if savedInPanel.target == nil, isGivenUp || isBarMissing { saved = saved.withoutKeyboard }
        savedInPanel = SavedFocus()
        isKeyboardAway = true
        removePlaceholder()
    }

    /// Reports to the stage which panel has the focus, because a notice stays while it has the focus.
    private func reportPanel(of current: UIResponder?) {
        let panel = current.flatMap { surface(containing: $0) }
        lastInPanel = panel == nil ? SavedFocus() : savedFocus(of: lastResponder, item: current as? UIView)
        guard panel != reportedPanel else { return }
        let old = reportedPanel
        (reportedPanel, leftPanel) = (panel, nil)
        if let old { host?.noteKeys(in: old, false) }
        if let panel { host?.noteKeys(in: panel, true) }
    }

    /// - Returns: Whether the focus is where the acts lead. A view in a panel may refuse it.
    @discardableResult
    private func perform(_ acts: [FocusAct], from current: UIResponder?) -> Bool {
        var isDone = true
        for act in acts {
            switch act {
            case .save: save(act == acts.first ? current : holder(currentResponder))
            case .moveIn(let surface): moveIn(surface)
            case .enter(let stop, let end):
                savedInPanel = SavedFocus()
                if !comeBack(to: stop) { enter(stop, at: end) }
            // The machine has not seen yet that a panel has the focus again.
            case .giveBack where leftPanel.map { comeBack(to: .panel($0)) } == true: isDone = false
            case .giveBack: giveBack()
            case .forget: drop()
            case .saveInPanel:
                // The field in the panel has its keyboard now, whatever the user put away before.
                isKeyboardAway = false
                savedInPanel = savedFocus(of: currentResponder ?? current, item: current as? UIView)
                keptBeside = machine.plan.surface
                replacePlaceholder()
            case .returnToPanel:
                isDone = returnToPanel()
            }
        }
        return isDone
    }

    private func moveIn(_ surface: SurfaceID?) {
        if let surface {
            let former = [savedInPanel, inPanelUnderDialogs].first { focus in
                focus.target.map { self.surface(containing: $0) == surface && !isBlocked($0) } == true
            }
            if let former {
                inPanelUnderDialogs = SavedFocus()
                savedInPanel = former
                // In another window than the panel's, what the app made first would stay first.
                if let current = currentResponder, isInApp(current) { takeKeys() }
                if returnToPanel() { return }
            }
            if comeBack(to: .panel(surface)) { return }
        }
        takeKeys()
        let isAway = isKeyboardAway && surface == movedIn
        movedIn = surface ?? movedIn
        // A question's field is there to be typed into, so it takes the keys. A search field waits for a touch, because
        // the keyboard would hide the list. So does a field whose keyboard was put away.
        guard !isAway, let field = surface.flatMap({ host?.field(in: $0) }), !isBlocked(field) else { return }
        field.becomeFirstResponder()
    }

    /// Gives the keys back to the view in a panel that had them; false if the view refuses them.
    private func returnToPanel() -> Bool {
        let focus = savedInPanel
        savedInPanel = SavedFocus()
        guard focus.restore(by: host?.focusSystem) else { return false }
        // The keys are back in the panel, whichever way they came.
        inPanelUnderDialogs = SavedFocus()
        focus.target?.responderView?.window?.makeKey()
        removePlaceholder()
        return true
    }

    /// Remembers where the app has the focus; while a panel has it, the app's view that had it last counts.
    private func save(_ current: UIResponder?) {
        isKeyboardAway = false
        savedInPanel = takenFromPanel(by: current)
        keptBeside = machine.plan.surface
        saved =
            switch current {
            case let current? where isInApp(current):
                savedFocus(of: currentResponder ?? current, item: current as? UIView)
            // A panel in another window leaves the first responder of the app's window as it is.
            case .some: inOwnWindow.map { savedFocus(of: $0) } ?? (saved.owner == nil ? lastInApp : saved)
            case nil: SavedFocus()
            }
        replacePlaceholder()
    }

    /// Removes a placeholder without the keys: the next one is made for the responder that was saved.
    private func replacePlaceholder() {
        if placeholder?.isFirstResponder != true { removePlaceholder() }
    }

    /// Gives the keys to a placeholder: the present one, or a new one for the saved responder.
    ///
    /// A first responder in another window resigns. It would have the keys again as soon as its window became key.
    private func takeKeys() {
        guard let window = host?.window else { return }
        let old = currentResponder
        // Becoming first responder may make the placeholder's window key.
        let key = host?.keyWindow
        // A placeholder for a view that is gone would keep that view's keyboard visible.
        if (placeholder as? PlaceholderTextInput)?.isOutdated == true { removePlaceholder() }
        let new = placeholder ?? makePlaceholder()
        placeholder = new
        if new.window !== window { window.addSubview(new) }
        new.takeKeys(from: old)
        if !window.isKeyWindow {
            window.makeKey()
            focus(new)
        }
        if let key, host?.windows.contains(where: { $0 === key }) != true { formerKeyWindow = key }
        if let old, old !== new, old.isFirstResponder { old.resignFirstResponder() }
    }

    private func giveBack() {
        let current = currentResponder
        if current != nil || saved.target != nil, !saved.restore(by: host?.focusSystem) {
            // A field of a panel that has ended may refuse to end its editing.
            if let current, !current.resignFirstResponder(), surface(containing: current) != nil,
                sightInPanel(of: current) == .nobody
            {
                current.responderView?.endEditing(true)
                _ = saved.restore(by: host?.focusSystem)
            }
        }
        drop()
    }

    private func drop() {
        (saved, savedInPanel) = (SavedFocus(), SavedFocus())
        isKeyboardAway = false
        removePlaceholder()
        giveBackKeyWindow()
    }

    private func removePlaceholder() {
        placeholder?.removeFromSuperview()
        placeholder = nil
    }
}
#endif
