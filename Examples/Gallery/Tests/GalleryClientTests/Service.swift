import GalleryClient
import GalleryServer

/// Runs a server during one test, and stops it in any case.
func withService(
    _ conditions: Conditions = Conditions(latency: .zero, downloadTime: .zero),
    _ body: (GalleryClient, GalleryServer) async throws -> Void
) async throws {
    let server = GalleryServer(conditions: conditions)
    let client = GalleryClient(base: try await server.start())
    do {
        try await body(client, server)
    } catch {
        await server.stop()
        throw error
    }
    await server.stop()
}
