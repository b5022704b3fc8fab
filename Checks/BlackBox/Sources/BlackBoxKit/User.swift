import CBlackBox
import CGtk4

/// A user's hands: real events of the X server (XTEST), in screen coordinates.
///
/// Each action waits until GTK has handled it, so the next one meets its result.
@MainActor
package final class User {
    package private(set) var at = (x: 0, y: 0)

    package init?() { guard blackbox_x_open() != 0 else { return nil } }

    package static var screen: (width: Int, height: Int) {
        var width: Int32 = 0
        var height: Int32 = 0
        blackbox_x_screen(&width, &height)
        return (Int(width), Int(height))
    }

    package func move(_ x: Int, _ y: Int) {
        at = (x, y)
        blackbox_x_move(Int32(x), Int32(y))
        MainLoop.drain()
    }

    /// Moves the pointer to where no window is.
    package func moveAway() { move(Self.screen.width - 1, Self.screen.height - 1) }

    package func press(_ button: Int = 1) { button_(button, true) }
    package func release(_ button: Int = 1) { button_(button, false) }

    package func click(_ button: Int = 1) {
        press(button)
        release(button)
    }

    /// One notch of the wheel.
    package func scroll(_ direction: ScrollDirection) { click(direction.rawValue) }

    package enum ScrollDirection: Int, CaseIterable, Sendable { case up = 4, down, left, right }

    /// Presses, moves to a point in steps, and releases.
    package func drag(to x: Int, _ y: Int, steps: Int = 8) {
        let from = at
        press()
        for step in 1...max(steps, 1) {
            move(from.x + (x - from.x) * step / max(steps, 1), from.y + (y - from.y) * step / max(steps, 1))
            MainLoop.turn(for: 0.016)
        }
        release()
    }

    /// Presses and releases a key by the name of its symbol in `gdk_keyval_from_name`: `a`, `Return`, `F6`.
    ///
    /// Also presses Shift if the symbol needs it.
    package func key(_ name: String, modifiers: Modifiers = []) {
        let symbol = Self.symbol(name)
        var held = modifiers
        if blackbox_x_needs_shift(symbol) != 0 { held.insert(.shift) }
        let keys = held.keys
        for key in keys { key_(key, true) }
        key_(symbol, true)
        key_(symbol, false)
        for key in keys.reversed() { key_(key, false) }
    }

    package func press(key name: String) { key_(Self.symbol(name), true) }
    package func release(key name: String) { key_(Self.symbol(name), false) }

    /// Gives these characters keys if the layout has none for them.
    ///
    /// GTK has read the new layout when this returns.
    package static func prepareKeys(for text: String) {
        for scalar in text.unicodeScalars { _ = blackbox_x_needs_shift(symbol(name(of: scalar))) }
        MainLoop.turn(for: 0.3)
    }

    /// Types a text, one key per character.
    package func type(_ text: String) {
        for scalar in text.unicodeScalars { key(Self.name(of: scalar)) }
    }

    package struct Modifiers: OptionSet, Hashable, Sendable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }
        package static let shift = Modifiers(rawValue: 1)
        package static let control = Modifiers(rawValue: 2)
        package static let alt = Modifiers(rawValue: 4)

        var keys: [UInt] {
            var keys: [UInt] = []
            if contains(.control) { keys.append(UInt(GDK_KEY_Control_L)) }
            if contains(.alt) { keys.append(UInt(GDK_KEY_Alt_L)) }
            if contains(.shift) { keys.append(UInt(GDK_KEY_Shift_L)) }
            return keys
        }
    }

    /// The name of the key that types this character.
    package static func name(of scalar: Unicode.Scalar) -> String {
        guard let name = gdk_keyval_name(gdk_unicode_to_keyval(scalar.value)) else { return "space" }
        return String(cString: name)
    }

    private static func symbol(_ name: String) -> UInt { UInt(gdk_keyval_from_name(name)) }

    private func button_(_ button: Int, _ pressed: Bool) {
        blackbox_x_button(Int32(button), pressed ? 1 : 0)
        MainLoop.drain()
    }

    private func key_(_ symbol: UInt, _ pressed: Bool) {
        _ = blackbox_x_key(symbol, pressed ? 1 : 0)
        MainLoop.drain()
    }
}
