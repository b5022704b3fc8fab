import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

/// Sheets under real fingers, on Wayland: only there can a test without a screen create touches.
@MainActor
@Suite(
    .serialized, .enabled(if: MutterSession.isThere, "There is no touch screen; see scripts/with-touch"),
    DisplayTrait())
struct TouchTests {
    let list = SheetBench.makeList(rows: 400)

    func offset() -> Double { SheetBench.offset(list) }

    @Test func aTapReachesTheAppBeforeASheetAndAButtonInIt() throws {
        let bench = try TouchBench()
        defer { bench.close() }
        let inner: WidgetPointer = gtk_button_new_with_label("in the sheet")
        gtk_widget_set_vexpand(inner, 1)
        var taps = 0
        Signal(inner, "clicked") { _ in taps += 1 }
        bench.add(inner)
        let sheet = bench.show([.points(200)])
        bench.tap(bench.button)
        bench.tap(inner)
        GtkTests.iterate { bench.clicks == 1 && taps == 1 }
        #expect(!sheet.hasEnded)
    }

    @Test func aTapOutsideDismisses() throws {
        let bench = try TouchBench()
        defer { bench.close() }
        bench.add(list)
        let sheet = bench.show([.points(200)]) { $0.input = .dismissing }
        // A touch that moves is no tap.
        bench.touch(bench.button)
        bench.move(0, 40)
        bench.lift()
        #expect(!sheet.hasEnded)
        bench.touch(bench.button)
        #expect(!sheet.hasEnded)
        bench.lift()
        GtkTests.iterate { sheet.hasEnded }
        #expect(sheet.outcome?.cause == .tapOutside && bench.clicks == 0)
    }

    /// PopupView, PanModal: the background is live, and a tap on it both dismisses the overlay and reaches the app.
    @Test func aTapOutsideReachesALiveAppAndDismissesAndADragDoesNot() throws {
        let bench = try TouchBench()
        defer { bench.close() }
        bench.add(list)
        let sheet = bench.show([.points(200)]) {
            $0.input = Overlay.InputPolicy(outside: .live, tapOutside: .dismisses)
        }
        bench.touch(bench.button)
        bench.move(0, 40)
        bench.move(0, 300)
        bench.lift()
        #expect(!sheet.hasEnded && bench.clicks == 0)
        bench.tap(bench.button)
        GtkTests.iterate { sheet.hasEnded && bench.clicks == 1 }
        #expect(sheet.outcome?.cause == .tapOutside)
    }

    @Test func aVeilTakesEveryTouchThatBeginsUnderIt() throws {
        let bench = try TouchBench(isInstant: false)
        defer { bench.close() }
        // The fade lasts for as long as the test: GTK 4.8 warns if a touched widget is removed.
        let slow = Overlay.Transition.fade(.seconds(4))
        let veil = bench.window.overlays.show(
            .veil("Wait").with(\.timing, Overlay.Timing()).with(\.transition, slow))
        GtkTests.iterate { veil.isVisible }
        bench.tap(bench.button)
        #expect(bench.clicks == 0)
        bench.touch(bench.button)
        veil.dismiss()
        bench.lift()
        #expect(bench.clicks == 0)
        bench.tap(bench.button)
        GtkTests.iterate { bench.clicks == 1 }
    }

    @Test func aFingerFlicksANoticeAwayAndNotIntoTheWindow() throws {
        let bench = try TouchBench()
        defer { bench.close() }
        let toast = bench.window.overlays.show(
            .hud("Message archived", placement: .bottom).with(\.timing.lifetime, .untilDismissed)
                .with(\.input.dismissedBy, [.flick]))
        GtkTests.iterate { toast.isVisible }
        let panel = try bench.view.panel.widget
        bench.tap(panel)
        bench.flick(panel, by: -60)
        #expect(!toast.hasEnded)
        // The screen is too small for the distance alone to be enough, so a finger that a busy machine
        // slows down tries again.
        for _ in 0..<20 where !toast.hasEnded { bench.flick(panel, by: 60) }
        #expect(toast.outcome?.cause == .drag && bench.clicks == 0)
    }

