import Screen
import ScrimSwiftUI
import SwiftUI
import Testing
@_spi(Host) import Scrim
@_spi(Host) @testable import ScrimUIKit

/// The reading of the binding of a view out of sight, which SwiftUI may not update.
@MainActor
@Suite(.serialized)
struct OutOfSightTests {
    /// SwiftUI may not update the view, and then nothing reports that the flag was reset.
    @Test func aVeilOfATabThatWasLeftEndsWithItsFlag() async {
        await either {
            let app = tabs { it in Text("First").veil(it.text, isPresented: it.flag, onEnd: it.onEnd) }
            defer { app.close() }
            app.remote.flag?.wrappedValue = true
            await app.wait()
            app.remote.tab?.wrappedValue = 2
            await app.wait()
            #expect(app.presentations.map(\.state) == [.shown])
            app.remote.flag?.wrappedValue = false
            await app.wait()
            #expect(app.presentations.isEmpty && app.screen.tapButton("Second"))
            #expect(app.remote.outcomes.map(\.cause) == [.dismissed])
            app.remote.tab?.wrappedValue = 1
            app.remote.flag?.wrappedValue = true
            await app.wait()
            #expect(app.presentations.map(\.state) == [.shown])
        }
    }

    @Test func aVeilOfAPageUnderAnotherEndsWithItsFlag() async {
        await either {
            let app = pages(
                root: { it in Text("Root").veil(it.text, isPresented: it.flag, onEnd: it.onEnd) },
                detail: { _ in Button("Detail") {} })
            defer { app.close() }
            app.remote.flag?.wrappedValue = true
            await app.wait()
            app.remote.path?.wrappedValue = ["a"]
            await app.wait()
            app.remote.flag?.wrappedValue = false
            await app.wait()
            #expect(app.presentations.isEmpty && app.screen.tapButton("Detail"))
            #expect(app.remote.outcomes.map(\.cause) == [.dismissed])
        }
    }

    /// An item with another identity is another overlay.
    @Test func aNoticeOfATabThatWasLeftEndsWithItsItem() async {
        HiddenPages.areUpdated = false
        defer { HiddenPages.areUpdated = true }
        let app = tabs { it in
            Text("First").hud(item: it.item, onEnd: it.onItemEnd) { .hud($0.text, indicator: .spinner) }
        }
        defer { app.close() }
        app.remote.item?.wrappedValue = AppBench.Note(id: 1, text: "Sending")
        await app.wait()
        app.remote.tab?.wrappedValue = 2
        await app.wait()
        #expect(app.presentations.map(\.message) == ["Sending"])
        app.remote.item?.wrappedValue = AppBench.Note(id: 2, text: "Sending another")
        await app.wait()
        #expect(app.presentations.isEmpty && app.remote.outcomes.map(\.cause) == [.dismissed])
        app.remote.tab?.wrappedValue = 1
        await app.wait()
        #expect(app.presentations.map(\.message) == ["Sending another"])
    }

    /// A binding to an element of an array traps once the array is shorter.
    @Test func theBindingOfAViewThatIsGoneIsNotRead() async {
        let app = tabs { it in
            let flag = Binding {
                if it.remote.isThere?.wrappedValue == false { it.remote.reads += 1 }
                return it.flag.wrappedValue
            } set: {
                it.flag.wrappedValue = $0
            }
            return Text("First").veil(it.text, isPresented: flag, onEnd: it.onEnd)
        }
        defer { app.close() }
        app.remote.flag?.wrappedValue = true
        await app.wait()
        app.remote.tab?.wrappedValue = 2
        await app.wait()
        #expect(app.presentations.map(\.state) == [.shown])
        app.remote.isThere?.wrappedValue = false
        await app.wait()
        #expect(app.presentations.isEmpty && app.remote.outcomes.map(\.cause) == [.dismissed])
        #expect(app.remote.reads == 0)
    }

