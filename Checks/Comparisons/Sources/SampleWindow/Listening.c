#include "Sample.h"

static void say(const char *report) { sample_say(report); }
static void say_typed(GtkEditable *entry, gpointer data) { sample_say("heard typing"); }
static void say_scrolled(GtkAdjustment *position, gpointer data) { sample_say("heard scroll"); }
static void say_action(GSimpleAction *action, GVariant *value, gpointer data) { sample_say("heard accelerator"); }

static void say_pressed(GtkGestureClick *click, int count, double x, double y, const char *report) {
    if (count == 1) sample_say(report);
}

static void say_double(GtkGestureClick *click, int count, double x, double y, gpointer data) {
    if (count == 2) sample_say("heard double-click");
}

static void say_dragged(GtkGestureDrag *drag, double x, double y, gpointer data) {
    if (ABS(x) + ABS(y) > 20) sample_say("heard drag");
}

static void say_hover(GtkEventControllerMotion *motion, double x, double y, gpointer data) { sample_say("heard hover"); }
static gboolean say_wheel(GtkEventControllerScroll *scroll, double x, double y, const char *report) {
    sample_say(report);
    return FALSE;
}
static gboolean say_key(GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state, const char *report) {
    sample_say(report);
    return FALSE;
}
static gboolean say_shortcut(GtkWidget *widget, GVariant *value, gpointer report) {
    say(report);
    return TRUE;
}
static gboolean say_dropped(GtkDropTarget *target, const GValue *value, double x, double y, gpointer data) {
    sample_say("heard drop");
    return TRUE;
}
static gboolean say_tooltip(GtkWidget *widget, int x, int y, gboolean by_key, GtkTooltip *tip, gpointer data) {
    sample_say("heard tooltip");
    gtk_tooltip_set_text(tip, "A tooltip");
    return TRUE;
}
static gboolean say_closing(GtkWindow *window, gpointer data) {
    sample_say("heard close-request");
    return TRUE;
}
static void say_menu(GtkWidget *popover, gpointer data) { sample_say("heard menu"); }

static void say_context(GtkGestureClick *click, int count, double x, double y, gpointer data) {
    sample_say("heard context-menu");
}

// Popovers that GTK opens itself, such as an entry's menu, can only be detected when they are mapped.
static gboolean note_mapped(GSignalInvocationHint *hint, guint count, const GValue *values, gpointer data) {
    GObject *mapped = g_value_get_object(values);
    if (GTK_IS_POPOVER(mapped) && GTK_WIDGET(mapped) != sample.popover
        && gtk_widget_is_ancestor(GTK_WIDGET(mapped), sample.entry))
        sample_say("heard entry-menu");
    return TRUE;
}

static void say_focus(GtkWindow *window, GParamSpec *property, gpointer data) {
    GtkWidget *focus = gtk_window_get_focus(window);
    // True for the window's own content, false for an overlay's.
    gboolean is_app = focus && (gtk_widget_is_ancestor(focus, sample.content)
        || gtk_widget_is_ancestor(focus, gtk_window_get_titlebar(window)));
    if (is_app) sample_say("heard focus");
}

static void add_shortcut(GtkWidget *widget, GtkShortcutScope scope, const char *trigger, const char *report) {
    GtkEventController *shortcuts = gtk_shortcut_controller_new();
    gtk_shortcut_controller_set_scope(GTK_SHORTCUT_CONTROLLER(shortcuts), scope);
    gtk_shortcut_controller_add_shortcut(
        GTK_SHORTCUT_CONTROLLER(shortcuts),
        gtk_shortcut_new(gtk_shortcut_trigger_parse_string(trigger),
                         gtk_callback_action_new(say_shortcut, (gpointer)report, NULL)));
    gtk_widget_add_controller(widget, shortcuts);
}

static void add(GtkWidget *widget, gpointer controller, const char *signal, GCallback callback, const char *report) {
    g_signal_connect(controller, signal, callback, (gpointer)report);
    gtk_widget_add_controller(widget, controller);
}

static void add_dragging(void) {
    GtkDragSource *source = gtk_drag_source_new();
    g_autoptr(GdkContentProvider) content = gdk_content_provider_new_typed(G_TYPE_STRING, "text");
    gtk_drag_source_set_content(source, content);
    gtk_widget_add_controller(sample.source, GTK_EVENT_CONTROLLER(source));
    add(sample.target, gtk_drop_target_new(G_TYPE_STRING, GDK_ACTION_COPY), "drop", G_CALLBACK(say_dropped), NULL);
}

static void add_accelerator(void) {
    g_autoptr(GSimpleAction) save = g_simple_action_new("save", NULL);
    g_signal_connect(save, "activate", G_CALLBACK(say_action), NULL);
    g_action_map_add_action(G_ACTION_MAP(sample.window), G_ACTION(save));
    const char *keys[] = {"<Control>s", NULL};
    gtk_application_set_accels_for_action(sample.application, "win.save", keys);
}

void sample_listen(void) {
    g_signal_connect(sample.entry, "changed", G_CALLBACK(say_typed), NULL);
    g_signal_connect(gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(sample.scroller)), "value-changed",
                     G_CALLBACK(say_scrolled), NULL);
    g_signal_connect(sample.button, "query-tooltip", G_CALLBACK(say_tooltip), NULL);
    g_signal_connect(sample.popover, "map", G_CALLBACK(say_menu), NULL);
    g_signal_connect(sample.window, "close-request", G_CALLBACK(say_closing), NULL);
    g_signal_connect(sample.window, "notify::focus-widget", G_CALLBACK(say_focus), NULL);
    g_signal_add_emission_hook(g_signal_lookup("map", GTK_TYPE_WIDGET), 0, note_mapped, NULL, NULL);
    GtkGesture *context = gtk_gesture_click_new();
    gtk_gesture_single_set_button(GTK_GESTURE_SINGLE(context), GDK_BUTTON_SECONDARY);
    add(sample.button, context, "pressed", G_CALLBACK(say_context), NULL);
    add(sample.button, gtk_event_controller_motion_new(), "enter", G_CALLBACK(say_hover), NULL);
    add(sample.pad, gtk_gesture_click_new(), "pressed", G_CALLBACK(say_double), NULL);
    add(sample.pad, gtk_gesture_drag_new(), "drag-update", G_CALLBACK(say_dragged), NULL);
    add_shortcut(sample.button, GTK_SHORTCUT_SCOPE_GLOBAL, "<Control>g", "heard global-shortcut");
    add_accelerator();
    add_dragging();
}

void sample_listen_on_window(const char *when) {
    gboolean is_before = g_str_equal(when, "before");
    GtkGesture *click = gtk_gesture_click_new();
    gtk_event_controller_set_propagation_phase(GTK_EVENT_CONTROLLER(click), GTK_PHASE_CAPTURE);
    add(sample.window, click, "pressed", G_CALLBACK(say_pressed),
        is_before ? "heard window-click" : "heard later-window-click");
    GtkEventController *scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);
    gtk_event_controller_set_propagation_phase(scroll, GTK_PHASE_CAPTURE);
    add(sample.window, scroll, "scroll", G_CALLBACK(say_wheel),
        is_before ? "heard window-scroll" : "heard later-window-scroll");
    GtkEventController *keys = gtk_event_controller_key_new();
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE);
    add(sample.window, keys, "key-pressed", G_CALLBACK(say_key),
        is_before ? "heard window-key" : "heard later-window-key");
}
