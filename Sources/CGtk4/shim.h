#ifndef SCRIM_CGTK4_H
#define SCRIM_CGTK4_H

#include <dlfcn.h>
#include <glib-unix.h>
#include <gtk/gtk.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

// Wraps what Swift cannot import: macros and variadic functions.

/// A symbol of this process by its name, or NULL; for functions that not every version of a library has.
static inline void *scrim_symbol(const char *name) {
    static void *process;
    if (!process) process = dlopen(NULL, RTLD_LAZY);
    return process ? dlsym(process, name) : NULL;
}

// The functions with which CoreFoundation drains libdispatch's main queue. No header declares them. They are weak, so
// that a program also links with a runtime that lacks them.
extern void _dispatch_main_queue_callback_4CF(void *message) __attribute__((weak));
extern int _dispatch_get_main_queue_handle_4CF(void) __attribute__((weak));

/// libdispatch's function that drains the main queue, or NULL.
///
/// With `--static-swift-stdlib` the function is in the program, which does not export it: only the reference finds
/// it. In a shared library, the linker need not bind a weak reference: the name finds it.
static inline void *scrim_main_queue_drain(void) {
    void *linked = (void *)_dispatch_main_queue_callback_4CF;
    return linked ? linked : scrim_symbol("_dispatch_main_queue_callback_4CF");
}

/// libdispatch's function that returns the main queue's descriptor, or NULL; found like the one above.
static inline void *scrim_main_queue_handle(void) {
    void *linked = (void *)_dispatch_get_main_queue_handle_4CF;
    return linked ? linked : scrim_symbol("_dispatch_get_main_queue_handle_4CF");
}

/// Whether this is the thread that the process began with.
static inline gboolean scrim_is_main_thread(void) {
    return syscall(SYS_gettid) == getpid();
}

static inline void scrim_warning(const char *message) {
    g_log("Scrim", G_LOG_LEVEL_WARNING, "%s", message);
}

/// One line on stderr, for developers.
static inline void scrim_tell(const char *line) {
    fprintf(stderr, "Scrim: %s\n", line);
}

/// Sets to NULL the properties by which a child's parent and ancestors refer to it: they would dangle.
///
/// Not only the parent may refer to the child: AdwOverlaySplitView keeps its own children in other widgets.
static inline void scrim_leave_properties(GtkWidget *parent, GtkWidget *child) {
    for (GtkWidget *around = g_object_ref(parent), *next; around; around = next) {
        guint count = 0;
        GParamSpec **properties = g_object_class_list_properties(G_OBJECT_GET_CLASS(around), &count);
        for (guint index = 0; index < count; index++) {
            GParamSpec *property = properties[index];
            gboolean can_change = (property->flags & (G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY)) == G_PARAM_READWRITE;
            if (!can_change || !g_type_is_a(property->value_type, GTK_TYPE_WIDGET)) continue;
            // GTK itself updates which child is visible, has the focus, or is activated by Enter.
            if (g_str_has_prefix(property->name, "visible-") || g_str_has_prefix(property->name, "focus-")
                || g_str_has_prefix(property->name, "default-")) continue;
            GtkWidget *known = NULL;
            g_object_get(around, property->name, &known, NULL);
            if (known == child) g_object_set(around, property->name, NULL, NULL);
            if (known) g_object_unref(known);
        }
        g_free(properties);
        next = gtk_widget_get_parent(around);
        if (next) g_object_ref(next);
        g_object_unref(around);
    }
}

static inline void scrim_leave_center_box(GtkCenterBox *box, GtkWidget *child) {
    if (gtk_center_box_get_start_widget(box) == child) gtk_center_box_set_start_widget(box, NULL);
    else if (gtk_center_box_get_center_widget(box) == child) gtk_center_box_set_center_widget(box, NULL);
    else if (gtk_center_box_get_end_widget(box) == child) gtk_center_box_set_end_widget(box, NULL);
}