    /// The closures for the answer and for the end have the values of the question, although clearing the binding
    /// updates the view.
    @Test(arguments: [true, false])
    func theClosuresAreThoseOfWhatWasAsked(byTheAnswer: Bool) async throws {
        let app = AppBench { it in
            let isSet = it.flag.wrappedValue
            return Text("Form").ask(
                "Delete?", isPresented: it.flag, accept: .destructive("Delete"),
                onEnd: { _ in if !byTheAnswer, isSet { it.remote.answers += 1 } }
            ) {
                if byTheAnswer, isSet { it.remote.answers += 1 }
            }
        }
        defer { app.close() }
        app.remote.flag?.wrappedValue = true
        await app.wait()
        let asked = try #require(app.surfaces.last)
        app.stage.report(.actionTaken(asked.id, 0))
        await app.wait()
        #expect(app.remote.answers == 1 && app.presentations.isEmpty)
    }

    /// A row asks a question, and its element is removed with the answer or when the app learns of the end.
    ///
    /// SwiftUI removes the row at the end of the turn, or once its animation is over. The row's binding traps from
    /// the answer on.
    @Test(arguments: [true, false], [true, false])
    func theBindingOfARowIsNotReadOnceTheAnswerHasRemovedTheRow(byTheAnswer: Bool, isAnimated: Bool)
        async throws
    {
        let app = AppBench { it in
            let remove = {
                withAnimation(isAnimated ? .default : nil) { it.remote.isThere?.wrappedValue = false }
            }
            let note = { if it.remote.isThere?.wrappedValue == false { it.remote.reads += 1 } }
            let flag = Binding {
                note()
                return it.flag.wrappedValue
            } set: {
                note()
                it.flag.wrappedValue = $0
            }
            return Text("Row").ask(
                "Delete?", isPresented: flag, accept: .destructive("Delete"),
                onEnd: {
                    it.onEnd($0)
                    if !byTheAnswer { remove() }
                }
            ) {
                it.remote.answers += 1
                if byTheAnswer { remove() }
            }
        }
        defer { app.close() }
        app.remote.flag?.wrappedValue = true
        await app.wait()
        let asked = try #require(app.surfaces.last)
        app.stage.report(.actionTaken(asked.id, 0))
        // A task that waits for the end runs before the turn is over.
        for _ in 0..<3 {
            await othersRun()
            app.screen.turn()
        }
        await app.wait()
        #expect(app.remote.answers == 1 && app.remote.outcomes.map(\.cause) == [.action])
        #expect(app.remote.reads == 0 && app.presentations.isEmpty)
    }

    /// SwiftUI sees the flag reset before the app's code runs.
    @Test(arguments: [true, false])
    func whatTheAppsCodeSetsAgainIsAskedAgain(byTheAnswer: Bool) async throws {
        let app = AppBench { it in
            let again = { if it.remote.outcomes.count < 2 { it.flag.wrappedValue = true } }
            return Text("Form").ask(
                "Try again?", isPresented: it.flag, accept: "Again",
                onEnd: {
                    it.onEnd($0)
                    if !byTheAnswer { again() }
                }
            ) {
                it.remote.answers += 1
                if byTheAnswer { again() }
            }
        }
        defer { app.close() }
        app.remote.flag?.wrappedValue = true
        for count in 1...2 {
            await app.wait()
            let asked = try #require(app.surfaces.last { !$0.isLeaving })
            app.stage.report(.actionTaken(asked.id, 0))
            await app.wait()
            #expect(app.remote.answers == count)
        }
        #expect(app.remote.outcomes.map(\.cause) == [.action, .action])
    }

    enum Asking: CaseIterable { case question, notice, item }

