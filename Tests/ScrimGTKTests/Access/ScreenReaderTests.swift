import CGtk4
import Foundation
import Testing

extension GtkTests {
    /// What a real client of the accessibility bus reads, hears and does in an app in another process.
    @Suite struct ScreenReaderTests {
        @Test func aVeilIsAllThereIsToReadAndItsButtonIsPressed() throws {
            let told = try ScreenReader.tell(
                "press Save", "wait Saving", "tree", "press Cancel", "gone Saving", "wait Save",
                "tree")
            let (under, after) = (told[0], told[1])
            #expect(under.line(of: "dialog “Saving”")?.hasSuffix("modal busy focused") == true)
            #expect(under.line(of: "progress bar “Saving”")?.contains("25%") == true)
            #expect(under.holds("button “Cancel”"))
            #expect(!under.holds("“Save”") && !under.holds("“Three orders"))

            #expect(!after.holds("“Saving”") && !after.holds("“Cancel”"))
            #expect(after.holds("“Three orders") && after.holds("frame “Shop”"))
            #expect(after.line(of: "button “Save”")?.hasSuffix("focused") == true)
        }

        @Test func aRegionsOverlayTakesThePlaceOfTheRegionAlone() throws {
            let told = try ScreenReader.tell("press Load", "wait Loading orders", "tree", "heard")
            #expect(told[0].line(of: "dialog “Loading orders”")?.contains("busy") == true)
            #expect(!told[0].holds("“Three orders"))
            #expect(told[0].holds("button “Delete”"))
            #expect(told[1].holds("heard: Loading orders"))
        }

        @Test func aNoticeIsHeardWithWhatCanBeDoneAndTakesNoFocus() throws {
            let told = try ScreenReader.tell(
                "press Delete", "wait Undo", "heard", "tree", "press Undo", "wait Undone",
                "tree")
            #expect(told[0].lines.contains { $0.contains("Order deleted") && $0.contains("F6") })
            #expect(told[1].line(of: "button “Save”")?.hasSuffix("focused") == true)
            #expect(told[1].holds("label “Order deleted”") && told[1].holds("“Three orders"))
            // Only the title is read, though GTK is also given a mnemonic.
            #expect(told[1].holds("button “Undo”"))
            #expect(told[2].line(of: "button “Save”")?.hasSuffix("focused") == true)
        }

        /// A covered notice can be read, and answered without opening the list: GTK 4.8 gives no focus over the bus.
        @Test func aCoveredNoticeIsReadAndAnswered() throws {
            // Since GTK 4.18, a child that its parent does not show is hidden.
            guard gtk_get_minor_version() < 18 else { return }
            let told = try ScreenReader.tell(
                "press Store", "wait Undo 1", "press Store", "wait Undo 2", "tree", "press Undo 1",
                "wait Undone 1",
                "gone Undo 1", "tree")
            #expect(told[0].holds("“Order 1 archived”") && !told[0].holds("“Clear All”"))
            #expect(told[1].holds("button “Undo 2”"))
        }

        /// The panels have an action for this while there is a stack to open.
        @Test func aStackIsOpenedOverTheBus() throws {
            let told = try ScreenReader.tell(
                "press Store", "wait Undo 1", "press Store", "wait Undo 2",
                "act Order 2 archived/notices.show-all", "wait Clear All", "tree", "press Undo 1",
                "wait Undone 1", "gone Undo 1", "tree")
            #expect(told[0].holds("button “Undo 1”") && told[0].holds("button “Clear All”"))
            #expect(!told[1].holds("“Undo 1”") && told[1].holds("button “Undo 2”"))
        }

        @Test func allThatAVeilSaysIsHeardOnceAndTheResultAfterTheFocusIsBack() throws {
            let told = try ScreenReader.tell(
                "press Sign in", "wait Not signed in", "heard")
            // GTK before 4.14 reports the panel's initial name again when the focus arrives.
            let canAnnounce = scrim_symbol("gtk_accessible_announce") != nil
            #expect(
                told[0].lines.filter { canAnnounce || $0 != "heard: Signing in…" } == [
                    "focus: Shop, Save", "focus: Signing in…", "heard: Checking the password",
                    "heard: Copied",
                    "focus: Save",
                    "heard: Wrong password",
                ])
        }

