@_spi(Host) import ScrimTesting
import Testing

@_spi(Host) @testable import Scrim

/// A callback may do anything.
@MainActor
@Suite struct CallbackTests {
    enum Callback: CaseIterable {
        case onAction, shouldEnd, log, apply, announce, wake, making
    }

    enum Deed: CaseIterable {
        case show, flash, change, dismiss, finish, status, dismissAll, tap, escape, frame, wake, hide, destroy
        case close, suspend, defaults, unlog, veil
    }

    @Test(arguments: Callback.allCases, Deed.allCases)
    func anythingCanBeDoneInside(_ callback: Callback, _ deed: Deed) {
        let stand = Stand()
        stand.deed = deed
        stand.run(callback)
        #expect(stand.deedsDone == 1, "\(callback) was not called")
        stand.host.resume()
        stand.host.set(.window, deed == .close ? .gone : .visible)
        stand.host.pass(10_000)
        stand.host.clear()
        #expect(stand.held.haveEnded)
        #expect(stand.host.leftovers == [])
    }

    /// Otherwise every change would wait for the end of the callback, and every read of
    /// the handle would go through all of them.
    @Test func aLoopOfChangesInACallbackIsOneChangeOfEach() {
        let host = TestHost()
        var waiting = 0
        var seen: Double?
        _ = host.overlays.show(
            Overlay.hud("Page", action: "Import").instant,
            onAction: {
                let veil = host.overlays.show(.veil("Import").instant)
                let sheet = host.overlays.show(.sheet(detents: [.points(120), .full]).instant) { "List" }
                host.stage.inbox.forEach { _ in waiting -= 1 }
                for row in 0...500 {
                    veil.progress = Double(row) / 500
                    veil.message = "Row \(row)"
                    veil.detail = "of 500"
                    sheet.message = "Row \(row)"
                }
                host.stage.inbox.forEach { _ in waiting += 1 }
                seen = veil.progress
            })
        host.pressAction(on: "Page")
        #expect(waiting <= 4 && seen == 1)
        host.pass(0)
        #expect(host.messages.contains("Row 500"))
        host.clear()
        #expect(host.leftovers == [])
    }
}

/// A veil with every callback, the first of which does something.
@MainActor
private final class Stand {
    let host = TestHost()
    lazy var table = host.region()
    var held: [Presentation] = []
    var deed = CallbackTests.Deed.show
    private(set) var deedsDone = 0

    func run(_ callback: CallbackTests.Callback) {
        switch callback {
        case .log: host.stage.log = { [weak self] _ in self?.act() }
        case .apply: host.onApply = { [weak self] _ in self?.act() }
        case .announce: host.onAnnounce = { [weak self] _ in self?.act() }
        case .wake: host.onWake = { [weak self] _ in self?.act() }
        case .onAction, .shouldEnd, .making: break
        }
        let overlay = Overlay.veil("Hello", cancel: .standard)
            .with(\.content.action, "Undo").with(\.input, .dismissing)
            .with(\.timing.expectedWithin, .seconds(1))
        held.append(host.overlays.over(table).show(.loading("Region")))
        if callback == .making {
            let sheet = host.overlays.show(.sheet) {
                act()
                return "sheet"
            }
            held.append(sheet)
        }
        let veil = host.overlays.show(
            overlay,
            shouldEnd: { [weak self] _ in
                if callback == .shouldEnd { self?.act() }
                return true
            },
            onAction: { [weak self] in
                if callback == .onAction { self?.act() }
            })
        held.append(veil)
        host.pass(1200)
        host.pressAction(on: "Hello")
        host.pass(1)
    }

    private func act() {
        guard deedsDone == 0 else { return }
        deedsDone += 1
        let overlays = host.overlays
        switch deed {
        case .show: held.append(overlays.show(.loading("Inside")))
        case .veil: held.append(overlays.show(.veil("Inside")))
        case .flash: overlays.flash(.hud("Inside"))
        case .change: for presentation in held { presentation.message = "Changed" }
        case .dismiss: for presentation in held { presentation.dismiss() }
        case .finish: for presentation in held { presentation.finish() }
        case .status: for presentation in held { presentation.finish(.failure("Failed")) }
        case .dismissAll: overlays.dismissAll()
        case .tap: host.tap(at: Point(x: 5, y: 5))
        case .escape: host.pressEscape()
        case .frame: host.drawFrame()
        case .wake: host.stage.wake()
        case .hide: host.set(table, .hidden)
        case .destroy: host.set(table, .gone)
        case .close: host.close()
        case .suspend: host.suspend()
        case .defaults: host.stage.defaults.isInstant.toggle()
        case .unlog: host.stage.log = nil
        }
    }
}

extension CallbackTests {
    /// All of them count, although they are handled only after the callback returns.
    @Test func severalDefaultsCanBeSetInside() {
        let host = TestHost()
        host.overlays.flash(.hud("Look", action: "Classic").instant) {
            host.stage.defaults.appearance = .classic
            host.stage.defaults.stackLimit = 1
            host.stage.defaults.isInstant = true
            host.stage.defaults.isInstant = false
            #expect(host.stage.defaults.stackLimit == 1)
        }
        host.pass(10)
        host.pressAction(on: "Look")
        host.pass(10)
        #expect(host.stage.defaults.appearance == .classic && host.stage.defaults.stackLimit == 1)
        #expect(!host.stage.defaults.isInstant)
    }
}
