import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// What stands on a panel, changed in place.
    @MainActor @Suite struct PartsTests {
        private let app = AppFixture()

        @Test func everyPartHasAStableName() {
            defer { app.close() }
            let overlay = Overlay.veil("Uploading", detail: "3 of 7", cancel: .standard)
            let veil = app.showNow(overlay.with(\.identifier, "upload"))
            for part in ["", ".panel", ".message", ".detail", ".indicator", ".cancel"] {
                #expect(app.find("upload\(part)") != nil, "\(part)")
            }
            veil.dismiss()
        }

        /// UIKit scrolls to the top only where one scroll view on the screen wants that: the app's list.
        @Test func aTouchOfTheStatusBarIsLeftToTheApp() {
            defer { app.close() }
            let notice = app.showNow(.hud("Saved", detail: "A minute ago"))
            var overlay = Overlay.question("Move", actions: [.init("Move")])
            overlay.content.choices = .one(of: ["Inbox", "Archive"], selected: 0)
            let question = app.overlays.show(overlay) { _ in }
            app.screen.advance(by: 1)
            let scrollers = app.host.surfaces.flatMap { $0.all(UIScrollView.self) }
            #expect(scrollers.count >= 3 && !scrollers.contains { $0.scrollsToTop })
            [notice, question].forEach { $0.dismiss() }
        }

        @Test func partsTakeTheNameOfWhatIsShownNext() {
            defer { app.close() }
            for name in ["one", "two"] {
                var question = Overlay.veil("Which?", detail: "Now", cancel: .standard)
                question.content.action = "OK"
                question.content.field = .text("Name")
                question.content.choices = .one(of: ["Inbox", "Archive"])
                _ = app.showNow(question.with(\.identifier, name))
            }
            for part in [
                "", ".panel", ".message", ".detail", ".indicator", ".field", ".choices", ".choices-1",
                ".cancel",
                ".action",
            ] {
                #expect(app.find("two\(part)") != nil && app.find("one\(part)") == nil, "\(part)")
            }
            app.overlays.dismissAll()
        }

        @Test func anIconGivesWayToASpinnerAndComesBack() throws {
            defer { app.close() }
            let notice = app.showNow(.hud("Saved", icon: .success))
            #expect(try #require(app.surface).parts.indicator is IconView)
            notice.content.indicator = .spinner
            app.screen.advance(by: 0.1)
            #expect(try #require(app.surface).parts.indicator is SpinnerView)
            notice.content.indicator = .icon(.failure)
            app.screen.advance(by: 0.1)
            #expect(try #require(app.surface).parts.indicator is IconView)
            notice.dismiss()
        }

        @Test func whatChangesChangesInPlace() throws {
            defer { app.close() }
            let veil = app.showNow(.veil("Searching…"))
            let surface = try #require(app.surface)
            let (label, before) = (surface.parts.message, surface.frames.panel)
            veil.message = "Still searching, on a server that is far away and slow…"
            app.screen.turn()
            #expect(surface.parts.message === label)
            #expect(label?.text?.hasPrefix("Still") == true)
            #expect(surface.frames.panel.width > before.width)
            // Its ground grows from what it was.
            let ground = try #require(surface.panel.background.layer.presentation())
            #expect(abs(ground.bounds.width - before.width) < 1)
            app.screen.advance(by: 1)
            let grown = try #require(surface.panel.background.layer.presentation())
            #expect(abs(grown.bounds.width - surface.frames.panel.width) < 0.5)
            veil.dismiss()
        }

        @Test func progressMakesASpinnerARingAndBack() throws {
            defer { app.close() }
            let veil = app.showNow(.veil("Saving"))
            let surface = try #require(app.surface)
            #expect(surface.parts.indicator is SpinnerView)
            veil.progress = 0.5
            app.screen.turn()
            #expect(surface.parts.indicator is RingView)
            veil.progress = nil
            app.screen.turn()
            #expect(surface.parts.indicator is SpinnerView)
            veil.finish(.success("Saved"))
            app.screen.turn()
            #expect(surface.parts.indicator is IconView)
        }

        @Test func aSpinnerTurnsOnlyWhileItIsToBeSeen() async throws {
            defer { app.close() }
            let busy = app.showNow(.activity(), over: app.region)
            let spinner = try #require(app.surface?.parts.indicator)
            #expect(spinner.isLive)
            app.region?.isHidden = true
            await app.pass()
            #expect(!spinner.isLive)
            app.region?.isHidden = false
            await app.settle(0.3)
            #expect(spinner.isLive)
            busy.dismiss()
            await app.pass()
            #expect(!spinner.isLive)
        }

        @Test func theCancelButtonIsTakenOnceAndThenWindsUp() async throws {
            defer { app.close() }
            var wasCancelled = false
            let work = Task {
                try await app.overlays.during(
                    .veil("Working", cancel: .standard).with(\.timing, Overlay.Timing())
                ) {
                    while !Task.isCancelled { await Task.yield() }
                    wasCancelled = true
                    for _ in 0..<200 { await Task.yield() }
                    try Task.checkCancellation()
                }
            }
            await app.settle(0.5)
            let button = try #require(app.surface?.parts.cancel)
            app.screen.tap(at: button.convert(button.bounds, to: nil).middle)
            #expect(await eventually { wasCancelled })
            #expect(button.title(for: .normal) == "Cancelling…" && !button.isEnabled)
            await #expect(throws: CancellationError.self) { try await work.value }
            await app.settle()
            #expect(app.isClean)
        }

        @Test func theActionEndsANotice() async throws {
            defer { app.close() }
            var undone = 0
            let notice = app.overlays.flash(.hud("Deleted", placement: .bottom, action: "Undo")) {
                undone += 1
            }
            await app.settle(0.5)
            let button = try #require(app.surface?.parts.action)
            app.screen.tap(at: button.convert(button.bounds, to: nil).middle)
            #expect(undone == 1 && notice.outcome?.cause == .action)
        }

        @Test func buttonsAreLargeEnoughForAFinger() throws {
            defer { app.close() }
            let veil = app.showNow(.veil("Working", cancel: .standard))
            let button = try #require(app.surface?.parts.cancel)
            #expect(button.bounds.width >= 44 && button.bounds.height >= 44)
            veil.dismiss()
        }

        @Test func aTitleOfSeveralLinesTouchesNoEdgeOfItsButton() throws {
            defer { app.close() }
            let title = "Discard everything that was changed in all documents since yesterday"
            let question = app.showNow(
                .question("Save?", actions: [.init(title, role: .destructive)]).with(
                    \.identifier, "question"))
            let button = try #require(app.find("question.action") as? UIButton)
            let label = try #require(button.titleLabel)
            let text = label.sizeThatFits(
                CGSize(width: button.bounds.width - 32, height: .greatestFiniteMagnitude))
            #expect(text.height > 2 * label.font.lineHeight)
            #expect(button.bounds.height >= text.height + 16)
            question.dismiss()
        }

        @Test func textThatDoesNotFitScrolls() throws {
            defer { app.close() }
            let long = Array(repeating: "One line of many that are too many", count: 200).joined(
                separator: "\n")
            let veil = app.showNow(.veil(long, cancel: .standard))
            let surface = try #require(app.surface)
            #expect(surface.parts.text.isScrollEnabled)
            #expect(surface.parts.text.contentSize.height > surface.parts.text.bounds.height)
            #expect(surface.frames.panel.maxY <= 844 && surface.frames.panel.minY >= 0)
            veil.message = "Short"
            app.screen.advance(by: 1)
            #expect(!surface.parts.text.isScrollEnabled && surface.parts.text.contentOffset == .zero)
            veil.dismiss()
        }

        @Test func anUnknownSymbolHasAStandIn() throws {
            defer { app.close() }
            let notice = app.showNow(.hud("Odd", indicator: .icon(.named("no.such.symbol"))))
            let picture = app.surface?.parts.indicator?.subviews.first as? UIImageView
            #expect(picture?.image != nil)
            notice.dismiss()
        }

        @Test func aBarIsFilledFromTheLeadingEdge() throws {
            defer { app.close() }
            let veil = app.showNow(.veil("Saving", indicator: .bar(0.25)))
            let bar = try #require(app.surface?.parts.indicator?.subviews.first as? UIProgressView)
            #expect(bar.progress == 0.25)
            veil.progress = 0.75
            app.screen.turn()
            #expect(bar.progress == 0.75)
            veil.dismiss()
        }

        @Test func aRingThatIsSetBackDoesNotRunBackward() throws {
            defer { app.close() }
            let veil = app.showNow(.veil("Uploading", indicator: .ring(0.5)))
            let ring = try #require(app.surface?.parts.indicator as? RingView)
            var arcs: [CAShapeLayer] { ring.layer.sublayers?.compactMap { $0 as? CAShapeLayer } ?? [] }
            veil.progress = 0.8
            app.screen.turn()
            #expect(arcs.contains { $0.animation(forKey: "strokeEnd") != nil })
            app.screen.advance(by: 1)
            veil.progress = 0
            app.screen.turn()
            #expect(!arcs.contains { $0.animation(forKey: "strokeEnd") != nil })
            veil.dismiss()
        }

        /// The render server drops the animations of what leaves a window.
        @Test func theRunningBarRunsOnInAnotherWindow() throws {
            defer { app.close() }
            let busy = app.showNow(.loading(cover: .bar))
            let bar = try #require(app.surface?.parts.indicator as? RunningBarView)
            let runner = try #require(bar.subviews.first)
            var runs: Bool { !(runner.layer.animationKeys() ?? []).isEmpty }
            #expect(runs && bar.window === app.window)
            let veil = app.showNow(.veil("Working"))
            let second = app.showNow(.loading(cover: .bar).with(\.onRepeat, .separate))
            let other = try #require(app.surface?.parts.indicator as? RunningBarView)
            let otherRunner = try #require(other.subviews.first)
            #expect(other.window is OverlayWindow)
            veil.dismiss()
            app.screen.advance(by: 1)
            #expect(other.window === app.window && !(otherRunner.layer.animationKeys() ?? []).isEmpty)
            [busy, second].forEach { $0.dismiss() }
        }

        @Test(arguments: [false, true]) func theRunningBarRunsFromTheLeadingEdge(_ isRightToLeft: Bool) throws
        {
            defer {
                app.screen.setLayoutDirection(.leftToRight)
                app.close()
            }
            if isRightToLeft { app.screen.setLayoutDirection(.rightToLeft) }
            let busy = app.showNow(.loading(cover: .bar), over: app.region)
            let bar = try #require(app.surface?.parts.indicator as? RunningBarView)
            let runner = try #require(bar.subviews.first)
            var places: [CGFloat] = []
            for _ in 0..<20 {
                app.screen.advance(by: Screen.frame)
                places.append(try #require(runner.layer.presentation()).position.x)
            }
            // One turn may end meanwhile.
            let steps = zip(places, places.dropFirst()).map { $1 - $0 }
            #expect(steps.count { isRightToLeft ? $0 < 0 : $0 > 0 } >= 18)
            busy.dismiss()
        }
    }
}
