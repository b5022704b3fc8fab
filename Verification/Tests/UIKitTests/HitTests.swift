import Testing
import UIKit

@MainActor
struct HitTests {
    @Test func aHiddenViewIsNotHit() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
        view.isHidden = true
        #expect(view.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
    }
}
