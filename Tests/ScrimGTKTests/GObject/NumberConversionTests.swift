import Testing

@_spi(Host) @testable import ScrimGTK

@Suite struct NumberConversionTests {
    @Test func whatFitsIsKeptAndWhatDoesNotIsLimited() {
        #expect(Int32(clamping: 41.9) == 41 && Int32(clamping: -41.9) == -41)
        #expect(Int32(clamping: 1e300) == .max && Int32(clamping: -Double.infinity) == .min)
        #expect(Int(clamping: Double.infinity) == .max && Int(clamping: -1e300) == .min)
        #expect(Int(clamping: -0x1p63) == .min && Int(clamping: 0x1p63) == .max)
        #expect(Int(clamping: 9.2e18) == 9_200_000_000_000_000_000)
        #expect(Float(clamping: 0.5) == 0.5 && Float(clamping: 1e300).isFinite)
        #expect(Float(clamping: -Double.infinity) == -Float(clamping: Double.infinity))
    }

    @Test func whatIsNoNumberCountsAsTheLeast() {
        #expect(Int32(clamping: Double.nan) == 0 && Float(clamping: Double.nan) == 0)
        #expect(Double.nan.clamped(to: 1...4) == 1)
        #expect(0.5.clamped(to: 1...4) == 1 && 9.0.clamped(to: 1...4) == 4 && 2.0.clamped(to: 1...4) == 2)
    }
}
