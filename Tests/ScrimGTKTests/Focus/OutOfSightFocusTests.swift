import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// The app's focus in a view that is hidden for a moment under a question, and shown again.
    @MainActor @Suite struct OutOfSightFocusTests {
        let app: AppFixture
        private let bin = HidingBin()
        /// What the bin hides, with two places for the page.
        private let layout: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        private let panes: [WidgetPointer] = (0..<2).map { _ in gtk_box_new(GTK_ORIENTATION_VERTICAL, 0) }
        private let page: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        private let entry: WidgetPointer = gtk_entry_new()

        init() throws {
            app = try AppFixture()
            gtk_box_append(page.cast(to: GtkBox.self), entry)
            gtk_box_append(panes[0].cast(to: GtkBox.self), page)
            for pane in panes { gtk_box_append(layout.cast(to: GtkBox.self), pane) }
            gtk_box_append(bin.widget.cast(to: GtkBox.self), layout)
            gtk_box_prepend(app.box.cast(to: GtkBox.self), bin.widget)
            app.present()
            app.stage.defaults.isInstant = true
            gtk_widget_grab_focus(entry)
        }

        private func ask() -> Presentation {
            let question = page.overlays.show(
                .question("Rename", detail: nil, icon: nil, field: .text("Name"), accept: "Rename"))
            GtkTests.iterate { question.isVisible && isInPanel }
            return question
        }

        private func hideAndShow(_ question: Presentation, meanwhile: () -> Void = {}) {
            gtk_widget_set_child_visible(page, 0)
            GtkTests.iterate { !question.isVisible && !isInPanel }
            app.input.settle()
            meanwhile()
            gtk_widget_set_child_visible(page, 1)
            GtkTests.iterate { question.isVisible && isInPanel }
        }

        /// The controls beside the page can have the focus meanwhile.
        @Test(arguments: [1, 2])
        func itIsWhereItWasAfterTheQuestion(times: Int) {
            defer { app.close() }
            let question = ask()
            for _ in 0..<times { hideAndShow(question) }
            question.dismiss()
            GtkTests.iterate { app.host.isIdle }
            #expect(focus?.isInside(entry) == true)
        }

        @Test func whatTheUserChoseMeanwhileHasIt() {
            defer { app.close() }
            let question = ask()
            hideAndShow(question) { gtk_widget_grab_focus(app.otherButton) }
            question.dismiss()
            GtkTests.iterate { app.host.isIdle }
            #expect(focus == app.otherButton)
        }

        /// Text that the user types where the focus went meanwhile does not become selected.
        @Test func whatIsTypedMeanwhileStaysAsItIsAfterAVeil() {
            defer { app.close() }
            let other: WidgetPointer = gtk_entry_new()
            gtk_box_append(bin.widget.cast(to: GtkBox.self), other)
            let question = ask()
            gtk_widget_set_child_visible(page, 0)
            GtkTests.iterate { !question.isVisible && !isInPanel && focus?.isInside(other) == true }
            for key in ["a", "b"] { app.input.key(key) }
            let veil = app.window.overlays.show(.veil("Searching"))
            GtkTests.iterate { veil.isVisible && isInPanel }
            veil.dismiss()
            GtkTests.iterate { !isInPanel && focus?.isInside(other) == true }
            app.input.key("c")
            #expect(gtk_editable_get_text(OpaquePointer(other)).map { String(cString: $0) } == "abc")
            question.dismiss()
        }

        @Test func itIsBesideAViewThatStaysAway() {
            defer { app.close() }
            let question = ask()
            gtk_widget_set_child_visible(page, 0)
            GtkTests.iterate { !question.isVisible && !isInPanel }
            question.dismiss()
            GtkTests.iterate { app.host.isIdle && focus != nil }
            #expect(focus?.isInside(app.box) == true)
        }

        /// A window that crosses a breakpoint of libadwaita, where a page may get another parent
        /// (AdwNavigationSplitView).
        @Test(arguments: [false, true])
        func aLayoutThatChangesTakesItFromNoQuestion(getsOtherParent: Bool) {
            defer { app.close() }
            let question = ask()
            app.input.key("a")
            bin.hideForAFrame { if getsOtherParent { movePage() } }
            GtkTests.iterate { bin.hasHidden && question.isVisible }
            for _ in 0..<4 { GtkTests.settle(app.window) }
            #expect(isInPanel)
            app.input.key("b")
            #expect(focusedText == "ab")
            #expect(page.accessibleState(GTK_ACCESSIBLE_STATE_HIDDEN) == true)
            question.dismiss()
            GtkTests.iterate { app.host.isIdle }
            #expect(focus?.isInside(entry) == true)
        }

        /// As AdwTabView by Control and Page Down: the old page goes, the new one comes, and then the focus moves, if the
        /// old one had it.
        @Test func turningPagesItIsOnTheNextOneAndInTheQuestionAgain() {
            defer { app.close() }
            let (other, text): (WidgetPointer, WidgetPointer) = (
                gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), gtk_entry_new()
            )
            gtk_box_append(other.cast(to: GtkBox.self), text)
            gtk_box_append(panes[0].cast(to: GtkBox.self), other)
            gtk_widget_set_child_visible(other, 0)
            let question = ask()
            app.input.key("a")
            gtk_widget_set_child_visible(page, 0)
            gtk_widget_set_child_visible(other, 1)
            GtkTests.iterate { !question.isVisible && !isInPanel }
            #expect(focus?.isInside(text) == true)
            gtk_widget_set_child_visible(other, 0)
            gtk_widget_set_child_visible(page, 1)
            gtk_widget_grab_focus(entry)
            GtkTests.iterate { question.isVisible && isInPanel }
            app.input.key("b")
            #expect(focusedText == "ab")
            question.dismiss()
            GtkTests.iterate { app.host.isIdle }
            #expect(focus?.isInside(entry) == true)
        }

        /// Puts the page into the other pane.
        private func movePage() {
            g_object_ref(page)
            gtk_box_remove(panes[0].cast(to: GtkBox.self), page)
            gtk_box_append(panes[1].cast(to: GtkBox.self), page)
            g_object_unref(page)
        }

        private var focus: WidgetPointer? { gtk_window_get_focus(app.window) }

        private var focusedText: String? {
            guard let focus, focus.isA(gtk_text_get_type()) else { return nil }
            return gtk_editable_get_text(focus.opaque).map { String(cString: $0) }
        }

        private var isInPanel: Bool { focus?.isInside(app.host.layer) == true }
    }
}

