import CGtk4
import Foundation
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    @MainActor
    @Suite
    struct IndicatorTests {
        private let ground = Overlay.Color.gray(1)

        /// A large indicator in black on white in the middle of the window: 120 points, with a line width of 20.
        private static func style(_ spinner: Overlay.Style.IndicatorStyle.Spinner = .arc) -> Overlay.Style {
            var style = SurfaceDrawingTests.style()
            style.indicator = Overlay.Style.IndicatorStyle(
                size: 120, lineWidth: 20, color: Overlay.Paint(.gray(0)), track: .clear,
                barSize: Geometry.Size(width: 200, height: 20), spinner: spinner)
            return style
        }

        private func bench() -> SurfaceBench { SurfaceBench(content: SurfaceDrawingTests.ground(.gray(1))) }

        private func middle(_ bench: SurfaceBench) -> (Int, Int) {
            let frames = bench.views[0].frames
            let indicator = frames.parts[.indicator] ?? .zero
            return (Int(frames.panel.minX + indicator.midX), Int(frames.panel.minY + indicator.midY))
        }

        @Test func ringIsFilledClockwiseFromTheTop() throws {
            let bench = bench()
            defer { bench.close() }
            bench.environment.reducesMotion = true
            let plan = SurfacePlan.sample(.veil, indicator: .ring(0.5), style: Self.style())
            bench.show(plan)
            let (x, y) = middle(bench)
            let half = try bench.picture()
            #expect(half.brightness(x + 50, y) < 0.05)
            #expect(half.brightness(x - 50, y) > 0.95)
            #expect(half.brightness(x, y) > 0.95)

            bench.show(plan.with(\.panel.indicator, .ring(0.875)))
            let more = try bench.picture()
            #expect(more.brightness(x - 50, y) < 0.05)
            #expect(more.brightness(x - 25, y - 43) > 0.95)
        }

        @Test func barIsFilledFromTheLeadingEdge() throws {
            let bench = bench()
            defer { bench.close() }
            bench.environment.reducesMotion = true
            bench.show(.sample(.veil, indicator: .bar(0.25), style: Self.style()))
            let (x, y) = middle(bench)
            let leftToRight = try bench.picture()
            #expect(leftToRight.brightness(x - 80, y) < 0.05)
            #expect(leftToRight.brightness(x - 30, y) > 0.95)

            bench.environment.isRightToLeft = true
            bench.show(.sample(.veil, indicator: .bar(0.25), style: Self.style()))
            let rightToLeft = try bench.picture()
            #expect(rightToLeft.brightness(x + 80, y) < 0.05)
            #expect(rightToLeft.brightness(x + 30, y) > 0.95)
        }

        /// A long download reports many times a second; animations would keep the window drawing.
        @Test func aFillThatHardlyMovesIsNotAnimated() throws {
            let bench = bench()
            defer { bench.close() }
            let plan = SurfacePlan.sample(.veil, indicator: .ring(0.5), style: Self.style())
            bench.show(plan)
            let ring = try #require(bench.views[0].parts.indicator as? RingIndicator)
            #expect(ring.fill == 0.5)
            bench.views[0].update(Shared(plan.with(\.panel.indicator, .ring(0.502))), in: bench.environment)
            #expect(ring.fill == 0.502)
            bench.views[0].update(Shared(plan.with(\.panel.indicator, .ring(0.75))), in: bench.environment)
            #expect(ring.fill < 0.75)
            GtkTests.iterate { ring.fill == 0.75 }
        }

        @Test func fillFollowsTheValue() throws {
            let bench = bench()
            defer { bench.close() }
            let plan = SurfacePlan.sample(.veil, indicator: .bar(0), style: Self.style())
            bench.show(plan)
            let bar = try #require(bench.views[0].parts.indicator as? BarIndicator)
            bench.views[0].update(Shared(plan.with(\.panel.indicator, .bar(1))), in: bench.environment)
            #expect(bar.fill == 0)
            var seen: Set<Double> = []
            GtkTests.iterate {
                seen.insert(bar.fill)
                return bar.fill == 1
            }
            #expect(seen.count > 3)
        }

        @Test func spinnerTurnsOnlyWhileItCanBeSeenAndStays() throws {
            let bench = bench()
            defer { bench.close() }
            bench.environment.reducesMotion = true
            for kind in [Overlay.Style.IndicatorStyle.Spinner.spokes(8), .spokes(12), .arc] {
                let plan = SurfacePlan.sample(.veil, indicator: .spinner, style: Self.style(kind))
                bench.show(plan)
                let spinner = try #require(bench.views[0].parts.indicator as? Spinner)
                #expect(spinner.isTurning)
                let before = spinner.turns
                GtkTests.iterate { spinner.turns != before }
                gtk_widget_set_visible(bench.window.widget, 0)
                #expect(!spinner.isTurning)
                gtk_widget_set_visible(bench.window.widget, 1)
                #expect(spinner.isTurning)
                bench.views[0].update(Shared(plan.with(\.isLeaving, true)), in: bench.environment)
                #expect(!spinner.isTurning)
            }
        }

        @Test func arcNeverRunsBackwards() {
            var last = ArcSpinner.arc(after: 0)
            for step in 1...400 {
                let next = ArcSpinner.arc(after: Double(step) * 0.01)
                #expect(next.tail >= last.tail && next.head >= last.head)
                #expect((0.079...0.701).contains(next.head - next.tail))
                last = next
            }
        }

        @Test func brightestSpokeGoesRoundClockwise() {
            for count in [4, 8, 12] {
                let opacity = { SpokesSpinner.opacity(of: $0, in: count, after: 0.25) }
                #expect(SpokesSpinner.opacity(of: 0, in: count, after: 0) == 1)
                #expect(opacity(count / 4) == 1)
                #expect(opacity(count / 4 - 1) < 1)
                #expect(opacity(count / 4 + 1) < opacity(count / 4 - 1))
            }
        }

        /// A few spokes are not drawn as blocks, and many spokes leave gaps.
        @Test(arguments: [(4, 34, 7, 13), (12, 40, 3, 8)])
        func aSpokeIsAsWideAsItsNeighborsAllow(_ count: Int, _ above: Int, _ inside: Int, _ outside: Int)
            throws
        {
            let bench = bench()
            defer { bench.close() }
            bench.show(.sample(.veil, indicator: .spinner, style: Self.style(.spokes(count))))
            let (x, y) = middle(bench)
            let picture = try bench.picture()
            for side in [-1, 1] {
                #expect(picture.brightness(x + side * inside, y - above) < 0.85)
                #expect(picture.brightness(x + side * outside, y - above) > 0.95)
            }
        }

        /// The appearance of a veil changes while it is presented.
        @Test func aSpinnerOfAnotherLookTakesItsPlace() throws {
            let bench = bench()
            defer { bench.close() }
            let plan = SurfacePlan.sample(.veil, indicator: .spinner, style: Self.style(.spokes(8)))
            bench.show(plan)
            let spokes = try #require(bench.views[0].parts.indicator as? SpokesSpinner)
            bench.show(plan.with(\.style.padding, Geometry.Insets(all: 3)))
            #expect(bench.views[0].parts.indicator === spokes, "The same spinner in another style goes on")
            bench.show(plan.with(\.style.indicator.spinner, .arc))
            #expect(bench.views[0].parts.indicator is ArcSpinner)
            bench.show(plan.with(\.style.indicator.spinner, .spokes(12)))
            #expect((bench.views[0].parts.indicator as? SpokesSpinner)?.step == 83)
        }

        /// A spinner's cost is the frames that it asks for.
        @Test(arguments: [(8, 125), (12, 83), (.min, 333), (.max, 41)])
        func aFrameIsDrawnForEachSpokeAndNoOther(_ count: Int, _ milliseconds: Int) throws {
            let bench = bench()
            defer { bench.close() }
            bench.show(.sample(.veil, indicator: .spinner, style: Self.style(.spokes(count))))
            let spinner = try #require(bench.views[0].parts.indicator as? SpokesSpinner)
            #expect(spinner.step == milliseconds)
        }

        @Test func checkIsDrawnOnAndThenRests() throws {
            let bench = bench()
            defer { bench.close() }
            bench.show(.sample(.hud, indicator: .icon(.success), style: Self.style()))
            let icon = try #require(bench.views[0].parts.indicator as? IconIndicator)
            GtkTests.iterate { icon.drawnShare == 1 }
            let (x, y) = middle(bench)
            // The lowest corner of the mark is drawn, and nothing where a cross would be.
            let picture = try bench.picture()
            #expect((0..<120).contains { picture.brightness(x - 13, y - 60 + $0) < 0.05 })
            #expect(picture.brightness(x - 40, y - 40) > 0.95)
        }

        @Test func withReducedMotionACheckIsThereAtOnce() throws {
            let bench = bench()
            defer { bench.close() }
            bench.environment.reducesMotion = true
            for icon in [Overlay.Icon.success, .failure] {
                bench.show(.sample(.hud, indicator: .icon(icon), style: Self.style()))
                let widget = try #require(bench.views[0].parts.indicator as? IconIndicator)
                #expect(widget.drawnShare == 1)
            }
        }

        /// An icon of the theme with one image per scale, each in another color.
        @Test func anIconOfTheThemeIsThatOfTheWindowsScale() throws {
            let folder = "\(NSTemporaryDirectory())/scrim-icons-\(UUID())"
            for (scale, color) in [
                (1, Overlay.Color(red: 1, green: 0, blue: 0)), (2, .init(red: 0, green: 0, blue: 1)),
            ] {
                let size = 48 * scale
                let path = "\(folder)/hicolor/48x48\(scale == 1 ? "" : "@2")/apps"
                try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
                var pixels = (0..<size * size).flatMap { _ in
                    [UInt8(color.red * 255), UInt8(color.green * 255), UInt8(color.blue * 255)]
                }
                let bytes = g_bytes_new(&pixels, gsize(pixels.count))
                defer { g_bytes_unref(bytes) }
                let texture = try #require(
                    gdk_memory_texture_new(
                        Int32(size), Int32(size), GDK_MEMORY_R8G8B8, bytes, gsize(3 * size)))
                gdk_texture_save_to_png(texture, "\(path)/scrim-scaled.png")
                g_object_unref(UnsafeMutableRawPointer(texture))
            }
            let index = """
                [Icon Theme]
                Name=Hicolor
                Directories=48x48/apps,48x48@2/apps
                [48x48/apps]
                Size=48
                Type=Fixed
                [48x48@2/apps]
                Size=48
                Scale=2
                Type=Fixed
                """
            try index.write(toFile: "\(folder)/hicolor/index.theme", atomically: true, encoding: .utf8)
            let bench = bench()
            defer { bench.close() }
            let theme = gtk_icon_theme_get_for_display(gtk_widget_get_display(bench.window.widget))
            gtk_icon_theme_add_search_path(theme, folder)
            var style = Self.style()
            style.indicator.size = 48
            bench.show(.sample(.hud, indicator: .icon(.named("scrim-scaled")), style: style))
            let (x, y) = middle(bench)
            let color = try bench.picture().color(x, y)
            let isFine = gtk_widget_get_scale_factor(bench.window.widget) > 1
            #expect(isFine ? color.blue > 0.9 && color.red < 0.1 : color.red > 0.9 && color.blue < 0.1)
        }

        @Test func everyIconDrawsSomethingAtAnySize() throws {
            for size in [4.0, 16, 200] {
                for icon in [
                    Overlay.Icon.success, .failure, .warning, .info, .bookmark, .named("no-such-icon"),
                ] {
                    let bench = bench()
                    defer { bench.close() }
                    bench.environment.reducesMotion = true
                    var style = Self.style()
                    style.indicator.size = size
                    style.indicator.lineWidth = size / 10
                    bench.show(.sample(.hud, indicator: .icon(icon), style: style))
                    let picture = try bench.picture()
                    let (x, y) = middle(bench)
                    let reach = Int(size / 2)
                    let isDrawn = (-reach...reach).contains { dx in
                        (-reach...reach).contains { picture.brightness(x + dx, y + $0) < 0.95 }
                    }
                    #expect(isDrawn, "\(icon) at \(size)")
                }
            }
        }

        @Test func progressOnASpinnerMakesARing() throws {
            let bench = bench()
            defer { bench.close() }
            let plan = SurfacePlan.sample(.veil, indicator: .spinner, style: Self.style())
            bench.show(plan)
            let spinner = try #require(bench.views[0].parts.indicator)
            let freed = Finalization(of: spinner.widget)
            bench.show(plan.with(\.panel.indicator, .ring(0.1)))
            #expect(bench.views[0].parts.indicator is RingIndicator)
            #expect(freed.happened)
        }
    }
}
