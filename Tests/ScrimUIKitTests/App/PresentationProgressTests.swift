import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// A presentation that follows a `Progress`.
    @MainActor @Suite struct PresentationProgressTests {
        private let app = AppFixture()
        private let progress = Progress(totalUnitCount: 100)

        @Test func itShowsHowFarTheProgressIs() async {
            defer { app.close() }
            let veil = app.showNow(.veil("Uploading…"))
            progress.completedUnitCount = 25
            veil.report(progress)
            #expect(await app.until { veil.progress == 0.25 && app.surface?.parts.indicator is RingView })
            progress.completedUnitCount = 60
            #expect(await app.until { app.surface?.plan?.panel.indicator == .ring(0.6) })
            #expect(veil.progress == 0.6)
            veil.dismiss()
        }

        /// MBProgressHUD: its display link pauses while the user scrolls.
        @Test func itGoesOnWhileTheUserScrolls() async {
            defer { app.close() }
            let scroller = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 600))
            scroller.contentSize = CGSize(width: 390, height: 3000)
            app.root.view.addSubview(scroller)
            let notice = app.showNow(.hud("Uploading…", indicator: .ring(0)))
            notice.report(progress)
            app.screen.touchDown(at: CGPoint(x: 100, y: 700))
            app.screen.drag(to: CGPoint(x: 100, y: 500), over: 0.1)
            #expect(scroller.isTracking)
            progress.completedUnitCount = 40
            #expect(await app.until { notice.progress == 0.4 })
            #expect(scroller.isTracking)
            app.screen.touchUp()
            notice.dismiss()
        }

        @Test func whileItIsIndeterminateTheSpinnerStays() async {
            defer { app.close() }
            let unknown = Progress(totalUnitCount: -1)
            let veil = app.showNow(.veil("Connecting…"))
            veil.report(unknown)
            await app.settle(0.2)
            #expect(veil.progress == nil && app.surface?.parts.indicator is SpinnerView)
            unknown.totalUnitCount = 10
            unknown.completedUnitCount = 5
            #expect(await app.until { veil.progress == 0.5 })
            veil.dismiss()
        }

        @Test func neitherKeepsTheOtherNorEndsIt() async {
            defer { app.close() }
            weak var observed: Progress?
            let veil = app.showNow(.veil("Uploading…"))
            do {
                let progress = Progress(totalUnitCount: 1)
                observed = progress
                veil.report(progress)
                progress.completedUnitCount = 1
                #expect(await app.until { veil.progress == 1 })
                #expect(!veil.hasEnded)
            }
            #expect(await eventually { observed == nil })
            veil.report(progress)
            veil.dismiss()
            await app.settle()
            progress.completedUnitCount = 50
            await app.settle(0.2)
            #expect(!progress.isCancelled && veil.progress == 1)
        }
    }
}
