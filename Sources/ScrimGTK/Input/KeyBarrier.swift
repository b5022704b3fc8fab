import CGtk4
@_spi(Host) import Scrim

/// Asks the gate about each key pressed in a window, before shortcuts, mnemonics and menus get it.
///
/// A key that the app must not get is forwarded to the focused panel, including the panel's mnemonics and shortcuts,
/// and to nothing else.
///
/// A widget that received a press receives its release. GTK keeps the release of a key if the barrier handled its
/// press, or only its repeats. If a panel has taken the focus meanwhile, GTK leads the release there. The barrier
/// forwards such releases.
@MainActor
final class KeyBarrier {
    private let window: GuardedWindow
    /// The controller that handles the current key.
    private var controller: OpaquePointer?
    /// For each controller, the next one, which handles keys while the first forwards its own.
    private var deputies: [OpaquePointer: Retained<GObject>] = [:]
    /// The event of the key that is being forwarded.
    private var forwarded: OpaquePointer?
    private var heldKeys = HeldKeys()
    /// The receivers of keys that are down and whose press or repeat the barrier handled; by key value, as
    /// GTK keeps them.
    private var taken: [UInt32: Receiver] = [:]

    /// The receiver of such a key's press.
    private enum Receiver {
        case panel(SurfaceID)
        /// A view that a veil exempts.
        case exempt
        /// The app, before the overlay came; the barrier handled only repeats.
        case app
        /// Nobody: the press came before anybody could see what it would act on.
        case nobody
    }
    /// The keys that are down and whose press no widget of the app received.
    private var unheard: Set<HeldKeys.Code> = []
    private let blockedShortcuts = BlockedShortcuts()
    private let blockedDefaultWidget = BlockedDefaultWidget()
    private let panelShortcuts = PanelShortcuts()
    private let panedKeys = PanedKeys()
    private let offering = KeyOffering()
    private var activation: Signal?
    /// Whether mnemonics are underlined because Alt is down; GTK does not get the press, and so does
    /// not underline them.
    private var underlinesMnemonics = false {
        didSet {
            guard underlinesMnemonics != oldValue, let toplevel = window.window else { return }
            gtk_window_set_mnemonics_visible(toplevel, underlinesMnemonics ? 1 : 0)
        }
    }

    init(_ window: GuardedWindow) {
        self.window = window
        activation = window.window.map {
            Signal($0, "notify::is-active") { [weak self] _ in
                guard let self else { return }
                heldKeys.focusChanged(keysDown: keysDown)
                taken = [:]
                unheard = []
                underlinesMnemonics = false
            }
        }
    }

    /// Controllers for the window, or for a part of it whose keys do not reach the window.
    ///
    /// One of them is active at a time. A handler of a forwarded key may run a main loop in which the next key comes.
    /// The next controller handles that key, since a controller can forward only its current key.
    func makeControllers() -> [OpaquePointer] {
        let controllers = (0...Self.depth).map { _ in makeController() }
        for (controller, deputy) in zip(controllers, controllers.dropFirst()) {
            gtk_event_controller_set_propagation_phase(deputy, GTK_PHASE_NONE)
            deputies[controller] = Self.kept(deputy)
        }
        return controllers
    }

    /// Forgets controllers that get no more events, which frees what their closures keep.
    func forget(_ controllers: [OpaquePointer]) {
        for controller in controllers { deputies[controller] = nil }
    }

    /// How many keys can be forwarded at once, each in a main loop that a handler of the previous key runs.
    ///
    /// Any further key is swallowed.
    private static let depth = 3

    private func makeController() -> OpaquePointer {
        let controller = made(gtk_event_controller_key_new())
        gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
        _ = Signal.deciding(controller, "key-pressed") { [weak self] arguments in
            guard let self, !isForwarded(to: controller) else { return false }
            let outer = self.controller
            self.controller = controller
            defer { self.controller = outer }
            let key = KeyPress(arguments)
            let isNewPress = counts(key)
            if let toplevel = window.window {
                blockedShortcuts.silence(key, in: toplevel.widget, window.blockedAreas)
            }
            blockedDefaultWidget.silence(key, in: window)
            panedKeys.follow(key, in: window)
            let isInPanel = window.isFocusInLayer
            let isTaken = swallows(key, isNewPress: isNewPress)
            if isNewPress {
                if isTaken || isInPanel { unheard.insert(key.code) } else { unheard.remove(key.code) }
            }
            // The app got this press before the overlay came, when there was no barrier; only a repeat
            // is handled here.
            if isTaken, !isNewPress, taken[key.value] == nil { taken[key.value] = .app }
            return isTaken
        }
        Signal(controller, "key-released") { [weak self] arguments in
            guard let self, !isForwarded(to: controller) else { return }
            let outer = self.controller
            self.controller = controller
            defer { self.controller = outer }
            let key = KeyPress(arguments)
            heldKeys.release(key.code, time: eventTime, now: .now)
            forwardRelease(of: key)
            if key.isAlt { underlinesMnemonics = false }
        }
        return controller
    }

