// A notice as libadwaita has it: AdwToastOverlay around the content.
#include <adwaita.h>
#include <BenchWindow.h>

static GtkWidget *overlay;
static AdwToast *toast;

static void *wrap(void *content) {
    overlay = adw_toast_overlay_new();
    adw_toast_overlay_set_child(ADW_TOAST_OVERLAY(overlay), content);
    return overlay;
}

static int show(const char *kind) {
    if (!g_str_equal(kind, "notice")) return FALSE;
    toast = adw_toast_new("Done");
    adw_toast_set_timeout(toast, 0);
    adw_toast_overlay_add_toast(ADW_TOAST_OVERLAY(overlay), toast);
    return TRUE;
}

static void dismiss(void) { adw_toast_dismiss(toast); }

int main(int argc, char **argv) {
    return bench_run(argc, argv, (BenchOverlays){wrap, NULL, show, NULL, dismiss, NULL});
}
