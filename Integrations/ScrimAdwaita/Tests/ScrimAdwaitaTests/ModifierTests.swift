import Adwaita
import CGtk4
@_spi(Host) import Scrim
import ScrimAdwaita
import Testing

/// The modifiers on the stand-in's views: what they show, and how often they set the app's state.
@MainActor
@Suite(.serialized, DisplayTrait())
struct ModifierTests {
    private struct Note: Identifiable {
        let id: Int
        let text: String
    }

    @Test func aFlagShowsAVeilAndEscapeResetsItOnce() async {
        let isSaving = Value(false)
        var ends: [Presentation.Cause] = []
        let screen = Screen {
            Text("Songs").veil("Saving…", isPresented: isSaving.binding, cancel: .standard) {
                ends.append($0.cause)
            }
        }
        defer { screen.close() }
        screen.present()
        await settle()
        #expect(screen.messages == [])

        isSaving.value = true
        screen.update()
        #expect(await soon { screen.messages == ["Saving…"] })
        await screen.escape()
        #expect(await soon { ends == [.escape] })
        await settle()
        #expect(screen.messages == [] && !isSaving.value && isSaving.sets == 1)
    }

    @Test func aFlagThatTheAppResetsIsLeftAlone() async {
        let isLoading = Value(true)
        var ends: [Presentation.Cause] = []
        let screen = Screen {
            Text("Songs").loading("Loading", isPresented: isLoading.binding) { ends.append($0.cause) }
        }
        defer { screen.close() }
        // The flag is set before there is a window.
        screen.present()
        #expect(await soon { screen.messages == ["Loading"] })
        #expect(screen.overlays.presentations.first?.region != .window)
        isLoading.value = false
        screen.update()
        #expect(await soon { ends == [.dismissed] })
        #expect(isLoading.sets == 0)
    }

    @Test func aTextChangesInPlace() async {
        let (isSaving, text) = (Value(true), Value("One"))
        let screen = Screen { Text("Songs").veil(text.value, isPresented: isSaving.binding) }
        defer { screen.close() }
        screen.present()
        #expect(await soon { screen.messages == ["One"] })
        let first = screen.overlays.presentations.first?.id
        text.value = "Two"
        screen.update()
        #expect(await soon { screen.messages == ["Two"] })
        #expect(screen.overlays.presentations.first?.id == first)
    }

    @Test func anotherItemIsAnotherNoticeAndTheLastIsSetToNilOnce() async {
        let note = Value<Note?>(Note(id: 1, text: "First"))
        var ends: [Presentation.Cause] = []
        let screen = Screen {
            Text("Songs").hud(item: note.binding, onEnd: { ends.append($1.cause) }) { .hud($0.text) }
        }
        defer { screen.close() }
        screen.present()
        #expect(await soon { screen.messages == ["First"] })
        note.value = Note(id: 2, text: "Second")
        screen.update()
        #expect(await soon { ends == [.dismissed, .expired] })
        await settle()
        #expect(note.value == nil && note.sets == 1)
    }

    @Test func aViewHasSeveralModifiers() async {
        let (first, second) = (Value(true), Value(true))
        let screen = Screen {
            Text("Songs").hud("One", isPresented: first.binding, placement: .top)
                .hud("Two", isPresented: second.binding, placement: .bottom)
        }
        defer { screen.close() }
        screen.present()
        #expect(await soon { Set(screen.messages) == ["One", "Two"] })
    }

    @Test func aSheetsViewsFollowTheStateAndGoWithIt() async throws {
        let (isAdding, taps) = (Value(true), Value(0))
        let screen = Screen {
            Text("Songs").semiModal(isPresented: isAdding.binding, input: .dismissing, label: "New song") {
                Text("Taps: \(taps.value)")
                Text("More")
            }
        }
        defer { screen.close() }
        screen.present()
        #expect(await soon { screen.finds("Taps: 0") })
        taps.value = 1
        screen.update()
        #expect(screen.finds("Taps: 1") && screen.finds("More"))
        await screen.escape()
        #expect(await soon { !isAdding.value })
        taps.value = 2
        screen.update()
        #expect(await soon { !screen.finds("Taps: 1") && !screen.finds("Taps: 2") })
        isAdding.value = true
        screen.update()
        #expect(await soon { screen.finds("Taps: 2") })
        #expect(isAdding.sets == 1)
    }

    @Test func aSheetThatLeavesKeepsTheViewsOfItsItem() async {
        let note = Value<Note?>(Note(id: 1, text: "First"))
        let screen = Screen { Text("Songs").semiModal(item: note.binding) { Text($0.text) } }
        defer { screen.close() }
        screen.overlays.stage.defaults.isInstant = false
        screen.present()
        #expect(await soon { screen.finds("First") })
        await settle()
        note.value = Note(id: 2, text: "Second")
        screen.update()
        #expect(screen.finds("First") && !screen.finds("Second"))
        #expect(await soon { screen.finds("Second") })
        #expect(screen.finds("First"))
        note.value = Note(id: 2, text: "Changed")
        screen.update()
        #expect(screen.finds("First") && screen.finds("Changed") && !screen.finds("Second"))
        #expect(await soon { !screen.finds("First") })
    }