    @Test func aFingerOpensAStackAndThenTakesAButtonInIt() throws {
        let bench = try TouchBench(isInstant: false)
        defer { bench.close() }
        let notices = (0..<3).map { number in
            let notice = bench.window.overlays.flash(
                .hud("Message \(number) archived", placement: .bottom, action: .init("Undo \(number)"))
                    .with(\.timing.lifetime, .fixed(.seconds(60))).with(\.identifier, "notice\(number)"))
            GtkTests.iterate { notice.isVisible }
            return notice
        }
        func view(_ number: Int) throws -> SurfaceView {
            try #require(bench.host.surfaces.first { $0.plan?.identifier == "notice\(number)" })
        }
        var isOpen: Bool { bench.host.stage.machine.surfaces.contains { $0.stack?.isOpen == true } }
        func rest() {
            GtkTests.iterate {
                !bench.host.stage.machine.surfaces.contains { !$0.motion.isSettled(at: .now) }
            }
        }
        rest()
        bench.settle()
        #expect(!isOpen)
        // A tap beside the button, which would be pressed at once: the front card is visible.
        let front = bench.bounds(of: try view(2).panel.widget)
        bench.tap(at: Geometry.Point(x: front.minX + 20, y: front.midY))
        GtkTests.iterate { isOpen }
        rest()
        bench.settle()
        #expect(notices.allSatisfy { !$0.hasEnded })
        bench.tap(try button(of: view(1)))
        GtkTests.iterate { notices[1].hasEnded }
        #expect(notices.map(\.outcome?.cause) == [nil, .action, nil] && bench.clicks == 0)
        notices.forEach { $0.dismiss() }
        GtkTests.iterate { bench.host.isIdle }
    }

    /// The button with the notice's action.
    private func button(of view: SurfaceView) throws -> WidgetPointer {
        try #require(view.parts.action?.widget)
    }

    @Test func aTouchCatchesASheetInFlight() throws {
        let bench = try TouchBench(isInstant: false)
        defer { bench.close() }
        bench.add(list)
        var overlay = Overlay.sheet(detents: [.points(400)])
        // Slow enough to be moving for as long as the test takes.
        overlay.transition = .slide(.curve(.easeOut, .seconds(4)))
        let sheet = bench.window.overlays.show(overlay) { bench.content }
        // Caught in its lower half, the sheet would be dismissed on release.
        GtkTests.iterate { bench.height > 250 }
        bench.screen.down(Geometry.Point(x: 240, y: TouchScreen.size.height - bench.height + 60))
        GtkTests.iterate { (try? bench.view.plan?.motion.isSettled(at: .now)) == true }
        bench.settle()
        let held = bench.height
        bench.settle()
        #expect(bench.height == held && held < 400)
        bench.screen.up()
        GtkTests.iterate { bench.height > held }
        sheet.dismiss()
    }

    @Test func theGrabberAndTheGroundFollowTheFinger() throws {
        let bench = try TouchBench()
        defer { bench.close() }
        let ground: WidgetPointer = gtk_label_new("ground")
        gtk_widget_set_vexpand(ground, 1)
        bench.add(ground)
        let sheet = bench.show([.points(200), .points(400)])
        for widget in [try #require(bench.view.parts.grabber).widget, ground] {
            bench.takeHold(of: widget, closing: false)
            bench.move(0, -59)
            bench.comes(to: 260)
            bench.move(0, 40)
            bench.comes(to: 220)
            bench.standAndLift()
            GtkTests.iterate { bench.isAtRest && bench.height == 200 }
        }
        #expect(!sheet.hasEnded)
    }

    @Test func aTapOnTheGrabberLeadsToTheNextDetent() throws {
        let bench = try TouchBench()
        defer { bench.close() }
        let ground: WidgetPointer = gtk_label_new("ground")
        bench.add(ground)
        let sheet = bench.show([.points(200), .points(400)])
        let grabber = try #require(bench.view.parts.grabber).widget
        for height in [400.0, 200] {
            bench.tap(grabber)
            GtkTests.iterate { bench.isAtRest && bench.height == height }
        }
        #expect(!sheet.hasEnded)
    }

