// Dialogs that block their window, by libadwaita 1.2's recipe: AdwMessageDialog, a modal window over it.
#include <adwaita.h>
#include <SampleWindow.h>

G_GNUC_BEGIN_IGNORE_DEPRECATIONS // since 1.6

static GtkWidget *window, *dialog, *form, *entry;

static void begin(void *shown, void *list) { window = shown; }

static void canceled(AdwMessageDialog *which, const char *response) {
    if (g_str_equal(response, "cancel")) sample_say("heard cancel");
}

static void answered(AdwMessageDialog *which, const char *response) {
    gboolean has_text = entry && !g_str_equal(response, "cancel");
    sample_got(response, has_text ? gtk_editable_get_text(GTK_EDITABLE(entry)) : NULL);
}

static AdwMessageDialog *make(const char *heading, const char *body) {
    dialog = adw_message_dialog_new(GTK_WINDOW(form ? form : window), heading, body);
    g_object_add_weak_pointer(G_OBJECT(dialog), (gpointer *)&dialog);
    return ADW_MESSAGE_DIALOG(dialog);
}

static void add_cancel(AdwMessageDialog *to, const char *title) {
    adw_message_dialog_add_response(to, "cancel", title);
    adw_message_dialog_set_close_response(to, "cancel");
}

static void make_veil(const char *message, gboolean can_cancel) {
    AdwMessageDialog *veil = make(NULL, message);
    if (can_cancel) add_cancel(veil, "Cancel");
    GtkWidget *spinner = gtk_spinner_new();
    gtk_widget_set_size_request(spinner, 32, 32);
    gtk_spinner_start(GTK_SPINNER(spinner));
    adw_message_dialog_set_extra_child(veil, spinner);
    g_signal_connect(veil, "response", G_CALLBACK(canceled), NULL);
}

// The last response is at the end of the row, where the platform has the affirmative one. The default response loses no
// data, as in the documentation's example.
static void make_question(const char *message, const SampleAnswer *answers) {
    AdwMessageDialog *question = make(message, sample_detail);
    adw_message_dialog_set_default_response(question, "cancel");
    int count = 0;
    while (answers[count].name) count++;
    while (count-- > 0) {
        SampleAnswer answer = answers[count];
        if (answer.role == SAMPLE_CANCEL) add_cancel(question, answer.title);
        else adw_message_dialog_add_response(question, answer.name, answer.title);
        if (answer.role == SAMPLE_DESTRUCTIVE)
            adw_message_dialog_set_response_appearance(question, answer.name, ADW_RESPONSE_DESTRUCTIVE);
        if (answer.role != SAMPLE_DEFAULT) continue;
        adw_message_dialog_set_response_appearance(question, answer.name, ADW_RESPONSE_SUGGESTED);
        adw_message_dialog_set_default_response(question, answer.name);
    }
    g_signal_connect(question, "response", G_CALLBACK(answered), NULL);
}

static void make_prompt(const char *message) {
    AdwMessageDialog *prompt = make(message, NULL);
    add_cancel(prompt, "_Cancel");
    adw_message_dialog_add_response(prompt, "rename", "_Rename");
    adw_message_dialog_set_response_appearance(prompt, "rename", ADW_RESPONSE_SUGGESTED);
    adw_message_dialog_set_default_response(prompt, "rename");
    entry = gtk_entry_new();
    gtk_entry_set_activates_default(GTK_ENTRY(entry), TRUE);
    adw_message_dialog_set_extra_child(prompt, entry);
    g_signal_connect(prompt, "response", G_CALLBACK(answered), NULL);
}

// libadwaita 1.2 has no dialog for an app's view, so this is GTK's.
static void make_form(const char *message) {
    form = gtk_dialog_new_with_buttons(message, GTK_WINDOW(window), GTK_DIALOG_MODAL, "_Close", GTK_RESPONSE_CLOSE, NULL);
    g_object_add_weak_pointer(G_OBJECT(form), (gpointer *)&form);
    gtk_box_append(GTK_BOX(gtk_dialog_get_content_area(GTK_DIALOG(form))), sample_make_form());
    g_signal_connect(form, "response", G_CALLBACK(gtk_window_destroy), NULL);
}

static int show(const char *kind, const char *message) {
    const SampleAnswer *answers = sample_answers(kind);
    gboolean can_cancel = g_str_equal(kind, "cancelable"), is_form = g_str_equal(kind, "form");
    if (answers) make_question(message, answers);
    else if (is_form) make_form(message);
    else if (g_str_equal(kind, "prompt")) make_prompt(message);
    else if (can_cancel || g_str_equal(kind, "veil")) make_veil(message, can_cancel);
    else return FALSE;
    gtk_window_present(GTK_WINDOW(is_form ? form : dialog));
    return TRUE;
}

static void dismiss(void) {
    if (dialog) gtk_window_destroy(GTK_WINDOW(dialog));
}

static int is_up(void) {
    GtkWidget *top = dialog ? dialog : form;
    return top && gtk_widget_get_mapped(top);
}

int main(int argc, char **argv) {
    return sample_run(argc, argv, (SampleOverlays){
        .begin = begin, .show = show, .dismiss = dismiss, .is_up = is_up});
}
