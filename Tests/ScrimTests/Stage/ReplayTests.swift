import Foundation
@_spi(Host) import ScrimTesting
import Testing

@_spi(Host) @testable import Scrim

/// The events in a journal determine everything: the machine does the same again.
@MainActor
@Suite struct ReplayTests {
    let host = TestHost()

    init() {
        host.stage.journal.limit = 10_000
    }

    @Test func questionsAboutTwoViewsAreTwo() throws {
        let views = [Rect(0, 100, 190, 300), Rect(200, 100, 190, 300)].map { host.region(at: $0) }
        let veil = host.overlays.show(.veil("Copying").instant)
        let asked = views.map {
            host.overlays.over($0).show(.question("Again?", actions: ["Yes"]).instant)
        }
        #expect(host.plan.surfaces.count == 3)
        asked.forEach { $0.dismiss() }
        veil.dismiss()
        try expectReplays()
    }

    @Test func defaultsAndEnvironmentReplay() throws {
        let veil = host.overlays.show(.veil("Working", cancel: .standard))
        host.stage.defaults.appearance = .classic
        host.pass(300)
        host.stage.defaults.strings.cancel = "Stop"
        host.environment.reducesMotion = true
        host.environment.hasScreenReader = true
        host.overlays.flash(.hud("Saved"))
        host.pass(2000)
        host.stage.defaults.queueLimit = 0
        host.stage.defaults.isInstant = true
        veil.progress = 0.75
        host.pass(100)
        veil.finish(.success("Done"))
        try expectReplays()
    }

    @Test func sharingChangesAndUserActsReplay() throws {
        let one = host.overlays.show(.veil("One", cancel: .standard))
        let two = host.overlays.show(.veil("Two", detail: "More"))
        host.pass(500)
        one.message = "Two"
        two.progress = 0.29
        host.pass(0)
        host.pressCancel(on: "Two")
        host.pressEscape()
        host.overlays.flash(.hud("Gone", action: "_Undo"), onAction: {})
        host.pass(200)
        host.hover("Gone")
        host.focusPanel("Gone")
        host.pass(500)
        host.focusPanel("Gone", false)
        host.pressAction(on: "Gone")
        host.overlays.flash(.hud("Low"))
        host.pass(100)
        host.overlays.flash(.hud("High").with(\.priority, .high))
        host.pass(3000)
        try expectReplays()
    }

    @Test func anotherPlanHasAnotherDigest() {
        let empty = host.plan.digest
        _ = host.overlays.show(.veil("Working").instant)
        let shown = host.plan.digest
        #expect(shown != empty && shown == host.plan.digest)
        host.clear()
    }

    @Test func aDigestTellsWhatIsDrawn() {
        _ = host.overlays.show(.veil("Working").instant)
        let plan = host.plan
        var (style, motion) = (plan, plan)
        style.surfaces[0].value.style.groupOpacity = 0.5
        motion.surfaces[0].motion = .hold(Motion.Pose(opacity: 0.5))
        #expect(Set([plan, style, motion].map(\.digest)).count == 3)
        host.clear()
    }

    @Test func aDigestIsTheSameInEveryProcess() {
        _ = host.overlays.show(.veil("Working").instant)
        // The description of a class without its own contains a memory address.
        #expect(!"\(host.plan)".contains("$"))
        host.clear()
    }

