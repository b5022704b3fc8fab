// A dialog that blocks its window, by libadwaita 1.2's recipe: AdwMessageDialog, which is a modal window over it.
#include <adwaita.h>
#include <SampleWindow.h>

static GtkWidget *window, *dialog;

static void begin(void *shown, void *list) { window = shown; }

static void answered(AdwMessageDialog *which, const char *response) {
    if (g_str_equal(response, "cancel")) sample_say("heard cancel");
}

static int show(const char *kind, const char *message) {
    gboolean can_cancel = g_str_equal(kind, "cancelable");
    if (!can_cancel && !g_str_equal(kind, "veil")) return FALSE;
    dialog = adw_message_dialog_new(GTK_WINDOW(window), NULL, message);
    if (can_cancel) {
        adw_message_dialog_add_response(ADW_MESSAGE_DIALOG(dialog), "cancel", "Cancel");
        adw_message_dialog_set_close_response(ADW_MESSAGE_DIALOG(dialog), "cancel");
    }
    GtkWidget *spinner = gtk_spinner_new();
    gtk_widget_set_size_request(spinner, 32, 32);
    gtk_spinner_start(GTK_SPINNER(spinner));
    adw_message_dialog_set_extra_child(ADW_MESSAGE_DIALOG(dialog), spinner);
    g_signal_connect(dialog, "response", G_CALLBACK(answered), NULL);
    g_object_add_weak_pointer(G_OBJECT(dialog), (gpointer *)&dialog);
    gtk_window_present(GTK_WINDOW(dialog));
    return TRUE;
}

static void dismiss(void) {
    if (dialog) gtk_window_destroy(GTK_WINDOW(dialog));
}

static int is_up(void) { return dialog && gtk_widget_get_mapped(dialog); }

int main(int argc, char **argv) {
    return sample_run(argc, argv, (SampleOverlays){
        .begin = begin, .show = show, .dismiss = dismiss, .is_up = is_up});
}