    /// Stops listening to the window; `PriorityControllers` removes the controllers.
    func remove() {
        activation?.disconnect()
        underlinesMnemonics = false
        blockedShortcuts.restore()
        blockedDefaultWidget.restore()
        panedKeys.remove()
    }

    /// Notes that a key is pressed.
    ///
    /// - Returns: Whether the press counts; repeats of a held key and presses that come too soon do not.
    private func counts(_ key: KeyPress) -> Bool {
        // First, since the gate may have to catch up with a new panel.
        let panel = keyPanel
        guard heldKeys.press(key.code, time: eventTime, now: .now, in: panel) else { return false }
        if let panel, isOutOfPlace(key, in: panel) { window.gate.noteTyping(on: panel, at: eventTime) }
        guard !isMeant(key, at: eventTime) else { return true }
        heldKeys.ignore(key.code, now: .now)
        taken[key.value] = .nobody
        return false
    }

    /// Whether the user can mean what a key would do: a press of a button comes too soon if nobody can have seen it.
    private func isMeant(_ key: KeyPress, at instant: Instant) -> Bool {
        guard key.activates || key.hasAltAlone, let surface = keyPanel,
            activatesFocus(key) || key.hasAltAlone && window.hasMnemonic(key, inPanelOf: surface)
        else { return true }
        return window.gate.takesKey(on: surface, at: instant)
    }

    /// Whether a key types a character that a panel has no use for: the user was typing elsewhere.
    private func isOutOfPlace(_ key: KeyPress, in surface: SurfaceID) -> Bool {
        key.isCharacter && window.isPlainPanel(of: surface) && !key.types(into: window.focusWidget)
    }

    /// Whether a key activates something in a panel that has the focus, and types nothing there.
    private func activatesFocus(_ key: KeyPress) -> Bool {
        guard key.activates else { return false }
        let focus = window.focusWidget
        return !key.types(into: focus) || key.isEnter && focus?.isA(gtk_text_view_get_type()) != true
    }

    /// The surface whose panel gets the keys, if any.
    private var keyPanel: SurfaceID? {
        if case .panel(let surface) = window.gate.keyRoute(focus: window.focusPlace) { surface } else { nil }
    }

    /// Follows the plan: keys that are already down belong to what was there before.
    func follow(_ plan: InputPlan) { heldKeys.follow(plan, at: .now) { keysDown } }

    private var keysDown: Set<HeldKeys.Code>? {
        KeysDown.on(gtk_widget_get_display(window.layer))
    }

    /// When the current event happened.
    private var eventTime: Instant {
        Instant(pressTime: controller.map { gtk_event_controller_get_current_event_time($0) } ?? 0)
    }

    /// Forwards a release that GTK would keep, because the barrier handled the press or a repeat, or would lead to the
    /// panel that has taken the focus meanwhile.
    private func forwardRelease(of key: KeyPress) {
        let isUnheard = unheard.remove(key.code) != nil
        switch taken.removeValue(forKey: key.value) {
        case .panel(let surface):
            // An input method in a panel needs the release: it follows which modifiers are down.
            guard window.gate.keyRoute(focus: window.focusPlace) == .panel(surface) else { return }
            _ = forwarding { _ in forward(toPanelOf: surface) }
        case .exempt:
            guard let view = window.exemptView else { return }
            _ = forwarding { forward($0, toExempt: view) }
        case .app:
            guard let toplevel = window.window.map({ Retained($0.widget) }) else { return }
            _ = forwarding { controller in
                controller.forwardKey(to: toplevel.pointer) || forward(controller, toAppIn: toplevel.pointer)
            }
        case nil:
            // Otherwise GTK delivers the release to the widget that received the press.
            guard !isUnheard, window.isFocusInLayer, let toplevel = window.window?.widget else { return }
            _ = forwarding { forward($0, toAppIn: toplevel) }
        case .nobody: return
        }
    }

