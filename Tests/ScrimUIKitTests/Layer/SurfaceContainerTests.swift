import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// The view that each surface of a plan is added to, decided from the plan alone.
    @MainActor @Suite struct SurfaceContainerTests {
        /// One surface of a plan; its number is its index in the plan, from 1.
        struct Piece: Sendable {
            var kind: Overlay.Kind
            var region = Region.windowAndKeyboard
            /// What the surface's input layer does outside its panel; `nil` if the surface takes no part in input.
            var outside: Overlay.InputPolicy.Outside?
            var aside: SurfacePlan.Aside?

            static let veil = Piece(kind: .veil, outside: .blocked)
            /// The result that a veil ends with, which takes no input.
            static let result = Piece(kind: .veil)
            static let sheet = Piece(kind: .sheet, region: .window, outside: .blocked)
            static let question = Piece(kind: .question, region: .window, outside: .blocked)
            static let notice = Piece(kind: .hud, region: .window)
            static let undo = Piece(kind: .hud, region: .window, outside: .live)
            static let loading = Piece(kind: .loading, region: view, outside: .blocked)
            static let keysNotice = Piece(kind: .hud, region: .keyboard, outside: .live)
            static let viewNotice = Piece(kind: .hud, region: view, outside: .live)
            static let keys = Piece(kind: .veil, region: .keyboard, outside: .blocked)

            func aside(_ aside: SurfacePlan.Aside) -> Piece {
                Piece(kind: kind, region: region, aside: aside)
            }
        }

        struct Row: Sendable, CustomTestStringConvertible {
            var name: String
            var pieces: [Piece]
            var facts = ContainerFacts()
            var containers: [SurfaceContainer]

            var testDescription: String { name }

            init(
                _ name: String, _ pieces: [Piece], facts: ContainerFacts = ContainerFacts(),
                _ containers: [SurfaceContainer]
            ) {
                (self.name, self.pieces, self.facts, self.containers) = (name, pieces, facts, containers)
            }
        }

        private nonisolated static let view = Region.view(Region.ID(number: 1))
        private nonisolated static let app = SurfaceContainer.appWindow(over: nil)

        private nonisolated static let rows = [
            Row("nothing", [], []),
            Row(
                "what covers no window", [.loading, .keys],
                [.besideRegion(view), .keyboardWindow]),
            Row("a notice over the keyboard", [.keys, .keysNotice], [.keyboardWindow, .keyboardWindow]),
            Row(
                "a notice over the keyboard, in front of a veil", [.keys, .veil, .keysNotice],
                [.keyboardWindow, .coverWindow, .coverWindow]),
            Row("what covers the app's window", [.sheet, .question, .notice], [app, app, .notices]),
            Row(
                "a veil, and all that is over it", [.veil, .question, .notice],
                [.coverWindow, .coverWindow, .coverWindow]),
            Row(
                "a veil covers nothing that is under it", [.sheet, .notice, .veil],
                [app, .notices, .coverWindow]),
            Row("a result", [.result], [.coverWindow]),
            Row("a result, under what takes input", [.result, .question], [app, app]),
            Row("a result, under a notice to press", [.result, .undo], [app, .notices]),
            Row("a result, over what takes input", [.question, .result], [app, .coverWindow]),
            Row("a notice over a result", [.result, .notice], [.coverWindow, .coverWindow]),
            Row(
                "a result that leaves over all, under what takes input", [.result, .question, .notice],
                facts: ContainerFacts(leaving: [SurfaceID(number: 1): true]),
                [.coverWindow, app, .coverWindow]),
            Row(
                "a result that leaves in the app's window", [.result, .notice],
                facts: ContainerFacts(leaving: [SurfaceID(number: 1): false]), [app, .notices]),
            Row(
                "a result over a veil", [.veil, .result, .question],
                [.coverWindow, .coverWindow, .coverWindow]),
            Row("a veil over a result", [.result, .veil, .notice], [app, .coverWindow, .coverWindow]),
            Row(
                "a notice over a view", [.loading, .viewNotice], [.besideRegion(view), .besideRegion(view)]),
            Row(
                "a notice over a view, in front of what covers the app's window", [.sheet, .viewNotice],
                [app, .notices]),
            Row(
                "a notice over a view, in front of a sheet with a window", [.sheet, .viewNotice],
                facts: ContainerFacts(sheets: [SurfaceID(number: 1)]), [.sheetWindow, .notices]),
            Row(
                "a notice over a view, in front of a veil", [.veil, .viewNotice],
                [.coverWindow, .coverWindow]),
            Row(
                "a notice over a view, in front of a result", [.result, .viewNotice], [app, .notices]),
            Row(
                "a notice over a view, in front of a notice over the window", [.notice, .viewNotice],
                [.notices, .notices]),
            Row(
                "a notice over a view, behind one over the window", [.viewNotice, .notice],
                [.besideRegion(view), .notices]),
            Row(
                "a notice over a view in a sheet", [.sheet, .viewNotice],
                facts: ContainerFacts(contents: [view: SurfaceID(number: 1)]),
                [app, .besideRegion(view)]),
            Row(
                "a notice over a view in a sheet under another one", [.sheet, .sheet, .viewNotice],
                facts: ContainerFacts(contents: [view: SurfaceID(number: 1)]),
                [app, app, .notices]),
            Row(
                "a notice over a view of another window", [.sheet, .viewNotice],
                facts: ContainerFacts(elsewhere: [view]), [app, .besideRegion(view)]),
            Row(
                "what is over a view without room", [.viewNotice, .veil, .viewNotice],
                facts: ContainerFacts(withoutRoom: [SurfaceID(number: 1)]),
                [.notices, .coverWindow, .coverWindow]),
            Row(
                "the same under a dialog", [.viewNotice],
                facts: ContainerFacts(
                    dialogs: [DialogID(number: 2)], withoutRoom: [SurfaceID(number: 1)]),
                [.besideRegion(view)]),
            Row(
                "a notice over a view, and what steps aside", [.sheet.aside(.blocking), .viewNotice],
                [app, .besideRegion(view)]),
            Row(
                "what steps aside",
                [.veil.aside(.blocking), .notice, .veil.aside(.live), .notice.aside(.live)],
                [app, .notices, app, app]),
            Row(
                "what steps aside over a veil", [.veil, .question.aside(.blocking), .notice],
                [.coverWindow, app, .coverWindow]),
            Row(
                "a sheet with a window", [.notice, .sheet, .question, .notice],
                facts: ContainerFacts(sheets: [SurfaceID(number: 2)]),
                [.notices, .sheetWindow, .sheetWindow, .notices]),
            Row(
                "a sheet with a window that steps aside", [.sheet.aside(.blocking), .question],
                facts: ContainerFacts(sheets: [SurfaceID(number: 1)]), [app, app]),
            Row(
                "what is over one of the app's dialogs", [.sheet, .question],
                facts: ContainerFacts(dialogs: [DialogID(number: 2)]),
                [app, .appWindow(over: DialogID(number: 2))]),
            Row(
                "what is over a dialog of a sheet's", [.sheet, .question],
                facts: ContainerFacts(
                    dialogs: [DialogID(number: 2)], sheetDialogs: [DialogID(number: 2)],
                    sheets: [SurfaceID(number: 1)]), [.sheetWindow, .appWindow(over: DialogID(number: 2))]),
        ]

        @Test(arguments: rows) func eachSurfaceHasItsContainer(_ row: Row) {
            let plan = StagePlan(row.pieces)
            let found = plan.containers(row.facts)
            #expect(plan.surfaces.map { found[$0.id] } == row.containers)
        }
    }
}

extension StagePlan {
    /// A plan of these surfaces, back to front.
    fileprivate init(_ pieces: [UIKitTests.SurfaceContainerTests.Piece]) {
        self.init()
        for (number, piece) in zip(1..., pieces) {
            let id = SurfaceID(number: UInt64(number))
            let panel = PanelContent(message: "Loading", indicator: .spinner, isCancelEnabled: true)
            surfaces.append(
                Shared(
                    SurfacePlan(
                        id: id, kind: piece.kind, region: piece.region, panel: panel,
                        sharedStyle: Shared(.adaptive(piece.kind)), placement: .center, motion: .hold(.rest),
                        generation: 0, awaitsFrame: false, isHidden: false, aside: piece.aside,
                        isLeaving: false, takesInput: piece.outside != nil, identifier: "")))
            guard let outside = piece.outside else { continue }
            input.layers.append(
                InputPlan.Layer(
                    surface: id, region: piece.region, outside: outside, tapOutside: .ignored,
                    panelTakesInput: true))
        }
    }
}