/// Takes a widget out of its parent, with the parent's own function; does nothing if there is no parent.
///
/// The caller holds a reference.
static inline void scrim_detach_from_parent(GtkWidget *widget) {
    GtkWidget *parent = gtk_widget_get_parent(widget);
    if (!parent) return;
    g_object_ref(parent);
    // Properties first: an expander keeps its child in a box, and takes it out of there itself.
    scrim_leave_properties(parent, widget);
    GtkWidget *notebook = gtk_widget_get_ancestor(parent, GTK_TYPE_NOTEBOOK);
    // A handler of the app may have moved the widget elsewhere meanwhile.
    if (gtk_widget_get_parent(widget) == parent) {
        if (notebook && gtk_notebook_page_num(GTK_NOTEBOOK(notebook), widget) >= 0) {
            g_object_ref(notebook);
            gtk_notebook_detach_tab(GTK_NOTEBOOK(notebook), widget);
            g_object_unref(notebook);
        } else if (GTK_IS_BOX(parent)) gtk_box_remove(GTK_BOX(parent), widget);
        else if (GTK_IS_STACK(parent)) gtk_stack_remove(GTK_STACK(parent), widget);
        // From GTK 4.10 on, its children are properties.
        else if (GTK_IS_CENTER_BOX(parent)) scrim_leave_center_box(GTK_CENTER_BOX(parent), widget);
    }
    if (gtk_widget_get_parent(widget) == parent) gtk_widget_unparent(widget);
    g_object_unref(parent);
}

static inline GtkWidget *scrim_widget_new(GType type, GtkAccessibleRole role, const char *css_name) {
    return GTK_WIDGET(g_object_new(type, "css-name", css_name, "accessible-role", role, NULL));
}

static inline GtkLayoutManager *scrim_layout_manager_new(GType type) {
    return GTK_LAYOUT_MANAGER(g_object_new(type, NULL));
}

static inline GtkWidgetClass *scrim_widget_class(GtkWidget *widget) {
    return GTK_WIDGET_GET_CLASS(widget);
}

static inline GtkLayoutManagerClass *scrim_layout_manager_class(GtkLayoutManager *manager) {
    return GTK_LAYOUT_MANAGER_GET_CLASS(manager);
}

static inline GType scrim_type_of(gpointer object) {
    return G_OBJECT_TYPE(object);
}

static inline GObjectClass *scrim_object_class(gpointer object) {
    return G_OBJECT_GET_CLASS(object);
}

enum {
    SCRIM_TYPE_BOOLEAN = G_TYPE_BOOLEAN,
    SCRIM_TYPE_INT = G_TYPE_INT,
    SCRIM_TYPE_ENUM = G_TYPE_ENUM,
    SCRIM_TYPE_STRING = G_TYPE_STRING,
    SCRIM_TYPE_INTERFACE = G_TYPE_INTERFACE,
    SCRIM_TYPE_OBJECT = G_TYPE_OBJECT,
};

static inline gboolean scrim_is_a(gpointer object, GType type) {
    return G_TYPE_CHECK_INSTANCE_TYPE(object, type);
}

static inline gboolean scrim_is_list_model(gpointer object) {
    return G_IS_LIST_MODEL(object);
}

/// Whether the widget has a surface of its own, as windows and popovers do.
static inline gboolean scrim_is_native(GtkWidget *widget) {
    return GTK_IS_NATIVE(widget);
}

static inline gboolean scrim_value_holds_flags(const GValue *value) {
    return G_VALUE_HOLDS_FLAGS(value);
}

/// Shows a progress on the launcher, by Unity's LauncherEntry protocol
/// (https://wiki.ubuntu.com/Unity/LauncherAPI#Low_level_DBus_API:_com.canonical.Unity.LauncherEntry).
static inline void scrim_launcher_update(GDBusConnection *bus, const char *application, gboolean visible, double progress) {
    char *uri = g_strdup_printf("application://%s.desktop", application);
    char *path = g_strdup_printf("/com/canonical/unity/launcherentry/%u", g_str_hash(uri));
    GVariantBuilder properties;
    g_variant_builder_init(&properties, G_VARIANT_TYPE_VARDICT);
    g_variant_builder_add(&properties, "{sv}", "progress", g_variant_new_double(progress));
    g_variant_builder_add(&properties, "{sv}", "progress-visible", g_variant_new_boolean(visible));
    g_dbus_connection_emit_signal(
        bus, NULL, path, "com.canonical.Unity.LauncherEntry", "Update", g_variant_new("(sa{sv})", uri, &properties), NULL);
    g_free(path);
    g_free(uri);
}

// What a widget exposes to assistive technology. GTK's only getters are its functions for tests, which are in
// every build of GTK and work with every backend. Each returns the actual value as text if it differs from the
// one asked about.

