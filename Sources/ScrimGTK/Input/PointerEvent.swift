import CGtk4

/// An act of pointer, fingers or touchpad, as the barriers see it.
enum PointerEvent: Hashable {
    case press, release
    case touchBegin, touchUpdate, touchEnd, touchCancel
    case motion
    /// The wheel turns, or fingers move on a touchpad: it happens where the pointer is.
    case scroll
    /// A key, a change of the window, a drag and drop.
    case other

    init(_ type: GdkEventType) {
        self =
            switch type {
            case GDK_BUTTON_PRESS: .press
            case GDK_BUTTON_RELEASE: .release
            case GDK_TOUCH_BEGIN: .touchBegin
            case GDK_TOUCH_UPDATE: .touchUpdate
            case GDK_TOUCH_END: .touchEnd
            case GDK_TOUCH_CANCEL: .touchCancel
            case GDK_MOTION_NOTIFY: .motion
            case GDK_SCROLL, GDK_TOUCHPAD_SWIPE, GDK_TOUCHPAD_PINCH, touchpadHold: .scroll
            default: .other
            }
    }
}

/// `GDK_TOUCHPAD_HOLD`, which GTK has since 4.8 only.
private let touchpadHold = GdkEventType(rawValue: 28)
