import Foundation
import Testing

@testable import TourReport

struct TourReportTests {
    private let report: TourReport = {
        var scene = SceneReport(name: "Veil <light>")
        scene.pictures = [PictureReport(caption: "The “form”", file: "veil.png", width: 380, height: 770)]
        scene.checks = [
            CheckReport(name: "a click has no effect", ok: true, expected: "veil", seen: "veil"),
            CheckReport(name: "the overlay is gone", ok: false, expected: "nothing", seen: "1 & more"),
        ]
        return TourReport(scenes: [scene])
    }()

    @Test func countsChecksOfAllScenes() {
        var two = report
        two.scenes += report.scenes
        #expect(two.passed == 2)
        #expect(two.failed == 2)
    }

    @Test func tourWithoutChecksFails() {
        #expect(TourReport().failed == 1)
        #expect(TourReport(scenes: [SceneReport(name: "Empty")]).failed == 1)
    }

    @Test func reportIsReadBackAsWritten() throws {
        let data = try JSONEncoder().encode(report)
        #expect(try JSONDecoder().decode(TourReport.self, from: data) == report)
    }

    @Test func reportHasTheNamesThatReadersRelyOn() throws {
        let data = try JSONEncoder().encode(report)
        let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let scene = try #require((object["scenes"] as? [[String: Any]])?.first)
        let check = try #require((scene["checks"] as? [[String: Any]])?.last)
        #expect(scene["name"] as? String == "Veil <light>")
        #expect((scene["pictures"] as? [Any])?.count == 1)
        #expect(check["ok"] as? Bool == false)
        #expect(check["expected"] as? String == "nothing")
        #expect(check["seen"] as? String == "1 & more")
    }
}
