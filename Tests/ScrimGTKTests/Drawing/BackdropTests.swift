import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    @MainActor
    @Suite
    struct BackdropTests {
        private typealias Ground = SurfaceDrawingTests.Ground

        private static func style(tint: Overlay.Color = .clear) -> Overlay.Style {
            var style = Overlay.Style.adaptive(.hud)
            style.panel = Overlay.Style.Panel(
                fill: .blur(radius: 10, tint: Overlay.Paint(tint)), cornerRadius: 0)
            style.minimumSize = Geometry.Size(width: 200, height: 120)
            return style
        }

        private func bench(_ content: WidgetPointer) -> SurfaceBench {
            let bench = SurfaceBench(content: content)
            bench.layout = SurfaceBench.emptyPanel
            return bench
        }

        @Test func showsWhatIsUnderThePanelBlurred() throws {
            // The left half is red, the right half blue: the blur mixes them below the panel's center.
            let content: WidgetPointer = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
            gtk_box_set_homogeneous(content.cast(to: GtkBox.self), 1)
            for color in [Overlay.Color(red: 1, green: 0, blue: 0), Overlay.Color(red: 0, green: 0, blue: 1)]
            {
                let ground = Ground(color)
                gtk_widget_set_hexpand(ground.widget, 1)
                gtk_box_append(content.cast(to: GtkBox.self), ground.widget)
            }
            let bench = bench(content)
            defer { bench.close() }
            bench.show(.sample(.hud, style: Self.style()))
            let picture = try bench.picture()
            #expect(picture.color(110, 150).red > 0.95)
            #expect(picture.color(290, 150).blue > 0.95)
            let middle = picture.color(199, 150)
            #expect((0.3...0.7).contains(middle.red) && (0.3...0.7).contains(middle.blue))
            // The panel is as bright at its very edge as inside, and nothing beside it is blurred.
            #expect(picture.color(200, 92).red > 0.2)
            #expect(picture.color(190, 80).red > 0.99)
        }

        @Test func tintLiesOverIt() throws {
            let bench = bench(Ground(.gray(0)).widget)
            defer { bench.close() }
            bench.show(.sample(.hud, style: Self.style(tint: .gray(1, alpha: 0.6))))
            #expect(abs(try bench.picture().brightness(200, 150) - 0.6) < 0.02)
        }

        @Test func showsLowerSurfacesToo() throws {
            let bench = bench(Ground(.gray(1)).widget)
            defer { bench.close() }
            bench.show(
                .sample(.veil, style: SurfaceDrawingTests.style(scrim: .gray(0), panel: nil)),
                .sample(.hud, style: Self.style()))
            #expect(try bench.picture().brightness(200, 150) < 0.05)
        }

        /// The app changes nothing meanwhile: the window has no control.
        @Test func isRenewedWhenAnOverlayComesBelowAndWhenItHasGone() throws {
            let window = TestWindow(width: 400, height: 300)
            window.setChild(Ground(.gray(1)).widget)
            window.present()
            defer { window.close() }
            let noticed = try NoticedWindow(window)
            let before = try noticed.brightness
            let veil = window.window.overlays.show(.veil("Wait"))
            GtkTests.iterate { veil.isVisible }
            noticed.rest()
            let during = try noticed.brightness
            #expect(during < before - 0.01, "what is below is dimmed")
            veil.dismiss()
            GtkTests.iterate { noticed.host.surfaces.count == 1 }
            noticed.rest()
            let after = try noticed.brightness
            #expect(abs(after - before) < 0.005)
            noticed.notice.dismiss()
        }

        /// An app that builds its content while a notice says so.
        @Test(arguments: [false, true])
        func isRenewedWhenTheWindowGetsContent(thatWasHidden: Bool) throws {
            let window = TestWindow(width: 400, height: 300)
            let content = Ground(.gray(0)).widget
            if thatWasHidden {
                gtk_widget_set_visible(content, 0)
                window.setChild(content)
            }
            window.present()
            defer { window.close() }
            let noticed = try NoticedWindow(window)
            let backdrop = try #require(noticed.panel.backdrop)
            let (before, renewals) = (try noticed.brightness, backdrop.renewals)
            if thatWasHidden { gtk_widget_set_visible(content, 1) } else { window.setChild(content) }
            noticed.rest()
            #expect(try noticed.brightness < before - 0.01)
            #expect(backdrop.renewals > renewals)
            noticed.notice.dismiss()
        }

        @Test func isRenewedOnlyWhenSomethingBelowChanges() throws {
            let ground = Ground(.gray(1))
            let bench = bench(ground.widget)
            defer { bench.close() }
            bench.show(.sample(.hud, "Busy", indicator: .spinner, style: Self.style()))
            let view = bench.views[0]
            let backdrop = try #require(view.panel.backdrop)
            bench.frame()
            let before = backdrop.renewals
            // The spinner turns above it.
            for _ in 0..<5 {
                view.parts.indicator.map { gtk_widget_queue_draw($0.widget) }
                bench.frame()
            }
            #expect(backdrop.renewals == before)
            // The panel moves, or is drawn again for another reason.
            let plan = try #require(view.plan)
            bench.show(plan.with(\.motion, .hold(Motion.Pose(scale: 0.9, opacity: 0.5))))
            gtk_widget_queue_draw(backdrop.widget)
            bench.frame()
            #expect(backdrop.renewals == before)

            ground.color = .gray(0)
            bench.frame()
            bench.frame()
            #expect(backdrop.renewals == before + 1)
            #expect(try bench.picture().brightness(110, 100) < 0.05)
        }

        @Test func itsPictureIsFreedWithEachRenewalAndWhileItIsHidden() throws {
            let ground = Ground(.gray(1))
            let bench = bench(ground.widget)
            defer { bench.close() }
            let plan = SurfacePlan.sample(.hud, style: Self.style())
            bench.show(plan)
            bench.frame()
            let backdrop = try #require(bench.views[0].panel.backdrop)
            let first = try Finalization(of: UnsafeMutableRawPointer(#require(backdrop.texture)))
            ground.color = .gray(0)
            GtkTests.iterate { first.happened }

            let second = try Finalization(of: UnsafeMutableRawPointer(#require(backdrop.texture)))
            bench.views[0].update(Shared(plan.with(\.isHidden, true)), in: bench.environment)
            bench.views[0].followFocus()
            // The next frame replaces the last one, which may still refer to the view.
            gtk_widget_queue_draw(bench.window.widget)
            GtkTests.iterate { second.happened }
            #expect(backdrop.texture == nil)
        }

        @Test func isFreedWithItsPanel() throws {
            let bench = bench(Ground(.gray(1)).widget)
            defer { bench.close() }
            bench.show(.sample(.hud, style: Self.style()))
            let backdrop = Fate(of: bench.views[0].panel.backdrop)
            let freed = try Finalization(of: #require(backdrop.object).widget)
            bench.show([])
            #expect(freed.happened)
            #expect(backdrop.isGone)
        }
    }
}

/// A blurred notice at rest, in a window that has been presented.
@MainActor
private struct NoticedWindow {
    let window: TestWindow
    let host: GtkHost
    let notice: Presentation
    let panel: PanelWidget

    init(_ window: TestWindow) throws {
        self.window = window
        host = GtkHost.of(window.window)
        notice = window.window.overlays.show(.hud("Saved").with(\.timing.lifetime, .untilDismissed))
        GtkTests.iterate { [notice] in notice.isVisible }
        panel = try #require(host.surfaces.first).panel
        rest()
    }

    /// Waits until nothing moves and the content below has been drawn.
    func rest() {
        GtkTests.iterate {
            host.surfaces.allSatisfy { $0.plan?.motion.isSettled(at: $0.drawnAt) == true }
        }
        GtkTests.settle(window.window)
        GtkTests.settle(window.window)
    }

    /// The panel's brightness near its edge, where there is no text.
    var brightness: Double {
        get throws {
            let bounds = try #require(panel.widget.bounds(in: window.widget))
            return try Picture(of: window.widget).brightness(Int(bounds.minX) + 8, Int(bounds.midY))
        }
    }
}