    @Test func aHeaderBarFollowsTheFinger() throws {
        let bench = try TouchBench()
        defer { bench.close() }
        let bar = try #require(gtk_header_bar_new())
        gtk_header_bar_set_show_title_buttons(bar.opaque, 0)
        bench.add(bar)
        let sheet = bench.show([.points(200), .points(400)])
        bench.takeHold(of: bar, closing: false)
        bench.move(0, -59)
        bench.comes(to: 260)
        bench.standAndLift()
        GtkTests.iterate { bench.isAtRest && bench.height == 200 }
        #expect(!sheet.hasEnded)
    }

    /// A page of tabs is switched while the user holds the sheet over it.
    @Test func liftedWhileItIsOutOfSightItIsTakenHoldOfAgain() throws {
        let bench = try TouchBench()
        defer { bench.close() }
        let ground: WidgetPointer = gtk_label_new("ground")
        gtk_widget_set_vexpand(ground, 1)
        bench.add(ground)
        gtk_widget_set_size_request(bench.button, -1, 300)
        let overlays = bench.button.overlays
        let sheet = overlays.show(.sheet(detents: [.points(120), .points(220)])) { bench.content }
        GtkTests.iterate { sheet.isVisible && bench.isAtRest }
        bench.settle()
        let rest = bench.height
        bench.takeHold(of: ground, closing: false)
        bench.move(0, -49)
        bench.comes(to: rest + 50)
        gtk_widget_set_visible(bench.button, 0)
        GtkTests.iterate { (try? bench.view.plan?.isHidden) == true }
        bench.settle()
        bench.lift()
        gtk_widget_set_visible(bench.button, 1)
        GtkTests.iterate { (try? bench.view.plan?.isHidden) == false && bench.isAtRest }
        bench.settle()
        bench.takeHold(of: ground, closing: false)
        bench.move(0, -29)
        bench.comes(to: rest + 30)
        bench.lift()
        sheet.dismiss()
    }

    @Test func aFingerOnAListMovesTheSheetThenTheListAndBack() throws {
        let bench = try TouchBench()
        defer { bench.close() }
        bench.add(list)
        let sheet = bench.show([.points(300), .points(400)])
        bench.takeHold(of: list, closing: false)
        bench.move(0, -49)
        bench.comes(to: 350)
        #expect(offset() == 0)
        bench.move(0, -90)
        bench.comes(to: 400)
        GtkTests.iterate { abs(offset() - 40) < 0.1 }
        bench.move(0, 70)
        bench.comes(to: 370)
        #expect(offset() == 0)
        bench.standAndLift()
        GtkTests.iterate { bench.isAtRest }
        #expect(!sheet.hasEnded && sheet.detent == .points(400))
    }

    /// flutter#116981.
    @Test func aFlickGoesThroughTheSheetIntoTheListAndATouchStopsIt() throws {
        let bench = try TouchBench(isInstant: false)
        defer { bench.close() }
        bench.add(list)
        let sheet = bench.show([.points(300), .points(400)])
        bench.flick(list, by: -240)
        #expect(sheet.detent == .points(400))
        // The finger itself moves the list by 132 points: GTK's threshold takes 8, the sheet 100.
        GtkTests.iterate { bench.isAtRest && offset() > 132 + 30 }
        #expect(bench.height == 400)
        bench.touch(list)
        let stopped = offset()
        bench.settle()
        bench.settle()
        #expect(offset() == stopped)
        bench.lift()
    }

    @Test func aSecondFingerNeitherMovesTheSheetNorBreaksTheDragOff() throws {
        let bench = try TouchBench()
        defer { bench.close() }
        bench.add(list)
        let sheet = bench.show([.points(300), .points(500)])
        bench.takeHold(of: list, closing: false)
        bench.move(0, -39)
        bench.comes(to: 340)
        let other = Geometry.Point(x: bench.bounds(of: list).midX + 80, y: bench.bounds(of: list).midY)
        bench.screen.down(other, finger: 1)
        bench.settle()
        bench.screen.move(to: Geometry.Point(x: other.x, y: other.y - 50), finger: 1)
        bench.settle()
        #expect(abs(bench.height - 340) < 0.1)
        bench.move(0, -20)
        bench.comes(to: 360)
        bench.screen.up(finger: 1)
        bench.settle()
        #expect(abs(bench.height - 360) < 0.1)
        bench.move(0, -20)
        bench.comes(to: 380)
        bench.standAndLift()
        GtkTests.iterate { bench.isAtRest }
        #expect(!sheet.hasEnded && bench.height == 300)
    }

