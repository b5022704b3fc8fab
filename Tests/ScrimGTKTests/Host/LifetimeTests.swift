import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// What overlays leave behind: nothing.
    @MainActor @Suite struct LifetimeTests {
        @Test(arguments: WindowKind.allCases)
        func anOverlayLeavesTheWindowAsItWas(kind: WindowKind) throws {
            guard WindowKind.available.contains(kind) else { return }
            let app = try AppFixture(kind)
            defer { app.close() }
            app.present()
            let children = app.window.widget.children
            let controllers = app.controllers
            let veil = app.window.overlays.show(
                .veil("Wait", cancel: .standard).with(\.timing, Overlay.Timing()))
            GtkTests.iterate { veil.isVisible }
            #expect(app.window.widget.children.count == children.count + 1)

            veil.dismiss()
            GtkTests.iterate { app.host.isIdle }
            #expect(app.window.widget.children == children)
            // The controllers are removed before the next event.
            GtkTests.iterate { app.controllers == controllers }
            #expect(gtk_widget_get_layout_manager(app.window.widget) == nil)
            #expect(gtk_window_get_focus(app.window)?.isInside(app.entry) == true)
        }

        @Test func aWindowKeepsItsOwnLayoutManager() throws {
            let window = TestWindow()
            defer { window.close() }
            window.setChild(gtk_label_new("content"))
            let manager = gtk_bin_layout_new()
            gtk_widget_set_layout_manager(window.widget, manager)
            window.present()
            window.window.overlays.stage.defaults.isInstant = true

            let veil = window.window.overlays.show(.veil("Wait"))
            GtkTests.iterate { veil.isVisible }
            let layer = try #require(GtkHost.of(window.window).layer)
            #expect(gtk_widget_get_width(layer.widget) == gtk_widget_get_width(window.widget))
            #expect(gtk_widget_get_width(gtk_window_get_child(window.window)) > 0)

            veil.dismiss()
            GtkTests.iterate { GtkHost.of(window.window).isIdle }
            #expect(gtk_widget_get_layout_manager(window.widget) == manager)
        }

        @Test func aThousandShowsLeaveNothing() throws {
            let window = TestWindow()
            window.setChild(gtk_label_new("content"))
            window.present()
            window.window.overlays.stage.defaults.isInstant = true
            var fates: [Finalization] = []
            for _ in 0..<1000 {
                let view = holdAndRelease(in: window)
                let veil = window.window.overlays.show(.veil("Wait"))
                let host = GtkHost.of(window.window)
                let layer = Finalization(of: try #require(host.layer).widget)
                let surface = Finalization(of: try #require(host.surfaces.first).widget)
                fates += [view, layer, surface]
                veil.dismiss()
                window.window.overlays.dismissAll()
            }
            // A thousand overlays leave, on a machine of any speed.
            GtkTests.iterate(until: { GtkHost.of(window.window).isIdle }, within: 60)
            GtkTests.settle()
            #expect(fates.filter { !$0.happened }.count == 0)

            let host = Fate(of: GtkHost.of(window.window))
            let stage = Fate(of: host.object?.stage)
            let fate = Finalization(of: window.widget)
            window.close()
            #expect(fate.happened)
            #expect(host.isGone)
            #expect(stage.isGone)
        }

        /// A view of the app's, as in a sheet that ends at once.
        private func holdAndRelease(in window: TestWindow) -> Finalization {
            let host = GtkHost.of(window.window)
            let widget: WidgetPointer = gtk_label_new("app's own")
            let fate = Finalization(of: widget)
            host.release(host.hold(widget))
            return fate
        }

        @Test(arguments: WindowKind.allCases)
        func aWindowDestroyedUnderAVeilEndsIt(kind: WindowKind) throws {
            guard WindowKind.available.contains(kind) else { return }
            let app = try AppFixture(kind)
            app.present()
            let veil = app.window.overlays.show(
                .veil("Wait", cancel: .standard).with(\.timing, Overlay.Timing()))
            GtkTests.iterate { veil.isVisible }
            let fates = [
                Finalization(of: app.window.widget), Finalization(of: try #require(app.host.layer).widget),
                Finalization(of: try #require(app.host.surfaces.first).widget),
            ]
            app.destroy()
            #expect(veil.outcome == Presentation.Outcome(cause: .windowGone, wasShown: true))
            GtkTests.iterate { fates.allSatisfy(\.happened) }
        }

        /// A window that was never shown is not unrealized, and a window that somebody keeps is not destroyed.
        @Test(arguments: [false, true])
        func aWindowThatWasNeverShownIsGoneOnceItIsDestroyedThoughSomebodyKeepsIt(hasOverlay: Bool) {
            let window = TestWindow()
            let child: WidgetPointer = gtk_label_new("content")
            window.setChild(child)
            var kept: Retained<GtkWidget>? = Retained(window.widget)
            let early = hasOverlay ? window.window.overlays : nil
            let veil = early?.show(.veil("Wait"))
            #expect(veil?.hasEnded != true)
            gtk_window_destroy(window.window)
            if hasOverlay { #expect(veil?.outcome?.cause == .windowGone) }
            let all =
                [
                    ("the window", window.window.overlays), ("the widget", window.widget.overlays),
                    ("the untyped pointer", GtkOverlays(window.widget.opaque)),
                ] + (early.map { [("the kept overlays", $0)] } ?? [])
            for (name, overlays) in all {
                #expect(overlays.show(.veil("Late")).outcome?.cause == .windowGone, "by \(name)")
            }
            // The child may still be added to another window.
            let loading = child.overlays.show(.loading("Late"))
            #expect(!loading.hasEnded && kept != nil)
            kept = nil
            #expect(loading.hasEnded && window.isDestroyed)
        }

        @Test func overlaysTakenBeforeTheirWidgetIsInAWindowAreItsWindowsAfterwards() throws {
            let window = TestWindow()
            defer { window.close() }
            let late: WidgetPointer = gtk_label_new("late")
            let early = late.overlays
            early.stage.defaults.isInstant = true
            let waiting = early.over(.window).show(.hud("Waiting"))
            window.setChild(late)
            window.present()
            GtkTests.iterate { waiting.isVisible }

            let loading = early.show(.loading("Loading"))
            let veil = early.over(.window).show(.veil("Wait"))
            GtkTests.iterate { loading.isVisible && veil.isVisible }
            #expect(early.stage === window.window.overlays.stage && early.stage.defaults.isInstant)
            early.over(.window).dismissAll()
            #expect(waiting.hasEnded && loading.hasEnded && veil.hasEnded)
            GtkTests.iterate { GtkHost.of(window.window).isIdle }
        }

        @Test func whatWaitedForAWidgetThatIsDestroyedEndsWithIt() {
            let late: WidgetPointer = gtk_label_new("late")
            g_object_ref_sink(late)
            let early = late.overlays
            let waiting = early.over(.window).show(.veil("Waiting"))
            g_object_unref(late)
            #expect(waiting.outcome?.cause == .windowGone)
            #expect(early.over(.window).show(.veil("Too late")).outcome?.cause == .windowGone)
            #expect(early.show(.loading("Too late")).outcome?.cause == .windowGone)
        }

        @Test func aWidgetThatFoundItsWindowKeepsNoHostOfItsOwn() {
            let window = TestWindow()
            defer { window.close() }
            let late: WidgetPointer = gtk_label_new("late")
            let waiting = Fate(of: late.overlays.host as? GtkHost)
            #expect(!waiting.isGone)
            window.setChild(late)
            #expect(waiting.isGone)
            #expect(late.overlays.host === GtkHost.of(window.window))
        }

        @Test func aWindowWithoutOverlaysIsNotWoken() throws {
            let window = TestWindow()
            defer { window.close() }
            window.setChild(gtk_label_new("content"))
            window.present()
            window.window.overlays.stage.defaults.isInstant = true
            let veil = window.window.overlays.show(.veil("Wait"))
            GtkTests.iterate { veil.isVisible }
            veil.dismiss()
            GtkTests.iterate { GtkHost.of(window.window).isIdle }

            expectSleep(of: window)
        }

        @Test func anOverlayOnAHiddenPageIsNotWoken() {
            let window = TestWindow()
            defer { window.close() }
            let box: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
            let page: WidgetPointer = gtk_label_new("page")
            gtk_box_append(box.cast(to: GtkBox.self), gtk_label_new("tab"))
            gtk_box_append(box.cast(to: GtkBox.self), page)
            window.setChild(box)
            window.present()
            let busy = page.overlays.show(.activity("Busy").with(\.timing, Overlay.Timing()))
            GtkTests.iterate { busy.isVisible }

            // The spinner turns only while it can be seen.
            #expect(!MainLoopState().sleepsForEver)
            gtk_widget_set_visible(page, 0)
            GtkTests.iterate { !busy.isVisible }
            expectSleep(of: window)
            busy.dismiss()
        }

        /// The last frames are drawn.
        ///
        /// Then nothing is left to do, except what GTK's GL and Vulkan renderers clean up after some seconds.
        private func expectSleep(of window: TestWindow) {
            let renderer = gtk_native_get_renderer(gtk_widget_get_native(window.window.widget))
            let cleansUp = renderer.map {
                scrim_is_a(UnsafeMutableRawPointer($0), gsk_cairo_renderer_get_type()) == 0
            }
            func sleeps() -> Bool {
                let state = MainLoopState()
                return state.sleepsForEver || cleansUp == true && state.waitsForTimersOnly
            }
            let end = g_get_monotonic_time() + 5_000_000
            while !sleeps(), g_get_monotonic_time() < end { g_main_context_iteration(nil, 0) }
            #expect(sleeps())
        }
    }
}

/// What the default main context would do next.
@MainActor
struct MainLoopState {
    /// True if nothing is ready and no timer is set.
    let sleepsForEver: Bool
    /// True if nothing is ready, and the next timer is far beyond a frame.
    let waitsForTimersOnly: Bool

    init() {
        let context = g_main_context_default()
        guard g_main_context_acquire(context) != 0 else {
            (sleepsForEver, waitsForTimersOnly) = (false, false)
            return
        }
        defer { g_main_context_release(context) }
        var priority: gint = 0
        var timeout: gint = 0
        var descriptors = [GPollFD](repeating: GPollFD(), count: 64)
        let isReady = g_main_context_prepare(context, &priority) != 0
        let count = g_main_context_query(context, Int32.max, &timeout, &descriptors, gint(descriptors.count))
        let isQuiet = !isReady && g_poll(&descriptors, guint(count), 0) == 0
        sleepsForEver = isQuiet && timeout == -1
        waitsForTimersOnly = isQuiet && (timeout == -1 || timeout > 200)
    }
}
