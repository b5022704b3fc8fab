import CGtk4
import Foundation
import GalleryClient

/// One message, on its author's side.
@MainActor
enum MessageBubble {
    static func bubble(for message: Message) -> Widget {
        let text = Widget.text(message.text)
        gtk_label_set_max_width_chars(text.opaque, 30)
        gtk_label_set_selectable(text.opaque, 0)
        let bubble = Widget.column(text).styled("bubble")
        bubble.setStyle("mine", message.isMine)
        let time = Widget.text(message.sent.clockTime, .caption, dim: true)
            .aligned(horizontal: message.isMine ? GTK_ALIGN_END : GTK_ALIGN_START)
            .margins(horizontal: 6)
        return Widget.column(spacing: 3, bubble, time)
            .aligned(horizontal: message.isMine ? GTK_ALIGN_END : GTK_ALIGN_START)
    }
}
