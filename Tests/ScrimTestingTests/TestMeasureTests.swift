@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// The test measure has a fixed-width font: 8 points per grapheme, 20 points per line.
@MainActor
@Suite struct TestMeasureTests {
    private func size(_ text: String?, width: Double? = nil) throws -> Geometry.Size {
        let host = TestHost()
        _ = host.overlays.show(.veil(text).with(\.timing.grace, .zero))
        let surface = try #require(host.shown.first)
        return TestMeasure(surface).size(of: .message, width: width)
    }

    @Test(
        arguments: [
            ("Hello", nil, Geometry.Size(width: 40, height: 20)),
            ("Hello\nyou", nil, Geometry.Size(width: 40, height: 40)),
            ("Hello", 24, Geometry.Size(width: 24, height: 40)),
            ("Hello", 40, Geometry.Size(width: 40, height: 20)),
            ("Hello", 0, Geometry.Size(width: 8, height: 100)),
            ("Hello", -7, Geometry.Size(width: 8, height: 100)),
            ("👩‍👩‍👧‍👦", nil, Geometry.Size(width: 8, height: 20)),
            ("a\n\nb", nil, Geometry.Size(width: 8, height: 60)),
            ("", nil, .zero),
            (nil, nil, .zero),
        ] as [(String?, Double?, Geometry.Size)])
    func textIsAsLargeAsItsGraphemes(_ text: String?, _ width: Double?, _ expected: Geometry.Size) throws {
        #expect(try size(text, width: width) == expected)
    }

    @Test(arguments: [Double.nan, .infinity, 1e300])
    func anyWidthIsAWidth(_ width: Double) throws {
        let size = try size("Hello", width: width)
        #expect(size.height >= 20)
    }
}
