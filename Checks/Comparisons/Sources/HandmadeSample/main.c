// Overlays written with plain GTK, from the documentation of its widgets.
#include "Handmade.h"

GtkWidget *over_content;
static gboolean fades;

static void *wrap(void *content) {
    over_content = gtk_overlay_new();
    gtk_overlay_set_child(GTK_OVERLAY(over_content), content);
    return over_content;
}

static void begin(void *window, void *list) {
    g_autoptr(GtkCssProvider) style = gtk_css_provider_new();
    gtk_css_provider_load_from_data(
        style,
        ".veil { background: alpha(@window_bg_color, 0.8); } .notice { padding: 12px; }"
        ".panel { padding: 24px; border-radius: 14px; }", -1);
    gtk_style_context_add_provider_for_display(
        gdk_display_get_default(), GTK_STYLE_PROVIDER(style), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
    blocking_begin(window);
    stacking_begin(window);
}

static int show(const char *kind, const char *message) {
    if (stacking_show(kind, message)) return TRUE;
    fades = fading_show(kind, message);
    return fades || blocking_show(kind, message);
}

static void show_over(void *row) {
    fades = TRUE;
    fading_show_over(row);
}

static void dismiss(void) {
    if (fades) fading_dismiss();
    else blocking_dismiss();
}

int main(int argc, char **argv) {
    return sample_run(argc, argv, (SampleOverlays){
        .wrap = wrap, .wrap_list = blocking_wrap_list, .replace = blocking_replace, .begin = begin, .show = show,
        .show_over = show_over, .dismiss = dismiss, .is_up = blocking_is_up});
}
