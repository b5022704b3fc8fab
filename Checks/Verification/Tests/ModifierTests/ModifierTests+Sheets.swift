import Screen
import ScrimSwiftUI
import SwiftUI
import Testing
@_spi(Host) import Scrim

/// Sheets that modifiers show.
extension ModifierTests {
    @Test func theContentOfASheetIsAsHighAsItsTextAndLeavesTheEdgesToTheSheet() async throws {
        let text = String(repeating: "several words ", count: 30)
        let app = AppBench { it in
            Text("Form").semiModal(isPresented: it.flag) { Text(text) }
        }
        defer { app.close() }
        app.remote.flag?.wrappedValue = true
        await app.wait()
        let label = try #require(app.labels(saying: text).first)
        #expect(label.bounds.height > 3 * label.font.lineHeight && label.bounds.height < 400)
        let controller = sequence(first: label as UIResponder, next: \.next).lazy
            .compactMap { $0 as? any AvoidsSafeArea }.first
        #expect(try #require(controller).safeAreaRegions == [])
    }

    /// Of the environment's values about a presentation, a sheet does not inherit those that can be set; the docs
    /// name the others.
    @Test func theContentOfASheetHasAnEditModeOfItsOwn() async throws {
        struct Editing: View {
            @Environment(\.editMode) var mode
            var body: some View {
                VStack {
                    Text(mode?.wrappedValue == .active ? "editing" : "reading")
                    Button("Edit") { mode?.wrappedValue = .active }
                }
            }
        }
        let app = AppBench { it in
            Text("Form").semiModal(isPresented: it.flag) { Editing() }
                .environment(\.editMode, .constant(.active))
        }
        defer { app.close() }
        app.remote.flag?.wrappedValue = true
        await app.wait()
        #expect(app.labels(saying: "reading").count == 1)
        #expect(app.screen.tapButton("Edit"))
        await app.wait()
        #expect(app.labels(saying: "editing").count == 1)
    }

    /// Shows the width that its environment reports.
    private struct Layout: View {
        @Environment(\.horizontalSizeClass) var width
        var body: some View { Text(width == .compact ? "one column" : "two columns") }
    }

    /// Sets the flag while the window has regular width.
    private func presentWithRoom(in app: AppBench) async {
        app.screen.resize(width: 1000, height: 800)
        app.screen.setWidth(.regular)
        await app.wait()
        app.remote.flag?.wrappedValue = true
        await app.wait()
    }

    /// From iOS 17 on: an iPad, with a sheet 380 points wide from the side.
    @Test func theContentOfANarrowSheetIsToldThatItHasLittleWidth() async throws {
        let app = AppBench { it in
            Layout().semiModal(isPresented: it.flag, from: .leading, detents: [.points(380)]) { Layout() }
        }
        defer { app.close() }
        await presentWithRoom(in: app)
        #expect(app.labels(saying: "two columns").count == 1 && app.labels(saying: "one column").count == 1)
    }

    @Test func theContentOfAWideSheetHasTheWidthOfItsModifiersPlace() async throws {
        var style = Overlay.Style.adaptive(.sheet)
        style.maximumPanelWidth = 800
        let look = Overlay.Appearance.custom(style)
        let app = AppBench { it in
            Layout().semiModal(isPresented: it.flag, from: .leading, detents: [.points(700)]) { Layout() }
                .environment(\.horizontalSizeClass, .compact)
                .overlayDefault(\.appearance, look)
        }
        defer { app.close() }
        await presentWithRoom(in: app)
        #expect(app.labels(saying: "one column").count == 2 && app.labels(saying: "two columns").isEmpty)
    }

    /// The same as for SwiftUI's own sheets: an app may force-unwrap a value that is set when the sheet is presented.
    @Test func theContentOfASheetIsMadeOnlyWhileItIsPresentedAndStaysWhileItLeaves() async throws {
        var made = 0
        let app = AppBench { it in
            Text("Form").semiModal(isPresented: it.flag) {
                made += 1
                return Text(it.flag.wrappedValue ? "here" : "blank")
            }
        }
        defer { app.close() }
        app.remote.text?.wrappedValue = "Another"
        await app.wait()
        #expect(made == 0)
        app.remote.flag?.wrappedValue = true
        await app.wait()
        #expect(made > 0 && app.labels(saying: "here").count == 1)
        app.remote.flag?.wrappedValue = false
        await app.wait(0.1)
        #expect(app.labels(saying: "here").count == 1 && app.labels(saying: "blank").isEmpty)
        await app.wait()
        #expect(app.labels(saying: "here").isEmpty)
    }

