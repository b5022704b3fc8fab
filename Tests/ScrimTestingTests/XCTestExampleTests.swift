@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import XCTest

/// The test kit depends on no test framework: XCTest can use it as well as Swift Testing.
@MainActor
final class XCTestExampleTests: XCTestCase {
    // Asynchronous, because XCTest on Linux runs only asynchronous tests on the main actor.
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