    @Test func anAnswerReachesTheAppAndTheFlagIsResetOnce() async {
        let isAsking = Value(true)
        var answers: [String] = []
        let screen = Screen {
            Text("Songs").ask(
                "Delete?", isPresented: isAsking.binding, answers: [.destructive("Delete", "yes"), .cancel()]
            ) { answers.append($0) }
        }
        defer { screen.close() }
        screen.present()
        #expect(await soon { screen.messages == ["Delete?"] })
        #expect(screen.press("Delete"))
        #expect(await soon { answers == ["yes"] && !isAsking.value })
        await settle()
        #expect(isAsking.sets == 1)
    }

    /// The framework does not update a branch that is out of sight.
    @Test func theFlagOfAViewThatIsNotUpdatedIsReadAgainWhenAnotherIs() async {
        let (isSaving, other) = (Value(true), Value(false))
        let hidden = Screen { Text("Songs").veil("Saving…", isPresented: isSaving.binding) }
        let shown = Screen { Text("Songs").veil("Other", isPresented: other.binding) }
        defer {
            hidden.close()
            shown.close()
        }
        hidden.present()
        shown.present()
        #expect(await soon { hidden.messages == ["Saving…"] })
        isSaving.value = false
        shown.update()
        #expect(await soon { hidden.messages == [] })
    }