    @Test func anAnimationOfTheViewReachesTheContentOfItsSheet() async {
        struct Follower: UIViewRepresentable {
            let text: String
            let note: @MainActor (String, Animation?) -> Void
            func makeUIView(context: Context) -> UIView { UIView() }
            func updateUIView(_ uiView: UIView, context: Context) {
                note(text, context.transaction.animation)
            }
        }
        var seen: [String: Animation?] = [:]
        let app = AppBench { it in
            Text("Form").semiModal(isPresented: it.flag) { Follower(text: it.text) { seen[$0] = $1 } }
        }
        defer { app.close() }
        app.remote.flag?.wrappedValue = true
        await app.wait()
        withAnimation { app.remote.text?.wrappedValue = "Animated" }
        await app.wait()
        app.remote.text?.wrappedValue = "Plain"
        await app.wait()
        #expect(seen["Animated"] == .some(.default) && seen["Plain"] == .some(nil))
    }

    /// SwiftUI tells views apart by their types, so hosted content keeps its type.
    @Test func theContentOfASheetIsHostedByItsType() async throws {
        let app = AppBench { it in
            Text("Form").semiModal(isPresented: it.flag) { Text("Sheet") }
                .semiModal(item: it.item) { Text($0.text) }
        }
        defer { app.close() }
        app.remote.flag?.wrappedValue = true
        app.remote.item?.wrappedValue = AppBench.Note(id: 1, text: "Other")
        await app.wait()
        for text in ["Sheet", "Other"] {
            let label = try #require(app.labels(saying: text).first)
            let hosts = sequence(first: label as UIResponder, next: \.next).lazy.compactMap {
                $0 as? UIViewController
            }
            #expect(!String(describing: type(of: try #require(hosts.first))).contains("AnyView"))
        }
    }

    @Test func aVeilFromUnderASheetCoversTheSheet() async throws {
        let app = AppBench { it in Text("Form").veil(it.text, isPresented: it.flag) }
        defer { app.close() }
        let sheet = UIViewController()
        app.window.rootViewController?.present(sheet, animated: false)
        app.screen.turn()
        app.remote.flag?.wrappedValue = true
        await app.wait()
        let hit = try #require(app.screen.hit(at: CGPoint(x: 195, y: 700)))
        #expect(!hit.isDescendant(of: sheet.view))
    }

    @Test func whatIsOnASheetFollowsTheState() async throws {
        let app = AppBench { it in
            Text("Canvas").semiModal(isPresented: it.flag, detents: [.points(200)], onEnd: it.onEnd) {
                Text(it.text)
            }
        }
        defer { app.close() }
        app.remote.flag?.wrappedValue = true
        await app.wait()
        #expect(app.labels(saying: "Saving…").count == 1)
        app.remote.text?.wrappedValue = "Saved"
        await app.wait(0.1)
        #expect(app.labels(saying: "Saving…").isEmpty && app.labels(saying: "Saved").count == 1)
        app.remote.flag?.wrappedValue = false
        await app.wait(2)
        #expect(app.labels(saying: "Saved").isEmpty)
        #expect(app.remote.outcomes.map(\.cause) == [.dismissed])
    }

    @Test func aSheetRestsWhereItsBindingSaysAndTellsWhereItIs() async throws {
        var positions: [Presentation.SheetPosition] = []
        let app = AppBench { it in
            Text("Canvas").semiModal(
                isPresented: it.flag, detents: [.points(100), .points(200), .points(300)],
                selection: it.detent, onPosition: { positions.append($0) }, content: { Text("List") })
        }
        defer { app.close() }
        app.remote.flag?.wrappedValue = true
        #expect(await app.until { positions.last?.points == 200 })

        app.remote.detent?.wrappedValue = .points(300)
        #expect(await app.until { positions.last?.points == 300 })

        let surface = try #require(app.stage.plan.surfaces.first).id
        app.stage.report(.detentStepped(surface, larger: false))
        #expect(await app.until { positions.last?.points == 200 })
        #expect(app.remote.detent?.wrappedValue == .points(200))
    }

