import Scrim
import ScrimTesting
import Testing
import UIKit

@testable import ScrimUIKit

extension UIKitTests {
    /// The conformance suite on UIKit: real views, touches and keys, wherever UIKit's are.
    @MainActor @Suite struct ConformanceTests {
        @Test(arguments: Conformance<UIKitSubject>.behaviours)
        func uiKitShows(_ behaviour: Conformance<UIKitSubject>.Behaviour) async throws {
            let subject = UIKitSubject()
            defer { subject.close() }
            try await behaviour.run(subject)
        }
    }
}

/// An app's window on UIKit.
@MainActor
final class UIKitSubject: ConformanceSubject {
    private let app = AppFixture()
    let overlays: Overlays<UIKitHost>
    let region: Region
    let appButton: Point
    let regionButton: Point

    init() {
        overlays = app.overlays
        region = app.region?.overlays.region ?? .window
        appButton = Self.middle(of: app.button)
        regionButton = Self.middle(of: app.regionButton)
    }

    func close() { app.close() }

    // MARK: ConformanceSubject

    var appTaps: Int { app.button.taps }
    var regionTaps: Int { app.regionButton.taps }
    var letters: Int { app.field.letters }
    var fieldHasFocus: Bool { app.field.isFirstResponder }

    func makeView() -> any OverlayContent {
        UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 120))
    }

    func passMoment() async { await app.pass() }
    func setRegionHidden(_ isHidden: Bool) { app.region?.isHidden = isHidden }
    func destroyRegion() { app.destroyRegion() }
    func destroyWindow() { app.screen.disconnect() }
    func tap(at point: Point) async { app.screen.tap(at: CGPoint(x: point.x, y: point.y)) }
    func typeLetter() async { app.screen.type("a") }
    func pressEscape() async { app.screen.press(.keyboardEscape) }

    func isOnScreen(_ identifier: String) -> Bool {
        guard let panel = app.find("\(identifier).panel") else { return false }
        return panel.window != nil
    }

    private static func middle(of view: UIView) -> Point {
        let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: view.window)
        return Point(x: place.x, y: place.y)
    }
}
