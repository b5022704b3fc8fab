import CGtk4

/// An event of a pointer, finger or touchpad, as the barriers see it.
enum PointerEvent: Hashable {
    case press, release
    case touchBegin, touchUpdate, touchEnd, touchCancel
    case motion
    /// The wheel turns, or fingers move on a touchpad; happens at the pointer.
    case scroll
    /// A button, ring, strip or dial of a drawing tablet: a command, like a key.
    case pad
    /// A drag and drop moves, or drops what is dragged.
    case drag
    /// A key, a change of the window.
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
            case GDK_PAD_BUTTON_PRESS, GDK_PAD_RING, GDK_PAD_STRIP, padDial: .pad
            case GDK_DRAG_MOTION, GDK_DROP_START: .drag
            default: .other
            }
    }
}

/// `GDK_TOUCHPAD_HOLD`, which GTK has since 4.8 only.
private let touchpadHold = GdkEventType(rawValue: 28)

/// `GDK_PAD_DIAL`, which GTK has since 4.18 only.
private let padDial = GdkEventType(rawValue: 29)
