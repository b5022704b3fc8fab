import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// The app's bar above the keyboard, or docked: it is in a window in front of the app's, and blocked with that.
    @MainActor @Suite struct AccessoryCoverTests {
        private let app = AppFixture()

        /// A composer: a text view and a button in the accessory view of a controller.
        private final class Conversation: UIViewController {
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
            let text = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
            let send = TapCounter()
            override var inputAccessoryView: UIView? { bar }
            override var canBecomeFirstResponder: Bool { true }
            override func viewDidLoad() {
                super.viewDidLoad()
                send.frame = CGRect(x: 310, y: 0, width: 80, height: 50)
                bar.addSubview(text)
                bar.addSubview(send)
            }

            var sendPlace: CGPoint { send.convert(send.bounds, to: nil).middle }
        }

        private func converse(isTyping: Bool) -> Conversation {
            _ = app.overlays
            let conversation = Conversation()
            app.window.rootViewController = conversation
            conversation.becomeFirstResponder()
            app.screen.turn()
            if isTyping {
                app.screen.showKeyboard(height: 300)
                conversation.text.becomeFirstResponder()
            }
            return conversation
        }

        private func close() {
            app.screen.hideKeyboard()
            app.close()
        }

        @Test(arguments: [false, true]) func underAQuestionNoButtonOfTheBarIsPressed(_ isTyping: Bool) {
            defer { close() }
            let conversation = converse(isTyping: isTyping)
            let question = app.showNow(.question("Delete?", actions: ["Delete"]))
            #expect(conversation.bar.window != nil)
            app.screen.tap(at: conversation.sendPlace)
            #expect(conversation.send.taps == 0 && !question.hasEnded)
            question.dismiss()
            app.screen.advance(by: 1)
            #expect(app.host.accessoryCover.view == nil)
            app.screen.tap(at: conversation.sendPlace)
            #expect(conversation.send.taps == 1)
        }

        /// A finger holds the button that records a message.
        @Test func aButtonOfTheBarThatIsHeldActivatesNothingUnderAVeil() {
            defer { close() }
            let conversation = converse(isTyping: true)
            app.screen.touchDown(at: conversation.sendPlace)
            let veil = app.overlays.show(.veil("Signed out"))
            app.screen.advance(by: 0.1)
            app.screen.touchUp()
            #expect(conversation.send.taps == 0)
            veil.dismiss()
            app.screen.advance(by: 1)
            app.screen.tap(at: conversation.sendPlace)
            #expect(conversation.send.taps == 1, "The next one does")
        }

        @Test func aTapOnTheBarIsATapOutsideOfASheet() {
            defer { close() }
            let conversation = converse(isTyping: true)
            let sheet = app.showSheet(.sheet(input: .dismissing))
            app.screen.tap(at: conversation.sendPlace)
            app.screen.advance(by: 1)
            #expect(sheet.outcome?.cause == .tapOutside && conversation.send.taps == 0)
        }

        @Test func besideALiveSheetTheBarIsInUse() {
            defer { close() }
            let conversation = converse(isTyping: true)
            let sheet = app.showSheet(.sheet(input: .live))
            app.screen.tap(at: conversation.sendPlace)
            #expect(conversation.send.taps == 1 && app.host.accessoryCover.view == nil)
            sheet.dismiss()
        }

        @Test func theBarIsAsDarkAsTheWindow() throws {
            defer { close() }
            let conversation = converse(isTyping: true)
            let question = app.showNow(.question("Delete?", actions: ["Delete"]))
            let cover = try #require(app.host.accessoryCover.view)
            let scrim = try #require(app.surface).scrim
            #expect(cover.window === conversation.bar.window && cover.frame == conversation.bar.frame)
            let copy = try #require(cover.subviews.first)
            #expect(copy.layer.opacity == scrim.layer.opacity && scrim.layer.opacity > 0)
            #expect(copy.frame == cover.bounds && copy.backgroundColor == scrim.backgroundColor)
            question.dismiss()
            app.screen.advance(by: 3 * Screen.frame)
            let window = try #require(scrim.layer.presentation()).opacity
            let bar = try #require(copy.layer.presentation()).opacity
            #expect(window > 0 && abs(bar - window) < 0.01)
            app.screen.advance(by: 1)
            #expect(cover.window == nil)
        }
    }
}
