// The texts and answers of the questions in all programs.
#include "Sample.h"

const char *const sample_detail = "They are lost otherwise.";

const SampleAnswer *sample_answers(const char *kind) {
    static const SampleAnswer question[] = {
        {"save", "_Save", SAMPLE_DEFAULT},
        {"discard", "_discard", SAMPLE_DESTRUCTIVE}, // in lower case
        {"cancel", "_Cancel", SAMPLE_CANCEL},
        {NULL},
    };
    static const SampleAnswer danger[] = {
        {"delete", "_Delete", SAMPLE_DESTRUCTIVE}, {"cancel", "_Cancel", SAMPLE_CANCEL}, {NULL},
    };
    static const SampleAnswer lengthy[] = {
        {"save", "_Save the changes to all documents", SAMPLE_DEFAULT},
        {"discard", "_Discard what was changed since yesterday", SAMPLE_DESTRUCTIVE},
        {"cancel", "_Cancel", SAMPLE_CANCEL},
        {NULL},
    };
    if (g_str_equal(kind, "question")) return question;
    if (g_str_equal(kind, "danger")) return danger;
    return g_str_equal(kind, "long") ? lengthy : NULL;
}

void sample_got(const char *answer, const char *text) {
    if (g_str_equal(answer, "cancel")) answer = "none";
    g_print(text ? "heard answer %s %s\n" : "heard answer %s\n", answer, text);
    fflush(stdout);
}

static void say_typed(GtkEditable *entry, gpointer data) { sample_say("heard form-typing"); }

void *sample_make_form(void) {
    GtkWidget *entry = gtk_entry_new();
    gtk_widget_set_hexpand(entry, TRUE);
    gtk_widget_set_margin_start(entry, 24);
    gtk_widget_set_margin_end(entry, 24);
    gtk_widget_set_margin_top(entry, 24);
    gtk_widget_set_margin_bottom(entry, 24);
    g_signal_connect(entry, "changed", G_CALLBACK(say_typed), NULL);
    return entry;
}