    /// The order of a set differs between processes, and between sets of different capacity.
    @Test func aDigestDependsOnNoOrderOfASet() {
        let views = (0..<10).map { _ in host.region() }
        _ = host.overlays.show(.veil("Working").instant.with(\.input.outside, .blockedExcept(Set(views))))
        let plan = host.plan
        #expect(plan.access.exempt.count == 10 && plan.focusRound.views?.count == 10)
        func reordered(_ regions: Set<Region>) -> Set<Region> {
            var other = Set<Region>(minimumCapacity: 4000)
            other.formUnion(regions)
            return other
        }
        var (access, round, input) = (plan, plan, plan)
        access.access.exempt = reordered(plan.access.exempt)
        round.focusRound.views = plan.focusRound.views.map(reordered)
        let layer = plan.input.layers[0]
        input.input.layers[0] = InputPlan.Layer(
            surface: layer.surface, region: layer.region, outside: .blockedExcept(reordered(Set(views))),
            tapOutside: layer.tapOutside, panelTakesInput: layer.panelTakesInput)
        for other in [access, round, input] { #expect(other == plan && other.digest == plan.digest) }
        var (fewer, none) = (plan, plan)
        fewer.access.exempt.remove(views[0])
        none.focusRound.views = nil
        #expect(Set([plan, fewer, none].map(\.digest)).count == 3)
        host.clear()
    }

    @Test func anotherPlanIsToldWithItsEvent() throws {
        _ = host.overlays.show(.veil("Working"))
        host.pass(300)
        host.clear()
        var recording = try recording(of: host)
        let last = recording.entries.removeLast()
        recording.entries.append(
            .init(at: last.at, event: last.event, effects: last.effects, plan: "another"))
        let difference = try #require(recording.replay().first)
        #expect(recording.replay().count == 1 && difference.index == recording.count - 1)
        #expect(difference.description.hasPrefix("\(last.line): the plan is another, "))
    }

    @Test func numbersThatAreNoneReplay() throws {
        let veil = host.overlays.show(.veil("Work", indicator: .bar(.nan)))
        host.pass(300)
        veil.progress = .infinity
        veil.content.indicator = .ring(-.infinity)
        veil.sheet.detents = [.points(.nan), .fraction(.infinity)]
        host.pass(500)
        try expectReplays()
    }

    @Test func layoutsReplay() throws {
        let sheet = host.overlays.show(.sheet(detents: [.content, .full], input: .dismissing)) { "Sheet" }
        host.overlays.flash(.hud("Toast", placement: .bottom))
        host.pass(100)
        host.window = Geometry.Size(width: 780, height: 390)
        host.safeArea = Insets(all: 20)
        host.pass(100)
        host.keyboard = Geometry.Rect(0, 200, 780, 190)
        host.viewSizes["Sheet"] = Geometry.Size(width: 300, height: 120)
        host.pass(1000)
        host.keyboard = nil
        sheet.detent = .full
        host.pass(1000)
        try expectReplays()
    }

    @Test func dragsReplay() throws {
        let sheet = host.sheet([.points(200), .points(400), .full], view: "Sheet") { $0.input = .dismissing }
        host.drag("Sheet", through: host.way(-150, within: 120))
        host.pass(50)
        host.drag("Sheet", through: host.slowDrag(40), letsGo: false)
        host.letGo("Sheet", cancelled: true)
        host.pass(1000)
        sheet.sheet.dismissal = .never
        sheet.input = Overlay.InputPolicy(outside: .blockedExcept([host.region()]))
        host.drag("Sheet", through: host.way(300, within: 60))
        host.pass(1000)
        sheet.sheet = Overlay.Sheet()
        host.drag("Sheet", through: host.way(600, within: 60))
        host.pass(2000)
        try expectReplays()
    }

    @Test func aRefusedDragReplays() throws {
        _ = host.sheet([.points(200), .points(400)], view: "Sheet", shouldEnd: { _ in false })
        host.drag("Sheet", through: host.way(600, within: 60))
        host.pass(2000)
        try expectReplays()
    }

    /// A detent's closure cannot be written, but its results are in the layout events.
    @Test func customDetentsReplay() throws {
        let wide = Overlay.Detent.custom(.init("wide") { $0.width * 9 / 16 })
        let half = Overlay.Detent.custom(.init("half") { $0.height / 2 })
        let sheet = host.sheet([wide, half, .full], view: "Sheet") { $0.sheet.initial = wide }
        host.drag("Sheet", through: host.way(-150, within: 120))
        host.pass(1000)
        sheet.detent = wide
        host.pass(50)
        host.window = Geometry.Size(width: 500, height: 900)
        host.pass(1000)
        sheet.detents = [half, .points(100)]
        host.pass(1000)
        host.drag("Sheet", through: host.slowDrag(200))
        host.pass(1000)
        try expectReplays()
    }

    @Test func regionsAndTheWindowReplay() throws {
        let (table, list) = (host.region(.detached), host.region())
        _ = host.overlays.over(table).show(.loading("Loading"))
        _ = host.overlays.over(list).show(
            .activity("Busy").with(\.input.outside, .blockedExcept([table, .keyboard])))
        host.pass(300)
        host.set(table, .visible)
        host.stage.report(.regionContained(list, in: host.plan.surfaces.first?.id))
        host.pass(300)
        host.set(list, .hidden)
        host.suspend()
        host.pass(300)
        host.resume()
        host.set(.window, .hidden)
        host.set(.window, .visible)
        host.set(table, .gone)
        host.pass(300)
        try expectReplays()
    }

    @Test func whatComesFromAnotherStageReplaysOnBoth() throws {
        let other = TestHost(clock: host.clock)
        other.stage.journal.limit = 10_000
        let table = host.region(.detached)
        let loading = host.overlays.over(table).show(.loading("Loading", detail: "Much"))
        host.pass(100)
        other.set(table, .visible)
        host.stage.transfer(table, to: other.stage)
        host.pass(300)
        loading.message = "Still loading"
        host.pass(0)
        #expect(other.isShowing("Still loading"))
        try expectReplays(other)
        try expectReplays()
    }

    /// A received surface in an edited report is checked like the state at the beginning.
    @Test(arguments: ["holders", "id", "generation"])
    func whatCannotArriveIsUnreadable(_ field: String) throws {
        let other = TestHost(clock: host.clock)
        other.stage.journal.limit = 10_000
        let table = host.region(.detached)
        _ = host.overlays.over(table).show(.loading("Loading"))
        other.set(table, .visible)
        host.stage.transfer(table, to: other.stage)
        other.clear()
        var lines = Self.lines(of: other)
        let index = try #require(lines.firstIndex { $0.contains("\"receive\"") })
        lines[index] = try Self.edited(lines[index]) { surface in
            switch field {
            case "holders": surface[field] = [Any]()
            case "id": surface[field] = ["number": UInt64.max / 2 - 1]
            default: surface[field] = Int.max
            }
        }
        #expect(throws: Stage.Journal.Unreadable.self) { try Self.recording(of: lines) }
    }

    /// A veil with the number of a stack's buttons would leave no number for its trace.
    @Test func veilWithStackButtonsNumberIsUnreadable() throws {
        _ = host.overlays.show(.veil("Work").instant)
        host.clear()
        var lines = Self.lines(of: host)
        let index = try #require(lines.firstIndex { $0.contains("{\"show\":{") })
        let match = lines[index].firstMatch(of: /"surface":\{"number":\d+\}/)
        let surface = String(try #require(match?.output))
        lines[index].replace(surface, with: "\"surface\":{\"number\":\(UInt64.max - 3)}")
        #expect(throws: Stage.Journal.Unreadable.self) { try Self.recording(of: lines) }
    }

    /// A journal that begins later starts with the state at that time.
    @Test func aJournalThatBeginsLateReplays() throws {
        host.stage.journal.limit = 0
        let veil = host.overlays.show(.veil("One"))
        let sheet = host.sheet([.points(200), .points(400)], view: "Sheet")
        host.drag("Sheet", through: host.way(-40, within: 60), letsGo: false)
        host.stage.journal.limit = 10_000
        host.letGo("Sheet")
        veil.message = "Two"
        host.pass(100)
        veil.message = "One"
        host.pass(1000)
        sheet.dismiss()
        try expectReplays()
    }

    @Test func aJournalThatForgotItsBeginningReplays() throws {
        host.stage.journal.limit = 7
        for number in 0..<20 {
            host.overlays.flash(.hud("Notice \(number)", action: "Undo"))
            host.pass(300)
        }
        try expectReplays()
    }

    // MARK: Replaying

    /// The host's journal, written out and read back.
    private func recording(of host: TestHost) throws -> Stage.Journal.Recording {
        try Self.recording(of: Self.lines(of: host))
    }

    private static func lines(of host: TestHost) -> [String] {
        host.stage.journal.text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
    }

    /// The line of a handover, with its only surface edited.
    private static func edited(_ line: String, _ edit: (inout [String: Any]) -> Void) throws -> String {
        var entry = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        var event = try #require(entry["event"] as? [String: Any])
        var handover = try #require(event["receive"] as? [String: Any])
        var surfaces = try #require(handover["_0"] as? [[String: Any]])
        edit(&surfaces[0])
        handover["_0"] = surfaces
        event["receive"] = handover
        entry["event"] = event
        return String(decoding: try JSONSerialization.data(withJSONObject: entry), as: UTF8.self)
    }

    private static func recording(of lines: [String]) throws -> Stage.Journal.Recording {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try Stage.Journal.Recording(lines: lines) { line, type in
            try decoder.decode(type, from: Data(line.utf8))
        }
    }

    /// Expects the journal, read back from its text, to replay to the same state.
    private func expectReplays(_ host: TestHost? = nil, at location: SourceLocation = #_sourceLocation) throws
    {
        let host = host ?? self.host
        host.clear()
        let recording = try recording(of: host)
        #expect(recording.count > 2, sourceLocation: location)
        #expect(recording.replay() == [], sourceLocation: location)
    }
}
