import CGtk4

// The door to the app's code. Each of these GTK functions may run a handler of the app, and a handler may do
// anything: destroy the widget, its parent or the window, end an overlay, run a nested main loop.
//
// This module calls them only here. Each function keeps its receiver allocated during the call. A caller keeps what
// it reads afterwards, as a `Retained`, or asks for it again. `make lint` finds calls outside the door.

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

    /// Sets whether the widget and its content can get the focus; a focus that is already inside stays.
    func setCanFocus(_ canFocus: Bool) { kept { gtk_widget_set_can_focus(self, canFocus ? 1 : 0) } }

    // MARK: Tree

    /// Takes the widget out of its parent; does nothing if it has none.
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

    /// Sets whether the parent shows the widget.
    func setChildVisible(_ isVisible: Bool) { kept { gtk_widget_set_child_visible(self, isVisible ? 1 : 0) } }

    // MARK: Layout

    /// Gives the widget its size and transform in its parent; takes over the transform.
    func allocate(width: gint, height: gint, transform: OpaquePointer? = nil) {
        kept { gtk_widget_allocate(self, width, height, -1, transform) }
    }

    /// Sets the layout manager; takes over a reference.
    func setLayoutManager(_ manager: UnsafeMutablePointer<GtkLayoutManager>?) {
        kept { gtk_widget_set_layout_manager(self, manager) }
    }

    // MARK: Buttons, popovers and scrolling

    /// Activates the widget, if it can be activated.
    func activate() { kept { _ = gtk_widget_activate(self) } }

    /// Cancels the click that a key has begun on this button.
    ///
    /// GTK cancels it only when the button is unrealized.
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

    /// Draws the widget without the highlight of a drop target.
    func hideDropHighlight() { kept { gtk_widget_unset_state_flags(self, GTK_STATE_FLAG_DROP_ACTIVE) } }

    /// Asks for the tooltip at the pointer as if the pointer had moved, which hides that of another widget.
    func queryTooltip() { kept { gtk_widget_trigger_tooltip_query(self) } }

    /// Closes this popover.
    func closePopover() { kept { gtk_popover_popdown(cast(to: GtkPopover.self)) } }

    /// Stops what this scrolled window does by itself: its momentum, and its return from past its end.
    func stopKineticScrolling() {
        guard gtk_scrolled_window_get_kinetic_scrolling(opaque) != 0 else { return }
        kept {
            gtk_scrolled_window_set_kinetic_scrolling(opaque, 0)
            gtk_scrolled_window_set_kinetic_scrolling(opaque, 1)
        }
    }

    /// Sets the child of this scrolled window.
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
    /// Moves the focus to a widget in the window; `nil` clears it.
    func setFocus(_ widget: WidgetPointer?) {
        let kept = (Retained(self), widget.map { Retained($0) })
        withExtendedLifetime(kept) { gtk_window_set_focus(self, widget) }
    }

    /// Sets the widget that Enter activates; `nil` for none.
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

/// An event controller, which C hands out as an opaque pointer.
@MainActor
extension OpaquePointer {
    /// Resets the controller, which gives up what it follows.
    ///
    /// Does nothing inside this gesture's own `cancel`: GTK is already giving up, and afterwards reads what a
    /// reset would free.
    func resetController() {
        guard !isBeingCancelled else { return }
        withExtendedLifetime(kept) { gtk_event_controller_reset(self) }
    }

    private var isBeingCancelled: Bool {
        guard let running = g_signal_get_invocation_hint(UnsafeMutableRawPointer(self)) else { return false }
        return running.pointee.signal_id == g_signal_lookup("cancel", gtk_gesture_get_type())
    }

    /// Forwards the controller's current key to a widget; true if the widget handled it.
    ///
    /// Also true if the controller has no current key any more, because it got another one meanwhile.
    func forwardKey(to widget: WidgetPointer) -> Bool {
        guard gtk_event_controller_get_current_event(self) != nil else { return true }
        return withExtendedLifetime((kept, Retained(widget))) {
            gtk_event_controller_key_forward(self, widget) != 0
        }
    }

    /// Has this GtkDropTarget forget the drag that is over it, with its highlight.
    ///
    /// It gets nothing more of that drag until the drag has left its widget.
    func rejectDrop() {
        // Without a widget, GTK would unset a flag of nothing.
        guard gtk_event_controller_get_widget(self) != nil else { return }
        withExtendedLifetime(kept) { gtk_drop_target_reject(self) }
    }

    /// Claims or denies what the gesture follows; a claim cancels other gestures, including the app's.
    func setGestureState(_ state: GtkEventSequenceState) {
        withExtendedLifetime(kept) { _ = gtk_gesture_set_state(self, state) }
    }

    private var kept: Retained<GObject> {
        Retained(UnsafeMutableRawPointer(self).assumingMemoryBound(to: GObject.self))
    }
}

/// An action, which C hands out as an opaque pointer.
@MainActor
extension OpaquePointer {
    /// Enables or disables the action; its widgets become sensitive or insensitive.
    func setActionEnabled(_ isEnabled: Bool) {
        withExtendedLifetime(kept) { g_simple_action_set_enabled(self, isEnabled ? 1 : 0) }
    }
}

@MainActor
extension UnsafeMutablePointer where Pointee == GtkWindow {
    /// Brings the window to the front, with the keyboard focus.
    func comeToFront() {
        let kept = Retained(self)
        withExtendedLifetime(kept) { gtk_window_present(self) }
    }
}

/// A text's input method; GtkText and GtkTextView emit signals to the app about what is being composed.
@MainActor
extension UnsafeMutablePointer where Pointee == GtkIMContext {
    /// Reports to the input method that its text has the focus.
    func focusCame() { withExtendedLifetime(Retained(self)) { gtk_im_context_focus_in(self) } }

    /// Reports to the input method that its text has lost the focus.
    func focusLeft() { withExtendedLifetime(Retained(self)) { gtk_im_context_focus_out(self) } }
}
