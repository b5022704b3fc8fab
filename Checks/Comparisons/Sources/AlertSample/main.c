// Dialogs inside the window that they block, as in libadwaita since 1.5: AdwAlertDialog, which is an AdwDialog.
#include <adwaita.h>
#include <SampleWindow.h>

#if ADW_CHECK_VERSION(1, 5, 0)
static GtkWidget *window, *entry;
static AdwDialog *dialog, *form;

static void begin(void *shown, void *list) { window = shown; }

static void canceled(AdwAlertDialog *which, const char *response) {
    if (g_str_equal(response, "cancel")) sample_say("heard cancel");
}

static void answered(AdwAlertDialog *which, const char *response) {
    gboolean has_text = entry && !g_str_equal(response, "cancel");
    sample_got(response, has_text ? gtk_editable_get_text(GTK_EDITABLE(entry)) : NULL);
}

static AdwAlertDialog *make(const char *heading, const char *body) {
    dialog = adw_alert_dialog_new(heading, body);
    g_object_add_weak_pointer(G_OBJECT(dialog), (gpointer *)&dialog);
    return ADW_ALERT_DIALOG(dialog);
}

static void add_cancel(AdwAlertDialog *to, const char *title) {
    adw_alert_dialog_add_response(to, "cancel", title);
    adw_alert_dialog_set_close_response(to, "cancel");
}

static void make_veil(const char *message, gboolean can_cancel) {
    AdwAlertDialog *veil = make(NULL, message);
    if (can_cancel) add_cancel(veil, "Cancel");
    else adw_dialog_set_can_close(dialog, FALSE);
    GtkWidget *spinner = gtk_spinner_new();
    gtk_widget_set_size_request(spinner, 32, 32);
    gtk_spinner_start(GTK_SPINNER(spinner));
    adw_alert_dialog_set_extra_child(veil, spinner);
    g_signal_connect(veil, "response", G_CALLBACK(canceled), NULL);
}

// The last response is at the end of the row, where the platform has the affirmative one. The default response loses no
// data, as in the documentation's example.
static void make_question(const char *message, const SampleAnswer *answers) {
    AdwAlertDialog *question = make(message, sample_detail);
    adw_alert_dialog_set_default_response(question, "cancel");
    int count = 0;
    while (answers[count].name) count++;
    while (count-- > 0) {
        SampleAnswer answer = answers[count];
        if (answer.role == SAMPLE_CANCEL) add_cancel(question, answer.title);
        else adw_alert_dialog_add_response(question, answer.name, answer.title);
        if (answer.role == SAMPLE_DESTRUCTIVE)
            adw_alert_dialog_set_response_appearance(question, answer.name, ADW_RESPONSE_DESTRUCTIVE);
        if (answer.role != SAMPLE_DEFAULT) continue;
        adw_alert_dialog_set_response_appearance(question, answer.name, ADW_RESPONSE_SUGGESTED);
        adw_alert_dialog_set_default_response(question, answer.name);
    }
    g_signal_connect(question, "response", G_CALLBACK(answered), NULL);
}

static void make_prompt(const char *message) {
    AdwAlertDialog *prompt = make(message, NULL);
    add_cancel(prompt, "_Cancel");
    adw_alert_dialog_add_response(prompt, "rename", "_Rename");
    adw_alert_dialog_set_response_appearance(prompt, "rename", ADW_RESPONSE_SUGGESTED);
    adw_alert_dialog_set_default_response(prompt, "rename");
    entry = gtk_entry_new();
    gtk_entry_set_activates_default(GTK_ENTRY(entry), TRUE);
    adw_alert_dialog_set_extra_child(prompt, entry);
    adw_dialog_set_focus(dialog, entry);
    g_signal_connect(prompt, "response", G_CALLBACK(answered), NULL);
}

// The header bar shows the dialog's title, and has its close button.
static void make_form(const char *message) {
    form = adw_dialog_new();
    g_object_add_weak_pointer(G_OBJECT(form), (gpointer *)&form);
    adw_dialog_set_title(form, message);
    GtkWidget *page = adw_toolbar_view_new(), *view = sample_make_form();
    adw_toolbar_view_add_top_bar(ADW_TOOLBAR_VIEW(page), adw_header_bar_new());
    adw_toolbar_view_set_content(ADW_TOOLBAR_VIEW(page), view);
    adw_dialog_set_child(form, page);
    adw_dialog_set_focus(form, view);
}

static int show(const char *kind, const char *message) {
    const SampleAnswer *answers = sample_answers(kind);
    gboolean can_cancel = g_str_equal(kind, "cancelable"), is_form = g_str_equal(kind, "form");
    if (answers) make_question(message, answers);
    else if (is_form) make_form(message);
    else if (g_str_equal(kind, "prompt")) make_prompt(message);
    else if (can_cancel || g_str_equal(kind, "veil")) make_veil(message, can_cancel);
    else return FALSE;
    adw_dialog_present(is_form ? form : dialog, window);
    return TRUE;
}

static void dismiss(void) {
    if (dialog) adw_dialog_force_close(dialog);
}

static int is_up(void) {
    AdwDialog *top = dialog ? dialog : form;
    return top && gtk_widget_get_mapped(GTK_WIDGET(top));
}
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
