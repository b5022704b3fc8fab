// Questions in a modal window, as in GTK since 4.10: GtkAlertDialog. It has no text field and no destructive style.
#include <adwaita.h>
#include <SampleWindow.h>

#if GTK_CHECK_VERSION(4, 10, 0)
static GtkWidget *window;
static GtkAlertDialog *dialog;
static GCancellable *asking;
static const SampleAnswer *answers;
static int count;

static void begin(void *shown, void *list) { window = shown; }

// The buttons are in the row's order: the last is the most important.
static void answered(GObject *which, GAsyncResult *result, gpointer data) {
    int button = gtk_alert_dialog_choose_finish(GTK_ALERT_DIALOG(which), result, NULL);
    sample_got(button < 0 ? "none" : answers[count - 1 - button].name, NULL);
    g_clear_object(&asking);
    g_clear_object(&dialog);
}

static int show(const char *kind, const char *message) {
    answers = sample_answers(kind);
    if (!answers) return FALSE;
    for (count = 0; answers[count].name;) count++;
    g_autofree const char **titles = g_new0(const char *, count + 1);
    dialog = gtk_alert_dialog_new("%s", message);
    gtk_alert_dialog_set_detail(dialog, sample_detail);
    for (int index = 0; index < count; index++) {
        int button = count - 1 - index;
        titles[button] = answers[index].title;
        if (answers[index].role == SAMPLE_CANCEL) gtk_alert_dialog_set_cancel_button(dialog, button);
        if (answers[index].role == SAMPLE_DEFAULT) gtk_alert_dialog_set_default_button(dialog, button);
    }
    gtk_alert_dialog_set_buttons(dialog, titles);
    asking = g_cancellable_new();
    gtk_alert_dialog_choose(dialog, GTK_WINDOW(window), asking, answered, NULL);
    return TRUE;
}

static void dismiss(void) {
    if (asking) g_cancellable_cancel(asking);
}

static int is_up(void) { return dialog && g_list_model_get_n_items(gtk_window_get_toplevels()) > 1; }
#else
static void begin(void *window, void *list) {}
static int show(const char *kind, const char *message) { return FALSE; }
static void dismiss(void) {}
static int is_up(void) { return FALSE; }
#endif

int main(int argc, char **argv) {
    return sample_run(argc, argv, (SampleOverlays){
        .begin = begin, .show = show, .dismiss = dismiss, .is_up = is_up});
}
