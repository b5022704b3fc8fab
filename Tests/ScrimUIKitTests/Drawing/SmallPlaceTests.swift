import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// Panels with little room, what stays usable under an activity, and panels in a stack.
    @MainActor @Suite struct SmallPlaceTests {
        private let app = AppFixture()

        @Test func aCancelButtonWithoutRoomForItsTitleIsACrossThatSaysIt() throws {
            defer { app.close() }
            let small = UIView(frame: CGRect(x: 20, y: 200, width: 64, height: 64))
            app.root.view.addSubview(small)
            let loading = app.showNow(.loading("Loading the articles", cancel: "Stop"), over: small)
            let cross = try #require(app.surface?.parts.cancel)
            #expect(cross.isCross && cross.title(for: .normal) == nil && cross.image(for: .normal) != nil)
            #expect(cross.accessibilityLabel == "Stop" && !cross.isHidden)
            small.frame.size = CGSize(width: 350, height: 400)
            app.screen.advance(by: 1)
            #expect(!cross.isCross && cross.title(for: .normal) == "Stop")
            small.frame.size = CGSize(width: 64, height: 64)
            app.screen.advance(by: 1)
            app.screen.tap(at: cross.convert(cross.bounds, to: nil).middle)
            #expect(loading.outcome?.cause == .cancelButton)
        }

        @Test func aCrossIsTakenByAFingerBesideIt() throws {
            defer { app.close() }
            let notice = app.showNow(.hud("Archived", placement: .bottom, action: "Undo", cancel: .cross))
            let parts = try #require(app.surface?.parts)
            let cross = try #require(parts.cancel)
            let frame = cross.convert(cross.bounds, to: nil)
            #expect(cross.isCross && cross.accessibilityLabel == "Close" && frame.width == 32)
            app.screen.tap(at: CGPoint(x: frame.midX, y: frame.minY - 7))
            #expect(!notice.hasEnded, "44 points are its target, and no more")
            app.screen.tap(at: CGPoint(x: frame.midX, y: frame.minY - 5))
            #expect(notice.outcome?.cause == .cancelButton)
        }

        @Test func aBarLeavesTheViewInUse() throws {
            defer { app.close() }
            let busy = app.showNow(.activity(cover: .bar), over: app.region)
            let surface = try #require(app.surface)
            #expect(surface.parts.indicator is RunningBarView && surface.frames.panel.height == 4)
            app.screen.tap(at: CGPoint(x: 80, y: 622))
            #expect(app.regionButton.taps == 1)
            busy.progress = 0.5
            app.screen.advance(by: 0.2)
            #expect(surface.parts.indicator is BarView)
            busy.progress = nil
            app.screen.advance(by: 0.2)
            #expect(surface.parts.indicator is RunningBarView)
            busy.dismiss()
        }

        @Test func aSpinnerIsAsSmallAsItsRoom() throws {
            defer { app.close() }
            let small = UIView(frame: CGRect(x: 20, y: 200, width: 40, height: 20))
            app.root.view.addSubview(small)
            let loading = app.showNow(.loading(), over: small)
            let surface = try #require(app.surface)
            let room = try #require(surface.frames.parts[.indicator])
            let spinner = try #require(surface.parts.indicator?.subviews.first)
            #expect(room.width < 20 && PaintedLayer(spinner.layer).frame.size == room.size)
            small.frame.size = CGSize(width: 200, height: 200)
            app.screen.advance(by: 1)
            let size = try #require(surface.plan?.style.indicator.size)
            #expect(PaintedLayer(spinner.layer).frame.size == Size(width: size, height: size))
            loading.dismiss()
        }

        /// Nobody can read "Synchro" and "nizing".
        @Test(arguments: [
            "Synchronizing", "The\nsynchronization", "同期しています", "Work is due",
            "Syn\u{AD}chro\u{AD}ni\u{AD}zing",
        ])
        func whereAWordWouldBeBrokenThereIsTheSpinnerAlone(_ text: String) throws {
            defer { app.close() }
            let narrow = UIView(frame: CGRect(x: 20, y: 200, width: 70, height: 200))
            app.root.view.addSubview(narrow)
            let busy = app.showNow(.activity(text), over: narrow)
            let frames = try #require(app.surface).frames
            // Japanese text may break after each character, and any text at a soft hyphen.
            let isShown = !text.contains("ynchroni")
            #expect(frames.parts[.indicator] != nil && (frames.text != nil) == isShown)
            busy.dismiss()
        }

        @Test func aTranslucentCoverBlocksTheViewThatIsSeenThroughIt() throws {
            defer { app.close() }
            let busy = app.showNow(.activity(cover: .translucent), over: app.region)
            app.screen.tap(at: CGPoint(x: 80, y: 622))
            #expect(app.regionButton.taps == 0)
            let scrim = try #require(app.surface).scrim.layer
            #expect(scrim.opacity > 0 && scrim.opacity < 1)
            busy.dismiss()
        }

        @Test func shadowsOfStackedPanelsDoNotAddUp() {
            defer { app.close() }
            let first = app.showNow(.veil("First").with(\.onRepeat, .separate))
            let alone = app.surface?.panel.layer.shadowOpacity ?? 0
            let second = app.showNow(.veil("Second").with(\.onRepeat, .separate))
            app.screen.advance(by: 1)
            let both = app.host.surfaces.map(\.panel.layer.shadowOpacity)
            #expect(alone > 0 && both.count == 2)
            #expect(both.reduce(0, +) <= alone * 1.01)
            second.dismiss()
            app.screen.advance(by: 1)
            #expect(app.surface?.panel.layer.shadowOpacity == alone)
            first.dismiss()
        }
    }
}
