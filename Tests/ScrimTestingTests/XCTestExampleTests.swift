@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import XCTest

/// The test kit knows no test framework: an app's XCTest uses it as Swift Testing does.
@MainActor
final class XCTestExampleTests: XCTestCase {
    // Asynchronous, so that XCTest comes to the main actor on Linux too.
    func testSearchIsCoveredUntilItIsDone() async throws {
        let screen = TestHost()
        let veil = screen.overlays.show(.veil("Searching…"))
        XCTAssertFalse(screen.isShowing("Searching…"), "nothing is seen in grace")
        screen.advance(by: .milliseconds(200))
        XCTAssertTrue(screen.isShowing("Searching…"))
        veil.dismiss()
        screen.advance(by: .seconds(1))
        XCTAssertEqual(veil.outcome?.cause, .dismissed)
        try screen.expectNothingLeft()
    }
}
