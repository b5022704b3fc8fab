#include "Sample.h"

// Finds a widget by the text that it shows, for labels and buttons outside of the window's own.
static GtkWidget *find_text(GtkWidget *root, const char *text) {
    if (!gtk_widget_get_mapped(root)) return NULL;
    const char *shown = GTK_IS_LABEL(root) ? gtk_label_get_text(GTK_LABEL(root)) : NULL;
    if (shown && g_str_has_prefix(shown, text)) return root;
    for (GtkWidget *child = gtk_widget_get_first_child(root); child; child = gtk_widget_get_next_sibling(child)) {
        GtkWidget *found = find_text(child, text);
        if (found) return found;
    }
    return NULL;
}

// The window's own close button, which GTK adds to the header bar.
static GtkWidget *find_close(GtkWidget *root) {
    if (GTK_IS_BUTTON(root) && gtk_widget_has_css_class(root, "close")) return root;
    for (GtkWidget *child = gtk_widget_get_first_child(root); child; child = gtk_widget_get_next_sibling(child)) {
        GtkWidget *found = find_close(child);
        if (found) return found;
    }
    return NULL;
}

static GtkWidget *find_in_windows(const char *text) {
    GListModel *windows = gtk_window_get_toplevels();
    for (guint index = 0; index < g_list_model_get_n_items(windows); index++) {
        g_autoptr(GtkWidget) window = g_list_model_get_item(windows, index);
        GtkWidget *found = find_text(window, text);
        if (found) return found;
    }
    return NULL;
}

static GtkWidget *find_cross(GtkWidget *root) {
    if (!gtk_widget_get_mapped(root)) return NULL;
    if (GTK_IS_BUTTON(root) && g_strcmp0(gtk_button_get_icon_name(GTK_BUTTON(root)), "window-close-symbolic") == 0)
        return root;
    for (GtkWidget *child = gtk_widget_get_first_child(root); child; child = gtk_widget_get_next_sibling(child)) {
        GtkWidget *found = find_cross(child);
        if (found) return found;
    }
    return NULL;
}

// A notice's button, found as the one nearest to a text. "Cross" is the close button.
static GtkWidget *find_beside(const char *button, const char *text) {
    GtkWidget *beside = find_in_windows(text);
    while (beside && !GTK_IS_ROOT(beside)) {
        GtkWidget *found = g_str_equal(button, "Cross") ? find_cross(beside) : find_text(beside, button);
        if (found) return found;
        beside = gtk_widget_get_parent(beside);
    }
    return NULL;
}

static GtkWidget *find(const char *name) {
    const char *of = strstr(name, " of ");
    if (of) {
        g_autofree char *button = g_strndup(name, of - name);
        return find_beside(button, of + 4);
    }
    if (g_str_equal(name, "close")) return find_close(sample.bar);
    struct { const char *name; GtkWidget *widget; } known[] = {
        {"header", sample.header}, {"menu", sample.menu}, {"entry", sample.entry}, {"button", sample.button},
        {"pad", sample.pad}, {"source", sample.source}, {"target", sample.target}, {"list", sample.scroller},
        {"row", sample.row}, {"other", sample.other}, {"popover-button", sample.popover_button},
        {"window", sample.window},
    };
    for (gsize index = 0; index < G_N_ELEMENTS(known); index++)
        if (g_str_equal(known[index].name, name)) return known[index].widget;
    return find_in_windows(name);
}

