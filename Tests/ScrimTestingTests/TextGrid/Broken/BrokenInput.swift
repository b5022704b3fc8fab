@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting

// Hosts with one fault each: where presses and keys go.

extension BrokenHost {
    static let input: [BrokenHost] = [
        BrokenHost(
            "leaks taps", { TapLeaker($0) },
            rejectedBy: [
                "a press on what has gone meanwhile reaches nothing below",
                "input is blocked from show on, and free from the start of leaving",
                "a double click's second half reaches nothing below",
                "an exempt region stays live under an overlay that blocks the rest",
            ]),
        BrokenHost(
            "forgets whose a press is", { Forgetful($0) },
            rejectedBy: [
                "a press that began before is no tap outside",
                "a press on what has gone meanwhile reaches nothing below",
                "a drag outside is no tap",
                "a double click's second half reaches nothing below",
            ]),
        BrokenHost(
            "blocks for good", { Blocker($0) },
            rejectedBy: [
                "work that ends within grace is never seen",
                "what is up for too long is reported, once",
            ]),
        BrokenHost(
            "blocks the window for a region", { BroadBlocker($0) },
            rejectedBy: [
                "an exempt region stays live under an overlay that blocks the rest",
                "a region's overlay blocks the region and nothing else",
            ]),
        BrokenHost(
            "blocks for notices", { BlockerWhilePresented($0) },
            rejectedBy: [
                "a double click's second half reaches nothing below",
                "a final status frees input at once and goes by itself",
            ]),
        BrokenHost(
            "knows no panels", { Panelless($0) },
            rejectedBy: [
                "a tap on the panel is none outside",
                "a notice's action is taken by a tap",
                "past its largest detent it gives less and less",
                "caught on its way, it stays under the finger",
            ]),
        BrokenHost(
            "takes a press for a tap", { PressTapper($0) },
            rejectedBy: [
                "a drag outside is no tap"
            ]),
        BrokenHost(
            "knows no taps outside", { TapIgnorer($0) },
            rejectedBy: [
                "a notice's action is taken by a tap",
                "a tap outside dismisses, and is consumed where the outside is blocked",
                "a tap outside dismisses, and reaches the app where the outside is live",
                "past its largest detent it gives less and less",
            ]),
        BrokenHost(
            "leaks keys", { KeyLeaker($0) },
            rejectedBy: [
                "suspended and resumed, all is as it was",
                "a notice lets every tap through",
                "a window's veil blocks typing, and gives the focus back",
                "over the keyboard, what would type is blocked, and the focus stays",
            ]),
        BrokenHost(
            "swallows keys", { KeySwallower($0) },
            rejectedBy: [
                "a notice lets every tap through",
                "a window's veil blocks typing, and gives the focus back",
                "a region's overlay blocks the region and nothing else",
            ]),
        BrokenHost(
            "has no use for keys in a question", { DeafQuestions($0) },
            rejectedBy: [
                "Return takes the default answer",
                "letters go into a question's field, and Return accepts them",
            ]),
        BrokenHost(
            "answers by Return whatever is in the field", { ReturnTaker($0) },
            rejectedBy: ["Return accepts no text that the app refuses"]),
        BrokenHost(
            "keeps a text of its own in a field", { TextKeeper($0) },
            rejectedBy: ["what the app puts into a question's field is typed on"]),
        BrokenHost(
            "knows no press beside the buttons", { ButtonsAlone($0) },
            rejectedBy: ["a tap on what is left of a minimized veil brings it back"]),
        BrokenHost(
            "counts rows from one", { RowMiscounter($0) },
            rejectedBy: [
                "a tap on a row chooses it", "of several, a tap on a row takes it in or leaves it out",
            ]),
        BrokenHost(
            "types under a covered keyboard", { TextLeaker($0) },
            rejectedBy: [
                "over the keyboard, what would type is blocked, and the focus stays"
            ]),
        BrokenHost(
            "knows no Escape", { EscapeIgnorer($0) },
            rejectedBy: [
                "a user need not wait for the minimum",
                "a user's act ends all who share",
                "Escape cancels the body where there is a cancel button",
                "Escape ends the top-most, and then the next",
                "Escape cancels a question",
                "Escape puts aside the notice that has the focus, and no other",
                "what nobody answered is kept, and listed",
            ]),
        BrokenHost(
            "reports Escape twice", { EscapeRepeater($0) },
            rejectedBy: [
                "Escape ends the top-most, and then the next"
            ]),
        BrokenHost(
            "has dead buttons", { DeadButtons($0) },
            rejectedBy: [
                "a notice's action is taken by a tap",
                "the cross of a notice puts it aside, and Escape in the app does not",
                "the cancel button is taken by a tap, and says so until the body returns",
                "a tap on an answer answers the question",
            ]),
        BrokenHost(
            "takes every button for the first", { FirstButton($0) },
            rejectedBy: [
                "a tap on an answer answers the question",
                "Hide leaves a notice that lets everything through, and Show brings the veil back",
            ]),
        BrokenHost(
            "takes a panel's button for as long as the panel is there", { StubbornPanels($0) },
            rejectedBy: ["a press on a panel presses nothing once something has come over it"]),
        BrokenHost(
            "hands a panel each press, however soon", { EarlyPressTaker($0) },
            rejectedBy: ["a press that comes sooner than anybody can have seen the panel answers nothing"]),
        BrokenHost(
            "takes what is under a finger that lets go", { LateFinder($0) },
            rejectedBy: ["a button that comes under a finger is not taken"]),
        BrokenHost(
            "blocks what is painted", { PaintedBlocker($0) },
            rejectedBy: [
                "what is on its way out lets everything through",
                "a final status frees input at once and goes by itself",
                "a tap outside dismisses, and is consumed where the outside is blocked",
                "a tap outside dismisses, and reaches the app where the outside is live",
            ]),
    ]
}

