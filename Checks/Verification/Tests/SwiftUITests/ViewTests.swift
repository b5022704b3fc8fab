import Screen
import SwiftUI
import Testing

/// What views keep, receive and show.
@MainActor
struct ViewTests {
    private let screen = Screen()

    private func show(_ view: some View) -> UIWindow {
        screen.makeWindow(UIHostingController(rootView: view))
    }

    /// The views that are bridged at the root, back to front.
    private func bridged(in window: UIWindow) -> [UIView] {
        (window.rootViewController?.view.subviews ?? []).compactMap { ($0 as? PlatformHost)?.bridged }
    }

    private func texts(in window: UIWindow) -> [String] {
        bridged(in: window).compactMap { ($0 as? UILabel)?.text }
    }

    private func tap(_ title: String, in window: UIWindow) {
        let buttons = bridged(in: window).compactMap { $0 as? UIButton }
        buttons.first { $0.title(for: .normal) == title }?.sendActions(for: .primaryActionTriggered)
        screen.turn()
    }

    private struct Counter: View {
        let name: String
        @State private var count = 0
        var body: some View {
            Text("\(name) \(count)")
            Button(name) { count += 1 }
        }
    }

    @Test func stateBelongsToItsPlace() {
        struct Two: View {
            var body: some View {
                VStack {
                    Counter(name: "a")
                    Counter(name: "b")
                }
            }
        }
        defer { screen.disconnect() }
        let window = show(Two())
        tap("a", in: window)
        tap("a", in: window)
        tap("b", in: window)
        #expect(texts(in: window) == ["a 2", "b 1"])
    }

    @Test func stateIsAsItWasFirstUntilItsPlaceGoes() {
        struct Renamed: View {
            @State private var isShown = true
            @State private var name = "x"
            var body: some View {
                VStack {
                    if isShown { Counter(name: name) }
                    Button("rename") { name = "y" }
                    Button("toggle") { isShown.toggle() }
                }
            }
        }
        defer { screen.disconnect() }
        let window = show(Renamed())
        tap("x", in: window)
        tap("rename", in: window)
        #expect(texts(in: window) == ["y 1"], "its view is made anew, what it keeps is not")
        tap("toggle", in: window)
        #expect(texts(in: window) == [])
        tap("toggle", in: window)
        #expect(texts(in: window) == ["y 0"])
    }

    @Test func aBindingWritesWhereItCameFrom() {
        struct Child: View {
            @Binding var number: Int
            init(_ number: Binding<Int>) { _number = number }
            var body: some View { Button("add") { number += 10 } }
        }
        struct Parent: View {
            @State private var number = 2
            var body: some View {
                VStack {
                    Text("\(number)")
                    Child($number)
                }
            }
        }
        defer { screen.disconnect() }
        let window = show(Parent())
        tap("add", in: window)
        #expect(texts(in: window) == ["12"])
        let constant = Binding.constant(3)
        constant.wrappedValue = 4
        #expect(constant.wrappedValue == 3)
    }

    @Test func aButtonDoesWhatItsLastUpdateSays() {
        final class Ear {
            var heard: [String] = []
        }
        struct Sayer: View {
            let name: String
            let ear: Ear
            var body: some View { Button("say") { ear.heard.append(name) } }
        }
        defer { screen.disconnect() }
        let ear = Ear()
        let controller = UIHostingController(rootView: Sayer(name: "a", ear: ear))
        let window = screen.makeWindow(controller)
        controller.rootView = Sayer(name: "b", ear: ear)
        screen.turn()
        tap("say", in: window)
        #expect(ear.heard == ["b"])
    }

    @Test func theEnvironmentIsTheNearestAbove() {
        struct Reader: View {
            @Environment(\.color) private var color
            var body: some View { Text(color) }
        }
        struct Tree: View {
            var body: some View {
                VStack {
                    Reader()
                    VStack { Reader().environment(\.color, "green") }.environment(\.color, "blue")
                    VStack { Reader() }.environment(\.color, "red")
                }
            }
        }
        defer { screen.disconnect() }
        #expect(texts(in: show(Tree())) == ["none", "green", "red"])
    }

    @Test func aModifierKeepsStateAndWrapsItsContent() {
        struct Counting: ViewModifier {
            @State private var count = 0
            func body(content: Content) -> some View {
                content.overlay { Text("seen \(count)") }
                Button("again") { count += 1 }
            }
        }
        defer { screen.disconnect() }
        let window = show(Text("page").modifier(Counting()))
        tap("again", in: window)
        #expect(texts(in: window) == ["page", "seen 1"])
    }

    @Test func anOverlayAndABackgroundAreOnEachOfSeveralViewsAndOnceOnAStack() {
        defer { screen.disconnect() }
        let several = Group {
            Text("one")
            Text("two")
        }
        let each = several.background { Text("behind") }.overlay { Text("over") }
        #expect(texts(in: show(each)) == ["behind", "one", "over", "behind", "two", "over"])
        #expect(texts(in: show(VStack { several }.overlay { Text("over") })) == ["one", "two", "over"])
        #expect(texts(in: show(EmptyView().overlay { Text("over") })) == [])
    }

    @Test func aViewAppearsOnceForEachTimeThatItIsThere() {
        final class Ear {
            var appeared = 0
        }
        struct Tree: View {
            let ear: Ear
            @State private var isShown = true
            var body: some View {
                VStack {
                    if isShown { Text("there").onAppear { ear.appeared += 1 } }
                    Button("toggle") { isShown.toggle() }
                }
            }
        }
        defer { screen.disconnect() }
        let ear = Ear()
        let window = show(Tree(ear: ear))
        screen.turn()
        #expect(ear.appeared == 1)
        tap("toggle", in: window)
        tap("toggle", in: window)
        #expect(ear.appeared == 2)
    }