// Prints a widget's frame, relative to its window's surface; for a popover's content, to the surface
// of the popover's window.
static void say_frame(const char *name) {
    GtkWidget *widget = find(name);
    GtkNative *native = widget && gtk_widget_get_mapped(widget) ? gtk_widget_get_native(widget) : NULL;
    graphene_rect_t bounds;
    if (!native || !gtk_widget_compute_bounds(widget, GTK_WIDGET(native), &bounds)) {
        g_print("frame none\n");
        return;
    }
    double x, y;
    gtk_native_get_surface_transform(native, &x, &y);
    for (GdkSurface *surface = gtk_native_get_surface(native); GDK_IS_POPUP(surface);
         surface = gdk_popup_get_parent(GDK_POPUP(surface))) {
        x += gdk_popup_get_position_x(GDK_POPUP(surface));
        y += gdk_popup_get_position_y(GDK_POPUP(surface));
    }
    gboolean is_main = sample.window && native == GTK_NATIVE(sample.window);
    g_print("frame %.0f %.0f %.0f %.0f %s\n", x + bounds.origin.x, y + bounds.origin.y, bounds.size.width,
            bounds.size.height, is_main || GTK_IS_POPOVER(native) ? "here" : "elsewhere");
}

static gboolean say_synced(gpointer data) {
    sample_say("synced");
    return G_SOURCE_REMOVE;
}

static void after_paint(GdkFrameClock *clock, gpointer data) {
    g_signal_handlers_disconnect_by_func(clock, after_paint, NULL);
    gdk_display_sync(gdk_display_get_default());
    g_idle_add_full(G_PRIORITY_LOW, say_synced, NULL, NULL);
}

// Prints "synced" once all input that was sent so far is handled, and the next frame is drawn.
static gboolean sync_input(gpointer data) {
    gdk_display_sync(gdk_display_get_default());
    if (!sample.window || !gtk_widget_get_mapped(sample.window)) return say_synced(NULL);
    GdkFrameClock *clock = gtk_widget_get_frame_clock(sample.window);
    g_signal_connect(clock, "after-paint", G_CALLBACK(after_paint), NULL);
    gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_PAINT);
    return G_SOURCE_REMOVE;
}

static void set(const char *property, int value) {
    g_object_set(gtk_settings_get_default(), property, value, NULL);
}

static void say_whether(const char *what, gboolean is_so) { g_print("%s %s\n", what, is_so ? "yes" : "no"); }

static void show(const char *argument) {
    g_auto(GStrv) words = g_strsplit(argument, " ", 2);
    const char *message = words[0] && words[1] ? words[1] : "Working";
    g_autoptr(GString) many = g_string_new(NULL);
    if (g_str_has_prefix(message, "words:")) {
        for (int word = 0; word < atoi(message + 6); word++) g_string_append(many, word ? " word" : "Word");
        message = many->str;
    }
    say_whether("shows", sample.overlays.show(words[0], message));
}

// The app changes its own widgets while an overlay is over them.
static void change(const char *what) {
    GtkWidget *button = sample_labeled_button("New one", "heard new-click");
    gtk_widget_set_halign(button, GTK_ALIGN_START);
    if (g_str_equal(what, "titlebar")) {
        GtkWidget *bar = gtk_header_bar_new();
        gtk_header_bar_pack_start(GTK_HEADER_BAR(bar), button);
        sample_set_bar(bar);
    } else {
        gtk_widget_set_valign(button, GTK_ALIGN_START);
        sample.content = button;
        if (sample.overlays.replace) sample.overlays.replace(button);
        else sample_set_content(button);
    }
}

static const char *find_words(GtkWidget *root) {
    if (GTK_IS_EDITABLE(root)) return "entry";
    if (GTK_IS_LABEL(root)) return gtk_label_get_text(GTK_LABEL(root));
    for (GtkWidget *child = gtk_widget_get_first_child(root); child; child = gtk_widget_get_next_sibling(child)) {
        const char *found = find_words(child);
        if (found) return found;
    }
    return NULL;
}

// Prints which container has the focus, for the active window.
static void say_focused(void) {
    GListModel *windows = gtk_window_get_toplevels();
    for (guint index = 0; index < g_list_model_get_n_items(windows); index++) {
        g_autoptr(GtkWindow) window = g_list_model_get_item(windows, index);
        GtkWidget *focus = gtk_window_is_active(window) ? gtk_window_get_focus(window) : NULL;
        const char *words = focus ? find_words(focus) : NULL;
        if (focus) {
            g_print("focused %s\n", words ? words : G_OBJECT_TYPE_NAME(focus));
            return;
        }
    }
    g_print("focused nothing\n");
}