    /// The same as for a SwiftUI alert: the flag is reset before the app's code runs, which may remove the
    /// view that asks.
    @Test(arguments: Asking.allCases)
    func theFlagIsDownOnceTheAnswerHasRemovedTheView(_ asking: Asking) async throws {
        let app = AppBench { it in
            let remove = { it.remote.isThere?.wrappedValue = false }
            if asking == .question {
                Text("Editor").ask(
                    "Discard?", isPresented: it.flag, accept: .destructive("Discard"), onEnd: it.onEnd
                ) { remove() }
            }
            if asking == .notice {
                Text("Editor").hud(
                    "Deleted", isPresented: it.flag, action: "Undo", onAction: { remove() }, onEnd: it.onEnd)
            }
            if asking == .item {
                Text("Editor").hud(item: it.item, onAction: { _ in remove() }, onEnd: it.onItemEnd) {
                    .hud($0.text, action: "Undo")
                }
            }
        }
        defer { app.close() }
        if asking == .item {
            app.remote.item?.wrappedValue = AppBench.Note(id: 1, text: "Deleted")
        } else {
            app.remote.flag?.wrappedValue = true
        }
        await app.wait()
        let asked = try #require(app.surfaces.last)
        app.stage.report(.actionTaken(asked.id, 0))
        await app.wait()
        #expect(app.remote.outcomes.map(\.cause) == [.action])
        #expect(app.remote.flag?.wrappedValue == false && app.remote.item?.wrappedValue == nil)
        app.remote.isThere?.wrappedValue = true
        await app.wait()
        #expect(app.presentations.isEmpty)
    }

    /// Reading takes a turn, which must not cause another reading.
    @Test func aViewOutOfSightDoesNotKeepTheMainLoopTurning() async {
        HiddenPages.areUpdated = false
        defer { HiddenPages.areUpdated = true }
        let app = tabs { it in
            let flag = Binding {
                it.remote.reads += 1
                return it.flag.wrappedValue
            } set: {
                it.flag.wrappedValue = $0
            }
            return Text("First").veil(it.text, isPresented: flag)
        }
        defer { app.close() }
        app.remote.flag?.wrappedValue = true
        await app.wait()
        app.remote.tab?.wrappedValue = 2
        await app.wait()
        // This turn only follows because of what the previous one has left to do.
        app.screen.turn()
        app.remote.reads = 0
        for _ in 0..<10 {
            await othersRun(2)
            app.screen.turn()
        }
        #expect((1...5).contains(app.remote.reads))
    }

    /// However many turns lie between the two views, both are read in the same turn.
    @Test(arguments: [0, 1]) func norDoTwoViewsOutOfSight(leftAfter turns: Int) async {
        HiddenPages.areUpdated = false
        defer { HiddenPages.areUpdated = true }
        let app = AppBench { it in
            @MainActor func counted(_ flag: Binding<Bool>) -> Binding<Bool> {
                Binding {
                    it.remote.reads += 1
                    return flag.wrappedValue
                } set: {
                    flag.wrappedValue = $0
                }
            }
            return TabView(selection: it.tab) {
                Text("First").veil(it.text, isPresented: counted(it.flag)).tabItem { Text("One") }.tag(1)
                Text("Second").veil(it.text, isPresented: counted(it.asks)).tabItem { Text("Two") }.tag(2)
                Button("Third") {}.tag(3)
            }
        }
        defer { app.close() }
        app.remote.flag?.wrappedValue = true
        await app.wait()
        app.remote.tab?.wrappedValue = 2
        await app.wait()
        app.remote.asks?.wrappedValue = true
        await app.wait()
        func turn(_ count: Int, _ body: () -> Void = {}) async {
            for _ in 0..<count {
                await othersRun(2)
                app.screen.turn()
                body()
            }
        }
        await turn(turns)
        app.remote.tab?.wrappedValue = 3
        await turn(6)
        var quiet = 0
        app.remote.reads = 0
        await turn(10) {
            if app.remote.reads == 0 { quiet += 1 }
            app.remote.reads = 0
        }
        #expect((4...9).contains(quiet))
        app.remote.flag?.wrappedValue = false
        app.remote.asks?.wrappedValue = false
        await app.wait()
        #expect(app.presentations.isEmpty)
    }
}