    /// Offers a release to the app's widget that received the press, and to its ancestors below the window; true if one
    /// handled it.
    ///
    /// A text itself is left out: its input method follows keys only while the text has the focus.
    private func forward(_ controller: OpaquePointer, toAppIn toplevel: WidgetPointer) -> Bool {
        guard let focus = window.appFocus else { return false }
        let isText = focus.isA(gtk_text_get_type()) || focus.isA(gtk_text_view_get_type())
        let target: WidgetPointer? = isText ? gtk_widget_get_parent(focus) : focus
        guard let target, target.isInside(toplevel) else { return false }
        return offering.take(controller, to: target, below: toplevel)
    }

    private func swallows(_ key: KeyPress, isNewPress: Bool) -> Bool {
        let isWindowBlocked = window.gate.plan.windowBlocker != nil
        let place = window.focusPlace
        switch window.gate.keyRoute(focus: place) {
        case .app:
            let types = key.types(into: window.focusWidget)
            if types, window.gate.blocksTextInput(focus: place) { return true }
            guard isWindowBlocked, !types, key.isCommand, let view = window.exemptView else { return false }
            offer(key, toExempt: view)
            return true
        case .blocked(let surface):
            // In a view that only waits, Escape belongs to the app around it.
            if key.isEscape, isWindowBlocked || window.yieldsToEscape(place) {
                if isNewPress { window.report(.escapeAt(place)) }
            } else if !isWindowBlocked {
                // Repeats of an Escape that has ended an overlay go nowhere.
                if isNewPress || !key.isEscape { forwardPastRegion(key, blockedBy: surface) }
            } else if isNewPress, let panel = place.surface, window.reachesPanel(of: panel) {
                // Only a part of the panel's content is blocked.
                offer(key, toPanelOf: panel)
            } else if isNewPress, let step = step(of: key, blockedBy: surface) {
                // The blocking surface may have a panel with controls, and yet leave the focus where it is.
                _ = window.walk(step)
            }
            return true
        case .panel(let surface):
            guard isNewPress else { return true }
            if window.gate.blocksTextInput(focus: place), key.types(into: window.focusWidget) { return true }
            // Beside a live app, GTK delivers the key as usual, by way of `PanelKeyBarrier`.
            guard isWindowBlocked else { return false }
            offer(key, toPanelOf: surface)
            return true
        }
    }

    /// The step to a panel that a key takes while the window is blocked, if any.
    ///
    /// Tab takes one as soon as the blocking surface has widgets. Before that, the user can only mean the
    /// app's next control.
    private func step(of key: KeyPress, blockedBy surface: SurfaceID) -> FocusRound.Step? {
        if window.widget(of: surface) == nil { return key.step }
        return key.step ?? key.direction.flatMap { FocusRound.Step($0) }
    }

    /// Offers a key to a panel in the way in which GTK offers keys to a window, which must not get this one.
    private func offer(_ key: KeyPress, toPanelOf surface: SurfaceID) {
        taken[key.value] = .panel(surface)
        let isTaken = forwarding { _ in
            runsShortcuts(of: surface, GTK_PHASE_CAPTURE) || forward(toPanelOf: surface)
                || runsShortcuts(of: surface, GTK_PHASE_BUBBLE)
        }
        if isTaken {
            // GtkWindow shows the focus ring for a key that it handles; this key does not get that far.
            if key.direction != nil { window.showFocus() }
            return
        }
        if key.isAlt { underlinesMnemonics = true }
        if let step = key.step {
            _ = window.walk(step)
        } else if let direction = key.direction {
            window.moveFocus(direction, inPanelOf: surface)
        } else if key.isEscape {
            window.report(.escapeAt(window.focusPlace))
        } else if key.activates, let focus = window.focusWidget, !window.isInBlockedRegion(focus) {
            // GtkWindow does so, but this key does not get there; a row of a list is activated in no other way.
            focus.activate()
        }
    }

    /// Offers a key to an exempt view in the way in which GTK offers keys to a window.
    ///
    /// The window's own shortcuts, such as the application's accelerators, are left out: they would act on
    /// what is covered.
    private func offer(_ key: KeyPress, toExempt view: WidgetPointer) {
        taken[key.value] = .exempt
        let kept = Retained(view)
        let isTaken = forwarding { controller in
            panelShortcuts.take(controller, in: kept.pointer, GTK_PHASE_CAPTURE, ofItself: true)
                || forward(controller, toExempt: kept.pointer)
                || panelShortcuts.take(controller, in: kept.pointer, GTK_PHASE_BUBBLE, ofItself: true)
        }
        if key.isAlt { underlinesMnemonics = true }
        // Control+Tab moves the focus, as GtkWindow would do: the key does not get there.
        guard key.isTab, !key.modifiers.has(GDK_ALT_MASK), !key.modifiers.has(GDK_SUPER_MASK),
            let direction = key.direction
        else { return }
        if !isTaken { window.moveFocus(direction) }
        window.showFocus()
    }

