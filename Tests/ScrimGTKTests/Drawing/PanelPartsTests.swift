import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    @MainActor
    @Suite
    struct PanelPartsTests {
        private func bench() -> SurfaceBench { SurfaceBench(content: SurfaceDrawingTests.ground(.gray(1))) }

        @Test func buttonsReportAndGoInsensitiveWhileWorkWindsUp() throws {
            let bench = bench()
            defer { bench.close() }
            let plan = SurfacePlan.sample(
                .veil, "Message", cancel: "Cancel", action: "Undo", style: .adaptive(.veil))
            bench.show(plan)
            let parts = bench.views[0].parts
            let cancel = try #require(parts.cancel?.widget)
            let action = try #require(parts.action?.widget)
            emit("clicked", on: cancel)
            emit("clicked", on: action)
            #expect(bench.reports == [.cancelTaken(plan.id), .actionTaken(plan.id)])

            bench.show(plan.with(\.panel.isCancelEnabled, false).with(\.panel.cancel, "Cancelling…"))
            #expect(parts.cancel?.widget == cancel)
            #expect(gtk_widget_get_sensitive(cancel) == 0)
            #expect(gtk_widget_get_sensitive(action) != 0)
            bench.show(plan.with(\.isLeaving, true))
            #expect(gtk_widget_get_sensitive(action) == 0)
        }

        @Test func partsAreKnownByStableNames() throws {
            let bench = bench()
            defer { bench.close() }
            let plan = SurfacePlan.sample(
                .veil, "Message", detail: "Detail", indicator: .spinner, cancel: "Cancel", action: "Undo",
                style: .adaptive(.veil))
            bench.show(plan.with(\.identifier, "sign-in"))
            let names = Self.names(under: bench.layer.widget)
            for part in ["", ".panel", ".message", ".detail", ".indicator", ".cancel", ".action"] {
                #expect(names.contains("sign-in\(part)"), "\(part)")
            }
        }

        @Test func partsTakeTheNameOfWhatIsShownNext() throws {
            let bench = bench()
            defer { bench.close() }
            var plan = SurfacePlan.sample(
                .veil, "Message", detail: "Detail", indicator: .spinner, cancel: "Cancel", action: "Undo",
                style: .adaptive(.veil))
            plan.panel.field = PanelContent.Field(
                label: "Name", text: "", revision: 0, purpose: .text, problem: "A name is needed")
            plan.panel.choices = PanelContent.Choices(
                rows: [.init(index: 0, title: "Inbox", isSelected: false)], allowsSeveral: false,
                emptyText: "")
            bench.show(plan.with(\.identifier, "one"))
            let parts = Self.names(under: bench.layer.widget).filter { $0.hasPrefix("one") }
            #expect(parts.isSuperset(of: ["one.field", "one.field.problem", "one.choices-1", "one.cancel"]))
            bench.show(plan.with(\.identifier, "two"))
            let names = Self.names(under: bench.layer.widget)
            #expect(names.filter { $0.hasPrefix("two") } == Set(parts.map { "two" + $0.dropFirst(3) }))
            #expect(!names.contains { $0.hasPrefix("one") })
        }

        private static func names(under widget: WidgetPointer) -> Set<String> {
            widget.children.reduce(into: []) { names, child in
                names.insert(String(cString: gtk_widget_get_name(child)))
                names.formUnion(Self.names(under: child))
            }
        }

        @Test func textIsAsWideAsItsLongestLine() throws {
            let bench = bench()
            defer { bench.close() }
            bench.show(.sample(.veil, "Some words that wrap, as there are too many", style: .adaptive(.veil)))
            let view = bench.views[0]
            let whole = view.size(of: .message, width: nil)
            let wrapped = view.size(of: .message, width: 120)
            #expect(whole.width > 240)
            #expect(wrapped.width <= 120)
            #expect(wrapped.height >= whole.height * 2)
            #expect(view.size(of: .message, width: 1000) == whole)
            // A single word wider than the limit is measured at its own width, and broken.
            bench.show(.sample(.veil, String(repeating: "m", count: 100), style: .adaptive(.veil)))
            let broken = bench.views[0].size(of: .message, width: 120)
            #expect(broken.width > 120 && broken.height >= whole.height * 5)
            #expect(try #require(bench.views[0].frames.text).width <= 280)
        }

        @Test func textScaleAndWeightCount() throws {
            let bench = bench()
            defer { bench.close() }
            func width(_ style: Overlay.Style, scale: Double = 1) -> Double {
                bench.environment.textScale = scale
                bench.show(.sample(.veil, "Message", style: style))
                return bench.views[0].size(of: .message, width: nil).width
            }
            var style = Overlay.Style.adaptive(.veil)
            let plain = width(style)
            #expect(abs(width(style, scale: 2) - 2 * plain) <= 4)
            style.message.weight = .bold
            #expect(width(style) > plain)
        }

        /// A named text, because a megabyte of text does not belong in a log.
        struct Hostile: CustomTestStringConvertible {
            let testDescription: String
            let text: String
            init(_ name: String, _ part: String, times: Int = 1, after start: String = "") {
                testDescription = name
                text = start + String(repeating: part, count: times)
            }
        }

        @Test(arguments: [
            Hostile("one word", "a", times: 1 << 20),
            Hostile("words", "word ", times: 1 << 18),
            Hostile("lines", "\n", times: 1 << 20),
            Hostile("marks on one letter", "\u{301}", times: 1 << 20, after: "e"),
            Hostile("marks on every letter", "e" + String(repeating: "\u{301}", count: 30), times: 1 << 15),
            Hostile("zero width", "\u{200B}", times: 1 << 20),
            Hostile("bidi controls", "\u{202E}\u{202B}\u{2066}", times: 1 << 18),
            Hostile("families", "👩‍👩‍👧‍👦", times: 1 << 15),
            Hostile("NUL", "before\0after"),
        ])
        func anyTextIsLaidOutInBoundedTime(_ hostile: Hostile) throws {
            let laidOut = hostile.text.laidOut
            #expect(laidOut.count <= Tuning.longestMessage + 1)
            #expect(laidOut.unicodeScalars.count <= 2 * Tuning.longestMessage + 1)
            let hasNUL = laidOut.contains("\0")
            #expect(!hasNUL)
            let bench = bench()
            defer { bench.close() }
            bench.show(.sample(.veil, hostile.text, cancel: "Cancel", style: .adaptive(.veil)))
            _ = bench.views[0].size(of: .message, width: 280)
            #expect((bench.views[0].frames.text?.width ?? 0) <= 280)
        }

        @Test func shortTextIsLaidOutAsItIs() {
            #expect("Signing in…".laidOut == "Signing in…")
            let longest = String(repeating: "é", count: Tuning.longestMessage)
            #expect(longest.laidOut == longest)
            #expect((longest + "x").laidOut == longest + "…")
            #expect("👩‍👩‍👧‍👦 नमस्ते e\u{301}\u{302}".laidOut == "👩‍👩‍👧‍👦 नमस्ते e\u{301}\u{302}")
            #expect("a\0b".laidOut == "a\u{FFFD}b")
        }

        @Test func longTitleOfAButtonWraps() throws {
            let bench = bench()
            defer { bench.close() }
            let title = String(repeating: "Stop all of it now ", count: 1000)
            bench.show(.sample(.veil, "Message", cancel: title, style: .adaptive(.veil)))
            let view = bench.views[0]
            let (short, long) = (view.size(of: .cancel, width: 200), view.size(of: .cancel, width: nil))
            #expect(short.width <= 200)
            #expect(short.height > long.height)
            #expect(view.frames.panel.width <= 360)
        }

        /// Cantarell's g reaches a pixel below its line, and used to be cut off there.
        @Test func inkBeyondItsLinesIsNotCutOff() throws {
            let bench = bench()
            defer { bench.close() }
            bench.show(.sample(.veil, "Signing in…", style: .adaptive(.veil)))
            let viewport = try #require(bench.views[0].parts.text)
            #expect(gtk_widget_get_overflow(viewport.widget) == GTK_OVERFLOW_VISIBLE)
        }

        @Test func textThatDoesNotFitScrolls() throws {
            let bench = bench()
            defer { bench.close() }
            let plan = SurfacePlan.sample(.veil, "Short", style: .adaptive(.veil))
            bench.show(plan)
            let viewport = try #require(bench.views[0].parts.text)
            #expect(!viewport.isScrolling)

            let long = Array(repeating: "A line of text", count: 60).joined(separator: "\n")
            bench.show(plan.with(\.panel.message, long))
            GtkTests.iterate { viewport.isScrolling }
            bench.frame()
            let adjustment = gtk_scrolled_window_get_vadjustment(viewport.widget.opaque)
            #expect(gtk_adjustment_get_upper(adjustment) > gtk_adjustment_get_page_size(adjustment) * 2)

            bench.show(plan)
            GtkTests.iterate { !viewport.isScrolling }
            bench.frame()
        }

        /// Widgets do not move in the layout pass that detects the overflow.
        @Test func textThatDoesNotFitIsCutOffUntilItScrolls() throws {
            let bench = bench()
            defer { bench.close() }
            let plan = SurfacePlan.sample(.veil, "Short", style: .adaptive(.veil))
            bench.show(plan)
            let viewport = try #require(bench.views[0].parts.text)
            let column = viewport.column.widget
            var cuts: [Bool] = []
            let watch = Signal(column, "notify::overflow") { _ in
                cuts.append(gtk_widget_get_overflow(column) == GTK_OVERFLOW_HIDDEN)
            }
            defer { watch.disconnect() }
            let long = Array(repeating: "A line of text", count: 60).joined(separator: "\n")
            bench.show(plan.with(\.panel.message, long))
            GtkTests.iterate { viewport.isScrolling }
            bench.frame()
            #expect(cuts == [true, false])
        }

        @Test func partWithoutAFrameIsNotDrawnButStaysAccessible() throws {
            let bench = bench()
            defer { bench.close() }
            bench.layout = { _, _, measuring in
                _ = measuring.size(of: .message, width: 100)
                var frames = SurfaceFrames()
                frames.panel = Geometry.Rect(180, 130, 40, 40)
                frames.parts[.indicator] = Geometry.Rect(4, 4, 32, 32)
                return frames
            }
            bench.show(
                .sample(.veil, "Message", indicator: .spinner, cancel: "Cancel", style: .adaptive(.veil)))
            let parts = bench.views[0].parts
            #expect(gtk_widget_get_mapped(try #require(parts.message?.widget)) == 0)
            #expect(gtk_widget_get_mapped(try #require(parts.cancel?.widget)) == 0)
            #expect(gtk_widget_get_mapped(try #require(parts.indicator?.widget)) != 0)
        }

        @Test func appsViewMovesFromASurfaceToAnother() throws {
            let bench = bench()
            defer { bench.close() }
            let view: WidgetPointer = gtk_button_new_with_label("The app's")
            g_object_ref_sink(view)
            defer { g_object_unref(view) }
            let id = ViewID()
            bench.held[id] = view
            let first = SurfacePlan.sample(.sheet, view: id, style: .adaptive(.sheet))
            let second = SurfacePlan.sample(.sheet, view: id, style: .adaptive(.sheet))
            bench.show(first)
            bench.show(first.with(\.isLeaving, true), second)
            #expect(gtk_widget_get_parent(view) == bench.views[1].panel.widget)
            bench.show(second)
            #expect(gtk_widget_get_parent(view) == bench.views[0].panel.widget)
            #expect(gtk_widget_get_mapped(view) != 0)
        }

        /// The surface that gave up the view is still leaving, in front of the other.
        @Test func theSurfaceThatHasTheAppsViewPlacesIt() throws {
            let bench = bench()
            defer { bench.close() }
            let view: WidgetPointer = gtk_label_new("The app's")
            g_object_ref_sink(view)
            defer { g_object_unref(view) }
            let id = ViewID()
            bench.held[id] = view
            let first = SurfacePlan.sample(.sheet, view: id, style: .adaptive(.sheet))
            let second = SurfacePlan.sample(.sheet, view: id, style: .adaptive(.sheet))
            let place = Geometry.Rect(8, 6, 120, 70)
            bench.layout = { plan, facts, measuring in
                var frames = SurfaceBench.emptyPanel(plan, facts, measuring)
                frames.panel.size = Geometry.Size(width: 150, height: 100)
                if plan.id == second.id { frames.parts[.view] = place }
                return frames
            }
            bench.show(first)
            bench.show(second, first.with(\.isLeaving, true))
            #expect(gtk_widget_get_parent(view) == bench.views[0].panel.widget)
            #expect(gtk_widget_get_mapped(view) != 0)
            #expect(view.bounds(in: bench.views[0].panel.widget) == place)
        }

        /// The fade that hints at more text ends in the color behind the text.
        @Test func theFadeOfATextGoesDarkWithItsGround() throws {
            let bench = SurfaceBench(
                content: SurfaceDrawingTests.ground(.gray(1)), width: 240, height: 180)
            defer { bench.close() }
            let plan = SurfacePlan.sample(
                .veil, String(repeating: "word ", count: 400), style: .adaptive(.veil))
            bench.show(plan)
            GtkTests.iterate { bench.views[0].parts.text?.isScrolling == true }
            func styleSheet() throws -> String {
                let scroller = try #require(bench.views[0].parts.text).widget.cast(to: GObject.self)
                let provider = try #require(g_object_get_data(scroller, "scrim-style-sheet"))
                let text = try #require(
                    gtk_css_provider_to_string(provider.assumingMemoryBound(to: GtkCssProvider.self)))
                defer { g_free(text) }
                return String(cString: text)
            }
            let light = try styleSheet()
            bench.environment.isDark = true
            bench.show(plan)
            #expect(try styleSheet() != light)
        }
    }
}