// True if a text is ellipsized.
static gboolean is_cut(GtkWidget *label) {
    return GTK_IS_LABEL(label) && pango_layout_is_ellipsized(gtk_label_get_layout(GTK_LABEL(label)));
}

static void obey(const char *verb, const char *argument) {
#define IS(word) g_str_equal(verb, word)
    if (IS("show")) show(argument);
    else if (IS("dismiss")) sample.overlays.dismiss();
    else if (IS("is-up")) say_whether("is-up", sample.overlays.is_up());
    else if (IS("sync")) g_idle_add_full(G_PRIORITY_LOW, sync_input, NULL, NULL);
    else if (IS("frame")) say_frame(argument);
    else if (IS("focus")) gtk_widget_grab_focus(find(argument));
    else if (IS("focus-visible"))
        say_whether("focus-visible", gtk_window_get_focus_visible(GTK_WINDOW(sample.window)));
    else if (IS("has-focus")) {
        GtkWidget *focus = gtk_window_get_focus(GTK_WINDOW(sample.window)), *widget = find(argument);
        say_whether("has-focus", focus && widget && (focus == widget || gtk_widget_is_ancestor(widget, focus)));
    }
    else if (IS("focused")) say_focused();
    else if (IS("is-cut")) say_whether("is-cut", is_cut(find(argument)));
    else if (IS("text")) g_print("text [%s]\n", gtk_editable_get_text(GTK_EDITABLE(sample.entry)));
    else if (IS("listen")) sample_listen_on_window("after");
    else if (IS("popover")) gtk_popover_popup(GTK_POPOVER(sample.popover));
    else if (IS("page")) gtk_stack_set_visible_child_name(GTK_STACK(sample.pages), argument);
    else if (IS("change")) change(argument);
    else if (IS("hide")) gtk_widget_set_visible(sample.window, FALSE);
    else if (IS("destroy")) gtk_window_destroy(GTK_WINDOW(sample.window));
    else if (IS("text-size")) set("gtk-xft-dpi", atoi(argument) * 96 * 1024 / 100);
    else if (IS("animations")) set("gtk-enable-animations", g_str_equal(argument, "on"));
    else if (IS("double-click-time")) set("gtk-double-click-time", atoi(argument));
    else if (IS("dark"))
        adw_style_manager_set_color_scheme(adw_style_manager_get_default(), ADW_COLOR_SCHEME_FORCE_DARK);
    else if (IS("right-to-left")) gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL);
    else if (IS("narrow")) {
        // The header bar no longer sets the window's minimum width.
        GtkHeaderBar *bar = GTK_HEADER_BAR(sample.bar);
        gtk_header_bar_set_show_title_buttons(bar, FALSE);
        gtk_header_bar_set_title_widget(bar, gtk_label_new(""));
    }
    else g_print("unknown %s\n", verb);
#undef IS
    fflush(stdout);
}

static gboolean read_lines(GIOChannel *input, GIOCondition condition, gpointer data) {
    for (;;) {
        g_autofree char *line = NULL;
        GIOStatus status = g_io_channel_read_line(input, &line, NULL, NULL, NULL);
        if (status == G_IO_STATUS_AGAIN) return G_SOURCE_CONTINUE;
        if (status != G_IO_STATUS_NORMAL) exit(0);
        g_strchomp(line);
        char *space = strchr(line, ' ');
        if (space) *space = 0;
        obey(line, space ? space + 1 : "");
    }
}

void sample_read_commands(void) {
    GIOChannel *input = g_io_channel_unix_new(0);
    g_io_channel_set_flags(input, G_IO_FLAG_NONBLOCK, NULL);
    g_io_add_watch(input, G_IO_IN | G_IO_HUP, read_lines, NULL);
    sample_say("ready");
}
