import CAdw
import CGtk4
import GalleryClient

/// Address, password and a button; after signing in, the user's name.
@MainActor
final class SignInForm {
    let root: Widget = make(gtk_stack_new())
    private let client: GalleryClient
    private let overlays: VeilOverlays
    private let email: Widget = make(adw_entry_row_new()).named("veil-email")
    private let password: Widget = make(adw_password_entry_row_new()).named("veil-password")
    private let words: Words
    private let notice: Notice
    private let name = Widget.centered("", .largeTitle).named("veil-user")
    private let address = Widget.centered("", dim: true)

    init(_ words: Words, client: GalleryClient, overlays: VeilOverlays) {
        self.words = words
        notice = Notice(words, name: "veil-sign-in-notice")
        self.client = client
        self.overlays = overlays
        gtk_stack_set_transition_type(root.opaque, GTK_STACK_TRANSITION_TYPE_CROSSFADE)
        gtk_stack_set_vhomogeneous(root.opaque, 0)
        gtk_stack_add_named(root.opaque, makeForm(), "form")
        gtk_stack_add_named(root.opaque, makeProfile(), "profile")
    }

    private func makeForm() -> Widget {
        adw_preferences_row_set_title(email.as(AdwPreferencesRow.self), words.email)
        adw_preferences_row_set_title(password.as(AdwPreferencesRow.self), words.password)
        email.content = "ada.lovelace@example.org"
        for row in [email, password] {
            row.on("entry-activated") { [unowned self] in submit() }
        }
        let button = Widget.button(words.signIn) { [unowned self] in submit() }
            .styled("suggested-action", "pill").named("veil-sign-in")
        let head = Widget.column(
            spacing: 6, .centered(words.welcomeBack, .largeTitle),
            .centered(words.signInReason, dim: true))
        return .column(
            spacing: 18, head, .column(spacing: 6, .card(email, password), notice.root), button)
    }

    private func makeProfile() -> Widget {
        let picture = Widget.icon("avatar-default-symbolic", size: 36).styled("avatar-circle")
            .sized(width: 72, height: 72).aligned(horizontal: GTK_ALIGN_CENTER)
        let button = Widget.button(words.signOut) { [unowned self] in signOut() }
            .styled("pill").named("veil-sign-out").aligned(horizontal: GTK_ALIGN_CENTER)
        return .column(spacing: 16, picture, .column(spacing: 4, name, address), button)
    }

    private func submit() {
        notice.clear()
        Task {
            do {
                let (email, password) = (email.content, password.content)
                let user = try await overlays.during(words.signingIn) { [client] in
                    try await client.signIn(email: email, password: password)
                }
                if let user { show(user) } else { notice.showCancelled() }
            } catch ClientError.refused {
                notice.show(words.wrongPassword)
            } catch {
                notice.show(error)
            }
        }
    }

    private func show(_ user: User) {
        name.label = user.name
        address.label = user.email
        password.content = ""
        gtk_stack_set_visible_child_name(root.opaque, "profile")
    }

    private func signOut() {
        gtk_stack_set_visible_child_name(root.opaque, "form")
    }
}