/// Also hands every press to the app.
final class TapLeaker: TextGridHost {
    override func pointerDown(at point: Geometry.Point) {
        super.pointerDown(at: point)
        window?.press(at: point)
    }

    override func pointerUp(at point: Geometry.Point) {
        super.pointerUp(at: point)
        window?.release(at: point)
    }
}

/// Routes each event by itself and forgets where its press began.
final class Forgetful: TextGridHost {
    private var isOutside: SurfaceID?

    override func pointerUp(at point: Geometry.Point) {
        let route = stage.gate.route(at: point, in: stage.geometry)
        if case .blocked(let surface) = route { stage.report(.tappedOutside(surface)) }
        if route == .app {
            window?.press(at: point)
            window?.release(at: point)
        }
        stage.gate.cancel(0)
    }
}

/// Ends a press in the panel that it began in, even if something covers that panel by then.
final class StubbornPanels: TextGridHost {
    private var pressed: SurfaceID?

    override func pointerDown(at point: Geometry.Point) {
        super.pointerDown(at: point)
        pressed = panel(at: point)
    }

    override func pointerUp(at point: Geometry.Point) {
        let covered = pressed.map { plan.input.blockedPanels.contains($0) } ?? false
        super.pointerUp(at: point)
        if covered, let pressed { takeButton(of: pressed, at: point) }
    }
}

/// Takes a panel's button even if the gate rejects the press as too early.
final class EarlyPressTaker: TextGridHost {
    private var pressed: SurfaceID?

    override func pointerDown(at point: Geometry.Point) {
        let owner = stage.gate.route(ofPressAt: point, now: now, in: stage.geometry)
        super.pointerDown(at: point)
        pressed = panel(at: point).flatMap { owner == .blocked($0) ? $0 : nil }
    }

    override func pointerUp(at point: Geometry.Point) {
        super.pointerUp(at: point)
        if let pressed { takeButton(of: pressed, at: point) }
    }
}

/// Takes the button under a lifted finger, even if the press began elsewhere in the panel.
final class LateFinder: TextGridHost {
    private var pressed: SurfaceID?

    override func pointerDown(at point: Geometry.Point) {
        super.pointerDown(at: point)
        pressed = panel(at: point)
    }

    override func pointerUp(at point: Geometry.Point) {
        super.pointerUp(at: point)
        if let pressed { takeButton(of: pressed, at: point) }
    }
}

/// Blocks what is painted, instead of what the gate blocks.
final class PaintedBlocker: TextGridHost {
    override func pointerDown(at point: Geometry.Point) {
        if window?.frame?.layers.contains(where: { $0.frames.scrim.contains(point) }) != true {
            super.pointerDown(at: point)
        }
    }
}

/// Hands nothing to the app any more once an overlay was presented.
final class Blocker: TextGridHost {
    private var wasThere = false

    override func apply(_ plan: StagePlan) {
        wasThere = wasThere || !plan.input.isOpen
        super.apply(plan)
    }

    override func pointerDown(at point: Geometry.Point) {
        if !wasThere { super.pointerDown(at: point) }
    }
}

