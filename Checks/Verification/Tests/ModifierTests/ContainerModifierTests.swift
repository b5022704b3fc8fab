import Screen
import ScrimSwiftUI
import SwiftUI
import Testing
@_spi(Host) import Scrim
@_spi(Host) @testable import ScrimUIKit

/// The modifiers inside what surrounds an app's views: tabs, a stack of pages, a list, an alert.
@MainActor
@Suite(.serialized)
struct ContainerModifierTests {
    // MARK: Tabs

    @Test func aNoticeOfATabThatIsLeftIsReadToItsEnd() async {
        await either {
            let app = tabs { it in
                Text("First").hud(item: it.item, onEnd: it.onItemEnd) { .hud($0.text, icon: .success) }
            }
            defer { app.close() }
            app.remote.item?.wrappedValue = AppBench.Note(id: 1, text: "Saved")
            await app.wait(0.5)
            app.remote.tab?.wrappedValue = 2
            await app.wait(0.2)
            #expect(app.presentations.map(\.message) == ["Saved"])
            #expect(app.remote.outcomes == [])
            await app.wait(3)
            #expect(app.remote.item?.wrappedValue == nil)
            #expect(app.remote.outcomes == [Presentation.Outcome(cause: .expired, wasShown: true)])
            app.remote.tab?.wrappedValue = 1
            await app.wait()
            #expect(app.presentations.isEmpty, "it is not shown again")
        }
    }

    /// An overlay over the window needs a window, not a visible view; this holds for the first overlay and
    /// for later ones.
    @Test(arguments: [false, true])
    func aVeilThatATabOutOfSightAsksForIsShown(_ wasShownBefore: Bool) async throws {
        let app = tabs { it in Text("First").veil(it.text, isPresented: it.flag, onEnd: it.onEnd) }
        defer { app.close() }
        if wasShownBefore {
            app.remote.flag?.wrappedValue = true
            await app.wait()
            app.remote.flag?.wrappedValue = false
            await app.wait()
        }
        app.remote.tab?.wrappedValue = 2
        await app.wait()
        app.remote.flag?.wrappedValue = true
        await app.wait()
        #expect(app.presentations.map(\.state) == [.shown])
        app.remote.flag?.wrappedValue = false
        await app.wait()
        #expect(app.presentations.isEmpty)
    }

    @Test func activityOfATabGoesAndComesWithIt() async {
        await either {
            let app = tabs { it in Text("First").activity(isPresented: it.flag, onEnd: it.onEnd) }
            defer { app.close() }
            app.remote.flag?.wrappedValue = true
            await app.wait()
            #expect(app.presentations.map(\.state) == [.shown])
            app.remote.tab?.wrappedValue = 2
            await app.wait()
            #expect(app.presentations.map(\.state) == [.detached])
            #expect(app.screen.tapButton("Second"), "the other tab is in use")
            app.remote.tab?.wrappedValue = 1
            await app.wait()
            #expect(app.presentations.map(\.state) == [.shown])
            #expect(app.remote.outcomes == [])
        }
    }

    @Test func aSheetOfATabThatTheAppLeavesStaysWithItsContent() async {
        await either {
            let app = tabs { it in
                Text("First").semiModal(isPresented: it.flag, onEnd: it.onEnd) { Text("In the sheet") }
            }
            defer { app.close() }
            app.remote.flag?.wrappedValue = true
            await app.wait()
            app.remote.tab?.wrappedValue = 2
            await app.wait()
            #expect(app.presentations.count == 1 && app.labels(saying: "In the sheet").count == 1)
            app.remote.tab?.wrappedValue = 1
            await app.wait()
            app.remote.flag?.wrappedValue = false
            await app.wait()
            #expect(app.presentations.isEmpty)
            #expect(app.remote.outcomes.map(\.cause) == [.dismissed])
        }
    }

    // MARK: A stack of pages

