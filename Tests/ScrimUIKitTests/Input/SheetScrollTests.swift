import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// One finger on a sheet and the list inside it (FloatingPanel#35, #524; BottomSheet#47; flutter#116981).
    @MainActor @Suite struct SheetScrollTests {
        private let app = AppFixture()
        private let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))

        init() {
            list.contentSize = CGSize(width: 390, height: 3000)
        }

        private func show(_ detents: [Overlay.Detent] = [.points(300), .points(600)]) -> Presentation {
            app.showSheet(.sheet(detents: detents, input: .dismissing), content: list)
        }

        /// Shows the sheet at its largest detent, and pulls the list upwards quickly with a finger.
        private func pullTheList() -> Presentation {
            let sheet = show()
            sheet.detent = .points(600)
            app.screen.advance(by: 1)
            app.screen.touchDown(at: CGPoint(x: 195, y: 700))
            app.screen.drag(to: CGPoint(x: 195, y: 500), over: 0.1)
            return sheet
        }

        private func place(_ sheet: Presentation) -> Double { sheet.position?.points ?? 0 }

        /// The list may be removed while the finger is down.
        @Test func aListThatIsGoneHasNoRoom() {
            defer { app.close() }
            func chain() -> ScrollChain {
                let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                list.contentSize = CGSize(width: 100, height: 500)
                let chain = ScrollChain(from: list, in: UIView(), closing: Point(x: 0, y: 1))
                #expect(chain.rooms == [ScrollRoom(closing: 0, opening: 400)])
                return chain
            }
            let left = chain()
            #expect(left.rooms == [ScrollRoom(closing: 0, opening: 0)])
        }

        /// A list that the app keeps from scrolling to the end of its content.
        private final class LimitedList: UIScrollView {
            override var contentOffset: CGPoint {
                get { super.contentOffset }
                set { super.contentOffset = CGPoint(x: newValue.x, y: min(newValue.y, 50)) }
            }
        }

        /// The remainder that is kept is only the part of a pixel that UIKit rounds away.
        @Test func aListThatTheAppLimitsGoesBackAtOnce() {
            defer { app.close() }
            let list = LimitedList(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
            list.contentSize = CGSize(width: 390, height: 5000)
            var chain = ScrollChain(from: list, in: UIView(), closing: Point(x: 0, y: 1))
            chain.scroll(by: [-150])
            #expect(list.contentOffset.y == 50)
            chain.scroll(by: [10])
            #expect(list.contentOffset.y == 40)
            for _ in 0..<10 { chain.scroll(by: [-0.25]) }
            #expect(abs(list.contentOffset.y - 42.5) < 0.4)
        }

        /// A list that decelerates, also across the sheet's axis, stops under the next finger.
        @Test func aListThatRollsIsHalted() {
            defer { app.close() }
            let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
            list.contentSize = CGSize(width: 390, height: 5000)
            app.root.view.addSubview(list)
            app.screen.touchDown(at: CGPoint(x: 195, y: 350))
            app.screen.drag(to: CGPoint(x: 195, y: 50), over: 0.1)
            app.screen.touchUp()
            app.screen.advance(by: 0.1)
            #expect(list.isDecelerating)
            ScrollChain(from: list, in: app.root.view, closing: Point(x: 0, y: 1)).halt()
            let place = list.contentOffset
            app.screen.advance(by: 0.5)
            #expect(!list.isDecelerating && list.contentOffset == place)
            list.removeFromSuperview()
        }

        /// UIKit may ask for failure requirements before any recognizer has seen the touch.
        @Test func theListsOwnScrollingWaitsFromTheFirstTouchOn() {
            defer { app.close() }
            let sheet = show()
            app.screen.touchDown(at: CGPoint(x: 195, y: 700))
            app.screen.drag(to: CGPoint(x: 195, y: 600), over: 0.3)
            #expect(!list.isDragging && place(sheet) > 350)
            app.screen.touchUp()
            sheet.dismiss()
        }

        /// A list keeps its refresh control, its bounce and its delegate's calls if its sheet is not dragged.
        @Test func onASheetThatIsNotDraggedTheListScrollsByItself() {
            defer { app.close() }
            let sheet = app.showSheet(
                .sheet(detents: [.points(400)], input: .dismissing).with(\.sheet.isDraggable, false),
                content: list)
            app.screen.touchDown(at: CGPoint(x: 195, y: 700))
            app.screen.drag(to: CGPoint(x: 195, y: 600), over: 0.3)
            #expect(list.isDragging && list.contentOffset.y > 50 && place(sheet) == 400)
            app.screen.touchUp()
            sheet.dismiss()
        }

        @Test func upwardsTheSheetGrowsFirstAndTheListGoesOn() {
            defer { app.close() }
            let sheet = show()
            app.screen.touchDown(at: CGPoint(x: 195, y: 800))
            app.screen.drag(to: CGPoint(x: 195, y: 600), over: 0.4)
            #expect(place(sheet) > 450 && list.contentOffset.y == 0)
            app.screen.drag(to: CGPoint(x: 195, y: 250), over: 0.6)
            #expect(abs(place(sheet) - 600) < 1)
            #expect(list.contentOffset.y > 150)
            app.screen.touchUp()
            sheet.dismiss()
        }

        @Test func downwardsTheListGoesFirstAndTheSheetFollows() {
            defer { app.close() }
            let sheet = show()
            sheet.detent = .points(600)
            app.screen.advance(by: 1)
            list.contentOffset.y = 100
            app.screen.touchDown(at: CGPoint(x: 195, y: 400))
            app.screen.drag(to: CGPoint(x: 195, y: 480), over: 0.3)
            #expect(abs(place(sheet) - 600) < 1 && list.contentOffset.y < 40)
            app.screen.drag(to: CGPoint(x: 195, y: 640), over: 0.4)
            #expect(list.contentOffset.y == 0 && place(sheet) < 540)
            app.screen.touchUp()
            app.screen.advance(by: 1)
            sheet.dismiss()
        }

        /// The sheet's and the list's distances add up to the finger's: nothing is lost or counted twice.
        @Test func eachPointOfTheFingerIsTheSheetsOrTheLists() {
            defer { app.close() }
            let sheet = show()
            app.screen.touchDown(at: CGPoint(x: 195, y: 800))
            app.screen.drag(to: CGPoint(x: 195, y: 780), over: 0.1)
            let (start, finger) = (place(sheet) + list.contentOffset.y, 780.0)
            for step in 1...40 {
                app.screen.touchMove(to: CGPoint(x: 195, y: finger - Double(step) * 12))
                app.screen.advance(by: Screen.frame)
                let together = place(sheet) + list.contentOffset.y
                #expect(abs(together - start - Double(step) * 12) < 1, "step \(step)")
            }
            app.screen.touchUp()
            sheet.dismiss()
        }

        @Test func aFlingThatEndsInTheListGoesOnThere() {
            defer { app.close() }
            let sheet = pullTheList()
            let before = list.contentOffset.y
            app.screen.touchUp()
            var last = before
            for _ in 0..<20 {
                app.screen.advance(by: Screen.frame)
                #expect(list.contentOffset.y >= last)
                last = list.contentOffset.y
            }
            #expect(last > before + 100)
            #expect(abs(place(sheet) - 600) < 1)
            app.screen.advance(by: 4)
            #expect(app.screen.runningDisplayLinks == 0, "Then it rests")
            sheet.dismiss()
        }

        /// The last frames move less than a pixel each, and UIKit rounds the offsets that it is given.
        @Test func aFlingGoesItsWholeWay() throws {
            defer { app.close() }
            let sheet = pullTheList()
            let start = list.contentOffset.y
            app.screen.touchUp()
            let fling = try #require(app.surface?.plan?.sheet?.fling)
            app.screen.advance(by: 8)
            let end = app.host.now
            #expect(fling.isSettled(at: end) && app.screen.runningDisplayLinks == 0)
            let way = abs(fling.distance(at: end))
            #expect(way > 100 && abs(list.contentOffset.y - start - way) < 1)
            sheet.dismiss()
        }

        @Test func aFlingThatCameToTheListsEndCatchesNoTap() {
            defer { app.close() }
            let row = TapCounter()
            row.frame = CGRect(x: 0, y: 0, width: 390, height: 800)
            list.addSubview(row)
            list.contentSize = CGSize(width: 390, height: 800)
            let sheet = pullTheList()
            app.screen.touchUp()
            app.screen.advance(by: 1)
            let end = list.contentSize.height - list.bounds.height
            #expect(abs(list.contentOffset.y - end) < 1 && abs(place(sheet) - 600) < 1)
            #expect(app.screen.runningDisplayLinks == 0)
            #expect(row.taps == 0)
            app.screen.tap(at: CGPoint(x: 195, y: 600))
            #expect(row.taps == 1)
            sheet.dismiss()
        }

        @Test func aFingerStopsTheFling() {
            defer { app.close() }
            let sheet = pullTheList()
            app.screen.touchUp()
            app.screen.advance(by: 0.1)
            app.screen.touchDown(at: CGPoint(x: 195, y: 500))
            let held = list.contentOffset.y
            app.screen.advance(by: 0.3)
            #expect(list.contentOffset.y == held)
            app.screen.touchUp()
            sheet.dismiss()
        }

        @Test func aListThatTheAppPutsElsewhereInAFlingStaysThere() {
            defer { app.close() }
            let sheet = pullTheList()
            app.screen.touchUp()
            app.screen.advance(by: 0.1)
            #expect(list.contentOffset.y > 0)
            list.setContentOffset(.zero, animated: false)
            app.screen.advance(by: 3)
            #expect(list.contentOffset == .zero)
            sheet.dismiss()
        }

        /// An endless list of days returns to its middle during layout.
        @Test func anEndlessListGoesOnOverItsSeam() {
            final class EndlessList: UIScrollView {
                private(set) var jumps = 0
                override func layoutSubviews() {
                    super.layoutSubviews()
                    guard contentOffset.y > 1200 else { return }
                    jumps += 1
                    contentOffset.y -= 1000
                }
            }
            defer { app.close() }
            let list = EndlessList(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
            list.contentSize = CGSize(width: 390, height: 3000)
            let sheet = app.showSheet(.sheet(detents: [.points(600)], input: .dismissing), content: list)
            list.contentOffset.y = 1000
            app.screen.touchDown(at: CGPoint(x: 195, y: 700))
            app.screen.drag(to: CGPoint(x: 195, y: 550), over: 0.1)
            app.screen.touchUp()
            app.screen.advance(by: 0.3)
            #expect(list.jumps > 0)
            let offset = list.contentOffset.y
            app.screen.advance(by: 0.1)
            #expect(list.contentOffset.y > offset)
            sheet.dismiss()
        }

        /// A table that learns the actual heights of its rows adjusts its offset.
        @Test func aListThatBecomesLongerInAFlingGoesOn() {
            defer { app.close() }
            let sheet = pullTheList()
            app.screen.touchUp()
            app.screen.advance(by: 0.1)
            list.contentSize.height += 200
            list.contentOffset.y += 200
            let offset = list.contentOffset.y
            app.screen.advance(by: 0.1)
            #expect(list.contentOffset.y > offset)
            sheet.dismiss()
        }

        @Test func aListThatHasNoRoomLeavesAllToTheSheet() {
            defer { app.close() }
            list.contentSize = CGSize(width: 390, height: 100)
            let sheet = show()
            app.screen.touchDown(at: CGPoint(x: 195, y: 700))
            app.screen.drag(to: CGPoint(x: 195, y: 600), over: 0.3)
            #expect(place(sheet) > 360 && list.contentOffset == .zero)
            app.screen.touchUp()
            sheet.dismiss()
        }

        @Test func aListAcrossTheSheetScrollsByItself() {
            defer { app.close() }
            list.contentSize = CGSize(width: 3000, height: 300)
            let sheet = show([.points(300)])
            app.screen.touchDown(at: CGPoint(x: 300, y: 700))
            app.screen.drag(to: CGPoint(x: 100, y: 705), over: 0.3)
            #expect(list.contentOffset.x > 100)
            #expect(abs(place(sheet) - 300) < 0.5)
            app.screen.touchUp()
            sheet.dismiss()
        }

        @Test func theAppsOwnListUnderALiveSheetScrolls() {
            defer { app.close() }
            let page = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            page.contentSize = CGSize(width: 390, height: 5000)
            app.root.view.addSubview(page)
            let sheet = app.showSheet(.sheet(detents: [.points(200)], input: .live))
            app.screen.touchDown(at: CGPoint(x: 195, y: 400))
            app.screen.drag(to: CGPoint(x: 195, y: 200), over: 0.3)
            #expect(page.contentOffset.y > 150 && !sheet.hasEnded)
            app.screen.touchUp()
            sheet.dismiss()
        }

        private final class Rows: NSObject, UIPickerViewDataSource {
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 50 }
        }

        /// A wheel must stop at a row, and a paged view at a page: only their own gesture can do that.
        @Test func aWheelIsTurnedByItsOwnGestureAndSoIsWhatPages() {
            defer { app.close() }
            let wheel = UIPickerView(frame: CGRect(x: 0, y: 20, width: 390, height: 216))
            let rows = Rows()
            wheel.dataSource = rows
            let pages = UIScrollView(frame: CGRect(x: 0, y: 240, width: 390, height: 216))
            pages.isPagingEnabled = true
            pages.contentSize = CGSize(width: 390, height: 2000)
            let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 500))
            for view in [wheel, pages] { content.addSubview(view) }
            let sheet = app.showSheet(
                .sheet(detents: [.points(500), .full], input: .dismissing), content: content)
            for (view, scroller) in [(wheel as UIView, wheel.column), (pages, pages)] {
                let middle = view.convert(view.bounds, to: nil).middle
                app.screen.touchDown(at: middle)
                app.screen.drag(to: CGPoint(x: middle.x, y: middle.y - 60), over: 0.3)
                #expect(scroller.isDragging && scroller.contentOffset.y > 30 && place(sheet) == 500)
                app.screen.touchUp()
                app.screen.advance(by: 1)
            }
            sheet.dismiss()
        }

        /// A map or a canvas: a view that a finger moves for its own purpose.
        private final class Canvas: UIView, SheetDragExempt {}

        @Test func aViewThatKeepsItsGesturesDragsNoSheet() {
            defer { app.close() }
            let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
            let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 500))
            content.addSubview(canvas)
            let sheet = app.showSheet(
                .sheet(detents: [.points(500), .full], input: .dismissing), content: content)
            func drag(from y: CGFloat) {
                app.screen.touchDown(at: CGPoint(x: 195, y: y))
                app.screen.drag(to: CGPoint(x: 195, y: y - 100), over: 0.3)
            }
            drag(from: 480)
            #expect(place(sheet) == 500)
            app.screen.touchUp()
            drag(from: 700)
            #expect(place(sheet) > 550)
            app.screen.touchUp()
            sheet.dismiss()
        }

        @Test func byTheGrabberAloneTheContentKeepsItsGestures() throws {
            defer { app.close() }
            let sheet = app.showSheet(
                .sheet(detents: [.points(300), .points(600)], input: .dismissing)
                    .with(\.sheet.dragArea, .grabber), content: list)
            app.screen.touchDown(at: CGPoint(x: 195, y: 750))
            app.screen.drag(to: CGPoint(x: 195, y: 650), over: 0.3)
            #expect(list.isDragging && list.contentOffset.y > 50 && place(sheet) == 300)
            app.screen.touchUp()
            app.screen.advance(by: 2)
            let grabber = try #require(app.surface?.parts.grabber)
            let middle = grabber.convert(grabber.bounds, to: nil).middle
            app.screen.touchDown(at: middle)
            app.screen.drag(to: CGPoint(x: middle.x, y: middle.y - 100), over: 0.3)
            #expect(place(sheet) > 350)
            app.screen.touchUp()
            sheet.dismiss()
        }

        @Test func aListWhoseScrollingIsSwitchedOffStaysWhereItIs() {
            defer { app.close() }
            list.isScrollEnabled = false
            let sheet = show()
            app.screen.touchDown(at: CGPoint(x: 195, y: 700))
            app.screen.drag(to: CGPoint(x: 195, y: 200), over: 0.5)
            #expect(list.contentOffset == .zero && place(sheet) >= 600)
            app.screen.touchUp()
            sheet.dismiss()
        }
    }
}
