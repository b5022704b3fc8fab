import Scrim
import ScrimTesting

@testable import ScrimSwiftUI

/// An app's state and the modifier over it.
@MainActor
final class BoundModel {
    var wish: Wish?
    /// A binding that does not take what it is given.
    var isConstant = false
    var cleared = 0
    var outcomes: [Outcome] = []
    var onEnd: (@MainActor (Outcome) -> Void)?
    var undone = 0
    var refuses = false
    var content: (@MainActor () -> String)?
    /// Whether it wants to hear of a sheet's way.
    var listens = false
    var rests: [Detent] = []
    var positions: [SheetPosition] = []
    let binder = Binder<TestHost>()

    /// What SwiftUI does after a change of state.
    func update() {
        var bound = Bound<TestHost>(
            wish: { [unowned self] in wish },
            clear: { [unowned self] in
                cleared += 1
                if !isConstant { wish = nil }
            },
            content: content,
            shouldEnd: { [unowned self] _ in !refuses },
            onAction: { [unowned self] in undone += 1 },
            onEnd: { [unowned self] in
                outcomes.append($0)
                onEnd?($0)
            },
            source: .init(file: "App/View.swift", line: 7))
        if listens {
            bound.onRest = { [unowned self] in rests.append($0) }
            bound.onPosition = { [unowned self] in positions.append($0) }
        }
        binder.update(wish, bound)
    }

    func set(_ overlay: Overlay?, id: Int = 0) {
        wish = overlay.map { Wish(id: id, overlay: $0) }
        update()
    }
}