    @Test func aVeilStaysWhileThePageUnderItPushesAnotherAndPopsIt() async throws {
        try await either {
            let app = pages(
                root: { it in Text("Root").veil(it.text, isPresented: it.flag, onEnd: it.onEnd) },
                detail: { _ in Button("Detail") {} })
            defer { app.close() }
            app.remote.flag?.wrappedValue = true
            await app.wait()
            let surface = try #require(app.stage.plan.surfaces.first).id
            app.remote.path?.wrappedValue = ["a"]
            await app.wait()
            #expect(app.stage.plan.surfaces.map(\.id) == [surface])
            #expect(app.presentations.map(\.state) == [.shown])
            #expect(!app.screen.tapButton("Detail"), "the veil covers the page that was pushed")
            app.remote.path?.wrappedValue = []
            await app.wait()
            #expect(app.stage.plan.surfaces.map(\.id) == [surface])
            #expect(app.remote.outcomes == [])
        }
    }

    @Test func aVeilOfThePageThatIsPoppedGoesWithIt() async {
        let app = pages(
            root: { _ in Button("Root") {} },
            detail: { it in Text("Detail").veil(it.text, isPresented: it.flag, onEnd: it.onEnd) })
        defer { app.close() }
        app.remote.path?.wrappedValue = ["a"]
        await app.wait()
        app.remote.flag?.wrappedValue = true
        await app.wait()
        #expect(app.presentations.count == 1)
        app.remote.path?.wrappedValue = []
        await app.wait()
        #expect(app.presentations.isEmpty)
        #expect(app.remote.outcomes.map(\.cause) == [.dismissed])
        #expect(app.screen.tapButton("Root"))
    }

    @Test func aVeilThatAPageUnderAnotherAsksForIsShown() async {
        let app = pages(
            root: { it in Text("Root").veil(it.text, isPresented: it.flag) },
            detail: { _ in Text("Detail") })
        defer { app.close() }
        app.remote.path?.wrappedValue = ["a"]
        await app.wait()
        app.remote.flag?.wrappedValue = true
        await app.wait()
        #expect(app.presentations.map(\.state) == [.shown])
    }

    @Test func theEnvironmentsWindowIsTheOneOfTheAppOnAPageOutOfSight() async throws {
        let app = tabs { it in Reader(remote: it.remote).overlayAnchor() }
        defer { app.close() }
        let overlays = try #require(app.remote.overlays)
        app.remote.tab?.wrappedValue = 2
        await app.wait()
        let busy = overlays.window.show(.veil("Saving…"))
        await app.wait()
        #expect(busy.isVisible)
        busy.dismiss()
        await app.wait()
    }

    // MARK: Over the full screen

    /// The system removes the views under a full-screen presentation from the window; their tree is still updated.
    private func cover(_ app: AppBench, depth: Int = 1) async -> UIViewController? {
        var top = app.window.rootViewController
        for _ in 0..<depth {
            let next = UIViewController()
            next.modalPresentationStyle = .fullScreen
            top?.present(next, animated: false)
            top = next
        }
        await app.wait()
        return top
    }

    @Test(arguments: [1, 2])
    func underWhatFillsTheScreenAVeilIsShownAndBlocks(_ depth: Int) async {
        let app = AppBench { it in Text("Page").veil(it.text, isPresented: it.flag, onEnd: it.onEnd) }
        defer { app.close() }
        await app.wait()
        let root = app.window.rootViewController?.view
        let top = await cover(app, depth: depth)
        #expect(root?.window == nil && top?.view.window === app.window)
        app.remote.flag?.wrappedValue = true
        root?.layoutIfNeeded()
        await app.wait()
        #expect(app.presentations.map(\.state) == [.shown])
        #expect(app.screen.hit(at: CGPoint(x: 195, y: 422))?.window !== app.window)
        app.remote.flag?.wrappedValue = false
        root?.layoutIfNeeded()
        await app.wait()
        #expect(app.presentations.isEmpty && app.remote.outcomes.map(\.cause) == [.dismissed])
        #expect(app.screen.hit(at: CGPoint(x: 195, y: 422)) === top?.view)
    }

