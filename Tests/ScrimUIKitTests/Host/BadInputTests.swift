import Screen
import Testing
import UIKit

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// Invalid values are clamped or answered: nothing crashes and nothing gets stuck.
    @MainActor @Suite struct BadInputTests {
        private let app = AppFixture()

        /// A named text.
        struct Hostile: CustomTestStringConvertible, Sendable {
            let testDescription: String
            let text: String

            init(_ name: String, _ part: String, times: Int = 1) {
                testDescription = name
                text = String(repeating: part, count: times)
            }
        }

        nonisolated static let texts = [
            Hostile("empty", ""), Hostile("a megabyte", "a", times: 1 << 20),
            Hostile("lines", "\n", times: 10_000),
            Hostile("bidi", "\u{202E}abc\u{2066}", times: 100),
            Hostile("zero width", "\u{200B}", times: 1000),
            Hostile("marks", "e\u{301}\u{301}\u{301}", times: 1000), Hostile("null", "a\0b"),
        ]

        @Test(arguments: texts)
        func anyTextFits(_ hostile: Hostile) throws {
            defer { app.close() }
            let overlay = Overlay.veil(hostile.text, detail: hostile.text, cancel: .titled(hostile.text))
            let veil = app.showNow(overlay)
            let panel = try #require(app.surface).frames.panel
            #expect(panel.minX >= 0 && panel.maxX <= 390 && panel.minY >= 0 && panel.maxY <= 844)
            let drawn = app.surface?.parts.message?.text?.count ?? 0
            #expect(drawn <= Tuning.longestMessage + 1)
            veil.dismiss()
        }

        @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 2, 1e300])
        func anyProgressIsDrawn(_ value: Double) async {
            defer { app.close() }
            let veil = app.showNow(.veil("Work", indicator: .ring(0.5)))
            veil.progress = value
            veil.report(value)
            await app.settle(0.2)
            let shown = veil.progress ?? -1
            #expect(shown >= 0 && shown <= 1)
            veil.dismiss()
        }

        @Test(arguments: [
            CGRect.zero, CGRect(x: -500, y: -500, width: 10, height: 10),
            CGRect(x: 0, y: 0, width: 1e7, height: 1e7), CGRect(x: 0, y: 0, width: 0.5, height: 400),
        ])
        func aRegionOfAnySizeHasItsOverlay(_ frame: CGRect) {
            defer { app.close() }
            let view = UIView(frame: frame)
            app.root.view.addSubview(view)
            let busy = app.showNow(.loading("Loading"), over: view)
            app.screen.advance(by: 1)
            busy.dismiss()
            app.screen.advance(by: 1)
            #expect(busy.hasEnded && app.host.surfaces.isEmpty)
        }

        nonisolated private static let oddDetents: [[Overlay.Detent]] = [
            [], [.points(.nan)], [.points(-10)], [.points(.infinity)], [.fraction(0), .fraction(0)],
            [.fraction(9), .points(1)], [.keepClear(10_000)],
            [.custom(Overlay.Detent.Custom("odd") { _ in .nan })],
        ]

        @Test(arguments: oddDetents)
        func anyDetentsMakeASheetThatCanBeLeft(_ detents: [Overlay.Detent]) throws {
            defer { app.close() }
            let sheet = app.showSheet(.sheet(detents: detents, input: .dismissing))
            let panel = try #require(app.surface).frames.panel
            #expect(panel.minY.isFinite && panel.maxY <= 844.5 && panel.height >= 0)
            app.screen.tap(at: CGPoint(x: 195, y: 5))
            #expect(sheet.hasEnded || panel.minY <= 5)
            sheet.dismiss()
        }

        @Test func aViewOverItself() {
            defer { app.close() }
            // The region is the very view that is shown, so the overlay cannot be beside it.
            let view = UIView(frame: CGRect(x: 0, y: 300, width: 200, height: 200))
            app.root.view.addSubview(view)
            let sheet = view.overlays.show(.sheet) { view }
            app.screen.advance(by: 1)
            sheet.dismiss()
            app.screen.advance(by: 2)
            #expect(sheet.hasEnded)
        }

        @Test func aRootViewCanBeARegion() {
            defer { app.close() }
            let busy = app.showNow(.activity(), over: app.root.view)
            #expect(busy.isVisible && app.surface?.superview === app.window)
            busy.dismiss()
        }

        @Test func aViewWithoutASuperviewWaits() {
            defer { app.close() }
            let orphan = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let busy = app.showNow(.activity(), over: orphan)
            #expect(!busy.isVisible && !busy.hasEnded)
            busy.dismiss()
        }

        @Test func everythingFromInsideEverything() async {
            defer { app.close() }
            var others: [Presentation] = []
            let sheet = app.overlays.show(
                .sheet(input: .dismissing),
                shouldEnd: { [app] _ in
                    others.append(app.overlays.show(.veil("From a veto").with(\.timing, Overlay.Timing())))
                    app.overlays.dismissAll()
                    return true
                },
                content: { UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200)) })
            await app.settle(1)
            app.screen.tap(at: CGPoint(x: 195, y: 50))
            let notice = app.overlays.flash(
                .hud("Again", action: "Go"),
                onAction: { [app] in
                    others.append(app.overlays.show(.veil("From an action")))
                    others.last?.dismiss()
                    others.last?.dismiss()
                })
            await app.settle(0.5)
            app.host.report(.actionTaken(app.surface?.id ?? SurfaceID.none))
            await app.settle(3)
            #expect(sheet.hasEnded && notice.hasEnded && others.allSatisfy(\.hasEnded))
            #expect(app.isClean)
        }

        @Test func staleReportsAreIgnored() async {
            defer { app.close() }
            let veil = app.showNow(.veil("Working"))
            let id = app.surface?.id ?? SurfaceID.none
            veil.dismiss()
            await app.settle()
            app.host.report(.motionEnded(id, generation: 1))
            app.host.report(.cancelTaken(id))
            app.host.report(.dragEnded(id, at: app.host.now, cancelled: false))
            app.host.report(.tappedOutside(id))
            #expect(app.isClean)
        }

        @Test func theHandleOutlivesItsWindow() async {
            let veil = app.showNow(.veil("Working"))
            app.close()
            await app.settle(0.2)
            veil.message = "Still here"
            veil.progress = 0.5
            veil.finish(.success("Done"))
            veil.dismiss()
            #expect(veil.outcome?.cause == .windowGone)
        }

        /// A controller that the app presents, or that has a parent, stays where it is.
        @Test func aControllerThatIsPresentedIsNotTornOutOfItsPlace() {
            defer { app.close() }
            let (presented, child) = (UIViewController(), UIViewController())
            #expect(app.host.availability(of: presented) == .free)
            app.root.present(presented, animated: false)
            presented.addChild(child)
            #expect(app.host.availability(of: presented) == .attached)
            #expect(app.host.availability(of: child) == .attached)
            let sheet = app.overlays.show(.sheet) { presented }
            app.screen.advance(by: 1)
            #expect(app.root.presentedViewController === presented && presented.view.window === app.window)
            sheet.dismiss()
        }
    }
}

extension SurfaceID {
    /// The identifier of a surface that does not exist.
    @MainActor static var none: SurfaceID { SurfaceID(number: 0) }
}
