import GalleryClient

/// What a scene gets from the shell.
@MainActor
struct SceneContext {
    let state: AppState
    let window: Widget
    let keyboard: Keyboard
    let words: Words

    var client: GalleryClient { state.client }
}
