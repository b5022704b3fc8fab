import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

/// Overlays over a row that scrolls in and out of sight.
extension GtkTests.RegionTests {
    @Test func whatIsOutOfSightHasNoWidgetsBeforeItIsScrolledIntoSight() throws {
        defer { app.close() }
        let row = try #require(gtk_widget_get_last_child(app.list))
        let busy = row.overlays.show(.activity())
        GtkTests.iterate { busy.isVisible }
        #expect(truth(of: row)?.visible.isEmpty == true)
        #expect(app.host.plan.surfaces.count == 1 && app.host.surfaces.isEmpty)
        let clock = try #require(gtk_widget_get_frame_clock(app.window.widget))
        var (bare, covered) = (0, 0)
        let signal = Signal(UnsafeMutableRawPointer(clock), "after-paint") { _ in
            guard let truth = truth(of: row), !truth.visible.isEmpty else { return }
            if app.host.surfaces.first?.frames.scrim == truth.bounds { covered += 1 } else { bare += 1 }
        }
        let position = gtk_scrolled_window_get_vadjustment(app.scroller.opaque)
        gtk_adjustment_set_value(position, gtk_adjustment_get_upper(position))
        GtkTests.iterate { covered > 0 || bare > 0 }
        signal.disconnect()
        #expect(covered > 0 && bare == 0, "it is there in the frame in which its row is")
        gtk_adjustment_set_value(position, 0)
        GtkTests.iterate { truth(of: row)?.visible.isEmpty == true }
        busy.dismiss()
        GtkTests.iterate { app.host.isIdle }
    }

    /// While nothing is shown over a row, its position is not tracked.
    @Test func whatIsShownAgainOnARowThatWasScrolledIntoSightMeanwhileIsThere() throws {
        defer { app.close() }
        let row = try #require(gtk_widget_get_last_child(app.list))
        let notice = app.window.overlays.show(.hud("Syncing", indicator: .spinner, placement: .top))
        let first = row.overlays.show(.activity())
        GtkTests.iterate { notice.isVisible && first.isVisible }
        first.dismiss()
        GtkTests.iterate { first.hasEnded && app.host.plan.surfaces.count == 1 }
        #expect(app.host.surfaces.count == 1)
        let position = gtk_scrolled_window_get_vadjustment(app.scroller.opaque)
        gtk_adjustment_set_value(position, gtk_adjustment_get_upper(position))
        app.input.settle()
        let second = row.overlays.show(.activity())
        #expect(app.host.surfaces.count == 2)
        GtkTests.iterate { second.isVisible }
        #expect(app.host.surfaces.first?.frames.scrim == truth(of: row)?.bounds)
        second.dismiss()
        notice.dismiss()
        GtkTests.iterate { app.host.isIdle }
    }

    @Test func whatIsShownAgainBlocksFromTheBeginningWhereItsRowIsByThen() throws {
        defer { app.close() }
        let notice = app.window.overlays.show(.hud("Syncing", indicator: .spinner, placement: .top))
        let first = target.overlays.show(.activity())
        GtkTests.iterate { notice.isVisible && first.isVisible }
        let before = try #require(truth).bounds.middle
        first.dismiss()
        GtkTests.iterate { first.hasEnded && app.host.plan.surfaces.count == 1 }
        gtk_widget_set_margin_top(app.list, 40)
        app.input.settle()
        let now = try #require(truth).bounds.middle
        #expect(now.y == before.y + 40)
        let second = target.overlays.show(.activity())
        #expect(app.host.route(at: now).isBlocked)
        #expect(app.host.route(at: before) == .app)
        second.dismiss()
        notice.dismiss()
        GtkTests.iterate { app.host.isIdle }
    }

    /// Both the notice's time and the line that shows it run from the first frame in which it is visible.
    @Test func theLineOfTimeOfANoticeThatIsScrolledIntoSightMoves() throws {
        defer { app.close() }
        let row = try #require(gtk_widget_get_last_child(app.list))
        gtk_widget_set_size_request(row, -1, 120)
        app.input.settle()
        var hud = Overlay.hud("Moved", placement: .bottom).with(\.timing.showsTimeLeft, true)
        hud.timing.lifetime = .fixed(.seconds(60))
        let notice = row.overlays.show(hud)
        GtkTests.iterate { notice.isVisible }
        app.input.settle()
        let panel = try #require(app.host.surfaces.first?.panel)
        #expect(panel.timeLine.frame.isEmpty)
        let position = gtk_scrolled_window_get_vadjustment(app.scroller.opaque)
        gtk_adjustment_set_value(position, gtk_adjustment_get_upper(position))
        GtkTests.iterate { !panel.timeLine.frame.isEmpty }
        let line = panel.timeLine.frame
        GtkTests.iterate { panel.timeLine.frame != line }
        notice.dismiss()
        GtkTests.iterate { app.host.isIdle }
    }

    @Test func oneThatKeysLeadToHasWidgetsOutOfSightToo() throws {
        defer { app.close() }
        let row = try #require(gtk_widget_get_last_child(app.list))
        let busy = row.overlays.show(.loading("Loading", cancel: .standard))
        GtkTests.iterate { busy.isVisible }
        #expect(truth(of: row)?.visible.isEmpty == true)
        let panel = try #require(app.host.surfaces.first)
        app.input.key("F6")
        #expect(gtk_window_get_focus(app.window)?.isInside(panel.widget) == true)
        app.input.key("Return")
        GtkTests.iterate { busy.hasEnded }
        #expect(busy.outcome?.cause == .cancelButton)
    }
}