    /// The branch of an `if` that is out of sight stays in the framework's tree; the state that it reads may be gone.
    @Test func theFlagOfAViewThatIsNeitherUpdatedNorSeenIsNotRead() async throws {
        let (other, label) = (Value(false), Value("Songs"))
        var (isThere, reads) = (true, 0)
        let flag = Binding<Bool> {
            if !isThere { reads += 1 }
            return false
        } set: { _ in
        }
        let hidden = Screen { Text("Song").veil("Saving…", isPresented: flag) }
        let shown = Screen { Text(label.value).veil("Other", isPresented: other.binding) }
        defer {
            hidden.close()
            shown.close()
        }
        hidden.present()
        shown.present()
        await settle()
        gtk_widget_set_visible(try #require(gtk_window_get_child(hidden.window)), 0)
        await settle()
        isThere = false
        shown.update()
        await settle()
        #expect(reads == 0)
    }

    @Test func aNoticeOfAFlagHasItsTextWhicheverViewIsUpdated() async {
        let (isSaved, other) = (Value(false), Value(false))
        let hidden = Screen { Text("Songs").hud(isPresented: isSaved.binding) { .hud("Saved") } }
        let shown = Screen { Text("Songs").veil("Other", isPresented: other.binding) }
        defer {
            hidden.close()
            shown.close()
        }
        hidden.present()
        shown.present()
        await settle()
        isSaved.value = true
        shown.update()
        #expect(await soon { !hidden.overlays.presentations.isEmpty })
        #expect(hidden.overlays.presentations.map(\.message) == ["Saved"])
    }

    /// A row asks a question, and the app removes the row's element with the answer, or in `onEnd`.
    ///
    /// The framework removes the row in a later turn, and the row's binding traps from the answer on.
    @Test(arguments: [true, false])
    func theBindingOfARowIsNotReadOnceTheAnswerHasRemovedTheRow(byTheAnswer: Bool) async {
        let isAsking = Value(true)
        var (isThere, reads, answers) = (true, 0, 0)
        var ends: [Presentation.Cause] = []
        var forgetRow: @MainActor () -> Void = {}
        func note() { if !isThere { reads += 1 } }
        func remove() {
            isThere = false
            inIdleTurn { forgetRow() }
        }
        let flag = Binding {
            note()
            return isAsking.value
        } set: {
            note()
            isAsking.set($0)
        }
        let screen = Screen {
            Text("Row").ask(
                "Delete?", isPresented: flag, accept: .destructive("Delete"),
                onEnd: {
                    ends.append($0.cause)
                    if !byTheAnswer { remove() }
                }
            ) {
                answers += 1
                if byTheAnswer { remove() }
            }
        }
        defer { screen.close() }
        forgetRow = { screen.forgetViews() }
        screen.present()
        #expect(await soon { screen.messages == ["Delete?"] })
        #expect(screen.press("Delete"))
        #expect(await soon { answers == 1 && ends == [.action] })
        await settle()
        #expect(reads == 0 && screen.overlays.presentations.isEmpty && isAsking.sets == 1)
    }

    @Test func anOverlayGoesWithItsViewAndLeavesTheFlagAlone() async {
        let isSaving = Value(true)
        let screen = Screen { Text("Songs").veil("Saving…", isPresented: isSaving.binding) }
        defer { screen.close() }
        screen.present()
        #expect(await soon { screen.messages == ["Saving…"] })
        screen.forgetViews()
        #expect(await soon { screen.messages == [] })
        #expect(isSaving.value && isSaving.sets == 0)
    }

    /// A view that exposes its storage.
    private struct Storing: ConvenienceWidget {
        let take: (ViewStorage) -> Void

        func container<Data: ViewRenderData>(data: WidgetData, type: Data.Type) -> ViewStorage {
            let storage = Text("Content").storage(data: data, type: type)
            take(storage)
            return storage
        }

        func update<Data: ViewRenderData>(
            _ storage: ViewStorage, data: WidgetData, updateProperties: Bool, type: Data.Type
        ) {}
    }

    @Test(arguments: [false, true])
    func nothingOfASheetIsKeptWhenItsModifierIsGone(isStillShown: Bool) async {
        let isAdding = Value(true)
        var content = Weak(nil)
        let screen = Screen {
            Text("Songs").semiModal(isPresented: isAdding.binding) { Storing { content = Weak($0) } }
        }
        screen.present()
        #expect(await soon { screen.finds("Content") })
        // Waits until the view is drawn as well.
        await settle()
        #expect(content.object != nil)
        if !isStillShown {
            isAdding.value = false
            screen.update()
            await settle()
        }
        screen.close()
        #expect(await soon { content.object == nil })
    }

    @Test func nothingKeepsAClosedWindowsScene() async {
        let isAdding = Value(true)
        var anchor: OverlayAnchor? = OverlayAnchor()
        let overlays = Weak(anchor)
        let screen = Screen {
            Text("Songs").semiModal(isPresented: isAdding.binding) { Text("Content") }
                .overlayAnchor(anchor ?? OverlayAnchor())
        }
        screen.present()
        #expect(await soon { screen.finds("Content") })
        let scene = Weak(screen.scene), storage = Weak(screen.storage)
        anchor = nil
        screen.close()
        #expect(await soon { scene.object == nil && storage.object == nil && overlays.object == nil })
    }

    /// The content of an anchor's sheet often refers to the anchor, through its view's state.
    @Test func nothingOfAnAnchorsSheetIsKeptWhenTheSheetEnds() async throws {
        var anchor: OverlayAnchor? = OverlayAnchor()
        let overlays = Weak(anchor)
        let screen = Screen { Text("Songs").overlayAnchor(anchor ?? OverlayAnchor()) }
        screen.present()
        await settle()
        var kept: Value<Int>? = Value(0)
        let object = Weak(kept)
        var end: Presentation.Ending<String>?
        let choice = Task { @MainActor [anchor, kept] in
            await anchor?.present(.sheet(label: "Color")) { (ending: Presentation.Ending<String>) in
                end = ending
                return [Text("Taps: \(kept?.value ?? 1), \(anchor == nil)")]
            }
        }
        (anchor, kept) = (nil, nil)
        #expect(await soon { screen.finds("Taps: 0, false") })
        end?("red")
        end = nil
        #expect(await choice.value?.value == "red")
        #expect(await soon { object.object == nil })
        screen.close()
        #expect(await soon { overlays.object == nil })
    }

    @Test func anAnchorHasTheOverlaysOfItsViewAndOfItsWindow() async throws {
        let anchor = OverlayAnchor()
        let screen = Screen { Text("Songs").overlayAnchor(anchor) }
        defer { screen.close() }
        // Work that is shown before there is a view does not wait for the view.
        #expect(await anchor.window.during(.veil("Early")) { 1 } == 1)
        screen.present()
        await settle()
        let work = Task { @MainActor in
            await anchor.window.during(.veil("Working")) {
                _ = await soon { screen.messages == ["Working"] }
                return screen.messages
            }
        }
        #expect(await work.value == ["Working"])
        #expect(anchor.view.region != .window && anchor.window.region == .window)
    }

    @Test func anAnchorsSheetHasViewsThatFollowTheState() async throws {
        let (anchor, taps) = (OverlayAnchor(), Value(0))
        let screen = Screen { Text("Songs").overlayAnchor(anchor) }
        defer { screen.close() }
        screen.present()
        await settle()
        var end: Presentation.Ending<String>?
        let choice = Task { @MainActor in
            await anchor.present(.sheet(label: "Color")) { (ending: Presentation.Ending<String>) in
                end = ending
                return [Text("Taps: \(taps.value)")]
            }
        }
        #expect(await soon { screen.finds("Taps: 0") })
        taps.value = 1
        screen.update()
        #expect(screen.finds("Taps: 1"))
        end?("red")
        #expect(await choice.value.value == "red")
    }
}
