// Waits in a third-party program for the program's first window, then for commands from a pipe.
#include <fcntl.h>
#include <gtk/gtk.h>
#include <stdio.h>
#include <unistd.h>

#include "include/ForeignStart.h"

static GtkWidget *window;
static FILE *answers;

void foreign_say(const char *words) {
    fprintf(answers, "%s\n", words);
    fflush(answers);
}

static GtkWidget *mapped_window(void) {
    GListModel *windows = gtk_window_get_toplevels();
    for (guint index = 0; index < g_list_model_get_n_items(windows); index++) {
        g_autoptr(GtkWidget) each = g_list_model_get_item(windows, index);
        if (gtk_widget_get_mapped(each) && gtk_widget_get_width(each) > 100) return each;
    }
    return NULL;
}

static gboolean read_command(GIOChannel *input, GIOCondition condition, gpointer data) {
    g_autofree char *line = NULL;
    if (g_io_channel_read_line(input, &line, NULL, NULL, NULL) != G_IO_STATUS_NORMAL) return G_SOURCE_CONTINUE;
    g_strchomp(line);
    double x, y;
    if (!window) {
        foreign_say("gone");
    } else if (g_str_equal(line, "frame")) {
        gtk_native_get_surface_transform(GTK_NATIVE(window), &x, &y);
        g_autofree char *frame = g_strdup_printf(
            "%d %d %d %d", (int)x, (int)y, gtk_widget_get_width(window), gtk_widget_get_height(window));
        foreign_say(frame);
    } else if (g_str_equal(line, "focus")) {
        g_autofree char *focus = g_strdup_printf("%p", (void *)gtk_window_get_focus(GTK_WINDOW(window)));
        foreign_say(focus);
    } else {
        foreign_obey(window, line);
    }
    return G_SOURCE_CONTINUE;
}

static gboolean look(gpointer data) {
    if (!gtk_is_initialized() || !(window = mapped_window())) return G_SOURCE_CONTINUE;
    g_object_add_weak_pointer(G_OBJECT(window), (gpointer *)&window);
    g_io_add_watch(g_io_channel_unix_new(open(g_getenv("SCRIM_FOREIGN_COMMANDS"), O_RDWR | O_NONBLOCK)), G_IO_IN,
                   read_command, NULL);
    answers = fopen(g_getenv("SCRIM_FOREIGN_ANSWERS"), "w");
    foreign_say("ready");
    return G_SOURCE_REMOVE;
}

__attribute__((constructor)) static void start(void) {
    // Programs that this one starts must not load the library.
    unsetenv("LD_PRELOAD");
    if (g_getenv("SCRIM_FOREIGN_COMMANDS")) g_timeout_add(100, look, NULL);
}