    @Test func aViewOnASheetAnswersWithAValue() async throws {
        let app = AppBench { it in Reader(remote: it.remote).overlayAnchor() }
        defer { app.close() }
        let overlays = try #require(app.remote.overlays)
        let ends = Ends()
        let answer = Task {
            await overlays.window.present(.sheet) { (end: Presentation.Ending<String>) in
                Text("Choose").onAppear { ends.end = end }
            }
        }
        #expect(await app.until { app.labels(saying: "Choose").count == 1 })
        ends.end?("red")
        await app.wait()
        #expect(await answer.value == .value("red"))
    }

    @Test func aSheetOfAnItemTakesItsArgumentsAndItsItem() async throws {
        let app = AppBench { it in
            Text("Form").semiModal(
                item: it.item, detents: [.points(240)], dismissal: .resisting, label: "Note"
            ) {
                Text("Note: \($0.text)")
            }
        }
        defer { app.close() }
        app.remote.item?.wrappedValue = AppBench.Note(id: 1, text: "Milk")
        await app.wait(2)
        let sheet = try #require(app.surfaces.first?.sheet?.sheet)
        #expect(sheet.dismissal == .resisting && sheet.detents == [.points(240)])
        #expect(app.labels(saying: "Note: Milk").count == 1)
        app.remote.item?.wrappedValue = AppBench.Note(id: 2, text: "Bread")
        await app.wait(3)
        #expect(app.labels(saying: "Note: Bread").count == 1 && app.presentations.count == 1)
        app.remote.item?.wrappedValue = nil
        await app.wait(3)
        #expect(app.presentations.isEmpty)
    }

    @Test func aSheetThatLeavesKeepsTheViewOfItsItem() async throws {
        let app = AppBench { it in
            Text("Form").semiModal(item: it.item, detents: [.points(240)]) { Text($0.text) }
        }
        defer { app.close() }
        app.remote.item?.wrappedValue = AppBench.Note(id: 1, text: "Milk")
        await app.wait(2)
        app.remote.item?.wrappedValue = AppBench.Note(id: 2, text: "Bread")
        await app.wait(0.1)
        #expect(app.labels(saying: "Milk").count == 1 && app.labels(saying: "Bread").count == 1)
        app.remote.item?.wrappedValue = AppBench.Note(id: 2, text: "Rolls")
        await app.wait(0.1)
        #expect(app.labels(saying: "Milk").count == 1 && app.labels(saying: "Rolls").count == 1)
        await app.wait(3)
        #expect(app.labels(saying: "Milk").isEmpty && app.labels(saying: "Rolls").count == 1)
    }

    /// A flag identifies the same request for each showing.
    @Test func aSheetThatLeavesKeepsItsViewWhenTheNextIsShown() async throws {
        let app = AppBench { it in
            Text("Form").semiModal(isPresented: it.flag, detents: [.points(240)]) { Text(it.text) }
        }
        defer { app.close() }
        app.remote.flag?.wrappedValue = true
        await app.wait(2)
        app.remote.flag?.wrappedValue = false
        await app.wait(0.1)
        app.remote.text?.wrappedValue = "Second"
        app.remote.flag?.wrappedValue = true
        await app.wait(0.1)
        #expect(app.labels(saying: "Saving…").count == 1 && app.labels(saying: "Second").count == 1)
        await app.wait(3)
        #expect(app.labels(saying: "Saving…").isEmpty && app.labels(saying: "Second").count == 1)
        app.remote.text?.wrappedValue = "Third"
        await app.wait(0.1)
        #expect(app.labels(saying: "Second").isEmpty && app.labels(saying: "Third").count == 1)
    }

