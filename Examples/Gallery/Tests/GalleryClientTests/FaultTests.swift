import GalleryClient
import GalleryServer
import Testing

@Suite struct FaultTests {
    @Test func aServerErrorIsToldWithItsStatus() async throws {
        try await withService(Conditions(latency: .zero, fault: .error500)) { client, _ in
            await #expect(throws: ClientError.server(status: 500)) { _ = try await client.articles() }
            await #expect(throws: ClientError.server(status: 500)) { _ = try await client.send("Hello") }
        }
    }

    @Test func aCutConnectionIsNoAnswer() async throws {
        try await withService(Conditions(latency: .zero, fault: .cut)) { client, _ in
            await #expect(throws: ClientError.connection) { _ = try await client.articles() }
            await #expect(throws: ClientError.connection) {
                _ = try await client.signIn(email: "ada@example.org", password: "analytical")
            }
        }
    }

    @Test func aMessageCutOffIsNotStored() async throws {
        try await withService(Conditions(latency: .zero, fault: .cut)) { client, server in
            await #expect(throws: ClientError.connection) { _ = try await client.send("Only once") }
            await server.set(Conditions(latency: .zero))
            let messages = try await client.refresh()
            #expect(!messages.contains { $0.text == "Only once" })
        }
    }

    @Test func aFaultMayComeAndGo() async throws {
        try await withService { client, server in
            let before = try await client.search("bread")
            await server.set(Conditions(latency: .zero, fault: .error500))
            await #expect(throws: ClientError.self) { _ = try await client.search("bread") }
            await server.set(Conditions(latency: .zero))
            let after = try await client.search("bread")
            #expect(before.count == 1)
            #expect(after == before)
        }
    }

    @Test func slowIsSlower() async throws {
        try await withService(Conditions(latency: .milliseconds(50), fault: .slow)) { client, _ in
            let time = try await ContinuousClock().measure { _ = try await client.search("bread") }
            #expect(time >= .milliseconds(200))
        }
    }

    @Test func noServerIsNoConnection() async throws {
        try await withService { client, server in
            await server.stop()
            await #expect(throws: ClientError.connection) { _ = try await client.articles() }
        }
    }

    @Test func cancellingEndsTheWait() async throws {
        try await withService(Conditions(latency: .seconds(9))) { client, _ in
            let request = Task { try await client.articles() }
            try await Task.sleep(for: .milliseconds(50))
            let time = await ContinuousClock().measure {
                request.cancel()
                await #expect(throws: CancellationError.self) { _ = try await request.value }
            }
            #expect(time < .seconds(4))
        }
    }
}