        @Test func whatIsWrongWithATextIsHeardOnce() throws {
            let told = try ScreenReader.tell(
                "press Rename", "wait New name", "heard", "type New name/x", "heard", "type New name/y",
                "press Accept",
                "wait Renamed to y")
            #expect(told[1].lines.filter { $0.contains("No x") } == ["heard: No x"])
        }

        @Test func aListOfAQuestionHasNoNameOfItsOwn() throws {
            let told = try ScreenReader.tell("press Move", "wait Archive", "tree")
            // Newer versions of GTK call this an alert, as AT-SPI does; older ones call it a dialog.
            #expect(["alert", "dialog"].contains { told[0].holds("\($0) “Move to” modal") })
            #expect(told[0].holds("list item “Archive”"))
            #expect(!told[0].holds("GtkListBox"))
        }

        @Test func aSheetHasItsNameAndItsContent() throws {
            let told = try ScreenReader.tell(
                "press Colors", "wait Red", "tree", "press Done", "gone Red", "tree")
            #expect(told[0].holds("dialog “Pick a color”") && told[0].holds("slider “Sheet size”"))
            #expect(told[0].line(of: "button “Red”")?.hasSuffix("focused") == true)
            #expect(!told[1].holds("“Pick a color”"))
        }

        /// The README's first app, unchanged.
        @Test(arguments: [false, true])
        func theFirstAppSaysHello(toWhomCancels isCancelled: Bool) throws {
            let commands = isCancelled ? ["press Cancel", "wait Hello, nobody"] : ["wait Hello, world"]
            let told = try ScreenReader.tell(
                ["wait Asking…"] + commands + ["gone Asking…", "heard"], to: "HelloGTK")
            let hello = isCancelled ? "Hello, nobody" : "Hello, world"
            #expect(told[0].lines.filter { $0.contains("Asking…") } == ["focus: Hello, Asking…"])
            // Versions of GTK that cannot announce read a text only where something has the focus. Nothing in
            // this window has it.
            guard scrim_symbol("gtk_accessible_announce") != nil else { return }
            #expect(told[0].holds("heard: \(hello)"))
        }
    }
}

/// Runs `scripts/screen-reader` on one of the probe apps beside the tests.
private enum ScreenReader {
    /// The output of one command.
    struct Told {
        var lines: [String] = []

        func holds(_ text: String) -> Bool { line(of: text) != nil }
        func line(of text: String) -> String? { lines.first { $0.contains(text) } }
    }

    struct Trouble: Error { let description: String }

    static func tell(_ commands: String...) throws -> [Told] { try tell(commands, to: "AccessProbe") }

    /// Uses an app with these commands, and returns the output of each `tree` and `heard`.
    ///
    /// If the machine delays the reader for longer than a notice stays, the result says nothing about the app;
    /// the run is repeated.
    static func tell(_ commands: [String], to app: String) throws -> [Told] {
        for _ in 1..<6 { if let told = try attempt(commands, on: app) { return told } }
        throw Trouble(description: "the machine held the reader up each time")
    }

    /// `nil`: the run was inconclusive.
    private static func attempt(_ commands: [String], on app: String) throws -> [Told]? {
        let process = Process()
        process.executableURL =
            URL(fileURLWithPath: #filePath).appending(path: "../../../../scripts/screen-reader")
            .standardizedFileURL
        process.arguments = [Probe.executable(app).path] + commands
        let (out, err) = (Pipe(), Pipe())
        process.standardOutput = out
        process.standardError = err
        try process.run()
        let text = String(decoding: out.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let trouble = String(decoding: err.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        if process.terminationStatus == EX_TEMPFAIL { return nil }
        guard process.terminationStatus == 0 else { throw Trouble(description: trouble) }
        return text.split(separator: "== ", omittingEmptySubsequences: true).map {
            Told(lines: $0.split(separator: "\n").dropFirst().map(String.init))
        }
    }
}
