import BlackBoxKit
import CGtk4
import Scrim
import ScrimGTK

/// One overlay of a story and its current state: enough to show the same overlay afresh.
@MainActor
struct Exhibit {
    var overlay: Overlay
    let place: HistoryScene.Place
    /// The number of buttons in the app's view; `nil` if there is no view.
    let buttons: Int?
    var presentation: Presentation?

    mutating func show(in scene: HistoryScene) {
        let overlays = scene.overlays(over: place)
        if let buttons {
            presentation = overlays.show(overlay) { scene.sheetContent(buttons) }
        } else {
            presentation = overlays.show(overlay)
        }
    }

    /// Copies from the handle what the app and the user have changed.
    mutating func settle() {
        guard let presentation else { return }
        overlay.content = presentation.content
        overlay.appearance = presentation.appearance
        if overlay.kind == .sheet, let detent = presentation.detent { overlay.sheet.initial = detent }
    }
}

/// The random choices that make an overlay.
struct ExhibitChoice: CustomStringConvertible {
    let preset: Int
    let edge: Overlay.Placement.Edge
    let place: HistoryScene.Place
    let title: String
    let buttons: Int
    let isClassic: Bool
    let keepsTiming: Bool

    static let titles = [
        "Wait", "Saving the work of today in all of the folders", "ÄÖÜ à la carte", "Загрузка", "読み込み中",
        "טוען", "",
        "Two\nlines", "WORKING…", "Donaudampfschifffahrtsgesellschaftskapitän",
    ]

    init(_ numbers: inout RandomNumbers) {
        preset = numbers.below(14)
        edge = numbers.pick(Overlay.Placement.Edge.allCases)
        place = numbers.pick(HistoryScene.Place.allCases)
        title = numbers.pick(Self.titles)
        buttons = numbers.number(in: 0...4)
        isClassic = numbers.chance(0.2)
        keepsTiming = numbers.chance(0.3)
    }

    @MainActor var exhibit: Exhibit {
        var overlay = made
        overlay.onRepeat = .separate
        if !keepsTiming || overlay.kind == .hud { overlay.timing = Overlay.Timing() }
        if isClassic { overlay.appearance = .classic }
        return Exhibit(overlay: overlay, place: place, buttons: overlay.kind == .sheet ? buttons : nil)
    }

    var description: String { "\(overlayName) “\(title)” over \(place)\(isClassic ? ", classic" : "")" }

    private var made: Overlay {
        let steps: [Overlay.Detent] = [.points(120), .fraction(0.5), .full]
        switch preset {
        case 0: return .veil(title, indicator: .ring(0.4))
        case 1: return .veil(title, detail: "of today", indicator: .bar(0.3), cancel: .standard)
        case 2: return .loading(title, indicator: .ring(0.6))
        case 3: return .loading(title, indicator: .ring(0.2), cancel: .standard, cover: .translucent)
        case 4: return .activity(indicator: .bar(0.5), cover: .bar)
        case 5: return .activity(title, indicator: .ring(0.7))
        case 6: return .sheet(from: edge, input: .dismissing, label: "S")
        case 7:
            return .sheet(
                from: edge, detents: steps, undimmedThrough: .points(120), input: .dismissing, label: "S")
        case 8: return .sheet(from: edge, detents: [.content, .full], label: "S")
        case 9: return .sheet(from: edge, input: .block, label: "S")
        case 10: return .hud(title, placement: .bottom)
        case 11: return .hud(title, placement: .top, action: "Undo")
        case 12: return .hud(title, icon: .success, placement: .center)
        default: return Overlay.sheet(input: .dismissing, label: "S").with(\.placement, .center)
        }
    }

    private var overlayName: String {
        let names = [
            "veil", "veil with Cancel", "loading", "loading, translucent, with Cancel", "activity, a bar",
            "activity",
            "dismissing sheet", "sheet with three detents", "live sheet", "blocking sheet",
            "HUD at the bottom",
            "HUD with Undo at the top", "HUD with an icon", "centered sheet",
        ]
        let name = names[preset]
        return (6...9).contains(preset) ? "\(name) from \(edge) with \(buttons) buttons" : name
    }
}
