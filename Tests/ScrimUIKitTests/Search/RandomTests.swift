import Screen
import Testing
import UIKit

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimUIKit

extension UIKitTests {
    /// Long random sequences in a scene: after each action, the screen must show what the core plans.
    @MainActor @Suite struct RandomTests {
        @Test(arguments: 1...8 as ClosedRange<UInt64>)
        func theScreenIsAsTheCoreSays(seed: UInt64) async throws {
            var dice = Dice(seed: seed)
            let scene = RandomScene()
            defer { scene.app.close() }
            var story: [String] = []
            for _ in 0..<300 {
                let deed = Deed.draw(&dice)
                story.append("\(deed)")
                scene.perform(deed)
                await othersRun(1)
                scene.screen.turn()
                let faults = scene.faults()
                guard faults.isEmpty else {
                    let recent = story.suffix(12).joined(separator: "; ")
                    Issue.record(
                        "\(faults.prefix(4).joined(separator: ", ")) after \(story.count) deeds: … \(recent)")
                    return
                }
            }
            scene.perform(.setBackground(false))
            scene.perform(.setKeyboard(false))
            scene.perform(.dismissAll)
            for _ in 0..<40 {
                scene.screen.advance(by: 0.1)
                await othersRun(1)
            }
            #expect(scene.isEmpty)
            #expect(scene.faults() == [])
            #expect(scene.screen.runningDisplayLinks == 0)
        }
    }
}
