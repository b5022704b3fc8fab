import GalleryClient
import GalleryServer
import Testing

@Suite struct DownloadTests {
    @Test func fractionsRiseToOne() async throws {
        try await withService(Conditions(latency: .zero, downloadTime: .milliseconds(300))) { client, _ in
            var fractions: [Double] = []
            for try await fraction in client.download(bytes: 300_000) { fractions.append(fraction) }
            #expect(fractions == fractions.sorted())
            #expect(fractions.last == 1)
            #expect(fractions.count > 3)
        }
    }

    @Test func nothingToDownloadEnds() async throws {
        try await withService { client, _ in
            for try await _ in client.download(bytes: 0) {}
        }
    }

    @Test func tooMuchIsRefused() async throws {
        try await withService { client, _ in
            await #expect(throws: ClientError.refused("The download was refused.")) {
                for try await _ in client.download(bytes: .max) {}
            }
        }
    }

    @Test func aServerErrorIsToldWithItsStatus() async throws {
        try await withService(Conditions(latency: .zero, fault: .error500)) { client, _ in
            await #expect(throws: ClientError.server(status: 500)) {
                for try await _ in client.download(bytes: 1000) {}
            }
        }
    }

    @Test func aCutBreaksOffHalfWay() async throws {
        let conditions = Conditions(latency: .zero, downloadTime: .milliseconds(200), fault: .cut)
        try await withService(conditions) { client, _ in
            var last = 0.0
            await #expect(throws: ClientError.connection) {
                for try await fraction in client.download(bytes: 200_000) { last = fraction }
            }
            #expect(last > 0.2 && last <= 0.5)
        }
    }

    @Test func leavingEarlyEndsTheTransfer() async throws {
        try await withService(Conditions(latency: .zero, downloadTime: .seconds(8))) { client, server in
            for try await fraction in client.download(bytes: 800_000) where fraction > 0 { break }
            let time = await ContinuousClock().measure { await server.stop() }
            #expect(time < .seconds(4))
        }
    }
}
