import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// The bar at a sheet's inner edge.
    @MainActor @Suite struct GrabberTests {
        let window = TestWindow(width: 400, height: 400)
        let content: WidgetPointer = gtk_button_new_with_label("content")
        var surface: SurfaceView? { GtkHost.of(window.window).surfaces.first }

        init() {
            window.setChild(gtk_label_new("app"))
            window.present()
            window.window.overlays.stage.defaults.isInstant = true
        }

        private func show(_ overlay: Overlay) throws -> SurfaceView {
            _ = window.window.overlays.show(overlay) { content }
            GtkTests.iterate {
                surface.map { $0.drawnPose == .rest && gtk_widget_get_height(content) > 0 } ?? false
            }
            RealInput(window: window.window).settle()
            return try #require(surface)
        }

        private func grabber(_ view: SurfaceView) throws -> WidgetPointer {
            try #require(view.parts.grabber).widget
        }

        @Test(arguments: [false, true])
        func standsOutFromThePanelInLightAndDark(_ isDark: Bool) throws {
            defer { window.close() }
            try DesktopSettings.setDark(isDark)
            defer { try? DesktopSettings.setDark(false) }
            let view = try show(.sheet(detents: [.points(120), .full]))
            #expect(view.environment.isDark == isDark)
            let bar = try #require(view.frames.grabber)
            let panel = view.frames.panel
            let picture = try Picture(of: window.widget)
            let y = Int(panel.minY + bar.midY)
            let ink = picture.color(Int(panel.minX + bar.midX), y)
            let ground = picture.color(Int(panel.minX + bar.minX) - 10, y)
            #expect(ink.contrast(to: ground) >= 3, "\(ink) on \(ground)")
            #expect(isDark ? ink.red > ground.red : ink.red < ground.red)
        }

        @Test(arguments: [
            (Overlay.Sheet.Grabber.automatic, [Overlay.Detent.content]), (.hidden, [.points(120), .full]),
        ])
        func leavesNoEmptyStripWhereThereIsNone(_ wish: Overlay.Sheet.Grabber, _ detents: [Overlay.Detent])
            throws
        {
            defer { window.close() }
            var overlay = Overlay.sheet(detents: detents)
            overlay.sheet.grabber = wish
            let view = try show(overlay)
            #expect(gtk_widget_get_child_visible(try grabber(view)) == 0)
            #expect(view.frames.parts[.view]?.minY == 0)
        }

        @Test func isDrawnAboveTheContentAndNotOverIt() throws {
            defer { window.close() }
            let view = try show(.sheet(detents: [.points(120), .full]))
            let strip = Double(gtk_widget_get_height(try grabber(view)))
            #expect(gtk_widget_get_mapped(try grabber(view)) != 0)
            #expect(view.frames.parts[.view]?.minY == strip)
        }

        /// FloatingPanel#488: assistive technology can choose detents.
        @Test func isASliderOverTheDetentsToAssistiveTechnology() throws {
            defer { window.close() }
            let view = try show(.sheet(detents: [.points(120), .full]))
            let grabber = try grabber(view)
            #expect(gtk_accessible_get_accessible_role(grabber.opaque) == GTK_ACCESSIBLE_ROLE_SLIDER)
            #expect(grabber.tells(GTK_ACCESSIBLE_PROPERTY_LABEL, "Sheet size"))
            #expect(grabber.tells(GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, 1))
            #expect(grabber.tells(GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, 0))
            #expect(grabber.tells(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, "30%"))
            // Uses the keys that move any slider.
            RealInput(window: window.window).begin()
            gtk_widget_grab_focus(grabber)
            RealInput(window: window.window).key("Up")
            #expect(grabber.tells(GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, 1))
            #expect(grabber.tells(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, "Full"))
        }

        @Test func aClickLeadsToTheNextLargerDetentAndFromTheLargestToTheSmallest() throws {
            defer { window.close() }
            let view = try show(.sheet(detents: [.points(120), .points(200), .full]))
            let input = RealInput(window: window.window)
            input.begin()
            for index in [1, 2, 0] {
                input.click(try grabber(view))
                GtkTests.iterate { view.plan?.sheet?.detentIndex == index }
            }
        }

        @Test func aControlUnderItsStripKeepsItsClick() throws {
            defer { window.close() }
            var clicks = 0
            Signal(content, "clicked") { _ in clicks += 1 }
            let view = try show(.sheet(detents: [.points(120), .full]))
            let input = RealInput(window: window.window)
            input.begin()
            input.click(x: view.frames.panel.midX, y: view.frames.panel.minY + 24)
            GtkTests.iterate { clicks == 1 }
            #expect(view.plan?.sheet?.detentIndex == 0)
        }

        /// A click of the app's that claims nothing.
        @Test func whatTheAppListensToKeepsItsClick() throws {
            defer { window.close() }
            let card: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
            let click = try #require(gtk_gesture_click_new())
            var clicks = 0
            Signal(click, "released") { _ in clicks += 1 }
            gtk_widget_add_controller(card, click)
            let sheet = window.window.overlays.show(.sheet(detents: [.points(120), .full])) { card }
            GtkTests.iterate { sheet.isVisible && gtk_widget_get_height(card) > 0 }
            let input = RealInput(window: window.window)
            input.begin()
            let panel = try #require(surface).frames.panel
            input.click(x: panel.midX, y: panel.minY + 24)
            GtkTests.iterate { clicks == 1 }
            #expect(sheet.detent == .points(120))
        }

        @Test func withOneDetentAClickDoesNothing() throws {
            defer { window.close() }
            let view = try show(.sheet(detents: [.points(120)]).with(\.sheet.grabber, .shown))
            let before = view.plan
            let input = RealInput(window: window.window)
            input.begin()
            input.click(try grabber(view))
            #expect(view.plan?.sheet == before?.sheet)
        }

        @Test(arguments: ["Return", "space"], [Overlay.InputPolicy.live, .dismissing])
        func enterAndSpaceOnItDoAsAClickDoes(_ key: String, _ input: Overlay.InputPolicy) throws {
            defer { window.close() }
            let view = try show(.sheet(detents: [.points(120), .full], input: input))
            RealInput(window: window.window).begin()
            gtk_widget_grab_focus(try grabber(view))
            for index in [1, 0] {
                RealInput(window: window.window).key(key)
                #expect(view.plan?.sheet?.detentIndex == index)
            }
            let held = try grabber(view)
            #expect(gtk_window_get_focus(window.window) == held)
        }

        /// Round and round it would go.
        @Test func aKeyThatIsHeldLeadsOnOnce() throws {
            defer { window.close() }
            let heights: [Overlay.Detent] = [.points(120), .points(160), .points(200), .points(240), .full]
            let view = try show(.sheet(detents: heights))
            let input = RealInput(window: window.window)
            input.begin()
            gtk_widget_grab_focus(try grabber(view))
            input.keyDownUntilItRepeats("space") {}
            #expect(view.plan?.sheet?.detentIndex == 1)
            input.keyUp("space")
            input.key("space")
            #expect(view.plan?.sheet?.detentIndex == 2)
        }

        /// FloatingPanel#488.
        @Test func hasAnActionForEachDetentByItsName() throws {
            defer { window.close() }
            let view = try show(.sheet(detents: [.points(120), .points(200), .full]))
            let grabber = try grabber(view)
            func take(_ name: String) -> Bool {
                gtk_widget_activate_action_variant(grabber, "\(DetentActions.prefix).\(name)", nil) != 0
            }
            #expect(take("Full"))
            #expect(view.plan?.sheet?.detent == .full)
            #expect(take("50%"))
            #expect(view.plan?.sheet?.detent == .points(200))
            #expect(!take("75%"))
        }

        @Test func detentsThatAreCalledAlikeHaveAnActionEach() throws {
            defer { window.close() }
            let view = try show(.sheet(detents: [.points(120), .points(121), .points(200)]))
            let grabber = try grabber(view)
            func take(_ name: String) -> Bool {
                gtk_widget_activate_action_variant(grabber, "\(DetentActions.prefix).\(name)", nil) != 0
            }
            #expect(view.plan?.sheet?.detentNames == ["30%", "30%", "50%"])
            #expect(take("30% (2)"))
            #expect(view.plan?.sheet?.detent == .points(121))
            #expect(take("50%"))
            #expect(view.plan?.sheet?.detent == .points(200))
            #expect(take("30%"))
            #expect(view.plan?.sheet?.detent == .points(120))
        }

        @Test func leavesTheFirstFocusToTheContent() throws {
            defer { window.close() }
            let view = try show(.sheet(detents: [.points(120), .full]))
            #expect(gtk_window_get_focus(window.window) == content)
            let grabber = try grabber(view)
            #expect(gtk_widget_grab_focus(grabber) != 0)
        }

        @Test func hasARingOnceAKeyLedToIt() throws {
            defer { window.close() }
            let view = try show(.sheet(detents: [.points(120), .full]))
            let grabber = try grabber(view)
            let bar = try #require(view.frames.grabber)
            let top = Point(x: view.frames.panel.minX + bar.midX, y: view.frames.panel.minY + bar.minY)
            /// The color beside the bar, where the focus ring is as thick as the gap between the two.
            func edge() throws -> Overlay.Color {
                try Picture(of: window.widget).color(Int(top.x), Int(top.y) - 3)
            }
            let input = RealInput(window: window.window)
            input.begin()
            let ground = try edge()
            input.key("shift+Tab")
            #expect(gtk_window_get_focus(window.window) == grabber)
            let ring = try edge()
            #expect(ring.contrast(to: ground) >= 3, "\(ring) on \(ground)")
            let plan = try #require(view.plan)
            #expect(ring.isNear(plan.style.fieldColors(in: view.environment).accent), "as around any control")
            input.key("Tab")
            #expect(gtk_window_get_focus(window.window) == content)
            #expect(try edge().isNear(ground))
        }
    }
}
