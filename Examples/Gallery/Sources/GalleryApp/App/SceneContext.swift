import GalleryClient

/// What the shell provides to a scene.
@MainActor
struct SceneContext {
    let state: AppState
    let window: Widget
    let keyboard: Keyboard
    let words: Words

    var client: GalleryClient { state.client }
}