/// Like AdwBreakpointBin, which contains everything in a libadwaita window: when the layout changes, its child is
/// hidden for a frame, and a widget in the child that asks for the focus gets it afterwards.
@MainActor
private final class HidingBin {
    let widget: WidgetPointer
    private(set) var hasHidden = false
    private var isHiding = false
    private var delayed: [GtkDirectionType] = []

    init() {
        let type = SwiftPeer.register("ScrimHidingBin", parent: gtk_box_get_type()) { instance, _ in
            instance?.assumingMemoryBound(to: GtkWidgetClass.self).pointee.focus = { widget, direction in
                onMain(widget, direction) { widget, direction in
                    guard let widget else { return 0 }
                    let bin: HidingBin? = SwiftPeer.of(widget)
                    if bin?.isHiding == true {
                        bin?.delayed.append(direction)
                        return 0
                    }
                    let parent = g_type_class_peek(gtk_box_get_type()).assumingMemoryBound(
                        to: GtkWidgetClass.self)
                    return parent.pointee.focus(widget, direction)
                }
            }
        }
        widget = scrim_widget_new(type, GTK_ACCESSIBLE_ROLE_GENERIC, "bin")
        SwiftPeer.attach(self, to: widget)
    }

    /// Hides the child in the layout of the next frame, and shows it in the frame after that.
    ///
    /// - Parameter exchange: Begins another layout while the child is hidden.
    func hideForAFrame(_ exchange: @escaping @MainActor () -> Void) {
        guard let clock = gtk_widget_get_frame_clock(widget), let child = widget.children.first else {
            return
        }
        var signal: Signal?
        signal = Signal(UnsafeMutableRawPointer(clock), "layout") { [self] _ in
            signal?.disconnect()
            isHiding = true
            gtk_widget_set_child_visible(child, 0)
            exchange()
            let ticker = FrameTicker(widget, .frames) { [self] _ in
                isHiding = false
                gtk_widget_set_child_visible(child, 1)
                for direction in delayed { gtk_widget_child_focus(widget, direction) }
                delayed = []
                hasHidden = true
                return false
            }
            ticker.isRunning = true
        }
        gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_LAYOUT)
    }
}
