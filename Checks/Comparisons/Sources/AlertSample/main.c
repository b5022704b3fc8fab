// A dialog that blocks its window from inside, as libadwaita has it since 1.5: AdwAlertDialog, which is an AdwDialog.
#include <adwaita.h>
#include <SampleWindow.h>

#if ADW_CHECK_VERSION(1, 5, 0)
static GtkWidget *window;
static AdwDialog *dialog;

static void begin(void *shown, void *list) { window = shown; }

static void answered(AdwAlertDialog *which, const char *response) {
    if (g_str_equal(response, "cancel")) sample_say("heard cancel");
}

static int show(const char *kind, const char *message) {
    gboolean can_cancel = g_str_equal(kind, "cancelable");
    if (!can_cancel && !g_str_equal(kind, "veil")) return FALSE;
    dialog = adw_alert_dialog_new(NULL, message);
    if (can_cancel) {
        adw_alert_dialog_add_response(ADW_ALERT_DIALOG(dialog), "cancel", "Cancel");
        adw_alert_dialog_set_close_response(ADW_ALERT_DIALOG(dialog), "cancel");
    } else {
        adw_dialog_set_can_close(dialog, FALSE);
    }
    GtkWidget *spinner = gtk_spinner_new();
    gtk_widget_set_size_request(spinner, 32, 32);
    gtk_spinner_start(GTK_SPINNER(spinner));
    adw_alert_dialog_set_extra_child(ADW_ALERT_DIALOG(dialog), spinner);
    g_signal_connect(dialog, "response", G_CALLBACK(answered), NULL);
    g_object_add_weak_pointer(G_OBJECT(dialog), (gpointer *)&dialog);
    adw_dialog_present(dialog, window);
    return TRUE;
}

static void dismiss(void) {
    if (dialog) adw_dialog_force_close(dialog);
}

static int is_up(void) { return dialog && gtk_widget_get_mapped(GTK_WIDGET(dialog)); }
#else
static void begin(void *window, void *list) {}
static int show(const char *kind, const char *message) { return FALSE; }
static void dismiss(void) {}
static int is_up(void) { return FALSE; }
#endif

int main(int argc, char **argv) {
    return sample_run(argc, argv, (SampleOverlays){
        .begin = begin, .show = show, .dismiss = dismiss, .is_up = is_up, .in_adw_window = TRUE});
}
