// Questions in a modal window with plain GTK: GtkMessageDialog, and GtkDialog for an app's view.
#include <adwaita.h>
#include <SampleWindow.h>

G_GNUC_BEGIN_IGNORE_DEPRECATIONS // since 4.10

static GtkWidget *window, *dialog, *form, *entry;
static const SampleAnswer *answers;

static void begin(void *shown, void *list) { window = shown; }

// A response is the answer's index, or GTK's constant for a closed dialog.
static void answered(GtkDialog *which, int response) {
    if (response < 0 && response != GTK_RESPONSE_OK) sample_got("none", NULL);
    else if (entry) sample_got("rename", gtk_editable_get_text(GTK_EDITABLE(entry)));
    else sample_got(answers[response].name, NULL);
    gtk_window_destroy(GTK_WINDOW(which));
}

static GtkDialog *make(const char *message) {
    GtkDialogFlags flags = GTK_DIALOG_MODAL | GTK_DIALOG_DESTROY_WITH_PARENT;
    dialog = gtk_message_dialog_new(
        GTK_WINDOW(form ? form : window), flags, GTK_MESSAGE_QUESTION, GTK_BUTTONS_NONE, "%s", message);
    g_object_add_weak_pointer(G_OBJECT(dialog), (gpointer *)&dialog);
    g_signal_connect(dialog, "response", G_CALLBACK(answered), NULL);
    return GTK_DIALOG(dialog);
}

static void make_question(const char *message) {
    GtkDialog *question = make(message);
    gtk_message_dialog_format_secondary_text(GTK_MESSAGE_DIALOG(question), "%s", sample_detail);
    int count = 0;
    while (answers[count].name) count++;
    while (count-- > 0) {
        gboolean is_cancel = answers[count].role == SAMPLE_CANCEL;
        GtkWidget *button =
            gtk_dialog_add_button(question, answers[count].title, is_cancel ? GTK_RESPONSE_CANCEL : count);
        if (answers[count].role == SAMPLE_DESTRUCTIVE) gtk_widget_add_css_class(button, "destructive-action");
        if (answers[count].role != SAMPLE_DEFAULT) continue;
        gtk_widget_add_css_class(button, "suggested-action");
        gtk_dialog_set_default_response(question, count);
    }
}

static void make_prompt(const char *message) {
    GtkDialog *prompt = make(message);
    gtk_dialog_add_buttons(prompt, "_Cancel", GTK_RESPONSE_CANCEL, "_Rename", GTK_RESPONSE_OK, NULL);
    gtk_dialog_set_default_response(prompt, GTK_RESPONSE_OK);
    entry = gtk_entry_new();
    gtk_entry_set_activates_default(GTK_ENTRY(entry), TRUE);
    gtk_box_append(GTK_BOX(gtk_message_dialog_get_message_area(GTK_MESSAGE_DIALOG(prompt))), entry);
    gtk_widget_grab_focus(entry);
}

static void make_form(const char *message) {
    form = gtk_dialog_new_with_buttons(message, GTK_WINDOW(window), GTK_DIALOG_MODAL, "_Close", GTK_RESPONSE_CLOSE, NULL);
    g_object_add_weak_pointer(G_OBJECT(form), (gpointer *)&form);
    gtk_box_append(GTK_BOX(gtk_dialog_get_content_area(GTK_DIALOG(form))), sample_make_form());
    g_signal_connect(form, "response", G_CALLBACK(gtk_window_destroy), NULL);
}

static int show(const char *kind, const char *message) {
    gboolean is_form = g_str_equal(kind, "form");
    answers = sample_answers(kind);
    if (answers) make_question(message);
    else if (is_form) make_form(message);
    else if (g_str_equal(kind, "prompt")) make_prompt(message);
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
