import CGtk4
import GalleryApp
@_spi(Host) import Scrim

/// The clips of the README and of the gallery's page: each scene in a few seconds, at a human pace.
@MainActor
enum Clips {
    static let all: [any TourScene] = [
        VeilClip(), LoadingClip(), ActivityClip(), SheetClip(), MapClip(), AgendaClip(), HUDClip(),
    ]
}

/// A scene that is recorded, in light and in dark.
protocol Clip: TourScene {}

extension Clip {
    var name: String { "Clip of \(slug)" }
    var looks: [Look] { [.light, .dark] }
}

/// Signing in.
private struct VeilClip: Clip {
    let tab = Tab.veil

    func run(_ tour: Tour) async {
        await tour.click("veil-password")
        await tour.key("ctrl+a")
        await tour.type("long enough")
        await tour.record {
            await tour.pick("veil-sign-in")
            await tour.until("the veil is up") { tour.isUp(.veil) }
            await tour.until("one is signed in") { tour.stage.plan.surfaces.isEmpty }
        }
        await tour.reveal("veil-sign-out", in: "scene-veil")
        await tour.click("veil-sign-out")
    }
}

/// Sending a message: the keyboard is covered, and the conversation scrolls.
private struct LoadingClip: Clip {
    let tab = Tab.loading
    let latency = Duration.seconds(2)

    func run(_ tour: Tour) async {
        await tour.click("loading-refresh")
        await tour.until("the messages are loaded") { tour.isUp(.loading) }
        await tour.until("the messages are there") { tour.stage.plan.surfaces.isEmpty }
        await tour.click("loading-field")
        await tour.until("the keyboard is up") { tour.keyboardRests(for: "hi") }
        await tour.record {
            for key in ["h", "i"] { await tour.pick("key-\(key)") }
            await tour.pick("loading-send")
            await tour.until("loading covers the keyboard") { tour.isUp(.loading) }
            await tour.approach("loading-page")
            for _ in 0..<3 {
                await tour.scroll(over: "loading-page", down: false, notches: 1)
                await tour.pause(0.15)
            }
            await tour.until("the message was sent") { tour.stage.plan.surfaces.isEmpty }
        }
        await tour.click("loading-page")
    }
}

/// One tab is busy, and another is not.
private struct ActivityClip: Clip {
    let tab = Tab.activity
    let latency = Duration.seconds(4)

    func run(_ tour: Tour) async {
        await tour.until("the table is filled") { tour.rows(in: "activity-list") >= 20 }
        await tour.until("the table is free") { tour.stage.plan.surfaces.isEmpty }
        await tour.record {
            await tour.pick("activity-clear")
            await tour.until("the table is busy") { tour.isUp(.activity) }
            await tour.pause(0.3)
            await tour.pick("tab-hud")
            await tour.pause(0.6)
            await tour.pick("tab-activity")
            await tour.until("the table is filled") { tour.stage.plan.surfaces.isEmpty }
        }
    }
}

/// The user chooses a color for the live picture behind; the sheet is pulled up and flicked down.
private struct SheetClip: Clip {
    let tab = Tab.sheet

    func run(_ tour: Tour) async {
        await tour.click("page-canvas")
        await tour.rest()
        await tour.record {
            await tour.approach("sheet-choose")
            await tour.show(by: "sheet-choose")
            await tour.approach("picker-hue", seconds: 0.3)
            await tour.sweep("picker-hue", through: [0.5, 0.85, 0.12])
            await tour.pullHead(by: -190, seconds: 0.5)
            await tour.pause(0.4)
            await tour.pullHead(by: 120, seconds: 0.15, isFlick: true)
            await tour.pause(0.2)
            await tour.pick("picker-accept")
            await tour.noSheet()
        }
    }
}

/// A list of places is pulled up and flicked down again; the map moves to the chosen place.
private struct MapClip: Clip {
    let slug = "map"
    let tab = Tab.sheet