    /// Offers the key to the focused widget and its ancestors, up to the exempt view; true if one handled it.
    private func forward(_ controller: OpaquePointer, toExempt view: WidgetPointer) -> Bool {
        guard let focus = window.focusWidget, focus.isInside(view), let around = gtk_widget_get_parent(view)
        else { return false }
        return offering.take(controller, to: focus, below: around)
    }

    /// Offers the key to the mnemonics and shortcuts of a panel's content; true if one handled it.
    private func runsShortcuts(of surface: SurfaceID, _ phase: GtkPropagationPhase) -> Bool {
        guard let controller, let widget = window.widget(of: surface) else { return false }
        return panelShortcuts.take(controller, in: widget, phase)
    }

    /// Forwards a key past a blocked region that has the focus: Tab leaves the region as always, and shortcuts reach
    /// the app around it.
    ///
    /// Control+Tab may be a shortcut. If it is none, GtkWindow asks to move the focus, which `FocusKeeper` does. A
    /// key that types or activates goes nowhere: GtkWindow would activate the focused widget with it.
    private func forwardPastRegion(_ key: KeyPress, blockedBy surface: SurfaceID) {
        if key.isTab, !key.hasCommandModifier, let direction = key.direction {
            window.moveFocus(direction)
            return window.showFocus()
        }
        guard key.isShortcut || key.isEscape, let region = region(of: surface),
            let inside = window.widget(of: region), let toplevel = window.window?.widget
        else { return }
        let old = window.focusWidget
        _ = forwarding { controller in
            inside.keptAncestry().dropFirst().contains { around in
                // The keys of a dialog do not reach the widgets around it.
                around.pointer.isInside(toplevel)
                    && (controller.forwardKey(to: around.pointer) || around.pointer.limitsEvents)
            }
        }
        if key.isTab, window.focusWidget != old { window.showFocus() }
    }

    /// Forwards the current key while the next controller handles keys; true if the key was handled, or if too many
    /// keys are being forwarded.
    ///
    /// A key that is forwarded to the window passes all its controllers again. The controller that forwards would
    /// lose its current event by that.
    private func forwarding(_ forward: (OpaquePointer) -> Bool) -> Bool {
        guard let controller, let keptDeputy = deputies[controller] else { return true }
        let (deputy, kept) = (OpaquePointer(keptDeputy.pointer), Self.kept(controller))
        let outer = forwarded
        forwarded = gtk_event_controller_get_current_event(controller)
        gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_NONE)
        gtk_event_controller_set_propagation_phase(deputy, GTK_PHASE_CAPTURE)
        defer {
            forwarded = outer
            // Controllers that were retired meanwhile stay silent.
            if gtk_event_controller_get_propagation_phase(deputy) == GTK_PHASE_CAPTURE {
                gtk_event_controller_set_propagation_phase(deputy, GTK_PHASE_NONE)
                gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
            }
            withExtendedLifetime((kept, keptDeputy)) {}
        }
        return forward(controller)
    }

    private static func kept(_ controller: OpaquePointer) -> Retained<GObject> {
        Retained(UnsafeMutableRawPointer(controller).assumingMemoryBound(to: GObject.self))
    }

    /// Whether a controller's current key is the one that another controller is forwarding.
    private func isForwarded(to controller: OpaquePointer) -> Bool {
        forwarded != nil && forwarded == gtk_event_controller_get_current_event(controller)
    }

    private func region(of surface: SurfaceID) -> Region? {
        window.gate.plan.layers.first { $0.surface == surface }?.region
    }

    /// Offers the key to the focused widget and its ancestors, up to the surface; true if one handled it.
    private func forward(toPanelOf surface: SurfaceID) -> Bool {
        guard let controller, let top = window.widget(of: surface) else { return false }
        // A region in the panel may itself be blocked.
        guard let focus = window.focusWidget, !window.isInBlockedRegion(focus) else { return false }
        return offering.take(controller, to: focus, below: top)
    }
}
