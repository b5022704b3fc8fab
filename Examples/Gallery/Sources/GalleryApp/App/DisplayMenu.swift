import CGtk4
import Scrim

/// How the app and its overlays look: a button with a popover.
@MainActor
struct DisplayMenu {
    let button: Widget

    /// - Parameter speak: Called with the language to switch to.
    init(state: AppState, stage: Stage, words: Words, speak: @escaping @MainActor (Language) -> Void) {
        let languages = Language.allCases
        let card = Widget.card(
            .switchRow(words.dark, name: "switch-dark", isOn: state.isDark) { state.isDark = $0 },
            .choiceRow(
                words.languageTitle, languages.map(\.name), name: "choice-language",
                selected: languages.firstIndex(of: words.language) ?? 0
            ) { speak(languages[$0]) },
            .switchRow(
                words.classicOverlays, words.classicDetail, name: "switch-classic",
                isOn: stage.defaults.appearance == .classic
            ) {
                stage.defaults.appearance = $0 ? .classic : .adaptive
            })
        button = PopoverButton.button(
            icon: "open-menu-symbolic", label: words.appearance, name: "menu-display", content: card)
    }
}
