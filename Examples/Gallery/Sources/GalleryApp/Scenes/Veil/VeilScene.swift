import CGtk4

/// The account: sign in, search the catalog, download it.
///
/// Each of these covers the window while it runs.
@MainActor
final class VeilScene: Scene {
    let root: Widget
    private let signIn: SignInForm
    private let search: SearchForm
    private let offline: OfflineCard

    init(_ context: SceneContext) {
        let overlays = VeilOverlays(context: context)
        signIn = SignInForm(context.words, client: context.client, overlays: overlays)
        search = SearchForm(context.words, client: context.client, overlays: overlays)
        offline = OfflineCard(context.words, client: context.client, overlays: overlays)
        let column = Widget.column(spacing: 30, signIn.root, search.root, offline.root)
            .margins(horizontal: 16, vertical: 24)
        root = .scroll(.clamp(column, width: 460))
    }

    func save() { offline.download() }
}
