import Foundation
import Testing

@testable import TourReport

struct PlotTests {
    private func plot(_ points: [Plot.Point], style: Plot.Curve.Style = .line) -> Plot {
        Plot("A & B", x: "seconds", [.init(y: "points", [.init("sheet", points, style: style)])])
    }

    @Test func ticksAreRoundAndWithinTheScale() {
        let up = PlotScale([3, 418], from: 400, to: 100, isTight: false)
        #expect(up.ticks == [0, 100, 200, 300, 400, 500])
        #expect((up.low, up.high) == (0, 500))
        let across = PlotScale([0.01, 0.83], from: 0, to: 100, isTight: true)
        #expect((across.low, across.high) == (0.01, 0.83))
        #expect(across.ticks.map(PlotScale.text) == ["0.2", "0.4", "0.6", "0.8"])
    }

    @Test func theEndsOfAScaleAreTheEndsOfThePicture() {
        let scale = PlotScale([-20, 60], from: 400, to: 100, isTight: true)
        #expect(scale.place(-20) == 400)
        #expect(scale.place(60) == 100)
        #expect(scale.place(20) == 250)
    }

    @Test(arguments: [[], [7], [7, 7], [.nan, .infinity]])
    func aScaleOfNextToNothingIsAScale(_ values: [Double]) {
        for isTight in [true, false] {
            let scale = PlotScale(values, from: 0, to: 100, isTight: isTight)
            #expect(scale.low < scale.high)
            #expect(!scale.ticks.isEmpty)
        }
    }

    @Test(arguments: [(-1200.0, "−1200"), (0.30000000000000004, "0.3"), (-0.0, "0"), (2, "2")])
    func numbersAreWrittenAsOneWritesThem(_ number: Double, _ text: String) {
        #expect(PlotScale.text(number) == text)
    }

    @Test func aPictureNamesItsAxesAndCurvesAndIsWellFormed() throws {
        let svg = plot([.init(0, 0), .init(1, 5)]).svg(.light)
        for word in ["A &amp; B", "seconds", "points", "sheet"] { #expect(svg.contains(">\(word)</text>")) }
        let tags = svg.matches(of: /<(\/?)[a-z]+[^>]*?(\/?)>/)
        let opened = tags.count { $0.1.isEmpty && $0.2.isEmpty }
        #expect(opened == tags.count { !$0.1.isEmpty })
        #expect(svg.count { $0 == "<" } == tags.count)
    }

    @Test func whatIsNoNumberIsLeftOut() {
        let svg = plot([.init(0, 0), .init(.nan, 2), .init(1, .infinity), .init(2, 5)], style: .dots).svg(
            .light)
        #expect(!svg.contains("nan") && !svg.contains("inf"))
        // Two points, and the one in the legend.
        #expect(svg.matches(of: /<circle/).count == 3)
    }

    @Test func aCurveIsNamedOnceHoweverManyPanelsItIsIn() {
        let curve = Plot.Curve("fast", [.init(0, 1), .init(1, 2)])
        let svg = Plot("Two", x: "seconds", [.init(y: "pt", [curve]), .init(y: "pt/s", [curve])]).svg(.light)
        #expect(svg.matches(of: />fast</).count == 1)
    }

    @Test func inTheDarkThePaperIsDark() {
        let plot = plot([.init(0, 0), .init(1, 1)])
        #expect(plot.svg(.light).contains("fill=\"\(Plot.Palette.light.paper)\""))
        #expect(plot.svg(.dark).contains("fill=\"\(Plot.Palette.dark.paper)\""))
    }
}
