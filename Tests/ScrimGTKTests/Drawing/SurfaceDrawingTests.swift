import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

/// What a surface draws on screen, in pixels.
extension GtkTests {
    @MainActor
    @Suite
    struct SurfaceDrawingTests {
        /// A panel of one color over a scrim of another.
        static func style(
            scrim: Overlay.Color = .clear, panel: Overlay.Color? = .gray(1), groupOpacity: Double = 1,
            box: Overlay.Style.Box? = nil
        ) -> Overlay.Style {
            var style = Overlay.Style.adaptive(.veil)
            style.scrim = Overlay.Paint(scrim)
            style.panel = panel.map { Overlay.Style.Panel(fill: .color(Overlay.Paint($0)), cornerRadius: 0) }
            style.groupOpacity = groupOpacity
            style.box = box
            style.minimumSize = Geometry.Size(width: 100, height: 60)
            return style
        }

        /// A background of one color.
        static func ground(_ color: Overlay.Color) -> WidgetPointer { Ground(color).widget }

        final class Ground: CustomWidget {
            var color: Overlay.Color { didSet { gtk_widget_queue_draw(widget) } }
            init(_ color: Overlay.Color) {
                self.color = color
                super.init()
            }
            override func snapshot(_ snapshot: OpaquePointer) {
                Canvas(snapshot).fill(
                    Geometry.Rect(
                        0, 0, Double(gtk_widget_get_width(widget)), Double(gtk_widget_get_height(widget))),
                    color)
            }
        }

        private func bench(_ ground: Double = 1) -> SurfaceBench {
            let bench = SurfaceBench(content: Self.ground(.gray(ground)))
            bench.layout = SurfaceBench.emptyPanel
            return bench
        }

        @Test func scrimDimsAtItsOwnOpacity() throws {
            let bench = bench()
            defer { bench.close() }
            bench.show(.sample(.veil, style: Self.style(scrim: .gray(0, alpha: 0.4))))
            let picture = try bench.picture()
            #expect(abs(picture.brightness(5, 5) - 0.6) < 0.01)
            #expect(picture.brightness(200, 150) > 0.99)
        }

        @Test func scrimsDoNotAddUp() throws {
            let bench = bench()
            defer { bench.close() }
            bench.show(
                .sample(.veil, style: Self.style(scrim: .gray(0, alpha: 0.4), panel: nil)),
                .sample(.sheet, style: Self.style(scrim: .gray(0, alpha: 0.6), panel: nil)),
                .sample(.sheet, style: Self.style(scrim: .gray(0, alpha: 0.2), panel: nil)))
            #expect(abs(try bench.picture().brightness(5, 5) - 0.4) < 0.01)
        }

        @Test func whatDimsOnePartDoesNotCountElsewhere() throws {
            let bench = bench()
            defer { bench.close() }
            // The bench lays both panels out over the whole window, and both are visible.
            bench.show(
                .sample(
                    .activity, style: Self.style(scrim: .gray(0, alpha: 0.5), panel: nil), over: .keyboard),
                .sample(.veil, style: Self.style(scrim: .gray(0, alpha: 0.4), panel: nil)))
            #expect(abs(try bench.picture().brightness(5, 5) - 0.5 * 0.6) < 0.01)
        }

        @Test func groupIsSeenThroughAsOne() throws {
            let bench = bench(0)
            defer { bench.close() }
            bench.show(.sample(.veil, style: Self.style(scrim: .gray(2.0 / 3), groupOpacity: 0.8)))
            let picture = try bench.picture()
            // Over black: the scrim, and the panel, through which no scrim shines.
            #expect(abs(picture.brightness(5, 5) - 0.8 * 2 / 3) < 0.01)
            #expect(abs(picture.brightness(200, 150) - 0.8) < 0.01)
        }

        @Test func poseFadesPanelAndScrim() throws {
            let bench = bench()
            defer { bench.close() }
            let style = Self.style(scrim: .gray(0, alpha: 0.5), panel: .gray(0))
            bench.show(
                SurfacePlan.sample(.veil, style: style).with(
                    \.motion, .hold(Motion.Pose(opacity: 0.5, scrim: 0.4))))
            let picture = try bench.picture()
            #expect(abs(picture.brightness(5, 5) - 0.8) < 0.01)
            #expect(abs(picture.brightness(200, 150) - 0.4) < 0.01)
        }