    /// With this, a form guards its input.
    @Test func aSheetOfAnItemIsAskedBeforeAUserEndsIt() async {
        let app = AppBench { it in
            Text("Form").semiModal(
                item: it.item, detents: [.points(240)], input: .dismissing,
                shouldEnd: { _ in it.flag.wrappedValue }
            ) { Text($0.text) }
        }
        defer { app.close() }
        app.remote.item?.wrappedValue = AppBench.Note(id: 1, text: "Draft")
        await app.wait(2)
        app.stage.report(.escape)
        await app.wait()
        #expect(app.presentations.count == 1 && app.remote.item?.wrappedValue?.id == 1)
        app.remote.flag?.wrappedValue = true
        app.stage.report(.escape)
        await app.wait()
        #expect(app.presentations.isEmpty && app.remote.item?.wrappedValue == nil)
    }

    /// SwiftUI may update the view between two changes in one turn of the run loop; the overlay is shown later.
    @Test(arguments: [false, true]) func anItemThatChangesTwiceInOneTurnShowsTheLast(_ isUpdatedBetween: Bool)
        async throws
    {
        let app = AppBench { it in
            Text("Form").semiModal(item: it.item, detents: [.points(240)], onEnd: it.onItemEnd) {
                Text($0.text)
            }
        }
        defer { app.close() }
        func set(_ notes: AppBench.Note?...) {
            for note in notes {
                app.remote.item?.wrappedValue = note
                if isUpdatedBetween { app.window.layoutIfNeeded() }
            }
        }
        set(AppBench.Note(id: 1, text: "One"), nil)
        await app.wait(2)
        #expect(app.presentations.isEmpty && app.remote.outcomes.allSatisfy { !$0.wasShown })
        app.remote.outcomes = []

        set(AppBench.Note(id: 1, text: "One"), AppBench.Note(id: 2, text: "Two"))
        await app.wait(3)
        #expect(app.labels(saying: "One").isEmpty && app.labels(saying: "Two").count == 1)
        #expect(app.presentations.count == 1 && app.remote.item?.wrappedValue?.id == 2)
        app.remote.outcomes = []

        set(AppBench.Note(id: 3, text: "Three"), AppBench.Note(id: 4, text: "Four"))
        await app.wait(3)
        #expect(app.labels(saying: "Two").isEmpty && app.labels(saying: "Three").isEmpty)
        #expect(app.labels(saying: "Four").count == 1 && app.presentations.count == 1)
        #expect(app.remote.outcomes.filter(\.wasShown).count == 1, "the second sheet has gone, once")
        app.remote.outcomes = []

        // The item is removed and set again, so it is the same item.
        set(nil, AppBench.Note(id: 4, text: "Four again"))
        await app.wait(3)
        #expect(app.labels(saying: "Four again").count == 1 && app.presentations.count == 1)
        #expect(app.remote.item?.wrappedValue?.id == 4)
        app.remote.item?.wrappedValue = nil
        await app.wait(3)
        #expect(app.presentations.isEmpty && app.labels(saying: "Four again").isEmpty)
    }

    /// SwiftUI updates the view without an item, and then with the next item.
    @Test func anItemThatIsSetWhenASheetEndsHasItsViewOnTheNext() async throws {
        let app = AppBench { it in
            Text("Form").semiModal(
                item: it.item, detents: [.points(240)], input: .dismissing,
                onEnd: {
                    if $1.cause == .escape { it.item.wrappedValue = AppBench.Note(id: 2, text: "Bread") }
                },
                content: { Text($0.text) })
        }
        defer { app.close() }
        app.remote.item?.wrappedValue = AppBench.Note(id: 1, text: "Milk")
        await app.wait(2)
        app.stage.report(.escape)
        await app.wait(3)
        await app.wait()
        #expect(app.labels(saying: "Milk").isEmpty && app.labels(saying: "Bread").count == 1)
    }
}

/// Keeps the endings that a sheet's content gets.
@MainActor
private final class Ends {
    var end: Presentation.Ending<String>?
}

/// A hosting controller with any content.
@MainActor
private protocol AvoidsSafeArea {
    var safeAreaRegions: SafeAreaRegions { get }
}

extension UIHostingController: AvoidsSafeArea {}
