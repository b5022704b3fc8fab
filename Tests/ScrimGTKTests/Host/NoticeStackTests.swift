import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// A stack of notices under a real pointer and real keys.
    @MainActor @Suite struct NoticeStackTests {
        let app: AppFixture

        init() throws {
            app = try AppFixture()
            app.present()
        }

        @Test func itIsClosedUntilThePointerComesAndWhileItIsThereNoTimePasses() throws {
            defer { app.close() }
            app.input.restPointer()
            let notices = show(3)
            let front = try panel(2)
            let closed = try (0...2).map { try bounds($0) }
            #expect(closed[0].minY < closed[1].minY && closed[1].minY < closed[2].minY)
            #expect(closed[0].height < closed[2].height * 1.01 && closed[0].width < closed[2].width)
            #expect(
                gtk_widget_get_child_visible(try button(0)) == 0,
                "a covered button is not there to be pressed")
            try picture("closed")
            app.input.hover(front)
            GtkTests.iterate { isOpen && app.isAtRest }
            try picture("open")
            let open = try (0...2).map { try bounds($0) }
            #expect(open[0].maxY < open[1].minY && open[1].maxY < open[2].minY)
            #expect(gtk_widget_get_child_visible(try button(0)) != 0)
            #expect(
                app.stage.machine.surfaces.prefix(3).allSatisfy { surface in
                    surface.holders.allSatisfy { if case .held = $0.lifetime { true } else { false } }
                })
            app.input.click(try button(1))
            GtkTests.iterate { notices[1].hasEnded }
            #expect(notices.map(\.outcome?.cause) == [nil, .action, nil])
            // The next card comes under the pointer. If the pointer left before that, the list would stay open
            // as after a touch.
            GtkTests.iterate {
                app.isAtRest && app.stage.machine.surfaces.contains { $0.isHovered && !$0.isLeaving }
            }
            app.input.restPointer()
            GtkTests.iterate { !isOpen }
            notices.forEach { $0.dismiss() }
            GtkTests.iterate { app.host.isIdle }
        }

        @Test func keysLeadThroughTheListAndToTheButtonThatClearsIt() throws {
            defer { app.close() }
            app.input.restPointer()
            let notices = show(3)
            app.input.key("F6")
            GtkTests.iterate { isOpen && app.isAtRest }
            var titles: Set<String> = []
            for _ in 0..<20 {
                if let title = focusedTitle { titles.insert(title) }
                if titles.count == 4 { break }
                app.input.key("Tab")
            }
            #expect(titles == ["Undo 0", "Undo 1", "Undo 2", "Clear All"])
            for _ in 0..<20 where focusedTitle != "Clear All" { app.input.key("Tab") }
            app.input.key("Return")
            GtkTests.iterate { notices.allSatisfy(\.hasEnded) }
            #expect(notices.allSatisfy { $0.outcome == .init(cause: .drag, wasShown: true) })
            GtkTests.iterate { app.host.isIdle }
        }

        /// The accessibility action that opens a stack, by its name in `StackOpenAction`.
        @Test func aloneANoticeHasNothingToOpen() throws {
            defer { app.close() }
            app.input.restPointer()
            let notices = show(2)
            func open() throws -> Bool {
                gtk_widget_activate_action_variant(try panel(1), "notices.show-all", nil) != 0
            }
            #expect(try open())
            GtkTests.iterate { isOpen && app.isAtRest }
            notices[0].dismiss()
            GtkTests.iterate { app.host.surfaces.count == 1 && app.isAtRest }
            #expect(try !open())
            notices[1].dismiss()
            GtkTests.iterate { app.host.isIdle }
        }

        @Test func aGroupOfWorksIsTakenBackByOneButton() async throws {
            defer { app.close() }
            app.input.restPointer()
            var undone: [String] = []
            for name in ["Letter removed", "Invoice removed"] {
                let pending = app.stage.pendingWork
                Task { [app] in
                    await app.window.overlays.undoable(name, button: "_Undo", group: "removed") {
                        Issue.record("\(name), though it was taken back")
                    } undo: {
                        undone.append(name)
                    }
                }
                #expect(await GtkTests.wait { app.stage.pendingWork > pending })
            }
            GtkTests.iterate { app.host.surfaces.count == 2 && app.isAtRest }
            app.input.settle()
            app.input.key("F6")
            GtkTests.iterate { isOpen && app.isAtRest }
            try picture("group")
            for _ in 0..<20 where focusedTitle != "Undo All" { app.input.key("Tab") }
            #expect(focusedTitle == "Undo All")
            app.input.key("Return")
            #expect(await GtkTests.wait { app.stage.pendingWork == 0 })
            #expect(undone == ["Invoice removed", "Letter removed"])
            GtkTests.iterate { app.host.isIdle }
        }

        /// The pointer then hits what is seen in front.
        @Test func progressNoticeIsBehindTimedNoticesUntilItHasAResult() throws {
            defer { app.close() }
            app.input.restPointer()
            let notices = show(1)
            let (first, second) = (work(1), work(2))
            #expect(try isBehind(1, 0) && isBehind(2, 0))
            try picture("work")
            app.input.click(try button(0))
            GtkTests.iterate { notices[0].hasEnded }
            app.input.restPointer()
            // After an answer, the list may stay open for five seconds without a pointer.
            GtkTests.iterate(until: { !isOpen && app.isAtRest }, within: 15)
            #expect(try isBehind(1, 2))
            first.finish(.failure("The first upload failed, and this is why"))
            GtkTests.iterate { app.isAtRest }
            app.input.settle()
            GtkTests.iterate { app.isAtRest }
            #expect(try isBehind(2, 1))
            try picture("result")
            first.dismiss()
            second.dismiss()
            GtkTests.iterate { app.host.isIdle }
        }

        /// A stack asks for no more frames than a single notice: at rest, none.
        @Test func atRestItAsksForNoFrames() throws {
            defer { app.close() }
            app.input.restPointer()
            gtk_window_set_focus(app.window, nil)
            let notices = show(3)
            GtkTests.iterate { app.isAtRest }
            app.input.settle()
            let clock = try #require(gtk_widget_get_frame_clock(app.window.widget))
            // A busy machine draws earlier requests late, but whatever asks for frames at rest never stops asking.
            func isStill() -> Bool {
                let before = gdk_frame_clock_get_frame_counter(clock)
                let end = g_get_monotonic_time() + 300_000
                GtkTests.iterate { g_get_monotonic_time() > end }
                return gdk_frame_clock_get_frame_counter(clock) == before
            }
            #expect((0..<20).contains { _ in isStill() })
            notices.forEach { $0.dismiss() }
        }

        // MARK: Private

        private func show(_ count: Int) -> [Presentation] {
            let notices = (0..<count).map { number in
                let notice = app.window.overlays.flash(
                    .hud("Message \(number) archived", placement: .bottom, action: .init("Undo \(number)"))
                        .with(\.timing.lifetime, .fixed(.seconds(60))).with(\.identifier, "notice\(number)"))
                GtkTests.iterate { notice.isVisible }
                return notice
            }
            GtkTests.iterate { app.isAtRest }
            return notices
        }

        private func work(_ number: Int) -> Presentation {
            let work = app.window.overlays.show(
                .hud("Upload \(number)", indicator: .ring(0.3), placement: .bottom, cancel: .standard)
                    .with(\.identifier, "notice\(number)"))
            GtkTests.iterate { work.isVisible && app.isAtRest }
            return work
        }

        private func isBehind(_ one: Int, _ other: Int) throws -> Bool {
            let front = try view(other).widget
            var next: WidgetPointer? = gtk_widget_get_next_sibling(try view(one).widget)
            while let widget = next, widget != front { next = gtk_widget_get_next_sibling(widget) }
            return next != nil
        }

        /// For visual inspection: set `SCRIM_PICTURES` to a folder.
        private func picture(_ name: String) throws {
            guard let folder = SceneWriter.folder else { return }
            try Picture(of: app.window.widget).save(to: "\(folder)/stack-\(name).png")
        }

        private func view(_ number: Int) throws -> SurfaceView {
            try #require(app.host.surfaces.first { $0.plan?.identifier == "notice\(number)" })
        }

        private func panel(_ number: Int) throws -> WidgetPointer { try view(number).panel.widget }

        private func bounds(_ number: Int) throws -> Geometry.Rect {
            try #require(panel(number).bounds(in: app.window.widget))
        }

        private func button(_ number: Int) throws -> WidgetPointer {
            try #require(view(number).parts.action?.widget)
        }

        private var isOpen: Bool { app.host.surfaces.contains { $0.plan?.stack?.isOpen == true } }

        private var focusedTitle: String? {
            guard let focus: WidgetPointer = gtk_window_get_focus(app.window),
                focus.isA(gtk_button_get_type()),
                let label = gtk_button_get_label(focus.cast(to: GtkButton.self))
            else { return nil }
            return String(cString: label)
        }
    }
}