    func run(_ tour: Tour) async {
        await tour.click("page-map")
        await tour.show(by: "map-places")
        await tour.record {
            await tour.pullHead(by: -300, seconds: 0.5)
            await tour.pause(0.3)
            await tour.pullHead(by: 120, seconds: 0.15, isFlick: true)
            await tour.pause(0.3)
            await tour.pick("place-3")
            await tour.settled()
            await tour.pause(0.8)
        }
        await tour.click("places-close")
        await tour.noSheet()
    }
}

/// A form with text is dragged down: it comes back, and asks.
private struct AgendaClip: Clip {
    let slug = "agenda"
    let tab = Tab.sheet

    func run(_ tour: Tour) async {
        await tour.click("page-agenda")
        await tour.record {
            await tour.pick("agenda-new")
            await tour.until("the form is up") { tour.isUp(.sheet) }
            await tour.settled()
            await tour.pick("event-title")
            await tour.until("the keyboard is up") { tour.keyboardRests(for: tour.tea) }
            await tour.settled()
            await tour.tapKeys(tour.tea)
            await tour.pause(0.3)
            await tour.pullHead(of: "event", by: 300, seconds: 0.4)
            await tour.until("it asks") { tour.isShown("discard") }
            await tour.settled()
            await tour.pause(0.5)
            await tour.pick("discard")
            await tour.noSheet()
        }
        await tour.until("the keyboard is gone") { !tour.isShown("keyboard") }
    }
}

/// A HUD over a page that scrolls, then a notice that is answered.
private struct HUDClip: Clip {
    let tab = Tab.hud

    func run(_ tour: Tour) async {
        await tour.scroll(over: "hud-page", down: false, notches: 20)
        await tour.record {
            await tour.pick("hud-bookmark")
            await tour.until("the HUD is up") { tour.isUp(.hud) }
            await tour.approach("hud-page", seconds: 0.3)
            for down in [true, true, false, false] {
                await tour.scroll(over: "hud-page", down: down, notches: 1)
                await tour.pause(0.12)
            }
            await tour.until("the HUD is gone") { tour.stage.plan.surfaces.isEmpty }
            await tour.pick("hud-remove")
            await tour.until("the toast is up") { tour.isUp(.hud) }
            await tour.pause(0.3)
            await tour.pick("hud.action")
            await tour.until("the toast is gone") { tour.stage.plan.surfaces.isEmpty }
        }
    }
}

extension Tour {
    /// Drags along the center line of a widget, through fractions of its width.
    fileprivate func sweep(_ name: String, through shares: [Double]) async {
        guard let first = shares.first else { return }
        guard let frame = frame(of: name) else { return fail("“\(name)” is on screen", "it is not") }
        keepArrow(frame.midX, frame.midY)
        await drag(name, along: [(first, 0.5)])
        for (start, end) in zip(shares, shares.dropFirst()) {
            for step in 1...24 {
                let share = start + (end - start) * Double(step) / 24
                await drag(on: name, to: [(share, 0.5)])
            }
        }
        await release()
    }

    /// Pulls a sheet by its head.
    fileprivate func pullHead(
        of sheet: String = "sheet", by way: Double, seconds: Double, isFlick: Bool = false
    ) async {
        guard let panel = frame(of: "\(sheet).panel") else { return fail("a sheet", "none") }
        keepArrow(panel.midX, panel.minY + 24)
        await pull(from: screen(panel.midX, panel.minY + 24), by: way, seconds: seconds, isFlick: isFlick)
        await settled()
    }

    /// Sets the cursor of the widget at a position for a drag: GTK then uses no parent's cursor, and X
    /// would draw a cross.
    private func keepArrow(_ x: Double, _ y: Double) {
        guard let held: Widget = gtk_widget_pick(window, x, y, GTK_PICK_DEFAULT) else { return }
        gtk_widget_set_cursor_from_name(held, "default")
    }
}
