import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// A tap on a sheet's grabber.
    @MainActor @Suite struct GrabberTapTests {
        private let app = AppFixture()
        private let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))

        private func show(
            _ detents: [Overlay.Detent] = [.points(200), .points(400), .full],
            _ input: Overlay.InputPolicy = .live
        ) -> Presentation {
            app.showSheet(.sheet(detents: detents, input: input), content: content)
        }

        private func tapGrabber(below distance: CGFloat = 0) throws {
            let middle = try app.middle(of: app.surface?.parts.grabber)
            app.screen.tap(at: CGPoint(x: middle.x, y: middle.y + distance))
            app.screen.advance(by: 2)
        }

        /// Where the sheet blocks, it is in a window of the library's.
        @Test(arguments: [Overlay.InputPolicy.live, .dismissing])
        func itLeadsToTheNextLargerDetentAndFromTheLargestToTheSmallest(_ input: Overlay.InputPolicy) throws {
            defer { app.close() }
            let sheet = show([.points(200), .points(400), .full], input)
            for detent: Overlay.Detent in [.points(400), .full, .points(200)] {
                try tapGrabber()
                #expect(sheet.detent == detent)
            }
            #expect(!sheet.hasEnded)
            sheet.dismiss()
        }

        /// A finger has 44 points where nothing else takes the tap.
        @Test func overContentThatTakesNoTapsItReachesFurther() throws {
            defer { app.close() }
            let sheet = show()
            try tapGrabber(below: 14)
            #expect(sheet.detent == .points(400))
            try tapGrabber(below: 30)
            #expect(sheet.detent == .points(400))
            sheet.dismiss()
        }

        @Test func aControlUnderTheStripKeepsItsTap() throws {
            defer { app.close() }
            let button = TapCounter()
            button.frame = CGRect(x: 0, y: 0, width: 390, height: 60)
            content.addSubview(button)
            let sheet = show()
            try tapGrabber(below: 14)
            #expect(button.taps == 1 && sheet.detent == .points(200))
            sheet.dismiss()
        }

        /// As a view of SwiftUI's has, or a card that opens something.
        @Test func whatHasGesturesKeepsItsTap() throws {
            defer { app.close() }
            content.addGestureRecognizer(UITapGestureRecognizer())
            let sheet = show()
            try tapGrabber(below: 14)
            #expect(sheet.detent == .points(200))
            try tapGrabber()
            #expect(sheet.detent == .points(400))
            sheet.dismiss()
        }

        @Test func aRowOfAListKeepsItsTap() throws {
            defer { app.close() }
            let list = UIScrollView(frame: content.bounds)
            list.contentSize = CGSize(width: 390, height: 2000)
            list.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 60)))
            let sheet = app.showSheet(.sheet(detents: [.points(200), .full]), content: list)
            try tapGrabber(below: 14)
            #expect(sheet.detent == .points(200))
            sheet.dismiss()
        }

        @Test func aDragIsNoTap() throws {
            defer { app.close() }
            let sheet = show()
            let middle = try app.middle(of: app.surface?.parts.grabber)
            app.screen.touchDown(at: middle)
            app.screen.drag(to: CGPoint(x: middle.x, y: middle.y - 40), over: 0.3)
            app.screen.advance(by: 0.3)
            app.screen.touchUp()
            app.screen.advance(by: 2)
            #expect(sheet.detent == .points(200), "It was pulled too little, and goes back")
            sheet.dismiss()
        }

        @Test func aSheetWithOneDetentStays() throws {
            defer { app.close() }
            let sheet = app.showSheet(
                .sheet(detents: [.points(200)]).with(\.sheet.grabber, .shown), content: content)
            try tapGrabber()
            #expect(sheet.detent == .points(200))
            let grabber = try #require(app.surface?.parts.grabber)
            #expect(!grabber.accessibilityActivate())
            sheet.dismiss()
        }

        /// VoiceOver's double tap, and the space bar of Full Keyboard Access.
        @Test func assistiveTechnologyActivatesIt() throws {
            defer { app.close() }
            let sheet = show()
            let grabber = try #require(app.surface?.parts.grabber)
            for detent: Overlay.Detent in [.points(400), .full, .points(200)] {
                let isActivated = grabber.accessibilityActivate()
                app.screen.advance(by: 2)
                #expect(isActivated && sheet.detent == detent)
            }
            sheet.dismiss()
        }
    }
}
