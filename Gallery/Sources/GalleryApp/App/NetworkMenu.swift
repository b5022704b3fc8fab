import CGtk4
import Foundation
import GalleryServer

/// How the network behaves: a button with a popover.
@MainActor
struct NetworkMenu {
    let button: Widget

    init(state: AppState) {
        let latency = Widget.sliderRow(
            "Latency", in: 0...6, step: 0.1, name: "slider-latency",
            value: state.conditions.latency / .seconds(1), text: Self.seconds
        ) { state.conditions.latency = .seconds($0) }
        let download = Widget.sliderRow(
            "Download Time", in: 0...20, step: 0.5, name: "slider-download",
            value: state.conditions.downloadTime / .seconds(1), text: Self.seconds
        ) { state.conditions.downloadTime = .seconds($0) }
        let fault = Widget.choiceRow("Fault", Fault.allCases.map(\.label), name: "choice-fault") {
            state.conditions.fault = Fault.allCases[$0]
        }
        button = PopoverButton.button(
            icon: "network-wireless-symbolic", label: "Network", name: "menu-network",
            content: .card(latency, download, fault))
    }

    private static func seconds(_ value: Double) -> String {
        value.formatted(.number.precision(.fractionLength(1))) + " s"
    }
}

extension Fault {
    fileprivate var label: String {
        switch self {
        case .none: "None"
        case .slow: "Slow"
        case .error500: "Error 500"
        case .cut: "Connection Cut"
        }
    }
}