        @Test func poseMovesAndScalesThePanel() throws {
            let bench = bench()
            defer { bench.close() }
            let plan = SurfacePlan.sample(.veil, style: Self.style(panel: .gray(0)))
            bench.show(plan.with(\.motion, .hold(Motion.Pose(scale: 0.5))))
            // 100 × 60 around (200, 150), scaled by one half.
            let small = try bench.picture()
            #expect(small.brightness(177, 150) < 0.01)
            #expect(small.brightness(173, 150) > 0.99)
            #expect(small.brightness(200, 137) < 0.01)
            #expect(small.brightness(200, 133) > 0.99)

            // A quarter of the 180 points to the edge, where the panel is scaled by one half.
            bench.show(plan.with(\.motion, .hold(Motion.Pose(offstage: 0.25, scale: 0.5))))
            let lower = try bench.picture()
            #expect(lower.brightness(200, 150) > 0.99)
            #expect(lower.brightness(200, 195) < 0.01)
            #expect(lower.brightness(200, 207) < 0.01)

            bench.show(plan.with(\.motion, .hold(Motion.Pose(offstage: 1))))
            #expect(try bench.picture().brightness(200, 150) > 0.99)
            #expect(bench.views[0].panelContains(Geometry.Point(x: 200, y: 150)) == false)
        }

        /// A sheet that is held by a finger does not move while the finger rests.
        @Test func aPanelThatStandsStillIsOnWholePixels() throws {
            let bench = bench()
            defer { bench.close() }
            let plan = SurfacePlan.sample(.veil, style: Self.style(panel: .gray(0)))
            // 45.45 of the 180 points to the edge, starting at 120.
            bench.show(plan.with(\.motion, .hold(Motion.Pose(offstage: 0.2525))))
            let picture = try bench.picture()
            #expect(picture.brightness(200, 164) > 0.99 && picture.brightness(200, 165) < 0.01)
            #expect(picture.brightness(200, 224) < 0.01 && picture.brightness(200, 225) > 0.99)
        }

        @Test func boxHasFillStrokeAndRoundCorners() throws {
            let bench = bench()
            defer { bench.close() }
            let box = Overlay.Style.Box(
                inset: Geometry.Insets(all: 8), cornerRadius: 20, fill: Overlay.Paint(.gray(0, alpha: 0.85)),
                stroke: Overlay.Paint(.gray(1)), strokeWidth: 2)
            bench.show(.sample(.loading, style: Self.style(panel: nil, box: box)))
            let picture = try bench.picture()
            #expect(abs(picture.brightness(200, 30) - 0.15) < 0.01)
            #expect(picture.brightness(200, 9) > 0.99)
            #expect(picture.brightness(10, 10) > 0.99)
            #expect(picture.brightness(4, 150) > 0.99)
        }

        @Test func reflowDrawsThePanelOnItsWay() throws {
            let bench = bench()
            defer { bench.close() }
            let plan = SurfacePlan.sample(.veil, style: Self.style(panel: .gray(0)))
            bench.show(plan)
            let rest = bench.views[0].frames.panel
            let start = Instant(.seconds(1))
            bench.reflows[plan.id] = Reflow.none.moved(
                from: Geometry.Rect(rest.minX - 50, rest.minY, rest.width + 100, rest.height), to: rest,
                at: start)
            #expect(bench.tick(at: start))
            bench.frame()
            #expect(try bench.picture().brightness(110, 150) < 0.01)
            #expect(bench.views[0].panelContains(Geometry.Point(x: 110, y: 150)))
            #expect(!bench.tick(at: start + .seconds(10)))
            bench.frame()
            #expect(try bench.picture().brightness(110, 150) > 0.99)
        }

        @Test func changeOfLayoutIsAnimatedByItself() throws {
            let bench = bench()
            defer { bench.close() }
            let plan = SurfacePlan.sample(.veil, style: Self.style(panel: .gray(0)))
            bench.show(plan)
            let view = bench.views[0]
            let rest = view.frames.panel
            func begin() {
                guard let now = view.widget.currentFrameTime else { return }
                bench.reflows[plan.id] = Reflow.none.moved(
                    from: Geometry.Rect(rest.minX - 50, rest.minY, rest.width + 100, rest.height), to: rest,
                    at: now)
                gtk_widget_queue_allocate(bench.layer.widget)
            }
            begin()
            // The bench does not tick here: the window draws by itself.
            var widths: Set<Double> = []
            GtkTests.iterate {
                let width = view.panel.outline.width
                widths.insert(width)
                // A busy machine may have skipped nearly all of the motion.
                if width == rest.width, widths.count <= 3, widths.count > 1 { begin() }
                return widths.count > 3 && width == rest.width
            }
        }