    @Test func aNewRootIsReadInTheNextLayoutAndKeepsItsState() throws {
        defer { screen.disconnect() }
        let controller = UIHostingController(rootView: Counter(name: "a"))
        let window = screen.makeWindow(controller)
        tap("a", in: window)
        controller.rootView = Counter(name: "b")
        #expect(texts(in: window) == ["a 1"])
        screen.turn()
        #expect(texts(in: window) == ["b 1"])
    }

    @Test func whatIsHiddenFromAssistiveTechnologyIsForWholeTrees() {
        struct Tree: View {
            let isHidden: Bool
            var body: some View { VStack { AnyView(Text("inner")) }.accessibilityHidden(isHidden) }
        }
        defer { screen.disconnect() }
        for isHidden in [true, false] {
            let window = show(Tree(isHidden: isHidden))
            #expect(bridged(in: window).map(\.accessibilityElementsHidden) == [isHidden])
        }
    }

    @Test func aFirstResponderThatChangesWithinAnUpdateIsReported() {
        struct Keen: UIViewRepresentable {
            let field = UITextField()
            func makeUIView(context: Context) -> UITextField { field }
            func updateUIView(_ view: UITextField, context: Context) { view.becomeFirstResponder() }
        }
        struct Twice: View {
            @State var count = 0
            let keen = Keen()
            let remote: (Binding<Int>) -> Void
            var body: some View {
                Group {
                    keen
                    Text("\(count)")
                }.onAppear { remote($count) }
            }
        }
        defer { screen.disconnect() }
        var count: Binding<Int>?
        let window = show(Twice { count = $0 })
        _ = Screen.complaints()
        count?.wrappedValue = 1
        screen.turn()
        #expect(Screen.complaints().first?.hasPrefix("Modifying state during view update") == true)
        withExtendedLifetime(window) {}
    }

    @Test func aForeignSubviewOfAHostingControllersViewIsReported() throws {
        defer { screen.disconnect() }
        let window = show(Text("one"))
        _ = Screen.complaints()
        let view = try #require(window.rootViewController?.view)
        view.addSubview(UIView())
        #expect(Screen.complaints().first?.contains("UIHostingController.view is not supported") == true)
    }

    /// Up to iOS 17, SwiftUI's own view takes what the bridged view in it does not take, unless
    /// hit-testing is disabled.
    @Test(arguments: [true, false])
    func whatABridgedViewDoesNotTakeItsHostTakesUnlessSwiftUIIsTold(isTransparent: Bool) throws {
        struct Hole: UIViewRepresentable {
            final class View: UIView {
                override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
            }
            func makeUIView(context: Context) -> View { View() }
            func updateUIView(_ view: View, context: Context) {}
        }
        PlatformHost.isTransparent = isTransparent
        defer {
            PlatformHost.isTransparent = true
            screen.disconnect()
        }
        func hitsButton(_ view: some View) -> Bool {
            let window = show(view)
            defer { window.isHidden = true }
            return screen.hit(at: CGPoint(x: 195, y: 400)) is UIButton
        }
        #expect(hitsButton(Button("Go") {}.overlay { Hole() }) == isTransparent)
        #expect(hitsButton(Button("Go") {}.overlay { Hole().allowsHitTesting(false) }))
        #expect(!hitsButton(Button("Go") {}.disabled(true)))
        #expect(hitsButton(Button("Go") {}.environment(\.isEnabled, true).disabled(true)))
    }

    @Test func eachHostingControllerHasAnEditModeOfItsOwn() {
        struct Editing: View {
            @Environment(\.editMode) var mode
            var body: some View {
                Text(mode?.wrappedValue == .active ? "editing" : "reading")
                Button("Edit") { mode?.wrappedValue = .active }
            }
        }
        defer { screen.disconnect() }
        let (window, other) = (show(Editing()), show(Editing()))
        tap("Edit", in: window)
        #expect(texts(in: window) == ["editing"] && texts(in: other) == ["reading"])
    }

    @Test func theWholeEnvironmentCarriesTheDismissOfWhereItIsFrom() {
        struct Capture: View {
            @Environment(\.self) var all
            let keep: (EnvironmentValues) -> Void
            var body: some View {
                keep(all)
                return Text("captured")
            }
        }
        defer { screen.disconnect() }
        var (ended, captured) = (0, EnvironmentValues())
        _ = show(Capture { captured = $0 }.presented { ended += 1 })
        #expect(captured.isPresented)
        captured.dismiss()
        #expect(ended == 1)
        captured.editMode = .constant(.active)
        #expect(captured.editMode?.wrappedValue == .active, "what may be written")
    }

    @Test func aLibrarysPreviewsCanBeRead() {
        struct Previews: PreviewProvider {
            static var previews: some View {
                Group {
                    Text("one")
                    EmptyView()
                    Text("two").padding().ignoresSafeArea()
                }
            }
        }
        defer { screen.disconnect() }
        #expect(texts(in: show(Previews.previews)) == ["one", "two"])
    }
}

extension EnvironmentValues {
    fileprivate var color: String {
        get { self[ColorKey.self] }
        set { self[ColorKey.self] = newValue }
    }
}

private struct ColorKey: EnvironmentKey {
    static let defaultValue = "none"
}
