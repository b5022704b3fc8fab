import CGtk4
import Testing

@testable import GalleryApp

@MainActor
struct ChoicesTests {
    /// The check mark is for the eyes alone.
    @Test func aScreenReaderReadsWhichAnswerIsThePresentOne() throws {
        try #require(gtk_init_check() != 0, "There is no display")
        let answers = [false, true].map {
            Choices.Answer(words: "\($0)", name: "\($0)", isPresent: $0, value: $0)
        }
        let view = Choices.view("Which?", answers, isGround: false) { _ in }
        g_object_ref_sink(view)
        defer { g_object_unref(view) }
        let buttons = view.children.suffix(2)
        #expect(buttons.count == 2)
        for (button, isPresent) in zip(buttons, [false, true]) {
            #expect(gtk_accessible_get_accessible_role(button.opaque) == GTK_ACCESSIBLE_ROLE_RADIO)
            let otherwise = scrim_accessible_check_state(
                button, GTK_ACCESSIBLE_STATE_CHECKED, isPresent ? 1 : 0)
            #expect(otherwise == nil)
            g_free(otherwise)
        }
    }
}