    @Test func theEnvironmentsWindowIsTheOneOfTheAppUnderWhatFillsTheScreen() async throws {
        let app = pages(root: { it in Reader(remote: it.remote).overlayAnchor() }, detail: { _ in Text("") })
        defer { app.close() }
        await app.wait()
        let overlays = try #require(app.remote.overlays)
        _ = await cover(app)
        let busy = overlays.window.show(.veil("Saving…"))
        await app.wait()
        #expect(busy.isVisible)
        busy.dismiss()
        await app.wait()
    }

    // MARK: A list

    private func rows(busy: Set<Int>) -> AppBench {
        AppBench { it in
            List((0..<100).map { AppBench.Note(id: $0, text: "Row \($0)") }) { row in
                Text(row.text).activity(isPresented: .constant(busy.contains(row.id)), onEnd: it.onEnd)
            }
        }
    }

    @Test func activityOnARowIsOnNoOtherRowThatItsCellShows() async throws {
        let app = rows(busy: [3, 60])
        defer { app.close() }
        await app.wait()
        _ = Screen.complaints()
        let list = try #require(app.window.all(HostingListView.self).first)
        #expect(app.presentations.map(\.state) == [.shown])
        let isCovered = { (row: Int, first: Int) in
            let hit = app.screen.hit(at: CGPoint(x: 195, y: CGFloat(row - first) * 44 + 22))
            return sequence(first: hit, next: { $0?.superview })
                .contains { $0.map { String(describing: type(of: $0)) } == "AnchorView" }
        }
        #expect(isCovered(3, 0) && !isCovered(4, 0))

        list.contentOffset.y = 44 * 30
        await app.wait()
        #expect(app.presentations.isEmpty, "its row is out of sight, and its cell is another's")
        #expect(app.remote.outcomes.map(\.cause) == [.dismissed])
        list.contentOffset.y = 44 * 50
        await app.wait()
        #expect(app.presentations.map(\.state) == [.shown])
        #expect((50..<68).filter { isCovered($0, 50) } == [60])
        list.contentOffset.y = 0
        await app.wait()
        #expect((0..<19).filter { isCovered($0, 0) } == [3])
        #expect(Screen.complaints() == [])
    }

    @Test func aListThatIsScrolledBackAndForthKeepsNothing() async throws {
        let app = rows(busy: Set(0..<100))
        defer { app.close() }
        await app.wait()
        let list = try #require(app.window.all(HostingListView.self).first)
        let views = app.window.all(UIView.self).count
        for place in [10, 80, 20, 60, 0] {
            list.contentOffset.y = 44 * CGFloat(place)
            app.screen.turn()
            await app.wait(0.05)
        }
        await app.wait(2)
        #expect(app.presentations.count == 20)
        #expect(app.window.all(UIView.self).count <= views + 1)
    }

    @Test func aRowThatIsDeletedWhileItIsBusyTakesItsOverlayAlong() async throws {
        let app = AppBench { it in
            List(
                [0, 1, 2].filter { $0 != 1 || it.item.wrappedValue == nil }.map {
                    AppBench.Note(id: $0, text: "")
                }
            ) {
                Text("Row \($0.id)").activity(isPresented: .constant($0.id == 1), onEnd: it.onEnd)
            }
        }
        defer { app.close() }
        await app.wait()
        #expect(app.presentations.map(\.state) == [.shown])
        app.remote.item?.wrappedValue = AppBench.Note(id: 9, text: "")
        await app.wait()
        #expect(app.presentations.isEmpty)
        #expect(app.remote.outcomes.count == 1)
    }

    // MARK: An alert

