// A sheet that blocks the content above it, as in libadwaita since 1.6: AdwBottomSheet around the window's content.
#include <adwaita.h>
#include <SampleWindow.h>

#if ADW_CHECK_VERSION(1, 6, 0)
static GtkWidget *sheet;
static gboolean is_dismissed;

// The user has closed the sheet by the button, by Escape or by a click above it.
static void open_changed(GObject *which, GParamSpec *spec, gpointer data) {
    if (!is_dismissed && !adw_bottom_sheet_get_open(ADW_BOTTOM_SHEET(sheet))) sample_say("heard cancel");
}

static void *wrap_all(void *all) {
    sheet = adw_bottom_sheet_new();
    adw_bottom_sheet_set_content(ADW_BOTTOM_SHEET(sheet), all);
    g_signal_connect(sheet, "notify::open", G_CALLBACK(open_changed), NULL);
    return sheet;
}

static void cancel(GtkButton *button) { adw_bottom_sheet_set_open(ADW_BOTTOM_SHEET(sheet), FALSE); }

static GtkWidget *make_label(const char *message) {
    GtkWidget *label = gtk_label_new(message);
    gtk_label_set_wrap(GTK_LABEL(label), TRUE);
    return label;
}

static GtkWidget *make_veil(const char *message, gboolean can_cancel) {
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12);
    GtkWidget *spinner = gtk_spinner_new();
    gtk_widget_set_size_request(spinner, 32, 32);
    gtk_spinner_start(GTK_SPINNER(spinner));
    gtk_box_append(GTK_BOX(box), spinner);
    gtk_box_append(GTK_BOX(box), make_label(message));
    if (!can_cancel) return box;
    GtkWidget *button = gtk_button_new_with_label("Cancel");
    g_signal_connect(button, "clicked", G_CALLBACK(cancel), NULL);
    gtk_box_append(GTK_BOX(box), button);
    return box;
}

// A text, as high as Scrim's sheet is at first.
static GtkWidget *make_sheet(const char *message) {
    GtkWidget *label = make_label(message);
    gtk_widget_set_size_request(label, -1, 240);
    return label;
}

static int show(const char *kind, const char *message) {
    gboolean can_cancel = g_str_equal(kind, "cancelable"), is_sheet = g_str_equal(kind, "sheet");
    if (!can_cancel && !is_sheet && !g_str_equal(kind, "veil")) return FALSE;
    // Escape and a click above the sheet close it, if it can be closed.
    adw_bottom_sheet_set_can_close(ADW_BOTTOM_SHEET(sheet), can_cancel || is_sheet);
    GtkWidget *child = is_sheet ? make_sheet(message) : make_veil(message, can_cancel);
    adw_bottom_sheet_set_sheet(ADW_BOTTOM_SHEET(sheet), child);
    adw_bottom_sheet_set_open(ADW_BOTTOM_SHEET(sheet), TRUE);
    return TRUE;
}

static void dismiss(void) {
    is_dismissed = TRUE;
    adw_bottom_sheet_set_open(ADW_BOTTOM_SHEET(sheet), FALSE);
}

static int is_up(void) {
    GtkWidget *shown = adw_bottom_sheet_get_sheet(ADW_BOTTOM_SHEET(sheet));
    return shown && gtk_widget_get_mapped(shown);
}
#else
static void *wrap_all(void *all) { return all; }
static int show(const char *kind, const char *message) { return FALSE; }
static void dismiss(void) {}
static int is_up(void) { return FALSE; }
#endif

int main(int argc, char **argv) {
    return sample_run(argc, argv, (SampleOverlays){
        .show = show, .dismiss = dismiss, .is_up = is_up, .in_adw_window = TRUE, .wrap_all = wrap_all});
}
