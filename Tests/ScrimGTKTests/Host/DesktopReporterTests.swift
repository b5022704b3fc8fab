import CGtk4
import Testing

@testable import ScrimGTK

extension GtkTests {
    /// What a desktop is asked to show for minimized work, over a real session bus.
    @MainActor @Suite struct DesktopReporterTests {
        private let server: NotificationServer
        private let entry = "application://org.example.Notify.desktop"

        init() throws { server = try NotificationServer() }

        @Test func theEndIsANotificationAndAPressOnItPresentsTheWindow() throws {
            defer { server.stop() }
            let app = try server.start("NotifyProbe", "away")
            defer { app.end() }
            GtkTests.iterate(until: { !server.shown.isEmpty }, within: 20)
            let notification = try #require(server.shown.first)
            #expect(notification.summary == "12 photos exported" && notification.body == "")
            #expect(notification.actions == ["default", ""])
            #expect(
                server.progress == [
                    .init(entry: entry, isVisible: true, value: 0.25),
                    .init(entry: entry, isVisible: false, value: 0),
                ])
            server.press(notification)
            GtkTests.iterate(until: { !app.isRunning }, within: 20)
            #expect(server.shown.count == 1)
            // A server removes a pressed notification itself.
            #expect(server.closed == [])
            // Exactly one `activate`: the app is not asked for another window.
            #expect(try app.lines() == ["activate", "finished", "active", "ended: finished"])
        }

        @Test func aUserWhoComesBackFindsNoNotification() throws {
            defer { server.stop() }
            let lines = try lines(ofApp: "back")
            #expect(server.shown.map(\.summary) == ["12 photos exported"])
            #expect(server.closed == [1])
            #expect(lines == ["activate", "finished", "active", "ended: finished"])
        }

        @Test func whatTheUserSeesEndIsNoNotification() throws {
            defer { server.stop() }
            let lines = try lines(ofApp: "here")
            #expect(lines == ["activate", "finished"])
            #expect(server.shown == [] && server.closed == [])
            #expect(server.progress.map(\.isVisible) == [true, false])
        }

        @Test(arguments: ["closed", "quit"])
        func aWindowThatIsClosedTakesItsNotificationAlong(_ way: String) throws {
            defer { server.stop() }
            let lines = try lines(ofApp: way)
            #expect(server.shown.map(\.summary) == ["12 photos exported"])
            #expect(server.closed == [1])
            #expect(lines == ["activate", "finished"])
        }

        @Test func aWindowOfNoApplicationHasNoneAndTheLogSaysSoOnce() throws {
            defer { server.stop() }
            let lines = try lines(ofApp: "alone")
            #expect(server.shown == [] && server.progress == [])
            #expect(lines.sorted() == ["activate", "finished", "no notification"])
        }

        @Test func theEndInOneWindowLeavesTheProgressOfAnother() throws {
            defer { server.stop() }
            let lines = try lines(ofApp: "two")
            #expect(
                server.progress == [
                    .init(entry: entry, isVisible: true, value: 0.25),
                    .init(entry: entry, isVisible: true, value: 0.75),
                    .init(entry: entry, isVisible: true, value: 0.25),
                    .init(entry: entry, isVisible: false, value: 0),
                ])
            #expect(lines == ["activate", "finished", "finished"])
        }

        /// Everything that the app has written by its end.
        private func lines(ofApp way: String) throws -> [String] {
            let app = try server.start("NotifyProbe", way)
            defer { app.end() }
            GtkTests.iterate(until: { !app.isRunning }, within: 20)
            GtkTests.settle()
            return try app.lines()
        }
    }
}
