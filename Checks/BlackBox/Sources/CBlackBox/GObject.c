#include "CBlackBox.h"

typedef struct {
    BlackBoxHandler handler;
    gpointer data;
    GDestroyNotify forget;
} Connection;

static void marshal(
    GClosure *closure, GValue *result, guint count, const GValue *parameters, gpointer hint, gpointer data) {
    Connection *connection = closure->data;
    connection->handler(connection->data, count, parameters, result);
}

static void finalize(gpointer data, GClosure *closure) {
    Connection *connection = data;
    if (connection->forget) connection->forget(connection->data);
    g_free(connection);
}

gulong blackbox_connect(
    gpointer object, const char *signal, gboolean after, BlackBoxHandler handler, gpointer data, GDestroyNotify forget) {
    Connection *connection = g_new0(Connection, 1);
    *connection = (Connection){handler, data, forget};
    GClosure *closure = g_closure_new_simple(sizeof(GClosure), connection);
    g_closure_set_marshal(closure, marshal);
    g_closure_add_finalize_notifier(closure, connection, finalize);
    return g_signal_connect_closure(object, signal, closure, after);
}

char *blackbox_value_text(const GValue *value) {
    // An object's address differs from run to run.
    if (G_VALUE_HOLDS_OBJECT(value)) {
        gpointer object = g_value_get_object(value);
        return g_strdup(object ? G_OBJECT_TYPE_NAME(object) : "NULL");
    }
    if (G_VALUE_HOLDS_STRING(value)) return g_strdup(g_value_get_string(value) ? g_value_get_string(value) : "NULL");
    if (G_VALUE_HOLDS_DOUBLE(value)) return g_strdup_printf("%.1f", g_value_get_double(value));
    if (G_VALUE_HOLDS_BOXED(value) || G_VALUE_HOLDS_POINTER(value)) return g_strdup(G_VALUE_TYPE_NAME(value));
    return g_strdup_value_contents(value);
}

const char *blackbox_type_name(gpointer object) { return G_OBJECT_TYPE_NAME(object); }

gboolean blackbox_is_a(gpointer object, const char *type) {
    GType known = g_type_from_name(type);
    return known && G_TYPE_CHECK_INSTANCE_TYPE(object, known);
}

void blackbox_set_bool(gpointer object, const char *property, gboolean value) {
    g_object_set(object, property, value, NULL);
}

void blackbox_set_int(gpointer object, const char *property, int value) { g_object_set(object, property, value, NULL); }

void blackbox_set_string(gpointer object, const char *property, const char *value) {
    g_object_set(object, property, value, NULL);
}

void blackbox_value_set_bool(GValue *value, gboolean flag) {
    if (value && G_VALUE_HOLDS_BOOLEAN(value)) g_value_set_boolean(value, flag);
}

GdkContentProvider *blackbox_text_content(const char *text) {
    return gdk_content_provider_new_typed(G_TYPE_STRING, text);
}

void blackbox_css_load(GtkCssProvider *provider, const char *css) {
    G_GNUC_BEGIN_IGNORE_DEPRECATIONS
    gtk_css_provider_load_from_data(provider, css, -1);
    G_GNUC_END_IGNORE_DEPRECATIONS
}

GType blackbox_type_string(void) { return G_TYPE_STRING; }

static void (*warned)(const char *text);

static GLogWriterOutput write_log(GLogLevelFlags level, const GLogField *fields, gsize count, gpointer data) {
    if (level & (G_LOG_LEVEL_ERROR | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING)) {
        char *text = g_log_writer_format_fields(level, fields, count, FALSE);
        // The process and the time differ from run to run.
        const char *words = strstr(text, "** ");
        if (warned) warned(words ? words : text);
        g_free(text);
    }
    return g_log_writer_default(level, fields, count, data);
}

void blackbox_follow_warnings(void (*heard)(const char *text)) {
    static gboolean follows;
    warned = heard;
    if (!follows) g_log_set_writer_func(write_log, NULL, NULL);
    follows = TRUE;
}
