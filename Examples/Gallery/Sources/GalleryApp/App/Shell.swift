import CAdw
import CGtk4
import Scrim
import ScrimGTK

/// The phone: a header bar, one scene at a time, and below it the tabs or the keyboard.
@MainActor
package final class Shell {
    package let window: Widget
    package let state: AppState
    package let words: Words
    private let application: UnsafeMutablePointer<GtkApplication>
    private let content = Widget.column()
    private let stack: Widget = make(gtk_stack_new()).named("scenes").expanding(vertical: true)
    private let title: Widget
    private let keyboard: Keyboard
    private var scenes: [Tab: any Scene] = [:]
    private var tabBar: TabBar?
    private var shown = Tab.veil

    private static let width: Int32 = 390
    private static let height: Int32 = 780

    /// Opens the app's window, whose overlays have the state's look.
    static func open(
        _ application: UnsafeMutablePointer<GtkApplication>, _ state: AppState,
        appearance: Overlay.Appearance = .adaptive
    ) -> Shell {
        let shell = Shell(application, state, appearance)
        // The shell owns the scenes and lives as long as its window.
        shell.window.on("destroy") { withExtendedLifetime(shell) {} }
        gtk_window_present(shell.window.as(GtkWindow.self))
        return shell
    }

    /// Closes the window and opens one in another language, because widgets keep their original texts.
    ///
    /// Work for the old window ends with it, and then writes into its widgets, so the widgets are kept alive.
    @discardableResult
    package func reopen(in language: Language) -> Shell {
        state.language = language
        let appearance = window.overlays.stage.defaults.appearance
        let shell = Self.open(application, state, appearance: appearance)
        state.former.append(self)
        for widget in [window, content] { g_object_ref(widget) }
        gtk_window_destroy(window.as(GtkWindow.self))
        return shell
    }

    private init(
        _ application: UnsafeMutablePointer<GtkApplication>, _ state: AppState,
        _ appearance: Overlay.Appearance
    ) {
        self.application = application
        self.state = state
        window = make(adw_application_window_new(application)).named("window")
        // The library has read the user's locale. A language that was chosen also applies to the library.
        words = Words(state.language ?? Language(of: window.overlays.stage.defaults.strings))
        window.overlays.stage.defaults.strings = words.library
        window.overlays.stage.defaults.appearance = appearance
        gtk_widget_set_default_direction(words.language.isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
        keyboard = Keyboard(words)
        title = make(adw_window_title_new(words.title(of: .veil), nil))
        gtk_window_set_title(window.as(GtkWindow.self), words.windowTitle)
        gtk_window_set_default_size(window.as(GtkWindow.self), Self.width, Self.height)

        window.overlays.setKeyboard(keyboard.keys)
        let context = SceneContext(state: state, window: window, keyboard: keyboard, words: words)
        for tab in Tab.allCases {
            let scene = makeScene(tab, context)
            scenes[tab] = scene
            gtk_stack_add_named(stack.opaque, scene.root.named("scene-\(tab.rawValue)"), tab.rawValue)
        }
        let tabBar = TabBar(words, selected: .veil) { [unowned self] in open($0) }
        self.tabBar = tabBar
        for part in [makeHeader(), stack, tabBar.root, keyboard.root] { content.append(part) }
        adw_application_window_set_content(window.as(AdwApplicationWindow.self), content)
        window.overlays.keepNoticesClear(of: tabBar.root)

        keyboard.whenChanged { [unowned self] in tabBar.root.isVisible = !keyboard.isShown }
        window.onSizeChange { [unowned self] in sizeChanged() }
        SaveAction.install(in: window, of: application) { [unowned self] in scenes[shown]?.save() }
        scenes[.veil]?.appeared()
    }

    private func makeScene(_ tab: Tab, _ context: SceneContext) -> any Scene {
        switch tab {
        case .veil: VeilScene(context)
        case .loading: LoadingScene(context)
        case .activity: ActivityScene(context)
        case .sheet: SheetScene(context)
        case .hud: HUDScene(context)
        case .lab: LabScene(context)
        }
    }

    private func makeHeader() -> Widget {
        let header: Widget = make(adw_header_bar_new()).named("header")
        adw_header_bar_set_title_widget(header.opaque, title)
        // A phone has no minimize or maximize button.
        adw_header_bar_set_decoration_layout(header.opaque, ":close")
        let rotate = Widget.iconButton("object-rotate-right-symbolic", words.rotate) { [unowned self] in
            self.rotate()
        }
        adw_header_bar_pack_start(header.opaque, rotate.sized().named("rotate"))
        let display = DisplayMenu(state: state, stage: window.overlays.stage, words: words) {
            [unowned self] in
            speak($0)
        }
        adw_header_bar_pack_end(header.opaque, display.button)
        adw_header_bar_pack_end(header.opaque, NetworkMenu(state: state, words: words).button)
        return header
    }

    /// Deferred, because the menu that asks for it is in the window that closes.
    private func speak(_ language: Language) {
        guard language != words.language else { return }
        Task { reopen(in: language) }
    }

    private func open(_ tab: Tab) {
        shown = tab
        gtk_window_set_focus(window.as(GtkWindow.self), nil)
        keyboard.hide()
        gtk_stack_set_visible_child_name(stack.opaque, tab.rawValue)
        adw_window_title_set_title(title.opaque, words.title(of: tab))
        scenes[tab]?.appeared()
    }

    /// Rotates the phone: swaps its width and height.
    private func rotate() {
        let size = window.windowSize
        gtk_window_set_default_size(window.as(GtkWindow.self), size.height, size.width)
    }

    private func sizeChanged() {
        tabBar?.setCompact(window.isLandscape)
        keyboard.setCompact(window.isLandscape)
    }
}
