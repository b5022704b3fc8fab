import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// What reaches an app while its window is blocked, and while it is not: real keys and clicks.
    @MainActor @Suite struct WindowBlockTests {
        /// One action of the user, and what the app receives of it if nothing blocks it.
        struct Deed: CustomTestStringConvertible, Sendable {
            let name: String
            let heard: Set<String>
            var kinds = Set(WindowKind.allCases)
            let perform: @MainActor (AppFixture) -> Void

            var testDescription: String { name }

            /// Performs the action in an unblocked app; true once the app has received all of it.
            @MainActor func isHeard(by app: AppFixture) -> Bool {
                perform(app)
                GtkTests.iterate { app.heard.isSuperset(of: heard) }
                return app.heard.isSuperset(of: heard)
            }
        }

        nonisolated static let deeds: [Deed] = [
            Deed(name: "typing", heard: ["typing", "window key"]) { $0.input.key("a") },
            Deed(name: "accelerator", heard: ["accelerator"], kinds: [.application, .adwaita]) {
                $0.input.key("ctrl+s")
            },
            Deed(name: "global shortcut", heard: ["global shortcut"]) { $0.input.key("ctrl+g") },
            Deed(name: "managed shortcut", heard: ["managed shortcut"]) { $0.input.key("ctrl+m") },
            // GTK shows the button pressed for a moment before it clicks it.
            Deed(name: "mnemonic", heard: ["activation", "click"]) { $0.input.key("alt+x") },
            Deed(name: "F10", heard: ["menu"]) { $0.input.key("F10") },
            Deed(name: "click", heard: ["click", "window capture click", "hover"]) {
                $0.input.click($0.button)
            },
            Deed(name: "secondary click", heard: ["secondary click", "hover"]) {
                $0.input.click($0.button, button: 3)
            },
            Deed(name: "wheel", heard: ["scroll"]) { $0.input.click($0.scroller, button: 5) },
            Deed(name: "wheel beside the list", heard: ["window scroll"]) {
                $0.input.click($0.dropArea, button: 5)
            },
            Deed(name: "hover", heard: ["hover"]) { $0.input.hover($0.button) },
            Deed(name: "drop-down", heard: ["choice"]) {
                $0.input.click($0.dropDown)
                $0.input.key("Down")
                $0.input.key("Return")
            },
            Deed(name: "drag and drop", heard: ["drop"]) {
                $0.input.drag(from: $0.dragSource, to: $0.dropArea)
            },
            Deed(name: "drag and drop on the window", heard: ["window drop"]) {
                $0.input.drag(from: $0.dragSource, to: $0.otherButton)
            },
        ]

        @Test(arguments: WindowKind.allCases, deeds)
        func nothingReachesABlockedWindow(kind: WindowKind, deed: Deed) throws {
            guard WindowKind.available.contains(kind), deed.kinds.contains(kind) else { return }
            let app = try AppFixture(kind)
            defer { app.close() }
            app.present()

            #expect(deed.isHeard(by: app), "while nothing blocks")

            app.reset()
            app.apply(.blockingWindow())
            deed.perform(app)
            #expect(app.heard == [], "heard while it is blocked")

            app.apply(InputPlan())
            app.reset()
            #expect(deed.isHeard(by: app), "when it is free again")
        }

        /// GTK iterates over a window's controllers and already holds the next one.
        @Test func controllersAreRemovedAfterTheCurrentEvent() throws {
            let app = try AppFixture()
            defer { app.close() }
            app.present()
            let own = app.controllers
            app.stage.defaults.isInstant = true
            let sheet = app.window.overlays.show(
                .sheet(
                    detents: [.points(100)],
                    input: Overlay.InputPolicy(outside: .live, tapOutside: .dismisses))
            ) { gtk_label_new("Sheet") }
            GtkTests.iterate { sheet.isVisible }
            let all = app.controllers
            #expect(all.count > own.count)
            var during: [OpaquePointer] = []
            Signal(UnsafeMutableRawPointer(app.button), "clicked") { [weak app] _ in
                during = app?.controllers ?? []
            }
            app.input.click(app.button)
            GtkTests.iterate { sheet.hasEnded && app.heard.contains("click") }
            #expect(during == all)
            GtkTests.iterate { app.controllers == own }
        }

        /// Within the event, the app is asked whether the sheet may end.
        @Test func controllersStayDuringAppsNestedLoop() throws {
            let app = try AppFixture()
            defer { app.close() }
            app.present()
            let own = app.controllers
            app.stage.defaults.isInstant = true
            let label: WidgetPointer = gtk_label_new("Sheet")
            var sheet: Presentation?
            var during: [OpaquePointer] = []
            sheet = app.window.overlays.show(
                .sheet(
                    detents: [.points(100)],
                    input: Overlay.InputPolicy(outside: .live, tapOutside: .dismisses)),
                shouldEnd: { [weak app] _ in
                    sheet?.dismiss()
                    GtkTests.iterate { app?.host.plan.isEmpty == true }
                    for _ in 0..<20 { g_main_context_iteration(nil, 0) }
                    during = app?.controllers ?? []
                    return false
                }
            ) { label }
            GtkTests.iterate { sheet?.isVisible == true }
            let all = app.controllers
            app.input.click(app.button)
            GtkTests.iterate { sheet?.hasEnded == true && !during.isEmpty }
            #expect(during == all)
            GtkTests.iterate { app.controllers == own }
        }

        @Test func whereThePointerIsIsToldOnlyAfterGTKWentThroughTheWidgets() throws {
            let app = try AppFixture()
            defer { app.close() }
            app.present()
            app.stage.defaults.isInstant = true
            let notice = app.window.overlays.show(.hud("Deleted", placement: .bottom, action: "Undo"))
            GtkTests.iterate { notice.isVisible }
            let surface = try #require(app.host.surfaces.first)
            func isHovered() -> Bool { app.stage.machine.surfaces.first?.isHovered == true }
            var during: [Bool] = []
            let motion = try #require(gtk_event_controller_motion_new())
            for signal in ["enter", "leave"] {
                Signal(UnsafeMutableRawPointer(motion), signal) { _ in during.append(isHovered()) }
            }
            gtk_widget_add_controller(surface.widget, motion)
            app.input.hover(surface.panel.widget)
            GtkTests.iterate(until: isHovered)
            app.input.restPointer()
            GtkTests.iterate { !isHovered() }
            #expect(during == [false, true])
            notice.dismiss()
        }

        @Test func aCaptureGestureThatIsAddedUnderAVeilHearsNoBlockedPress() throws {
            let app = try AppFixture()
            defer { app.close() }
            app.present()
            app.stage.defaults.isInstant = true
            let veil = app.window.overlays.show(.veil("Wait", cancel: .standard))
            GtkTests.iterate { veil.isVisible }
            let late = try #require(gtk_gesture_click_new())
            gtk_event_controller_set_propagation_phase(late, GTK_PHASE_CAPTURE)
            Signal(UnsafeMutableRawPointer(late), "pressed") { [app] _ in app.note("late capture click") }
            gtk_widget_add_controller(app.window.widget, late)
            app.input.click(app.entry)
            app.input.click(app.scroller)
            app.input.click(x: 5, y: 300)
            // A press on the panel is not blocked: GTK can deliver it only through the window.
            #expect(app.heard.subtracting(["hover"]) == [])
            veil.dismiss()
        }
    }
}

extension InputPlan {
    /// The input plan of a veil in its grace, without a panel.
    @MainActor
    static func blockingWindow() -> InputPlan { blocking(.windowAndKeyboard) }

    @MainActor
    static func blocking(_ region: Region, panelTakesInput: Bool = false) -> InputPlan {
        var plan = InputPlan()
        plan.layers = [
            InputPlan.Layer(
                surface: SurfaceID(), region: region, outside: .blocked, tapOutside: .ignored,
                panelTakesInput: panelTakesInput)
        ]
        return plan
    }
}
