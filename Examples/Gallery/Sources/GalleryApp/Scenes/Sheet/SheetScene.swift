import CGtk4

/// Three small apps that are built around their sheets.
@MainActor
final class SheetScene: Scene {
    let root = Widget.column()
    private let pages: [(word: String, name: String, scene: any Scene)]
    private var shown = 0

    init(_ context: SceneContext) {
        pages = [
            (context.words.canvas, "canvas", CanvasScene(context)),
            (context.words.map, "map", MapScene(context)),
            (context.words.agenda, "agenda", AgendaScene(context)),
        ]
        let stack: Widget = make(gtk_stack_new()).named("sheet-pages").expanding(vertical: true)
        for page in pages { gtk_stack_add_named(stack.opaque, page.scene.root, page.name) }
        let choice = Widget.segments(pages.map(\.word), names: pages.map { "page-\($0.name)" }) {
            [unowned self] index in
            shown = index
            gtk_stack_set_visible_child_name(stack.opaque, pages[index].name)
            pages[index].scene.appeared()
        }
        root.append(.column(choice.margins(horizontal: 12, vertical: 6)).styled("toolbar-line"))
        root.append(stack)
    }

    func appeared() { pages[shown].scene.appeared() }
}
