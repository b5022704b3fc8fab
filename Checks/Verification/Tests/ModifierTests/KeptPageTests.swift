import Screen
import ScrimSwiftUI
import SwiftUI
import Testing
@_spi(Host) import Scrim

/// Overlays of a page that the app removes from the window and keeps for later, as a coordinator in UIKit does.
@MainActor
@Suite(.serialized)
struct KeptPageTests {
    /// A page with any modifier, controlled by a test.
    private struct Page<Content: View>: View {
        let remote: AppBench.Remote
        let content: (Binding<Bool>, @escaping @MainActor (Presentation.Outcome) -> Void) -> Content
        @State private var flag = false

        var body: some View {
            content($flag) { remote.outcomes.append($0) }.onAppear { remote.flag = $flag }
        }
    }

    private let remote = AppBench.Remote()
    private let app = AppBench { _ in Text("") }
    private let stack = UINavigationController(rootViewController: UIViewController())

    /// Pushes a page, and sets its flag.
    private func open<Content: View>(
        @ViewBuilder _ content:
            @escaping (
                Binding<Bool>, @escaping @MainActor (Presentation.Outcome) -> Void
            ) -> Content
    ) async -> UIViewController {
        let page = UIHostingController(rootView: Page(remote: remote, content: content))
        app.window.rootViewController = stack
        stack.pushViewController(page, animated: false)
        await app.wait()
        remote.flag?.wrappedValue = true
        await app.wait()
        return page
    }

    @Test func aVeilGoesWithItsPageAndComesBackWithIt() async {
        let page = await open { flag, onEnd in Text("Editor").veil("Saving…", isPresented: flag, onEnd: onEnd)
        }
        defer { app.close() }
        #expect(app.presentations.map(\.state) == [.shown])
        stack.popViewController(animated: false)
        await app.wait()
        #expect(app.presentations.isEmpty && remote.flag?.wrappedValue == true)
        #expect(remote.outcomes == [Presentation.Outcome(cause: .dismissed, wasShown: true)])
        stack.pushViewController(page, animated: false)
        #expect(await app.until { app.presentations.map(\.state) == [.shown] })
        remote.flag?.wrappedValue = false
        await app.wait()
        #expect(app.presentations.isEmpty && remote.outcomes.count == 2)
    }

    @Test func aVeilWhoseFlagWasTakenDownMeanwhileDoesNotComeBack() async {
        let page = await open { flag, onEnd in Text("Editor").veil("Saving…", isPresented: flag, onEnd: onEnd)
        }
        defer { app.close() }
        stack.popViewController(animated: false)
        await app.wait()
        remote.flag?.wrappedValue = false
        await app.wait()
        stack.pushViewController(page, animated: false)
        await app.wait()
        #expect(app.presentations.isEmpty && remote.outcomes.count == 1)
    }

    @Test func aNoticeThatEndsByItselfIsReadToItsEndAndNotShownAgain() async {
        let text = "Saved to the folder of this week's notes"
        let page = await open { flag, onEnd in
            Text("Editor").hud(text, isPresented: flag, icon: .success, onEnd: onEnd)
        }
        defer { app.close() }
        stack.popViewController(animated: false)
        await app.wait(0.2)
        #expect(app.presentations.map(\.message) == [text])
        await app.wait(10)
        #expect(remote.outcomes == [Presentation.Outcome(cause: .expired, wasShown: true)])
        #expect(remote.flag?.wrappedValue == false)
        stack.pushViewController(page, animated: false)
        await app.wait()
        #expect(app.presentations.isEmpty)
    }

    /// The page's first overlay ended before the page went, so nothing may appear over the present page, even
    /// for a moment.
    @Test func whatAKeptPageAsksNextWaitsForThePage() async throws {
        let page = await open { flag, onEnd in
            Text("Editor").ask("Discard?", isPresented: flag, accept: "Discard", onEnd: onEnd) {}
        }
        defer { app.close() }
        app.stage.report(.actionTaken(try #require(app.surfaces.last).id))
        await app.wait()
        #expect(await app.until { app.presentations.isEmpty && remote.outcomes.map(\.cause) == [.action] })
        stack.popViewController(animated: false)
        await app.wait()
        remote.flag?.wrappedValue = true
        page.view.layoutIfNeeded()
        await app.wait()
        #expect(app.presentations.isEmpty && remote.outcomes.count == 1)
        stack.pushViewController(page, animated: false)
        #expect(await app.until { app.presentations.map(\.state) == [.shown] })
    }

    /// For example, what was answered elsewhere while the page was away.
    @Test func whatAKeptPageAsksNoMoreDoesNotComeUpWithThePage() async throws {
        let page = await open { flag, onEnd in
            Text("Editor").ask("Discard?", isPresented: flag, accept: "Discard", onEnd: onEnd) {}
        }
        defer { app.close() }
        app.stage.report(.actionTaken(try #require(app.surfaces.last).id))
        await app.wait()
        stack.popViewController(animated: false)
        await app.wait()
        remote.flag?.wrappedValue = true
        page.view.layoutIfNeeded()
        await app.wait()
        remote.flag?.wrappedValue = false
        stack.pushViewController(page, animated: false)
        // The page is in the window, but SwiftUI has not updated it yet.
        await othersRun()
        #expect(app.presentations.isEmpty)
        await app.wait()
        #expect(await app.until { app.presentations.isEmpty && remote.outcomes.map(\.cause) == [.action] })
    }

    /// A container of the app may take over a page from another container.
    @Test func aPageThatChangesItsContainerKeepsItsVeil() async throws {
        let page = await open { flag, onEnd in Text("Editor").veil("Saving…", isPresented: flag, onEnd: onEnd)
        }
        defer { app.close() }
        let surface = try #require(app.surfaces.first).id
        stack.popViewController(animated: false)
        await othersRun()
        app.window.rootViewController = page
        await app.wait()
        #expect(app.surfaces.map(\.id) == [surface] && remote.outcomes == [])
    }
}
