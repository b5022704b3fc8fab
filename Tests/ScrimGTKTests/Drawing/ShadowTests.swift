import Testing

@testable @_spi(Host) import Scrim
@testable import ScrimGTK

extension GtkTests {
    /// Shadows that GTK's renderers draw without artifacts.
    @Suite struct ShadowTests {
        // GTK 4.8's GL renderer drew dark blocks beside a toast of 58 points.
        @Test(arguments: [(22.0, 46.0), (22, 58), (22, 90), (14, 58), (14, 74)])
        func aLowPanelHasNoMoreBlurThanItsCorners(_ corner: Double, _ height: Double) {
            let blur = Canvas.drawableBlur(24, around: Size(width: 200, height: height), corner: corner)
            #expect(blur == corner)
        }

        @Test(arguments: [(22.0, 100.0), (14, 82), (5, 58), (0, 20)])
        func otherPanelsHaveTheirWholeBlur(_ corner: Double, _ height: Double) {
            let blur = Canvas.drawableBlur(24, around: Size(width: 200, height: height), corner: corner)
            #expect(blur == 24)
        }
    }
}
