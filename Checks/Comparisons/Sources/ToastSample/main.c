// A notice as libadwaita has it: AdwToastOverlay around the content.
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

static int show(const char *kind, const char *message) {
    gboolean can_undo = g_str_equal(kind, "undo");
    // Its notices are at the foot.
    if (!can_undo && !g_str_equal(kind, "notice") && !g_str_equal(kind, "toast")) return FALSE;
    toast = adw_toast_new(message);
    // Until it is dismissed.
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

// The overlay's last child is the toast, where there is one.
static int is_up(void) {
    GtkWidget *last = gtk_widget_get_last_child(overlay);
    return last != adw_toast_overlay_get_child(ADW_TOAST_OVERLAY(overlay)) && gtk_widget_get_mapped(last);
}

int main(int argc, char **argv) {
    return sample_run(argc, argv, (SampleOverlays){
        .wrap = wrap, .replace = replace, .show = show, .dismiss = dismiss, .is_up = is_up});
}
