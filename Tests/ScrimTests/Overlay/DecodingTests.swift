import Foundation
@_spi(Host) import ScrimTesting
import Testing

@_spi(Host) @testable import Scrim

/// A value decoded from JSON is clamped like one made in code.
@MainActor
@Suite struct DecodingTests {
    private func read<Value: Decodable>(_ text: String) throws -> Value {
        try JSONDecoder().decode(Value.self, from: Data(text.utf8))
    }

    /// Encodes a value, replaces one text in the result, and decodes it.
    private func edited<Value: Codable>(_ value: Value, _ old: String, _ new: String) throws -> Value {
        let text = String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
        try #require(text.contains(old), "\(text)")
        return try read(text.replacingOccurrences(of: old, with: new))
    }

    @Test func aSpringIsInItsRange() throws {
        let slack: Motion.Spring = try read(#"{"dampingRatio":1e-30,"response":0.4}"#)
        #expect(slack == Motion.Spring(dampingRatio: 0.05, response: 0.4))
        let slow: Motion.Spring = try read(#"{"dampingRatio":1e30,"response":1e30}"#)
        #expect(slow == Motion.Spring(dampingRatio: 10, response: 10))
    }

    @Test func aThemeHasThePartsThatItNames() throws {
        let theme: Stage.Theme = try read(#"{"cornerRadius":8}"#)
        #expect(theme == Stage.Theme(cornerRadius: 8))
        let own = Stage.Theme(icons: [.success: .named("seal")])
        #expect(try JSONDecoder().decode(Stage.Theme.self, from: JSONEncoder().encode(own)) == own)
    }

    @Test func aCurveIsAFunctionOfTime() throws {
        let curve: Motion.Curve = try read(#"{"x1":-3,"y1":-1,"x2":7,"y2":2}"#)
        #expect(curve == Motion.Curve(0, -1, 1, 2))
    }

    @Test func aColorsComponentsAreInTheirRange() throws {
        let color: Overlay.Color = try read(#"{"red":2,"green":-1,"blue":0.5,"alpha":1e9}"#)
        #expect(color == Overlay.Color(red: 1, green: 0, blue: 0.5, alpha: 1))
    }

    @Test func lengthsAreNotNegative() throws {
        let size: Geometry.Size = try read(#"{"width":-1,"height":3}"#)
        #expect(size == Geometry.Size(width: 0, height: 3))
        let room: ScrollRoom = try read(#"{"closing":-1,"opening":3}"#)
        #expect(room == ScrollRoom(closing: 0, opening: 3))
        let scroll: ContentScroll = try read(#"{"by":-1,"room":-1}"#)
        #expect(scroll == ContentScroll(by: -1, room: 0))
        let coasting: Coasting = try read(#"{"friction":-1}"#)
        #expect(coasting == Coasting(friction: -1))
    }

    @Test func aMotionCanBeDrawn() throws {
        let motion = Motion(
            from: Motion.Pose(opacity: 0.25), velocity: Motion.Pose(offstage: 0.125), to: .rest,
            pace: .spring(Motion.Spring()), start: Instant())
        #expect(try edited(motion, "0.25", "5").from.opacity == 1)
        #expect(try edited(motion, "0.125", "1e300").velocity.offstage == 1e6)
        #expect(try edited(motion, "0.25", "0.25") == motion)
    }

    @Test(arguments: [("0.125", "1e-30"), ("0.375", "1e-300"), ("0.375", "1e300")])
    func anOverlayWithSuchASpringComesAndGoes(_ old: String, _ new: String) throws {
        let host = TestHost()
        let spring = Motion.Spring(dampingRatio: 0.125, response: 0.375)
        let written = Overlay.veil("Hello").with(\.transition, .slide(.spring(spring)))
        let veil = host.overlays.show(try edited(written, old, new))
        host.pass(1000)
        #expect(host.isShowing("Hello"))
        veil.dismiss()
        host.pass(600_000)
        #expect(host.leftovers == [])
    }
}