    @Test func aTouchThatIsBrokenOffLetsTheSheetGoBack() throws {
        let bench = try TouchBench()
        defer { bench.close() }
        bench.add(list)
        let sheet = bench.show([.points(300), .points(500)])
        bench.takeHold(of: list, closing: false)
        bench.move(0, -79)
        bench.comes(to: 380)
        // GTK does the same for a cancelled touch; mutter offers no way to cancel one.
        try bench.view.widget.controllers.forEach(gtk_event_controller_reset)
        GtkTests.iterate { bench.isAtRest && bench.height == 300 }
        bench.lift()
        bench.takeHold(of: list, closing: false)
        bench.comes(to: 301)
        bench.lift()
        #expect(!sheet.hasEnded)
    }

    @Test(arguments: [GTK_ORIENTATION_HORIZONTAL, GTK_ORIENTATION_VERTICAL], [false, true])
    func aSliderKeepsTheFinger(_ orientation: GtkOrientation, isInList: Bool) throws {
        let bench = try TouchBench()
        defer { bench.close() }
        let scale: WidgetPointer = gtk_scale_new_with_range(orientation, 0, 100, 1)
        gtk_widget_set_size_request(scale, 200, 160)
        if isInList {
            let rows = gtk_viewport_get_child(gtk_scrolled_window_get_child(list.opaque)?.opaque)
            rows.map { gtk_box_prepend($0.cast(to: GtkBox.self), scale) }
            bench.add(list)
        } else {
            bench.add(scale)
        }
        let sheet = bench.show([.points(300), .points(500)])
        let isAcross = orientation == GTK_ORIENTATION_HORIZONTAL
        bench.swipe(scale, isAcross ? 60 : 2, isAcross ? 2 : 60)
        let value = gtk_range_get_value(scale.cast(to: GtkRange.self))
        bench.lift()
        // In a sheet as elsewhere, a GTK list also takes a drag along it that began on a slider.
        #expect(value > 55 || isInList && !isAcross)
        #expect(!sheet.hasEnded && bench.height == 300 && offset() == 0)
    }

    @Test func aTapOnAnEntryFocusesItAndAFingerThatMovesOnItIsTheEntrys() throws {
        let bench = try TouchBench()
        defer { bench.close() }
        let entry: WidgetPointer = gtk_entry_new()
        gtk_editable_set_text(entry.opaque, "some words that may be selected")
        let ground: WidgetPointer = gtk_button_new_with_label("ground")
        gtk_widget_set_vexpand(ground, 1)
        bench.add(ground, entry)
        let sheet = bench.show([.points(200), .points(400)])
        #expect(gtk_window_get_focus(bench.window)?.isInside(entry) == false)
        bench.tap(entry)
        GtkTests.iterate { gtk_window_get_focus(bench.window)?.isInside(entry) == true }
        #expect(bench.height == 200)
        bench.swipe(entry, 0, -60)
        #expect(bench.height == 200)
        bench.lift()
        #expect(!sheet.hasEnded && bench.height == 200)
        #expect(gtk_window_get_focus(bench.window)?.isInside(entry) == true)
    }

    @Test func whatScrollsAcrossScrollsUnderAFinger() throws {
        let bench = try TouchBench()
        defer { bench.close() }
        let strip: WidgetPointer = gtk_scrolled_window_new()
        gtk_scrolled_window_set_policy(strip.opaque, GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER)
        gtk_scrolled_window_set_child(strip.opaque, gtk_label_new(String(repeating: "wide ", count: 400)))
        gtk_widget_set_size_request(strip, -1, 60)
        bench.add(strip, list)
        _ = bench.show([.points(300), .points(500)])
        bench.swipe(strip, -80, -8)
        GtkTests.iterate { gtk_adjustment_get_value(gtk_scrolled_window_get_hadjustment(strip.opaque)) > 30 }
        bench.move(0, -60)
        #expect(bench.height == 300)
        bench.lift()
    }
}
