import Screen
@_spi(Host) import Scrim
import Testing
import UIKit

@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// The app's own views and view controllers in a panel.
    @MainActor @Suite struct ContentAttachmentTests {
        private let app = AppFixture()

        /// Records the calls that it receives.
        final class Picker: UIViewController {
            private(set) var story: [String] = []
            var height: CGFloat = 200

            override func viewDidLoad() { preferredContentSize = CGSize(width: 0, height: height) }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                story.append("appeared")
            }
            override func viewDidDisappear(_ animated: Bool) {
                super.viewDidDisappear(animated)
                story.append("disappeared")
            }
            override func willMove(toParent parent: UIViewController?) {
                super.willMove(toParent: parent)
                story.append(parent == nil ? "leaves" : "comes")
            }
            override func didMove(toParent parent: UIViewController?) {
                super.didMove(toParent: parent)
                story.append(parent == nil ? "left" : "came")
            }
        }

        @Test func aControllerIsAChildForAsLongAsItIsOnScreen() async throws {
            defer { app.close() }
            let picker = Picker()
            let sheet = app.overlays.show(.sheet) { picker }
            await app.settle(1)
            #expect(picker.parent is WindowLayerController)
            #expect(picker.story.filter { $0 != "appeared" } == ["comes", "came"])
            #expect(app.surface?.frames.panel.height == 200)
            sheet.dismiss()
            #expect(picker.parent != nil, "Until its last pixel is off")
            await app.settle(2)
            #expect(picker.parent == nil && picker.view.superview == nil)
            #expect(Array(picker.story.suffix(2)).contains("leaves") || picker.story.contains("leaves"))
        }

        /// From iOS 17 on, like a system form sheet on an iPad: otherwise a split view would show two columns.
        @Test(arguments: [false, true]) func contentOfLittleWidthIsToldSo(isController: Bool) {
            defer { app.close() }
            app.screen.resize(width: 1000, height: 800)
            app.screen.setWidth(.regular)
            let picker = Picker()
            let view = UIView()
            let content: any OverlayContent = isController ? picker : view
            var width: UIUserInterfaceSizeClass {
                (isController ? picker.traitCollection : view.traitCollection).horizontalSizeClass
            }
            let sheet = app.overlays.show(.sheet(from: .leading, detents: [.points(380)])) { content }
            app.screen.advance(by: 1)
            #expect(width == .compact)
            sheet.dismiss()
            app.screen.advance(by: 2)
            app.root.view.addSubview(isController ? picker.view : view)
            #expect(width == .regular)
        }

        @Test func contentOfMuchWidthIsToldNothingNorIsContentThatTheAppHasTold() {
            defer { app.close() }
            app.screen.resize(width: 1000, height: 800)
            app.screen.setWidth(.regular)
            let wide = Picker()
            var style = Overlay.Style.adaptive(.sheet)
            style.maximumPanelWidth = 800
            let large = Overlay.sheet(from: .leading, detents: [.points(700)])
            let first = app.overlays.show(large.with(\.appearance, .custom(style))) { wide }
            app.screen.advance(by: 1)
            #expect(wide.traitCollection.horizontalSizeClass == .regular)
            first.dismiss()
            app.screen.advance(by: 2)
            let told = Picker()
            told.traitOverrides.horizontalSizeClass = .regular
            let second = app.overlays.show(.sheet(from: .leading, detents: [.points(380)])) { told }
            app.screen.advance(by: 1)
            #expect(told.traitCollection.horizontalSizeClass == .regular)
            second.dismiss()
            app.screen.advance(by: 2)
            #expect(told.traitCollection.horizontalSizeClass == .regular)
        }

        @Test func whatTheAppTellsItsContentWhileThatIsShownStays() {
            defer { app.close() }
            app.screen.resize(width: 1000, height: 800)
            app.screen.setWidth(.regular)
            let told = Picker()
            let sheet = app.overlays.show(.sheet(from: .leading, detents: [.points(380)])) { told }
            app.screen.advance(by: 1)
            #expect(told.traitCollection.horizontalSizeClass == .compact)
            told.traitOverrides.horizontalSizeClass = .regular
            app.screen.advance(by: 1)
            sheet.dismiss()
            app.screen.advance(by: 2)
            #expect(told.traitCollection.horizontalSizeClass == .regular)
        }

        /// At a small width, two columns would be higher than one column with the same content.
        @Test func contentIsMeasuredAsNarrowAsItWillBe() {
            final class Columns: UIView {
                private(set) var heights: Set<CGFloat> = []
                override func sizeThatFits(_ size: CGSize) -> CGSize {
                    let height: CGFloat = traitCollection.horizontalSizeClass == .regular ? 600 : 200
                    heights.insert(height)
                    return CGSize(width: size.width, height: height)
                }
            }
            defer { app.close() }
            app.screen.resize(width: 1000, height: 800)
            app.screen.setWidth(.regular)
            let columns = Columns()
            let sheet = app.overlays.show(.sheet) { columns }
            app.screen.advance(by: 1)
            #expect(columns.heights == [200])
            sheet.dismiss()
        }

        /// A plain view's fitting size is its current size: first zero, and then the size that it was given.
        @Test func plainViewSheetRegainsDetentAfterKeyboard() throws {
            defer { app.close() }
            app.screen.resize(width: 1000, height: 800)
            let form = app.showSheet(
                .form().with(\.sheet.detents, [.points(500)]), content: UIView())
            #expect(app.surface?.frames.panel.height == 500)
            app.screen.showKeyboard(height: 400)
            app.screen.advance(by: 1)
            #expect(try #require(app.surface).frames.panel.height < 400)
            app.screen.hideKeyboard()
            app.screen.advance(by: 1)
            #expect(app.surface?.frames.panel.height == 500)
            form.dismiss()
        }

        @Test func aTextOfSeveralLinesIsMeasuredAtTheSheetsWidth() throws {
            defer { app.close() }
            let text = UILabel()
            text.numberOfLines = 0
            text.text = String(repeating: "several words ", count: 20)
            let sheet = app.showSheet(content: text)
            let panel = try #require(app.surface).frames.panel
            #expect(panel.height >= text.sizeThatFits(CGSize(width: panel.width, height: 1e6)).height)
            #expect(panel.height > Double(text.font.lineHeight) * 3)
            sheet.dismiss()
        }

        @Test func aNoticeIsAsWideAsItsView() throws {
            defer { app.close() }
            let text = UILabel()
            text.text = "Saved"
            let notice = app.overlays.show(.hud().with(\.timing.lifetime, .untilDismissed)) { text }
            app.screen.advance(by: 1)
            let panel = try #require(app.surface).frames.panel
            #expect(panel.width > 0 && panel.width <= Double(text.intrinsicContentSize.width) + 2)
            notice.dismiss()
        }

        /// A view with an aspect-ratio constraint.
        final class Proportional: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize {
                size.width < 1_000 ? CGSize(width: size.width, height: size.width / 2) : .zero
            }
        }

        @Test func aViewWhoseHeightFollowsFromItsWidthStaysAsThePhoneTurns() throws {
            defer { app.close() }
            let notice = app.overlays.show(.hud().with(\.timing.lifetime, .untilDismissed)) { Proportional() }
            app.screen.advance(by: 1)
            let panel = try #require(app.surface).frames.panel
            #expect(panel.height > 0 && panel.height == panel.width / 2)
            app.screen.resize(width: 844, height: 390)
            app.screen.advance(by: 1)
            #expect(app.surface?.frames.panel.size == panel.size)
            notice.dismiss()
        }

        /// A view with an intrinsic height, as constraints give it.
        final class Rigid: UIView {
            override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 300) }
        }

        @Test func contentThatIsCutOffIsNamed() async {
            defer { app.close() }
            var reports: [Stage.Report] = []
            app.overlays.stage.log = { reports.append($0) }
            for content in [Rigid(), UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))] {
                let sheet = app.overlays.show(.sheet(detents: [.points(100)])) { content }
                await app.settle(1)
                sheet.dismiss()
                await app.settle(2)
            }
            let missing = reports.map { if case .contentCut(_, let size) = $0 { size } else { Size.zero } }
            // The other view is as large as its last frame. A low sheet keeps a distance from the edges.
            #expect(missing == [Size(width: 0, height: 200 + PlatformLook.sheetInset)])
        }

        @Test func overAViewItIsTheChildOfThatViewsController() async throws {
            defer { app.close() }
            let picker = Picker()
            let sheet = app.region?.overlays.show(.sheet) { picker }
            await app.settle(1)
            #expect(picker.parent === app.root)
            sheet?.dismiss()
            await app.settle(2)
            #expect(picker.parent == nil && app.root.children.isEmpty)
        }

        /// The app moves the view into another controller's view, which becomes the parent.
        @Test func overAViewThatMovesItIsTheChildOfTheNextController() async throws {
            defer { app.close() }
            let page = UIViewController()
            app.root.addChild(page)
            app.root.view.addSubview(page.view)
            page.didMove(toParent: app.root)
            let picker = Picker()
            let sheet = app.region?.overlays.show(.sheet) { picker }
            await app.settle(1)
            _ = Screen.complaints()
            page.view.addSubview(try #require(app.region))
            await app.settle(1)
            #expect(picker.parent === page && picker.view.window === app.window)
            #expect(Screen.complaints() == [])
            sheet?.dismiss()
            await app.settle(2)
            #expect(picker.parent == nil && picker.story.suffix(2) == ["leaves", "left"])
        }

        /// An overlay over a page's own view is in the view of the page's container, whose children are pages or tabs.
        @Test(arguments: [false, true]) func overAPageItIsNoPageOfTheStackAndNoTab(isTab: Bool) async {
            defer { app.close() }
            let page = UIViewController()
            let tabs = UITabBarController()
            if isTab { tabs.viewControllers = [page] }
            let container: UIViewController = isTab ? tabs : UINavigationController(rootViewController: page)
            app.window.rootViewController = container
            await app.pass()
            let picker = Picker()
            let sheet = page.view.overlays.show(.sheet) { picker }
            _ = Screen.complaints()
            await app.settle(1)
            #expect(container.children == [page] && page.view.window === app.window)
            #expect(picker.view.window === app.window && picker.parent == nil)
            #expect(Screen.complaints() == [])
            let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
            picker.present(alert, animated: false)
            await app.settle(1)
            #expect(app.host.dialogs.count == 1)
            alert.dismiss(animated: false)
            // Discards the double's complaint that the presenting controller is no controller's child.
            _ = Screen.complaints()
            sheet.dismiss()
            await app.settle(2)
            #expect(picker.view.window == nil && container.children == [page])
        }

        @Test func itIsKeptAliveUntilItIsOffAndFreedThen() async {
            defer { app.close() }
            weak var kept: Picker?
            var sheet: Presentation?
            do {
                let picker = Picker()
                kept = picker
                sheet = app.overlays.show(.sheet) { picker }
            }
            await app.settle(1)
            #expect(kept != nil)
            sheet?.dismiss()
            await app.settle(2)
            #expect(kept == nil)
        }

        /// Shows, hides and shows the same controller again.
        @Test func theSameControllerCanBeShownAgain() async throws {
            defer { app.close() }
            let picker = Picker()
            for _ in 0..<3 {
                let sheet = app.overlays.show(.sheet) { picker }
                await app.settle(1)
                #expect(picker.view.window === app.window)
                sheet.dismiss()
                await app.settle(2)
                #expect(picker.view.window == nil)
            }
        }

        @Test func shownAgainBeforeItIsOffItMovesOn() async throws {
            defer { app.close() }
            let picker = Picker()
            let first = app.overlays.show(.sheet) { picker }
            await app.settle(1)
            first.dismiss()
            app.screen.advance(by: 0.1)
            let second = app.overlays.show(.sheet) { picker }
            await app.settle(2)
            let surface = try #require(app.surface)
            #expect(picker.parent != nil && picker.view.isDescendant(of: surface))
            #expect(app.host.surfaces.count == 1)
            second.dismiss()
        }

        @Test func aControllerOnAVeilIsInTheVeilsWindow() async throws {
            defer { app.close() }
            let picker = Picker()
            let veil = app.overlays.show(.veil().with(\.timing, Overlay.Timing())) { picker }
            await app.settle(1)
            #expect(picker.view.window is OverlayWindow)
            #expect(picker.parent is MirroringController)
            veil.dismiss()
            await app.settle(1)
            #expect(picker.parent == nil)
        }

        @Test func aNewPreferredSizeIsFollowed() async throws {
            defer { app.close() }
            let picker = Picker()
            let sheet = app.overlays.show(.sheet) { picker }
            await app.settle(1)
            picker.preferredContentSize = CGSize(width: 0, height: 320)
            await app.settle(1)
            #expect(app.surface?.frames.panel.height == 320)
            sheet.dismiss()
        }

        /// FloatingPanel#453: the intrinsic height is measured only once.
        @Test func aViewThatGrowsIsFollowed() async throws {
            final class Growing: UIView {
                var height: CGFloat = 120 { didSet { setNeedsLayout(); invalidateIntrinsicContentSize() } }
                override var intrinsicContentSize: CGSize { CGSize(width: 300, height: height) }
                override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
            }
            defer { app.close() }
            let view = Growing()
            let sheet = app.showSheet(.sheet, content: view)
            #expect(app.surface?.frames.panel.height == 120)
            view.height = 260
            await app.settle(1)
            #expect(app.surface?.frames.panel.height == 260)
            sheet.dismiss()
        }

        @Test func aSheetEndsWithAValueOfItsContent() async throws {
            defer { app.close() }
            var accept: (@MainActor (Int) -> Void)?
            let answer = Task {
                await app.overlays.present(.sheet) { (end: Presentation.Ending<Int>) in
                    accept = end.callAsFunction
                    return UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
                }
            }
            #expect(await app.until { accept != nil })
            await app.settle(1)
            accept?(7)
            #expect(await answer.value == .value(7))
            await app.settle(2)
            #expect(app.isClean)
        }
    }
}
