// Notices with libadwaita: AdwToastOverlay around the content.
#include <adwaita.h>
#include <SampleWindow.h>

static GtkWidget *overlay;
static AdwToast *toast;

static void *wrap(void *content) {
    overlay = adw_toast_overlay_new();
    adw_toast_overlay_set_child(ADW_TOAST_OVERLAY(overlay), content);
    return overlay;
}

static void replace(void *content) { adw_toast_overlay_set_child(ADW_TOAST_OVERLAY(overlay), content); }

static void undo(AdwToast *which) { sample_say("heard undo"); }

static void say_outcome(AdwToast *which, const char *outcome) {
    g_autofree char *words = g_strdup_printf("heard %s %s", outcome, adw_toast_get_title(which));
    sample_say(words);
}

static void undo_removal(AdwToast *which) {
    g_object_set_data(G_OBJECT(which), "undone", GINT_TO_POINTER(TRUE));
    say_outcome(which, "undone");
}

static void commit_removal(AdwToast *which) {
    if (!g_object_get_data(G_OBJECT(which), "undone")) say_outcome(which, "committed");
}

static int show_removal(const char *message) {
    AdwToast *removal = adw_toast_new(message);
    adw_toast_set_timeout(removal, 5);
    adw_toast_set_button_label(removal, "Undo");
    g_signal_connect(removal, "button-clicked", G_CALLBACK(undo_removal), NULL);
    g_signal_connect(removal, "dismissed", G_CALLBACK(commit_removal), NULL);
    adw_toast_overlay_add_toast(ADW_TOAST_OVERLAY(overlay), removal);
    return TRUE;
}

static int show(const char *kind, const char *message) {
    if (g_str_equal(kind, "removal")) return show_removal(message);
    gboolean can_undo = g_str_equal(kind, "undo");
    // Toasts are only at the bottom.
    if (!can_undo && !g_str_equal(kind, "notice") && !g_str_equal(kind, "toast")) return FALSE;
    toast = adw_toast_new(message);
    // Stays until it is dismissed.
    adw_toast_set_timeout(toast, 0);
    if (can_undo) {
        adw_toast_set_button_label(toast, "Undo");
        g_signal_connect(toast, "button-clicked", G_CALLBACK(undo), NULL);
    }
    g_object_add_weak_pointer(G_OBJECT(toast), (gpointer *)&toast);
    adw_toast_overlay_add_toast(ADW_TOAST_OVERLAY(overlay), toast);
    return TRUE;
}

static void dismiss(void) {
    if (toast) adw_toast_dismiss(toast);
}

// The overlay's last child is the toast, if there is one.
static int is_up(void) {
    GtkWidget *last = gtk_widget_get_last_child(overlay);
    return last != adw_toast_overlay_get_child(ADW_TOAST_OVERLAY(overlay)) && gtk_widget_get_mapped(last);
}

int main(int argc, char **argv) {
    return sample_run(argc, argv, (SampleOverlays){
        .wrap = wrap, .replace = replace, .show = show, .dismiss = dismiss, .is_up = is_up});
}
