@_spi(Host) import ScrimTesting
import Testing

@_spi(Host) @testable import Scrim

/// The views that a host keeps for the parts of a panel.
@MainActor
@Suite struct PanelViewsTests {
    let host = TestHost()
    let panel = Panel()

    @Test func eachElementHasAViewInReadingOrder() {
        follow(
            .veil("Copying", detail: "3 of 9", cancel: .standard)
                .with(\.content.action, "Hide"))
        #expect(panel.names == ["indicator", "message", "detail", "action", "cancel"])
        host.clear()
    }

    @Test func aViewIsKeptAndChanged() {
        follow(.veil("Copying", cancel: .standard))
        let (message, cancel) = (panel.views[.message], panel.views[.cancel])
        follow(.veil("Moving", cancel: .standard))
        #expect(panel.views[.message] === message && panel.views[.cancel] === cancel)
        #expect(message?.text == "Moving")
        host.clear()
    }

    @Test func aNewElementComesBetweenItsNeighbors() {
        follow(.veil("Copying", cancel: .standard))
        follow(.veil("Copying", detail: "3 of 9", cancel: .standard).with(\.content.action, "Hide"))
        #expect(panel.names == ["indicator", "message", "detail", "action", "cancel"])
        #expect(panel.children.map(\.name) == panel.names, "The panel has them in the same order")
        host.clear()
    }

    @Test func aViewLeavesWithItsElement() {
        follow(.veil("Copying", detail: "3 of 9", cancel: .standard))
        follow(.veil("Copying"))
        #expect(panel.names == ["indicator", "message"] && panel.children.count == 2)
        host.clear()
    }

    @Test func aViewThatCannotShowItsElementIsReplacedWhereItWas() {
        follow(.veil("Copying", cancel: .standard))
        let spinner = panel.views[.indicator]
        follow(.veil("Copying", cancel: .standard).with(\.content.indicator, .ring(0.5)))
        #expect(panel.views[.indicator] !== spinner && panel.views[.indicator]?.text == "ring")
        #expect(panel.children.map(\.name) == ["indicator", "message", "cancel"])
        host.clear()
    }

    @Test func viewsFollowTheOrderOfTheirElements() {
        var question = plan(.question("Save?", actions: ["Save", .init("Discard", role: .default)]))
        question.panel.leadsWithDefault = true
        panel.views.follow(question, in: .init(), of: panel)
        #expect(panel.names == ["message", "action-2", "action", "cancel"])
        let views = panel.views.all.map(\.view)
        question.panel.leadsWithDefault = false
        panel.views.follow(question, in: .init(), of: panel)
        #expect(panel.names == ["message", "action", "action-2", "cancel"])
        #expect(
            panel.views.all.allSatisfy { part in views.contains { $0 === part.view } }, "None was made again")
        host.clear()
    }

    @Test func aNewerPlanThatComesMeanwhileWins() {
        let (old, new) = (plan(.veil("Copying", cancel: .standard)), plan(.veil("Moving")))
        // Adding the first view runs a handler of the app.
        panel.onAdd = { panel.views.follow(new, in: .init(), of: panel) }
        panel.views.follow(old, in: .init(), of: panel)
        #expect(panel.names == ["indicator", "message"] && panel.views[.message]?.text == "Moving")
        panel.onRemove = { panel.views.follow(old, in: .init(), of: panel) }
        panel.views.follow(plan(.hud("Saved", icon: nil)), in: .init(), of: panel)
        #expect(
            panel.names == ["indicator", "message", "cancel"] && panel.views[.message]?.text == "Copying")
        #expect(Set(panel.children.map(\.name)) == Set(panel.names))
        host.clear()
    }

    @Test func aPlanThatIsOvertakenChangesNoOrder() {
        var old = plan(.question("Save?", actions: ["Save", .init("Discard", role: .default)]))
        var new = old
        new.panel.leadsWithDefault = true
        panel.views.follow(plan(.veil("Copying", cancel: .standard)), in: .init(), of: panel)
        // Removing the indicator runs a handler of the app.
        panel.onRemove = { panel.views.follow(new, in: .init(), of: panel) }
        old.panel.leadsWithDefault = false
        panel.views.follow(old, in: .init(), of: panel)
        #expect(panel.names == ["message", "action-2", "action", "cancel"])
        host.clear()
    }

    @Test func pressesAreReportedByPart() {
        let surface = plan(.veil("Copying")).id
        #expect(PanelPart.button(2).pressed(on: surface) == .actionTaken(surface, 2))
        #expect(PanelPart.cancel.pressed(on: surface) == .cancelTaken(surface))
        #expect(PanelPart.message.pressed(on: surface) == nil)
        host.clear()
    }

    private func follow(_ overlay: Overlay) { panel.views.follow(plan(overlay), in: .init(), of: panel) }

    /// The plan for an overlay that is presented alone.
    private func plan(_ overlay: Overlay) -> SurfacePlan {
        let shown = host.overlays.show(overlay.instant)
        defer { shown.dismiss() }
        return host.plan.surfaces[0].value
    }
}

extension PanelViewsTests {
    /// A view of a toolkit with a separate kind of view for each indicator.
    final class View {
        let name: String
        let kind: String
        var text = ""

        init(_ element: PanelElement) {
            name = element.part.name
            kind = Self.kind(of: element)
        }

        static func kind(of element: PanelElement) -> String {
            switch element.content {
            case .indicator(let indicator, _, _): "\(indicator)".prefix { $0 != "(" }.description
            default: element.part.name
            }
        }
    }

    /// A panel of that toolkit.
    @MainActor
    final class Panel: PanelViewContainer {
        let views = PanelViews<View>()
        var children: [View] = []
        var onAdd: (@MainActor () -> Void)?
        var onRemove: (@MainActor () -> Void)?

        var names: [String] { views.all.map(\.view.name) }

        func makeView(for element: PanelElement, of plan: SurfacePlan, in environment: Stage.Environment)
            -> View
        { View(element) }

        func show(
            _ element: PanelElement, on view: View, of plan: SurfacePlan, in environment: Stage.Environment
        ) -> Bool {
            guard View.kind(of: element) == view.kind else { return false }
            view.text = if case .text(let text, _) = element.content { text } else { view.kind }
            return true
        }

        func add(_ view: View, for part: PanelPart) {
            // Like a row of a GTK list, a view that is added must not have content yet.
            #expect(view.text.isEmpty)
            let next = views.after(part).first?.view
            children.insert(view, at: children.firstIndex { $0 === next } ?? children.endIndex)
            onAdd.take()?()
        }

        func remove(_ view: View) {
            children.removeAll { $0 === view }
            onRemove.take()?()
        }
    }
}
