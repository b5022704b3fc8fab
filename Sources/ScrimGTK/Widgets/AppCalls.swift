import CGtk4

// The door to the app's code. Each of these functions of GTK may run a handler of the app, and a handler may do
// anything: destroy the widget, its parent or the window, end an overlay, run a nested main loop.
//
// They are called here, and nowhere else in this module. Each keeps its receiver allocated during the call. A
// caller keeps what it reads afterwards, as a `Retained`, or asks for it again. `make lint` finds calls
// outside the door.

@MainActor
extension UnsafeMutablePointer where Pointee == GtkWidget {
    // MARK: Focus

    /// Moves the focus into the widget, or within it; false if nothing there takes it.
    @discardableResult
    func moveFocus(_ direction: GtkDirectionType) -> Bool {
        kept { gtk_widget_child_focus(self, direction) != 0 }
    }

    /// Gives the widget the focus; false if the widget does not take it.
    @discardableResult
    func grabFocus() -> Bool { kept { gtk_widget_grab_focus(self) != 0 } }

    /// Gives a GtkText the focus, with its selection as it was.
    func grabFocusKeepingSelection() {
        kept { _ = gtk_text_grab_focus_without_selecting(cast(to: GtkText.self)) }
    }

    /// Lets the focus come to the widget and to what is in it, or to none of that; a focus that is in there stays.
    func setCanFocus(_ canFocus: Bool) { kept { gtk_widget_set_can_focus(self, canFocus ? 1 : 0) } }

    // MARK: Tree

    /// Takes the widget out of its parent; nothing where there is none.
    func leaveParent() {
        guard gtk_widget_get_parent(self) != nil else { return }
        kept { gtk_widget_unparent(self) }
    }

    /// Takes an app's widget out of its parent, by the parent's own function.
    func detach() { kept { scrim_detach_from_parent(self) } }

    /// Makes the widget the parent's last child.
    func enter(_ parent: WidgetPointer) { kept { gtk_widget_set_parent(self, parent) } }

    /// Puts the widget into a parent behind a sibling; `nil`: as the first child.
    func enter(_ parent: WidgetPointer, after sibling: WidgetPointer?) {
        kept { gtk_widget_insert_after(self, parent, sibling) }
    }

    /// Puts the widget into a parent before a sibling; `nil`: as the last child.
    func enter(_ parent: WidgetPointer, before sibling: WidgetPointer?) {
        kept { gtk_widget_insert_before(self, parent, sibling) }
    }

    /// Shows or hides the widget, with all that is in it.
    func setVisible(_ isVisible: Bool) { kept { gtk_widget_set_visible(self, isVisible ? 1 : 0) } }

    /// Has the parent show the widget, or leave it out.
    func setChildVisible(_ isVisible: Bool) { kept { gtk_widget_set_child_visible(self, isVisible ? 1 : 0) } }

    // MARK: Layout

    /// Gives the widget its place in its parent; the transform is taken over.
    func allocate(width: gint, height: gint, transform: OpaquePointer? = nil) {
        kept { gtk_widget_allocate(self, width, height, -1, transform) }
    }

    /// Sets the layout manager; takes over a reference.
    func setLayoutManager(_ manager: UnsafeMutablePointer<GtkLayoutManager>?) {
        kept { gtk_widget_set_layout_manager(self, manager) }
    }

    // MARK: Buttons, popovers and scrolling

    /// Does what the widget does when it is activated, if it does anything.
    func activate() { kept { _ = gtk_widget_activate(self) } }

    /// Has the button that the widget is, and that a key pressed, not be clicked.
    ///
    /// GTK gives that up only where the button is unrealized.
    func giveUpActivation() {
        kept {
            gtk_widget_unrealize(self)
            guard let parent: WidgetPointer = gtk_widget_get_parent(self), gtk_widget_get_mapped(parent) != 0,
                gtk_widget_get_visible(self) != 0, gtk_widget_get_child_visible(self) != 0,
                gtk_widget_get_mapped(self) == 0
            else { return }
            gtk_widget_map(self)
        }
    }

    /// Closes the popover that the widget is.
    func closePopover() { kept { gtk_popover_popdown(cast(to: GtkPopover.self)) } }

