import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// An overlay over a view is the view's sibling, wherever the view is or moves.
    @MainActor @Suite struct RegionAttachmentTests {
        private let app = AppFixture()

        @Test func anOverlayLiesBesideItsRegionAndNotInIt() throws {
            defer { app.close() }
            let region = try #require(app.region)
            let busy = app.showNow(.activity(), over: region)
            let surface = try #require(app.surface)
            #expect(surface.superview === region.superview)
            let all = try #require(region.superview?.subviews)
            #expect(all.firstIndex(of: surface) == all.firstIndex(of: region).map { $0 + 1 })
            #expect(!region.subviews.contains { $0 is SurfaceView })
            #expect(surface.frame == region.frame)
            busy.dismiss()
        }

        @Test func itFollowsItsRegion() throws {
            defer { app.close() }
            let region = try #require(app.region)
            let busy = app.showNow(.activity(), over: region)
            let surface = try #require(app.surface)
            region.frame = CGRect(x: 40, y: 300, width: 200, height: 100)
            app.screen.advance(by: Screen.frame)
            #expect(surface.frame == region.frame)
            #expect(surface.frames.scrim == Geometry.Rect(40, 300, 200, 100))
            #expect(app.screen.hit(at: CGPoint(x: 300, y: 350)) === app.root.view)
            busy.dismiss()
        }

        /// As a viewer moves and scales the picture that the user drags: Auto Layout leaves that out.
        @Test func itFollowsARegionThatItsTransformMovesAndScales() throws {
            defer { app.close() }
            let region = try #require(app.region)
            let busy = app.showNow(.activity(), over: region)
            let surface = try #require(app.surface)
            region.transform = CGAffineTransform(translationX: 0, y: -150)
            app.screen.advance(by: Screen.frame)
            #expect(surface.frame == CGRect(x: 0, y: 50, width: 390, height: 644))
            #expect(surface.frames.scrim == Geometry.Rect(0, 50, 390, 644))
            #expect(app.screen.hit(at: CGPoint(x: 300, y: 70)) === surface)
            #expect(app.screen.hit(at: CGPoint(x: 300, y: 750)) === app.root.view)
            region.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
            app.screen.advance(by: Screen.frame)
            #expect(surface.frame == CGRect(x: 97.5, y: 361, width: 195, height: 322))
            region.transform = .identity
            region.frame = CGRect(x: 40, y: 300, width: 200, height: 100)
            app.screen.advance(by: Screen.frame)
            #expect(surface.frame == region.frame)
            busy.dismiss()
        }

        /// As the list of a chat is, which moves in the app's own animations: so does what is pinned to it.
        @Test(arguments: [CGAffineTransform(scaleX: 1, y: -1), CGAffineTransform(scaleX: -1, y: -1)])
        func overAListThatIsUpsideDownItStaysPinned(_ transform: CGAffineTransform) throws {
            defer { app.close() }
            let region = try #require(app.region)
            let busy = app.showNow(.activity(), over: region)
            let surface = try #require(app.surface)
            region.transform = transform
            app.screen.advance(by: Screen.frame)
            #expect(!surface.translatesAutoresizingMaskIntoConstraints)
            region.bounds.size.height = 300
            app.screen.advance(by: Screen.frame)
            #expect(!surface.translatesAutoresizingMaskIntoConstraints)
            #expect(surface.frame == region.frame && surface.frame.height == 300)
            busy.dismiss()
        }

        /// A scroll view zooms by the transform of what is in it.
        @Test func overAPictureInAScrollViewItFollowsTheZoom() throws {
            defer { app.close() }
            let scroller = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
            let picture = UIView(frame: CGRect(x: 95, y: 100, width: 200, height: 200))
            scroller.addSubview(picture)
            app.root.view.addSubview(scroller)
            let busy = app.showNow(.activity(), over: picture)
            let surface = try #require(app.surface)
            #expect(surface.frames.scrim.width == 200)
            picture.transform = CGAffineTransform(scaleX: 2, y: 2)
            app.screen.advance(by: Screen.frame)
            #expect(surface.frames.scrim.width == 400 && surface.frame == scroller.frame)
            busy.dismiss()
        }

        @Test func overATableItStaysWhileTheTableScrolls() throws {
            defer { app.close() }
            let table = UITableView(frame: CGRect(x: 0, y: 200, width: 390, height: 400), style: .plain)
            app.root.view.addSubview(table)
            let busy = app.showNow(.activity(), over: table)
            let surface = try #require(app.surface)
            #expect(surface.superview === app.root.view && surface.frame == table.frame)
            table.contentOffset.y = 120
            app.screen.advance(by: Screen.frame)
            #expect(surface.frame == table.frame)
            #expect(surface.frames.scrim == Geometry.Rect(0, 200, 390, 400))
            busy.dismiss()
        }

        @Test func overACellItScrollsWithItAndIsClippedByTheTable() throws {
            defer { app.close() }
            let table = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
            table.contentSize = CGSize(width: 390, height: 4000)
            let cell = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
            table.addSubview(cell)
            app.root.view.addSubview(table)
            let busy = app.showNow(.activity(), over: cell)
            let surface = try #require(app.surface)
            #expect(surface.superview === app.root.view, "Outside of what scrolls")
            #expect(surface.frames.scrim == Geometry.Rect(0, 500, 390, 200))
            // The lower half is beyond the table's edge.
            #expect(app.screen.hit(at: CGPoint(x: 200, y: 550))?.isDescendant(of: surface) == true)
            #expect(app.screen.hit(at: CGPoint(x: 200, y: 650))?.isDescendant(of: surface) == false)
            table.contentOffset.y = 200
            app.screen.advance(by: Screen.frame)
            #expect(surface.frames.scrim == Geometry.Rect(0, 300, 390, 200))
            busy.dismiss()
        }

        @Test func severalOverOneRegionKeepTheirOrder() throws {
            defer { app.close() }
            let region = try #require(app.region)
            let busy = app.showNow(.activity(), over: region)
            let load = app.showNow(.loading(), over: region)
            let sheet = region.overlays.show(.sheet) {
                UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
            }
            app.screen.advance(by: 1)
            let order = region.superview?.subviews.compactMap { ($0 as? SurfaceView)?.id }
            #expect(order == app.host.plan.surfaces.map(\.id) && order?.count == 3)
            [busy, load, sheet].forEach { $0.dismiss() }
        }

        @Test func anAppThatReordersOrMovesTheRegionTakesItAlong() throws {
            defer { app.close() }
            let region = try #require(app.region)
            let busy = app.showNow(.activity(), over: region)
            let surface = try #require(app.surface)
            let box = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
            app.root.view.addSubview(box)
            box.addSubview(region)
            app.screen.advance(by: Screen.frame)
            #expect(surface.superview === box)
            #expect(busy.isVisible)
            app.screen.tap(at: region.convert(app.regionButton.center, to: nil))
            #expect(app.regionButton.taps == 0)
            busy.dismiss()
        }

        @Test func overARegionThatTheAppBringsToTheFrontItComesToTheFront() throws {
            defer { app.close() }
            let region = try #require(app.region)
            let busy = app.showNow(.activity(), over: region)
            let load = app.showNow(.loading(), over: region)
            let surfaces = app.host.surfaces
            let sibling = UIView(frame: region.frame)
            app.root.view.addSubview(sibling)
            app.root.view.bringSubviewToFront(region)
            app.screen.advance(by: Screen.frame)
            #expect(app.root.view.subviews.suffix(4) == [sibling, region] + surfaces)
            #expect(surfaces.allSatisfy { $0.frame == region.frame })
            app.screen.tap(at: region.convert(app.regionButton.center, to: nil))
            #expect(app.regionButton.taps == 0)
            [busy, load].forEach { $0.dismiss() }
        }

        /// A region that is blocked before anything is drawn stays blocked.
        @Test func aRegionInGraceThatTheAppBringsToTheFrontTakesNoTouches() throws {
            defer { app.close() }
            let region = try #require(app.region)
            let busy = region.overlays.show(.activity())
            app.root.view.addSubview(UIView(frame: region.frame))
            app.root.view.bringSubviewToFront(region)
            app.screen.turn()
            app.screen.tap(at: region.convert(app.regionButton.center, to: nil))
            #expect(app.regionButton.taps == 0 && !busy.isVisible)
            busy.dismiss()
        }

        @Test func aRegionInGraceThatItsTransformMovesTakesNoTouches() throws {
            defer { app.close() }
            let region = try #require(app.region)
            let busy = region.overlays.show(.activity())
            region.transform = CGAffineTransform(translationX: 0, y: -150)
            app.screen.turn()
            #expect(app.screen.hit(at: CGPoint(x: 300, y: 70)) is TouchBlockingView && !busy.isVisible)
            busy.dismiss()
        }

        @Test func anAppThatClearsOutItsViewsDoesNotLoseTheOverlay() throws {
            defer { app.close() }
            let region = try #require(app.region)
            let busy = app.showNow(.activity(), over: region)
            let surface = try #require(app.surface)
            surface.removeFromSuperview()
            app.screen.advance(by: Screen.frame)
            #expect(surface.superview === region.superview)
            busy.dismiss()
        }

        /// An overlay over a view in a sheet is inside that sheet, not above it.
        @Test func overAViewInASheetItLiesInThatSheet() throws {
            defer { app.close() }
            let inner = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 150))
            let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
            content.addSubview(inner)
            let sheet = app.showSheet(.sheet, content: content)
            let panel = try #require(app.surface).panel
            let busy = app.showNow(.activity(), over: inner)
            let surface = try #require(app.host.surfaces.first { $0.plan?.kind == .activity })
            #expect(surface.isDescendant(of: panel))
            let middle = inner.convert(CGPoint(x: 195, y: 75), to: nil)
            #expect(app.screen.hit(at: middle)?.isDescendant(of: surface) == true)
            busy.dismiss()
            sheet.dismiss()
        }

        @Test func theAppsOwnViewsAreLeftAsTheyWere() async throws {
            defer { app.close() }
            let region = try #require(app.region)
            let before = region.superview?.subviews.count
            let busy = app.showNow(.activity(), over: region)
            busy.dismiss()
            await app.settle()
            #expect(region.superview?.subviews.count == before)
            #expect(region.translatesAutoresizingMaskIntoConstraints)
            #expect(app.isClean)
        }

        @Test func outAndBackWithinATurnItFollowsItsRegionAsBefore() throws {
            defer { app.close() }
            let busy = app.showNow(.activity(), over: app.region)
            let region = try #require(app.region)
            region.removeFromSuperview()
            app.root.view.addSubview(region)
            app.screen.turn()
            region.frame = CGRect(x: 0, y: 300, width: 200, height: 100)
            app.screen.advance(by: 2 * Screen.frame)
            #expect(app.surface?.frames.scrim == Geometry.Rect(0, 300, 200, 100))
            #expect(app.screen.hit(at: CGPoint(x: 100, y: 250)) !== app.surface)
            #expect(app.screen.hit(at: CGPoint(x: 100, y: 350)) === app.surface)
            busy.dismiss()
        }

        /// The double traps on a subview beside the content, as UIKit does.
        @Test func anOverlayOfAnEffectViewsContentIsBesideTheEffectView() throws {
            defer { app.close() }
            let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
            glass.frame = CGRect(x: 0, y: 300, width: 390, height: 100)
            let button = TapCounter()
            button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
            glass.contentView.addSubview(button)
            app.root.view.addSubview(glass)
            app.screen.turn()
            let middle = button.convert(button.bounds, to: nil).middle
            let busy = app.showNow(.loading(), over: glass.contentView)
            let surface = try #require(app.surface)
            #expect(surface.superview === app.root.view && surface.frame == glass.frame)
            app.screen.tap(at: middle)
            #expect(button.taps == 0)
            busy.dismiss()
            app.screen.advance(by: 1)
            app.screen.tap(at: middle)
            #expect(button.taps == 1)
        }

        /// A list in a scrolling page: the overlay is beside the page, which neither scrolls nor clips it.
        @Test func overACellOfAListInAPageItLiesBesideThePage() {
            defer { app.close() }
            let page = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
            page.contentSize = CGSize(width: 390, height: 2000)
            let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
            list.contentSize = CGSize(width: 390, height: 1200)
            let cell = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 60))
            app.root.view.addSubview(page)
            page.addSubview(list)
            list.addSubview(cell)
            let busy = app.showNow(.activity(), over: cell)
            #expect(app.surface?.superview === app.root.view)
            page.contentOffset.y = 50
            app.screen.advance(by: 2 * Screen.frame)
            #expect(app.surface?.frames.scrim.minY == 250)
            busy.dismiss()
        }
    }
}
