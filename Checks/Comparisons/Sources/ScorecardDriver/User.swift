import Foundation

/// A user of a program: looks at its window, points, presses keys.
struct User {
    let program: Program

    /// Moves the window to the screen's corner and activates it, since there is no window manager.
    func begin() throws {
        let id = try windows()[0]
        try press("windowmove", id, "0", "0", "windowfocus", "--sync", id, "mousemove", "1200", "950")
        try program.forget()
    }

    /// Shows an overlay, and waits until it is on screen.
    ///
    /// - Returns: `false` if the program has none of this kind.
    func show(_ kind: String, _ message: String = "Working") throws -> Bool {
        guard try program.ask("show \(kind) \(message)", "shows") == "yes" else { return false }
        try waitUp()
        return true
    }

    func waitUp(_ isUp: Bool = true) throws {
        try program.wait(for: isUp ? "the overlay is up" : "the overlay is gone") {
            try program.ask("is-up", "is-up") == (isUp ? "yes" : "no")
        }
        guard isUp, program.kind.hasWindows else { return }
        // A window manager puts a dialog over its window and activates it. Here it is put beside the
        // window, which stays reachable.
        var all: [String] = []
        try program.wait(for: "the dialog's window") {
            all = try windows()
            return all.count > 1
        }
        let dialog = all.max { (Int($0) ?? 0) < (Int($1) ?? 0) } ?? all[0]
        try press("windowmove", "--sync", dialog, "600", "100", "windowfocus", "--sync", dialog)
        try program.sync()
    }

    func dismiss() throws {
        try program.send("dismiss")
        try waitUp(false)
        try focusWindow()
        try program.sync()
    }

    /// Activates the window again, as a window manager does when a dialog's window is gone.
    func focusWindow() throws {
        guard program.kind.hasWindows else { return }
        try press("windowfocus", "--sync", try windows()[0])
    }

    // MARK: Hands

    func key(_ names: String...) throws {
        for name in names {
            try press("key", name)
            try program.sync()
        }
    }

    func click(_ name: String, button: Int = 1, times: Int = 1) throws {
        try move(to: name)
        for _ in 0..<times { try press("click", "\(button)") }
        try program.sync()
    }

    func click(at frame: Frame, button: Int = 1) throws {
        try press("mousemove", "\(frame.x)", "\(frame.y)", "click", "\(button)")
        try program.sync()
    }

    func move(to name: String) throws {
        let middle = try frame(of: name)
        try press("mousemove", "\(middle.x)", "\(middle.y)")
        try program.sync()
    }

    func hold() throws {
        try press("mousedown", "1")
        try program.sync()
    }

    func release() throws {
        try press("mouseup", "1")
        try program.sync()
    }

    /// Moves the pointer in small steps, each of which the program sees.
    func pull(_ dx: Int, _ dy: Int) throws {
        for _ in 0..<5 {
            try press("mousemove_relative", "--", "\(dx / 5)", "\(dy / 5)")
            try program.sync()
        }
    }

    /// Drags one widget onto another, and drops it.
    func drag(_ source: String, to target: String, meanwhile: () throws -> Void = {}) throws {
        let end = try frame(of: target)
        try move(to: source)
        try hold()
        try pull(40, 5)
        try meanwhile()
        try press("mousemove", "\(end.x)", "\(end.y)")
        try program.sync()
        try press("mousemove_relative", "2", "0")
        try program.sync()
        try release()
        try program.sync()
    }

    func press(_ words: String...) throws { try Command.run(["xdotool"] + words) }

    // MARK: Eyes

    /// A widget's frame on the screen.
    struct Frame {
        var left = 0
        var top = 0
        var width = 0
        var height = 0
        var x: Int { left + width / 2 }
        var y: Int { top + height / 2 }
        var right: Int { left + width }
        var bottom: Int { top + height }
    }

    /// A widget's frame; waits until the widget is shown.
    func frame(of name: String) throws -> Frame {
        var frame: Frame?
        try program.wait(for: "“\(name)” is on screen") {
            frame = try find(name)
            return frame != nil
        }
        return frame ?? Frame()
    }

    func find(_ name: String) throws -> Frame? {
        let words = try program.ask("frame \(name)", "frame").split(separator: " ")
        let numbers = words.compactMap { Int($0) }
        guard numbers.count == 4 else { return nil }
        var frame = Frame(left: numbers[0], top: numbers[1], width: numbers[2], height: numbers[3])
        // The dialog's window is where `show` has put it.
        if words.last == "elsewhere" {
            frame.left += 600
            frame.top += 100
        }
        return frame
    }

    /// The program's visible windows by their X identifiers; the first is its main window.
    func windows() throws -> [String] {
        var found: [String] = []
        try program.wait(for: "the window is on screen") {
            found =
                (try? Command.run([
                    "xdotool", "search", "--onlyvisible", "--pid", "\(program.process.processIdentifier)",
                ]))?.split(separator: "\n").map(String.init) ?? []
            return !found.isEmpty
        }
        return found.sorted { (Int($0) ?? 0) < (Int($1) ?? 0) }
    }
}