    private func asking() -> AppBench {
        AppBench { it in
            Text("Page")
                .veil(it.text, isPresented: it.flag, onEnd: it.onEnd)
                .alert("Enter the code", isPresented: it.asks) { Button("Done") { it.remote.answers += 1 } }
        }
    }

    @Test func anAlertWhileAVeilIsShownIsAnsweredAndTheVeilIsBack() async throws {
        let app = asking()
        defer { app.close() }
        app.remote.flag?.wrappedValue = true
        await app.wait()
        let surface = try #require(app.stage.plan.surfaces.first).id
        app.remote.asks?.wrappedValue = true
        await app.wait()
        #expect(app.screen.tapButton("Done"))
        await app.wait()
        #expect(app.remote.answers == 1 && app.remote.asks?.wrappedValue == false)
        #expect(app.stage.plan.surfaces.map(\.id) == [surface])
        #expect(app.presentations.map(\.state) == [.shown])
        let hit = app.screen.hit(at: CGPoint(x: 195, y: 100))
        #expect(hit?.window !== app.window, "and blocks again")
        #expect(app.remote.outcomes == [])
    }

    @Test func anAlertInTheUpdateThatEndsTheVeilIsAnsweredAtOnce() async throws {
        let app = asking()
        defer { app.close() }
        app.remote.flag?.wrappedValue = true
        await app.wait()
        app.remote.flag?.wrappedValue = false
        app.remote.asks?.wrappedValue = true
        app.screen.turn()
        await othersRun()
        app.screen.turn()
        #expect(app.screen.tapButton("Done"), "also while the veil still fades")
        await app.wait()
        #expect(app.remote.answers == 1 && app.presentations.isEmpty)
        #expect(app.remote.asks?.wrappedValue == false)
    }

    @Test func aVeilThatLeavesWhileAnAlertIsPresentedLeavesTheAlert() async {
        let app = asking()
        defer { app.close() }
        app.remote.flag?.wrappedValue = true
        await app.wait()
        app.remote.asks?.wrappedValue = true
        await app.wait()
        app.remote.flag?.wrappedValue = false
        await app.wait()
        #expect(app.presentations.isEmpty)
        #expect(app.screen.tapButton("Done"))
        await app.wait()
        #expect(app.remote.answers == 1)
    }

    @Test func anAlertOfASheetsContentIsAnsweredAndTheSheetStays() async throws {
        let app = AppBench { it in
            Text("Page").semiModal(isPresented: it.flag, input: .dismissing, onEnd: it.onEnd) {
                Text("Form").alert("Discard?", isPresented: it.asks) {
                    Button("Discard") { it.remote.answers += 1 }
                }
            }
        }
        defer { app.close() }
        app.remote.flag?.wrappedValue = true
        await app.wait()
        _ = Screen.complaints()
        app.remote.asks?.wrappedValue = true
        await app.wait()
        #expect(app.screen.tapButton("Discard"))
        await app.wait()
        #expect(app.remote.answers == 1 && app.presentations.count == 1)
        #expect(Screen.complaints() == [])
    }

    @Test func anAlertOfAPageInTabsAndStackIsAnsweredUnderAVeil() async throws {
        let app = AppBench { it in
            TabView(selection: it.tab) {
                NavigationStack(path: it.path) {
                    List([AppBench.Note(id: 1, text: "Row")]) { row in
                        Text(row.text)
                            .alert("Delete?", isPresented: it.asks) {
                                Button("Delete") { it.remote.answers += 1 }
                            }
                    }
                }
                .tag(1)
            }
            .veil(it.text, isPresented: it.flag)
        }
        defer { app.close() }
        app.remote.flag?.wrappedValue = true
        await app.wait()
        app.remote.asks?.wrappedValue = true
        await app.wait()
        #expect(app.screen.tapButton("Delete"))
        await app.wait()
        #expect(app.remote.answers == 1 && app.presentations.map(\.state) == [.shown])
    }
}
