import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// The parts of a panel, changed in place.
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

        /// UIKit scrolls to the top only if exactly one scroll view on screen allows it: the app's list.
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
            // The background grows from its former size.
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
            let own = try #require(spinner.subviews.first as? UIActivityIndicatorView)
            #expect(spinner.isLive && own.isAnimating)
            app.region?.isHidden = true
            await app.pass()
            #expect(!spinner.isLive && !own.isAnimating)
            app.region?.isHidden = false
            await app.settle(0.3)
            #expect(spinner.isLive && own.isAnimating)
            busy.dismiss()
            await app.pass()
            #expect(!spinner.isLive && !own.isAnimating)
            #expect(!own.isHidden, "It is seen until its panel is gone")
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
            let color = button.currentTitleColor
            app.screen.tap(at: button.convert(button.bounds, to: nil).middle)
            #expect(await eventually { wasCancelled })
            #expect(button.title(for: .normal) == "Cancelling…" && !button.isEnabled)
            #expect(button.currentTitleColor != color)
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
            surface.parts.text.contentOffset.y = 40
            veil.message = "Short"
            app.screen.advance(by: 1)
            #expect(!surface.parts.text.isScrollEnabled && surface.parts.text.contentOffset == .zero)
            veil.dismiss()
        }

        nonisolated static let symbols: [(Overlay.Icon, String)] = [
            (.success, "checkmark"), (.failure, "xmark.circle"), (.warning, "exclamationmark.triangle"),
            (.info, "info.circle"), (.bookmark, "bookmark.fill"), (.named("star"), "star"),
            // A placeholder symbol replaces a name that no symbol has.
            (.named("no.such.symbol"), "questionmark.square.dashed"),
        ]

        @Test(arguments: symbols) func eachIconHasItsSymbol(_ icon: Overlay.Icon, _ name: String) throws {
            defer { app.close() }
            let notice = app.showNow(.hud("Saved", indicator: .icon(icon)))
            let picture = app.surface?.parts.indicator?.subviews.first as? UIImageView
            #expect(picture?.image?.systemName == name)
            notice.dismiss()
        }

        /// A name that no symbol has may be an image of the app's.
        @Test func aPictureOfTheAppsOwnIsFound() throws {
            defer { app.close() }
            let notice = app.showNow(.hud("Saved", icon: .named("logo")))
            let picture = app.surface?.parts.indicator?.subviews.first as? UIImageView
            #expect(picture?.image?.assetName == "logo")
            notice.dismiss()
        }

        /// What has the panel's colors is inverted with the panel.
        @Test func smartInvertLeavesAPictureOfTheAppsOwnAlone() throws {
            defer { app.close() }
            let notice = app.showNow(.hud("Anna", icon: .named("logo")))
            let picture = try #require(app.surface?.parts.indicator?.subviews.first as? UIImageView)
            #expect(picture.accessibilityIgnoresInvertColors)
            for icon: Overlay.Icon in [.named("stamp"), .success, .named("star"), .named("no.such.symbol")] {
                notice.content.indicator = .icon(.named("logo"))
                app.screen.advance(by: 0.1)
                #expect(picture.accessibilityIgnoresInvertColors)
                notice.content.indicator = .icon(icon)
                app.screen.advance(by: 0.1)
                #expect(!picture.accessibilityIgnoresInvertColors, "\(icon)")
            }
            notice.dismiss()
        }

        @Test func aPictureThatTheAppFindsGoesBeforeASymbol() throws {
            defer {
                Overlay.Icon.picture = nil
                app.close()
            }
            let own = try #require(UIImage(named: "logo"))
            Overlay.Icon.picture = { $0 == "star" ? own : nil }
            let notice = app.showNow(.hud("Saved", icon: .named("star")))
            let picture = try #require(app.surface?.parts.indicator?.subviews.first as? UIImageView)
            #expect(picture.image === own)
            notice.content.indicator = .icon(.named("trash"))
            app.screen.advance(by: 0.1)
            #expect(picture.image?.isSymbolImage == true)
            notice.dismiss()
        }

        @Test func aHeadingIsBold() {
            defer { app.close() }
            let question = app.showNow(.question("Delete?", detail: "For good", actions: [.init("Delete")]))
            #expect(app.surface?.parts.message?.font == UIFont.systemFont(ofSize: 18, weight: .bold))
            #expect(app.surface?.parts.detail?.font == UIFont.systemFont(ofSize: 15, weight: .regular))
            question.dismiss()
        }

        @Test func textAndButtonsHaveTheThemesFont() {
            defer { app.close() }
            func brand(_ size: Double, _ weight: UIFont.Weight) -> UIFont {
                let descriptor = UIFontDescriptor(fontAttributes: [
                    .family: "Brand", .traits: [UIFontDescriptor.TraitKey.weight: weight.rawValue],
                ])
                return UIFont(descriptor: descriptor, size: size)
            }
            app.overlays.stage.defaults.theme.font = "Brand"
            let question = app.showNow(.question("Delete?", detail: "For good", actions: [.init("Delete")]))
            #expect(app.surface?.parts.message?.font == brand(18, .bold))
            #expect(app.surface?.parts.detail?.font == brand(15, .regular))
            #expect(app.surface?.parts.cancel?.titleLabel?.font == brand(15, .semibold))
            app.overlays.stage.defaults.theme.font = "No Such Family"
            app.screen.advance(by: 0.1)
            #expect(app.surface?.parts.message?.font == UIFont.systemFont(ofSize: 18, weight: .bold))
            question.dismiss()
        }

        @Test(arguments: [false, true]) func aBarIsFilledFromTheLeadingEdge(_ isRightToLeft: Bool) throws {
            defer {
                app.screen.setLayoutDirection(.leftToRight)
                app.close()
            }
            if isRightToLeft { app.screen.setLayoutDirection(.rightToLeft) }
            let veil = app.showNow(.veil("Saving", indicator: .bar(0.25)))
            let bar = try #require(app.surface?.parts.indicator?.subviews.first as? UIProgressView)
            #expect(bar.progress == 0.25)
            #expect(
                bar.effectiveUserInterfaceLayoutDirection == (isRightToLeft ? .rightToLeft : .leftToRight))
            veil.progress = 0.75
            app.screen.turn()
            #expect(bar.progress == 0.75)
            veil.dismiss()
        }

        @Test func aRingIsFilledClockwiseFromTheTop() throws {
            defer { app.close() }
            let veil = app.showNow(.veil("Uploading", indicator: .ring(0.5)))
            let ring = try #require(app.surface?.parts.indicator as? RingView)
            let arcs = ring.layer.sublayers?.compactMap { $0 as? CAShapeLayer } ?? []
            try #require(arcs.count == 2)
            #expect(arcs[1].strokeEnd == 0.5 && arcs[0].strokeColor != arcs[1].strokeColor)
            let points = try #require(arcs[1].path).quarters
            try #require(points.count == 5)
            let middle = ring.bounds.middle
            #expect(abs(points[0].x - middle.x) < 0.01 && points[0].y < middle.y)
            #expect(points[1].x > middle.x && points[2].y > middle.y && points[3].x < middle.x)
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

        /// The render server drops a view's animations when the view leaves its window.
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
            // One turn of the bar may end meanwhile.
            let steps = zip(places, places.dropFirst()).map { $1 - $0 }
            #expect(steps.count { isRightToLeft ? $0 < 0 : $0 > 0 } >= 18)
            busy.dismiss()
        }
    }
}
