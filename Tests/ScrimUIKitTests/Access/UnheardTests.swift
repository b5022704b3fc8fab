import Foundation
import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// What happens to announcements that VoiceOver could not finish.
    @MainActor @Suite struct UnheardTests {
        private let app = AppFixture()

        init() {
            app.screen.setVoiceOver(true)
            app.screen.forgetPosts()
        }

        private func close() {
            app.screen.setVoiceOver(false)
            app.screen.forgetPosts()
            app.close()
        }

        private func breakOff(_ texts: String...) {
            for text in texts {
                NotificationCenter.default.post(
                    name: UIAccessibility.announcementDidFinishNotification, object: nil,
                    userInfo: [
                        UIAccessibility.announcementStringValueUserInfoKey: text,
                        UIAccessibility.announcementWasSuccessfulUserInfoKey: false,
                    ])
            }
        }

        /// Asks for a text of two letters; the field is first responder.
        private func ask() async -> Task<String?, Never> {
            let answer = Task { [overlays = app.overlays] in
                await overlays.ask("Rename", field: .text("Name"), accept: "Accept") {
                    $0.count < 2 ? "Two letters are needed" : nil
                }
            }
            await app.settle()
            return answer
        }

        private func type(_ text: String) {
            app.screen.type(text)
            app.screen.advance(by: 0.1)
        }

        /// How often the text's problem was announced.
        private var problems: Int {
            app.screen.announcements.filter { $0 == "Two letters are needed" }.count
        }

        /// The button is disabled, and many users have switched the field's hint off.
        @Test func returnSaysAgainWhatIsWrongWithAText() async {
            defer { close() }
            let answer = await ask()
            type("a")
            #expect(problems == 1)
            type("\n")
            #expect(problems == 2)
            answer.cancel()
            await app.settle()
            #expect(await answer.value == nil)
        }

        /// The next letter interrupts the announcement, and solves the problem.
        @Test(arguments: [false, true])
        func aProblemThatIsSolvedIsNotSaidAgain(byReturn isAskedFor: Bool) async {
            defer { close() }
            let answer = await ask()
            type("a")
            if isAskedFor { type("\n") }
            let said = problems
            #expect(said == (isAskedFor ? 2 : 1))
            type("b")
            breakOff("Two letters are needed")
            #expect(problems == said)
            answer.cancel()
            await app.settle()
            #expect(await answer.value == nil)
        }

        @Test func aProblemThatStaysIsSaidAgain() async {
            defer { close() }
            let answer = await ask()
            type("a")
            breakOff("Two letters are needed")
            #expect(problems == 2)
            answer.cancel()
            await app.settle()
            #expect(await answer.value == nil)
        }

        /// The veil's end changes the screen, which interrupts the veil's last announcement.
        @Test func whatIsOverIsNotSaidAgain() {
            defer { close() }
            app.screen.focusVoiceOver(on: app.button)
            let veil = app.showNow(.veil("Sending", indicator: .ring(0)))
            veil.progress = 0.8
            app.screen.advance(by: 0.1)
            #expect(app.screen.announcements == ["75%"])
            veil.dismiss()
            app.screen.turn()
            breakOff("75%")
            #expect(app.screen.announcements == ["75%"])
        }

        @Test func whatStillHoldsIsSaidAgain() {
            defer { close() }
            let busy = app.showNow(.loading("Loading"), over: app.region)
            breakOff("Loading")
            #expect(app.screen.announcements == ["Loading", "Loading"])
            busy.dismiss()
        }

        /// A notice may go before VoiceOver has spoken its text, which the user still needs.
        @Test func howSomethingEndedIsSaidAgainAlsoOnceItIsOffTheScreen() {
            defer { close() }
            let notice = app.showNow(.hud("Upload failed", icon: .failure))
            notice.dismiss()
            app.screen.advance(by: 1)
            breakOff("Upload failed")
            #expect(app.screen.announcements == ["Upload failed", "Upload failed"])
        }

        @Test func whatCanNotBeTakenBackAnyMoreIsNotSaidAgain() {
            defer { close() }
            let notice = app.undoNotice()
            let said = app.screen.announcements
            #expect(said.count == 1)
            notice.dismiss()
            app.screen.advance(by: 1)
            for text in said { breakOff(text) }
            #expect(app.screen.announcements == said)
        }

        @Test func eachOfTwoThatWereBrokenOffIsSaidAgain() {
            defer { close() }
            let notices = ["Failed", "Kept"].map { app.showNow(.hud($0, placement: .bottom)) }
            breakOff("Failed", "Kept")
            #expect(app.screen.announcements == ["Failed", "Kept", "Failed", "Kept"])
            for notice in notices { notice.dismiss() }
        }

        /// The app locks itself while a notice is being read.
        @Test func behindALockNothingIsSaidAgain() {
            defer { close() }
            let busy = app.showNow(.loading("Account"), over: app.region)
            let notice = app.showNow(.hud("Received", icon: .success))
            notice.dismiss()
            let lock = app.showNow(.veil("Locked").with(\.onRepeat, .separate))
            let said = app.screen.announcements
            breakOff("Account", "Received")
            #expect(app.screen.announcements == said)
            [busy, lock].forEach { $0.dismiss() }
        }

        @Test func inFrontOfAVeilANoticeIsSaidAgain() {
            defer { close() }
            let veil = app.showNow(.veil("Working"))
            let notices = ["Failed", "Kept"].map { app.showNow(.hud($0, icon: .failure, placement: .bottom)) }
            notices[0].dismiss()
            app.screen.advance(by: 1)
            app.screen.forgetPosts()
            breakOff("Failed", "Kept")
            #expect(app.screen.announcements == ["Failed", "Kept"])
            [veil, notices[1]].forEach { $0.dismiss() }
        }

        /// A newer text replaces an older one.
        @Test func whatWasReplacedIsNotSaidAgain() {
            defer { close() }
            let busy = app.showNow(.loading("Loading"), over: app.region)
            busy.message = "Almost there"
            app.screen.advance(by: 0.1)
            breakOff("Loading")
            #expect(app.screen.announcements == ["Loading", "Almost there"])
            busy.dismiss()
        }
    }
}
