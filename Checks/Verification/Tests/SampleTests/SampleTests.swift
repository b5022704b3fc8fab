@_spi(Host) import Scrim
import Screen
import ScrimUIKit
import Testing
import UIKit

@testable import SampleApp

/// The iOS sample app on the doubles, opened as its workflow opens it for pictures.
@MainActor
@Suite(.serialized)
struct SampleTests {
    private let screen = Screen()

    @Test(arguments: Opening.allCases)
    func eachOpeningHasItsOverlayUp(_ opening: Opening) async throws {
        let window = screen.makeWindow(Tabs(opening: opening))
        defer { screen.disconnect() }
        screen.turn()
        #expect(await screen.until { window.overlays.stage.presentations.map(\.kind).contains(opening.kind) })
        if window.all(UITextField.self).contains(where: \.isFirstResponder) { screen.showKeyboard() }
        screen.advance(by: 2)
        #expect(window.overlays.stage.presentations.allSatisfy { $0.state == .shown })
    }

    @Test func theConformanceSuiteRunsInTheApp() async throws {
        let window = screen.makeWindow()
        defer { screen.disconnect() }
        let scene = try #require(window.windowScene)
        var lines: [String] = []
        let run = ConformanceRun(
            scene: scene,
            pass: { [screen] in
                screen.advance(by: Screen.frame)
                await othersRun(1)
                screen.turn()
            }, say: { lines.append($0) })
        let passed = await run.run()
        #expect(passed, "\(lines.filter { $0.hasPrefix("✘") })")
        #expect(lines.last == "conformance on UIKit: 32 of 131 passed, 0 failed, 99 not run")
    }

    @Test func theContentOfASheetAsksAndIsAnswered() async throws {
        let window = screen.makeWindow(Tabs(opening: .wheel))
        defer { screen.disconnect() }
        _ = Screen.complaints()
        screen.turn()
        let stage = window.overlays.stage
        #expect(await screen.until { stage.plan.surfaces.count == 1 })
        screen.advance(by: 2)
        #expect(screen.tapButton("Ask…"))
        screen.advance(by: 1)
        #expect(screen.tapButton("Remove"))
        screen.advance(by: 3)
        #expect(await screen.until { stage.presentations.isEmpty })
        #expect(Screen.complaints() == [])
    }

    @Test func theLibraryPublishesUnderAVeilAndAsksMeanwhile() async throws {
        let window = screen.makeWindow(Tabs(opening: .library))
        defer { screen.disconnect() }
        screen.turn()
        let stage = window.overlays.stage
        #expect(await screen.until { stage.presentations.map(\.kind) == [.activity] })
        #expect(screen.tapButton("Article 2"))
        await screen.pass(1)
        // On the double, stacked views are all in one place, so a tap finds only the last one.
        let publish = window.all(UIButton.self).first { $0.currentTitle == "Publish…" && $0.window != nil }
        try #require(publish).sendActions(for: .primaryActionTriggered)
        #expect(
            await screen.until { stage.presentations.contains { $0.kind == .veil && $0.state == .shown } })
        #expect(!screen.tapButton("Back"), "the veil covers the page")
        // The question comes after two seconds of real time.
        #expect(
            await eventually {
                screen.turn()
                return window.rootViewController?.hasAlert == true
            })
        await screen.pass(1)
        #expect(screen.tapButton("Done"))
        await screen.pass(1)
        #expect(stage.presentations.contains { $0.kind == .veil }, "and the veil stays for the rest")
        // The app goes on after a second of real time.
        #expect(
            await eventually {
                screen.turn()
                return stage.presentations.contains { $0.kind == .hud }
            })
    }

    @Test func aFormGuardsWhatWasTyped() async throws {
        let window = screen.makeWindow(Tabs(opening: .form))
        defer { screen.disconnect() }
        screen.turn()
        screen.advance(by: 2)
        let stage = window.overlays.stage
        #expect(stage.plan.surfaces.count == 1)
        // A blocking sheet has its own window.
        let windows = screen.scene.windows
        let field = try #require(windows.flatMap { $0.all(UITextField.self) }.first)
        field.insertText("Lunch")
        stage.report(.escape)
        #expect(await screen.until { stage.plan.surfaces.count == 2 }, "the form, and the question over it")
        screen.advance(by: 2)
        let discard = try #require(
            screen.scene.windows.flatMap { $0.all(UIButton.self) }.first { $0.currentTitle == "Discard" })
        discard.sendActions(for: .primaryActionTriggered)
        // The app continues, and ends the form, in a separate task.
        #expect(await screen.until { stage.presentations.isEmpty })
    }
}

extension UIViewController {
    /// Whether an alert is presented over the controller, or over what it presents.
    fileprivate var hasAlert: Bool {
        sequence(first: self, next: \.presentedViewController).contains { $0 is UIAlertController }
    }
}

extension Opening {
    fileprivate var kind: Overlay.Kind {
        switch self {
        case .veil, .progress, .composer: .veil
        case .loading, .keyboard: .loading
        case .activity, .library: .activity
        case .sheet, .places, .form, .inspector, .wheel: .sheet
        case .hud: .hud
        }
    }
}
