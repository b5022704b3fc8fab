import CGtk4
import Scrim

/// How the app and its overlays look: a button with a popover.
@MainActor
struct DisplayMenu {
    let button: Widget

    init(state: AppState, stage: Stage) {
        let card = Widget.card(
            .switchRow("Dark", name: "switch-dark", isOn: state.isDark) { state.isDark = $0 },
            .switchRow("Right to Left", name: "switch-rtl", isOn: state.isRightToLeft) {
                state.isRightToLeft = $0
            },
            .switchRow("Classic Overlays", "As in the original posts", name: "switch-classic") {
                stage.defaults.appearance = $0 ? .classic : .adaptive
            })
        button = PopoverButton.button(
            icon: "open-menu-symbolic", label: "Appearance", name: "menu-display", content: card)
    }
}