/// The text of a property, to be freed; NULL if the property is not set.
static inline char *scrim_accessible_text(GtkWidget *widget, GtkAccessibleProperty property) {
    if (!gtk_test_accessible_has_property(GTK_ACCESSIBLE(widget), property)) return NULL;
    return gtk_test_accessible_check_property(GTK_ACCESSIBLE(widget), property, "\001");
}

// Sets whether a widget's content is invalid. Uses the variadic function: the one that takes a GValue expects a type
// other than the one that GTK makes for this state.
static inline void scrim_accessible_set_invalid(GtkWidget *widget, gboolean invalid) {
    gtk_accessible_update_state(
        GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_INVALID,
        invalid ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
}

/// Sets whether a widget is selected; GTK takes a number, since the state may also be undefined.
static inline void scrim_accessible_set_selected(GtkWidget *widget, gboolean selected) {
    gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_SELECTED, selected, -1);
}

/// Sets whether a widget is checked; GTK takes one of three values, since the state may also be mixed.
static inline void scrim_accessible_set_checked(GtkWidget *widget, gboolean checked) {
    gtk_accessible_update_state(
        GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_CHECKED,
        checked ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
}

/// Whether a state that is set is true.
static inline gboolean scrim_accessible_is(GtkWidget *widget, GtkAccessibleState state) {
    char *otherwise = gtk_test_accessible_check_state(GTK_ACCESSIBLE(widget), state, TRUE);
    g_free(otherwise);
    return otherwise == NULL;
}

// For tests, under GTK_A11Y=test: each returns the actual value, to be freed, or NULL if it is as expected.

static inline char *scrim_accessible_check_text(GtkWidget *widget, GtkAccessibleProperty property, const char *text) {
    return gtk_test_accessible_check_property(GTK_ACCESSIBLE(widget), property, text);
}

static inline char *scrim_accessible_check_number(GtkWidget *widget, GtkAccessibleProperty property, double number) {
    return gtk_test_accessible_check_property(GTK_ACCESSIBLE(widget), property, number);
}

static inline char *scrim_accessible_check_flag(GtkWidget *widget, GtkAccessibleProperty property, gboolean flag) {
    return gtk_test_accessible_check_property(GTK_ACCESSIBLE(widget), property, flag);
}

static inline char *scrim_accessible_check_state(GtkWidget *widget, GtkAccessibleState state, gboolean flag) {
    return gtk_test_accessible_check_state(GTK_ACCESSIBLE(widget), state, flag);
}

/// Checks that a widget's content is marked as invalid, which is one of several values and not a flag.
static inline char *scrim_accessible_check_invalid(GtkWidget *widget) {
    return gtk_test_accessible_check_state(
        GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_INVALID, GTK_ACCESSIBLE_INVALID_TRUE);
}

// Deprecated since GTK 4.10. GTK 4.8 lacks the successor, or no successor reaches a single widget or
// draws its background.
G_GNUC_BEGIN_IGNORE_DEPRECATIONS

/// Adds a style sheet for this widget alone, not its children.
static inline void scrim_widget_add_style(GtkWidget *widget, GtkCssProvider *provider, guint priority) {
    gtk_style_context_add_provider(gtk_widget_get_style_context(widget), GTK_STYLE_PROVIDER(provider), priority);
}

/// Loads a style sheet's text, in every version of GTK 4.
static inline void scrim_css_load(GtkCssProvider *provider, const char *css) {
    gtk_css_provider_load_from_data(provider, css, -1);
}

/// Looks up a color by its name in the style sheets of this widget; `FALSE` if none defines it.
static inline gboolean scrim_widget_named_color(GtkWidget *widget, const char *name, GdkRGBA *color) {
    return gtk_style_context_lookup_color(gtk_widget_get_style_context(widget), name, color);
}

/// The color of text on this widget.
static inline GdkRGBA scrim_widget_text_color(GtkWidget *widget) {
    GdkRGBA color;
    gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color);
    return color;
}

/// Draws what the theme puts behind this widget's content.
static inline void scrim_snapshot_background(
    GtkSnapshot *snapshot, GtkWidget *widget, double x, double y, double width, double height) {
    gtk_snapshot_render_background(snapshot, gtk_widget_get_style_context(widget), x, y, width, height);
}

G_GNUC_END_IGNORE_DEPRECATIONS

#endif
