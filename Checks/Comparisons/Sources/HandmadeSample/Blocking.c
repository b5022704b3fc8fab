// A hand-written veil: a box with a spinner in a GtkOverlay, over content that is made insensitive.
#include "Handmade.h"

static GtkWidget *window, *over_list, *up, *covered, *focus;

void *blocking_wrap_list(void *list) {
    over_list = gtk_overlay_new();
    gtk_overlay_set_child(GTK_OVERLAY(over_list), list);
    return over_list;
}

void blocking_begin(GtkWidget *shown) { window = shown; }

void blocking_dismiss(void) {
    if (!up) return;
    if (covered) gtk_widget_set_sensitive(covered, TRUE);
    if (covered && focus) gtk_window_set_focus(GTK_WINDOW(window), focus);
    g_clear_weak_pointer(&focus);
    covered = NULL;
    gtk_overlay_remove_overlay(GTK_OVERLAY(gtk_widget_get_parent(up)), up);
    up = NULL;
}

static void cancel(GtkWidget *button) {
    sample_say("heard cancel");
    blocking_dismiss();
}

static void undo(GtkWidget *button) {
    sample_say("heard undo");
    blocking_dismiss();
}

static GtkWidget *make_label(const char *message) {
    GtkWidget *label = gtk_label_new(message);
    gtk_label_set_wrap(GTK_LABEL(label), TRUE);
    return label;
}

static GtkWidget *make_veil(const char *message, gboolean can_cancel) {
    GtkWidget *veil = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12);
    GtkWidget *spinner = gtk_spinner_new();
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12);
    gtk_widget_add_css_class(veil, "veil");
    gtk_spinner_start(GTK_SPINNER(spinner));
    gtk_widget_set_size_request(spinner, 32, 32);
    gtk_box_append(GTK_BOX(box), spinner);
    gtk_box_append(GTK_BOX(box), make_label(message));
    if (can_cancel) {
        GtkWidget *button = gtk_button_new_with_label("Cancel");
        g_signal_connect(button, "clicked", G_CALLBACK(cancel), NULL);
        gtk_box_append(GTK_BOX(box), button);
    }
    gtk_widget_set_halign(box, GTK_ALIGN_CENTER);
    gtk_widget_set_valign(box, GTK_ALIGN_CENTER);
    gtk_widget_set_vexpand(box, TRUE);
    gtk_box_append(GTK_BOX(veil), box);
    return veil;
}

static GtkWidget *make_notice(const char *message, gboolean can_undo) {
    GtkWidget *notice = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12);
    gtk_widget_add_css_class(notice, "osd");
    gtk_widget_add_css_class(notice, "notice");
    gtk_box_append(GTK_BOX(notice), make_label(message));
    if (can_undo) {
        GtkWidget *button = gtk_button_new_with_label("Undo");
        g_signal_connect(button, "clicked", G_CALLBACK(undo), NULL);
        gtk_box_append(GTK_BOX(notice), button);
    }
    gtk_widget_set_halign(notice, GTK_ALIGN_CENTER);
    gtk_widget_set_valign(notice, GTK_ALIGN_CENTER);
    gtk_widget_set_can_target(notice, can_undo);
    return notice;
}

int blocking_show(const char *kind, const char *message) {
    gboolean is_region = g_str_equal(kind, "region");
    gboolean can_cancel = g_str_equal(kind, "cancelable"), can_undo = g_str_equal(kind, "undo");
    blocking_dismiss();
    if (is_region || can_cancel || g_str_equal(kind, "veil")) {
        g_set_weak_pointer(&focus, gtk_window_get_focus(GTK_WINDOW(window)));
        up = make_veil(message, can_cancel);
        covered = gtk_overlay_get_child(GTK_OVERLAY(is_region ? over_list : over_content));
        gtk_widget_set_sensitive(covered, FALSE);
    } else {
        up = make_notice(message, can_undo);
    }
    gtk_overlay_add_overlay(GTK_OVERLAY(is_region ? over_list : over_content), up);
    return TRUE;
}

void blocking_replace(void *content) {
    if (covered) covered = content;
    if (covered) gtk_widget_set_sensitive(covered, FALSE);
    gtk_overlay_set_child(GTK_OVERLAY(over_content), content);
}

int blocking_is_up(void) { return up && gtk_widget_get_mapped(up); }
