import CGtk4
import GalleryServer

/// How the network behaves: a button with a popover.
@MainActor
struct NetworkMenu {
    let button: Widget

    init(state: AppState, words: Words) {
        let latency = Widget.sliderRow(
            words.latency, in: 0...6, step: 0.1, name: "slider-latency",
            value: state.conditions.latency / .seconds(1), text: words.seconds
        ) { state.conditions.latency = .seconds($0) }
        let download = Widget.sliderRow(
            words.downloadTime, in: 0...20, step: 0.5, name: "slider-download",
            value: state.conditions.downloadTime / .seconds(1), text: words.seconds
        ) { state.conditions.downloadTime = .seconds($0) }
        let fault = Widget.choiceRow(
            words.fault, Fault.allCases.map { words.name(of: $0) }, name: "choice-fault",
            selected: Fault.allCases.firstIndex(of: state.conditions.fault) ?? 0
        ) {
            state.conditions.fault = Fault.allCases[$0]
        }
        button = PopoverButton.button(
            icon: "network-wireless-symbolic", label: words.network, name: "menu-network",
            content: .card(latency, download, fault))
    }
}
