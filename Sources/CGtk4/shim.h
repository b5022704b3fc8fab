#ifndef SCRIM_CGTK4_H
#define SCRIM_CGTK4_H

#include <dlfcn.h>
#include <glib-unix.h>
#include <gtk/gtk.h>
#include <sys/syscall.h>
#include <unistd.h>

// What Swift cannot import: macros and functions with a variable number of arguments.

/// A symbol of this process by its name, or NULL: for what not every version of a library has.
static inline void *scrim_symbol(const char *name) {
    static void *process;
    if (!process) process = dlopen(NULL, RTLD_LAZY);
    return process ? dlsym(process, name) : NULL;
}

/// Whether this is the thread that the process began with.
static inline gboolean scrim_is_main_thread(void) {
    return syscall(SYS_gettid) == getpid();
}

static inline void scrim_warning(const char *message) {
    g_log("Scrim", G_LOG_LEVEL_WARNING, "%s", message);
}

/* What Swift cannot import: varargs and macros. */

static inline GtkWidget *
scrim_widget_new (GType type, GtkAccessibleRole role, const char *css_name)
{
  return (GtkWidget *) g_object_new (type, "css-name", css_name, "accessible-role", role, NULL);
}

static inline GtkLayoutManager *
scrim_layout_manager_new (GType type)
{
  return (GtkLayoutManager *) g_object_new (type, NULL);
}

static inline GtkWidgetClass *
scrim_widget_class (GtkWidget *widget)
{
  return GTK_WIDGET_GET_CLASS (widget);
}

static inline gboolean
scrim_is_a (gpointer object, GType type)
{
  return G_TYPE_CHECK_INSTANCE_TYPE (object, type);
}

static inline gboolean
scrim_value_holds_flags (const GValue *value)
{
  return G_VALUE_HOLDS_FLAGS (value);
}

#endif
