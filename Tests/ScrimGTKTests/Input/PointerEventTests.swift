import CGtk4
import Testing

@_spi(Host) @testable import ScrimGTK

/// GDK's pointer, touch and touchpad events are classified: an unknown event would pass a veil.
@Suite struct PointerEventTests {
    @Test(arguments: 0..<40 as Range<UInt32>)
    func everyTypeIsTakenForWhatItIs(raw: UInt32) {
        let type = GdkEventType(rawValue: raw)
        let expected: PointerEvent =
            switch type {
            case GDK_BUTTON_PRESS: .press
            case GDK_BUTTON_RELEASE: .release
            case GDK_MOTION_NOTIFY: .motion
            case GDK_TOUCH_BEGIN: .touchBegin
            case GDK_TOUCH_UPDATE: .touchUpdate
            case GDK_TOUCH_END: .touchEnd
            case GDK_TOUCH_CANCEL: .touchCancel
            case GDK_SCROLL, GDK_TOUCHPAD_SWIPE, GDK_TOUCHPAD_PINCH: .scroll
            // GDK_TOUCHPAD_HOLD, since GTK 4.8.
            case GdkEventType(rawValue: 28): .scroll
            case GDK_PAD_BUTTON_PRESS, GDK_PAD_RING, GDK_PAD_STRIP: .pad
            // GDK_PAD_DIAL, since GTK 4.18.
            case GdkEventType(rawValue: 29): .pad
            case GDK_DRAG_MOTION, GDK_DROP_START: .drag
            default: .other
            }
        #expect(PointerEvent(type) == expected)
    }

    /// On Wayland, GDK numbers both buttons and fingers from 1; the gate would confuse them.
    @MainActor @Test func aFingerAndAButtonArePressesOfTheirOwn() {
        let fingers = (1...16).map { PointerBarrier.sequence(ofFinger: OpaquePointer(bitPattern: $0)) }
        let buttons = (1...16).map { PointerBarrier.sequence(ofButton: $0) }
        #expect(Set(fingers + buttons).count == 32)
    }
}