    /// Stops what the scrolled window that the widget is does by itself: its momentum, and its way back from past its
    /// end.
    func stopKineticScrolling() {
        guard gtk_scrolled_window_get_kinetic_scrolling(opaque) != 0 else { return }
        kept {
            gtk_scrolled_window_set_kinetic_scrolling(opaque, 0)
            gtk_scrolled_window_set_kinetic_scrolling(opaque, 1)
        }
    }

    /// Sets the child of the scrolled window that the widget is.
    func setScrolledChild(_ child: WidgetPointer?) {
        kept { gtk_scrolled_window_set_child(opaque, child) }
    }

    private func kept<Result>(_ call: () -> Result) -> Result {
        g_object_ref(self)
        defer { g_object_unref(self) }
        return call()
    }
}

@MainActor
extension UnsafeMutablePointer where Pointee == GtkWindow {
    /// Moves the focus to a widget in the window; `nil`: to nobody.
    func setFocus(_ widget: WidgetPointer?) {
        let kept = (Retained(self), widget.map { Retained($0) })
        withExtendedLifetime(kept) { gtk_window_set_focus(self, widget) }
    }

    /// Makes a widget the one that Enter activates; `nil`: there is none.
    func setDefaultWidget(_ widget: WidgetPointer?) {
        let kept = (Retained(self), widget.map { Retained($0) })
        withExtendedLifetime(kept) { gtk_window_set_default_widget(self, widget) }
    }
}

@MainActor
extension UnsafeMutablePointer where Pointee == GtkAdjustment {
    /// Scrolls what the adjustment belongs to.
    func setValue(_ value: Double) {
        withExtendedLifetime(Retained(self)) { gtk_adjustment_set_value(self, value) }
    }
}

/// An event controller, whose structure GTK keeps to itself.
@MainActor
extension OpaquePointer {
    /// Has the controller give up what it is in the middle of.
    ///
    /// Nothing where the call comes from the `cancel` of this gesture: GTK is giving up already, and it reads
    /// afterwards what a reset would free.
    func resetController() {
        guard !isBeingCancelled else { return }
        withExtendedLifetime(kept) { gtk_event_controller_reset(self) }
    }

    private var isBeingCancelled: Bool {
        guard let running = g_signal_get_invocation_hint(UnsafeMutableRawPointer(self)) else { return false }
        return running.pointee.signal_id == g_signal_lookup("cancel", gtk_gesture_get_type())
    }

    /// Hands the key that the controller is asked about to a widget; true if that took it.
    ///
    /// Also true if the controller is asked about no key any more: it was asked about another one meanwhile.
    func forwardKey(to widget: WidgetPointer) -> Bool {
        guard gtk_event_controller_get_current_event(self) != nil else { return true }
        return withExtendedLifetime((kept, Retained(widget))) {
            gtk_event_controller_key_forward(self, widget) != 0
        }
    }

    /// Claims or refuses what the gesture follows: other gestures, the app's too, are cancelled by a claim.
    func setGestureState(_ state: GtkEventSequenceState) {
        withExtendedLifetime(kept) { _ = gtk_gesture_set_state(self, state) }
    }

    private var kept: Retained<GObject> {
        Retained(UnsafeMutableRawPointer(self).assumingMemoryBound(to: GObject.self))
    }
}

/// An action, whose structure GIO keeps to itself.
@MainActor
extension OpaquePointer {
    /// Enables the action, or disables it: the widgets that have it become sensitive or insensitive.
    func setActionEnabled(_ isEnabled: Bool) {
        withExtendedLifetime(kept) { g_simple_action_set_enabled(self, isEnabled ? 1 : 0) }
    }
}

@MainActor
extension UnsafeMutablePointer where Pointee == GtkWindow {
    /// Brings the window to the front, and the user to it.
    func comeToFront() {
        let kept = Retained(self)
        withExtendedLifetime(kept) { gtk_window_present(self) }
    }
}

/// An input method's side of a text: GtkText and GtkTextView tell the app what is being composed.
@MainActor
extension UnsafeMutablePointer where Pointee == GtkIMContext {
    /// Tells the input method that its text has the focus.
    func focusCame() { withExtendedLifetime(Retained(self)) { gtk_im_context_focus_in(self) } }

    /// Tells the input method that its text has the focus no more.
    func focusLeft() { withExtendedLifetime(Retained(self)) { gtk_im_context_focus_out(self) } }
}