/// Blocks the whole window for an overlay that blocks a region.
final class BroadBlocker: TextGridHost {
    override func region(_ region: Region, contains point: Geometry.Point) -> Bool {
        if case .view = region { return !plan.input.isOpen }
        return super.region(region, contains: point)
    }
}

/// Lets no press through while any overlay is presented, even one that lets presses through.
final class BlockerWhilePresented: TextGridHost {
    override func pointerDown(at point: Geometry.Point) {
        if plan.surfaces.isEmpty { super.pointerDown(at: point) }
    }
}

/// Treats a tap on a panel as a tap outside it.
final class Panelless: TextGridHost {
    override func panel(of surface: SurfaceID, contains point: Geometry.Point) -> Bool { false }
}

/// Reports a tap outside on press instead of on release.
final class PressTapper: TextGridHost {
    override func pointerDown(at point: Geometry.Point) {
        super.pointerDown(at: point)
        if case .blocked(let surface) = stage.gate.route(at: point, in: stage.geometry) {
            stage.report(.tappedOutside(surface))
        }
    }
}

/// Never reports taps outside.
final class TapIgnorer: TextGridHost {
    override func pointerUp(at point: Geometry.Point) {
        let release = stage.gate.release(0, at: point, now: now, in: stage.geometry)
        if release.route == .app { window?.release(at: point) }
    }
}

/// Sends keys to the app's field even if they are blocked.
final class KeyLeaker: TextGridHost {
    override func keyDown(_ key: Character) {
        super.keyDown(key)
        if key.isLetter { window?.views.first { $0.name == "field" }?.letters += 1 }
    }
}

/// Discards typed letters while any overlay is presented.
final class KeySwallower: TextGridHost {
    override func keyDown(_ key: Character) {
        if plan.surfaces.isEmpty || !key.isLetter { super.keyDown(key) }
    }
}

/// Never asks whether text input is blocked.
final class TextLeaker: TextGridHost {
    override func keyDown(_ key: Character) {
        if stage.gate.keyRoute(focus: focusPlace) == .app {
            window?.type(key)
        } else {
            super.keyDown(key)
        }
    }
}

final class EscapeIgnorer: TextGridHost {
    override func keyDown(_ key: Character) {
        if key != Self.escape { super.keyDown(key) }
    }
}

/// Reports Escape twice.
final class EscapeRepeater: TextGridHost {
    override func keyUp(_ key: Character) {
        super.keyUp(key)
        if key == Self.escape { stage.report(.escape) }
    }
}

/// Takes the first of the app's buttons, whichever was pressed.
final class FirstButton: TextGridHost {
    override func takeButton(of surface: SurfaceID, at point: Geometry.Point) {
        stage.report(.actionTaken(surface))
    }
}

/// Ignores presses on buttons.
final class DeadButtons: TextGridHost {
    override func takeButton(of surface: SurfaceID, at point: Geometry.Point) {}
}

/// Keeps typed text from the controls of a panel.
final class DeafQuestions: TextGridHost {
    override func type(_ key: Character, into id: SurfaceID) {}
}

/// Ends a question when Return is pressed, whatever its button says.
final class ReturnTaker: TextGridHost {
    override func type(_ key: Character, into id: SurfaceID) {
        guard key == Self.returnKey else { return super.type(key, into: id) }
        stage.report(.escape)
    }
}

/// Reports the row below the one that was tapped.
final class RowMiscounter: TextGridHost {
    override func control(of surface: SurfaceID, at point: Geometry.Point) -> HostEvent? {
        let control = super.control(of: surface, at: point)
        guard case .choiceTaken(_, let row) = control else { return control }
        return .choiceTaken(surface, row + 1)
    }
}

/// Keeps its own text even if the app changes the text of the field.
private final class TextKeeper: TextGridHost {
    private var text = ""

    override func type(_ key: Character, into id: SurfaceID) {
        guard key.isLetter else { return super.type(key, into: id) }
        text.append(key)
        stage.report(.fieldChanged(id, text))
    }
}

/// Reports only button presses, not taps and flicks on a panel.
private final class ButtonsAlone: TextGridHost {
    override func releasePanel(_ surface: SurfaceID, by way: Geometry.Point, velocity: Geometry.Point) {}
}

extension TextGridHost {
    /// The panel that gets a press at a point, or `nil`.
    fileprivate func panel(at point: Geometry.Point) -> SurfaceID? {
        guard case .panel(let surface) = stage.gate.route(at: point, in: stage.geometry) else { return nil }
        return surface
    }
}