        /// The second pose is between two pixels: its panel is drawn half a point higher.
        @Test(arguments: [-0.1, -0.1055]) func aSheetThatIsFurtherInLeavesNoGap(pose: Double) throws {
            let bench = bench()
            defer { bench.close() }
            bench.layout = { _, facts, _ in
                var frames = SurfaceFrames()
                frames.panel = Geometry.Rect(0, facts.window.height - 100, facts.window.width, 100)
                frames.travel = Geometry.Point(x: 0, y: 100)
                frames.flushEdge = Geometry.Point(x: 0, y: 1)
                return frames
            }
            let plan = SurfacePlan.sample(.sheet, style: Self.style(panel: .gray(0)), placement: .bottom)
            bench.show(plan.with(\.motion, .hold(Motion.Pose(offstage: pose))))
            let picture = try bench.picture()
            #expect(picture.brightness(200, 192) < 0.01)
            #expect(picture.brightness(200, 299) < 0.01)
        }

        @Test func surfaceOverAViewIsCutOffAtIt() throws {
            let bench = bench()
            defer { bench.close() }
            bench.region = { _ in Geometry.Rect(0, 0, 400, 160) }
            var plan = SurfacePlan.sample(.hud, style: Self.style(panel: .gray(0)))
            plan = SurfacePlan(
                id: plan.id, kind: .hud, region: .view(Region.ID()), panel: plan.panel, view: nil,
                sharedStyle: plan.sharedStyle,
                placement: .center, motion: .hold(Motion.Pose(offstage: 0.5)), generation: 0,
                awaitsFrame: false,
                isHidden: false, isLeaving: false, takesInput: true, identifier: "hud")
            bench.show(plan)
            let picture = try bench.picture()
            #expect(picture.brightness(200, 155) < 0.01)
            #expect(picture.brightness(200, 165) > 0.99)
            #expect(!bench.views[0].panelContains(Geometry.Point(x: 200, y: 165)))
        }

        @Test func hiddenSurfaceIsNotDrawn() throws {
            let bench = bench()
            defer { bench.close() }
            let plan = SurfacePlan.sample(
                .veil, indicator: .spinner, style: Self.style(scrim: .gray(0, alpha: 0.5)))
            bench.show(plan)
            bench.show(plan.with(\.isHidden, true))
            #expect(try bench.picture().brightness(5, 5) > 0.99)
            #expect((bench.views[0].parts.indicator as? Spinner)?.isTurning == false)
            bench.show(plan)
            #expect(try bench.picture().brightness(5, 5) < 0.51)
        }

        @Test func disposedSurfaceFreesEverythingButTheAppsView() throws {
            let bench = bench()
            defer { bench.close() }
            let view: WidgetPointer = gtk_label_new("The app's")
            g_object_ref_sink(view)
            defer { g_object_unref(view) }
            let id = ViewID()
            bench.held[id] = view
            var style = Overlay.Style.adaptive(.hud)
            style.indicator.spinner = .arc
            bench.show(
                .sample(
                    .veil, "Message", detail: "Detail", indicator: .ring(0.5), cancel: "Cancel",
                    action: "Undo",
                    view: id, style: Overlay.Style.adaptive(.veil)),
                .sample(.hud, "Notice", indicator: .spinner, style: style))
            let first = Fate(of: bench.views[0])
            let freed = bench.views.flatMap { surface in
                [surface.widget, surface.panel.widget] + surface.panel.widget.children.filter { $0 != view }
            }.map { Finalization(of: $0) }
            #expect(gtk_widget_get_parent(view) == bench.views[0].panel.widget)
            bench.show([])
            #expect(freed.map(\.happened) == freed.map { _ in true })
            #expect(first.isGone)
            #expect(gtk_widget_get_parent(view) == nil)
        }

        @Test func samePlanAgainRedrawsNothing() throws {
            let bench = bench()
            defer { bench.close() }
            let plan = SurfacePlan.sample(.veil, "Message", style: Self.style())
            bench.show(plan)
            let paintable = try #require(gtk_widget_paintable_new(bench.layer.widget))
            defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
            var changes = 0
            Signal(UnsafeMutableRawPointer(paintable), "invalidate-contents") { _ in changes += 1 }
            bench.views[0].update(Shared(plan), in: bench.environment)
            bench.tick()
            bench.frame()
            #expect(changes == 0)
        }
    }
}
