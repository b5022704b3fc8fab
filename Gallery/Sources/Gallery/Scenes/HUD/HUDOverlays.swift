/// Every overlay of the Reader scene.
///
/// The overlays of the library go here, and nowhere else in this scene.
@MainActor
struct HUDOverlays {
    /// The pictures that a short message comes with.
    enum Icon {
        case bookmark, success, failure
    }

    let context: SceneContext

    /// Says something for a moment, over a page that stays live.
    func flash(_ text: String, _ icon: Icon) {
        context.standIn.flash(text)
    }

    /// The same, with a button that takes back what was done.
    func flash(_ text: String, undo: @escaping @MainActor () -> Void) {
        context.standIn.flash(text)
    }

    /// Shows how far `body` got, over a page that stays live, and then how it ended.
    func progress(
        _ text: String, success: String,
        _ body: @escaping @MainActor (_ report: (Double) -> Void) async throws -> Void
    ) async throws {
        try await context.standIn.during(text) { strip in try await body(strip.report) }
        flash(success, .success)
    }
}
