import Foundation
import Testing

@testable import TourReport

struct IndexPageTests {
    @Test func whatWasSeenIsEscaped() {
        #expect(IndexPage.escaped("<b> & \"c\"") == "&lt;b&gt; &amp; &quot;c&quot;")
    }

    @Test func pageShowsPicturesAndChecks() {
        var scene = SceneReport(name: "Sheet & more")
        scene.pictures = [PictureReport(caption: "Choosing", file: "sheet.png", width: 380, height: 770)]
        scene.checks = [CheckReport(name: "it is gone", ok: false, expected: "nothing", seen: "a sheet")]
        let page = IndexPage.html(for: TourReport(scenes: [scene]))
        #expect(page.contains("Sheet &amp; more"))
        #expect(page.contains("src=\"sheet.png\""))
        #expect(page.contains("expected nothing, seen a sheet"))
        #expect(page.contains("0 passed, 1 failed"))
    }

    @Test func pageNeedsNothingFromElsewhere() {
        let page = IndexPage.html(for: TourReport(scenes: [SceneReport(name: "Veil")]))
        #expect(!page.contains("http"))
        #expect(!page.contains("<script"))
    }

    @Test func contactSheetComesFirst() throws {
        var scene = SceneReport(name: "Veil")
        scene.pictures = [PictureReport(caption: "Signing in", file: "veil.png", width: 380, height: 770)]
        let page = IndexPage.html(for: TourReport(scenes: [scene]), contactSheet: "index.png")
        let sheet = try #require(page.range(of: "src=\"index.png\""))
        let picture = try #require(page.range(of: "src=\"veil.png\""))
        #expect(sheet.lowerBound < picture.lowerBound)
        #expect(!IndexPage.html(for: TourReport(scenes: [scene])).contains("class=\"wide\""))
    }
}
