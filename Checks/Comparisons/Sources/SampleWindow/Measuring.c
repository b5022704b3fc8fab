#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <adwaita.h>
#include <gdk/x11/gdkx.h>
#include <malloc.h>
#include <sys/resource.h>
#include <time.h>

#include "Measuring.h"

// By then a transition is over, and so is the minimum time that an overlay stays.
enum { settling = 600, cycles = 12, seconds = 4, patch_width = 200, patch_height = 160 };

// The rows of the list, each an overlay around its label.
static GPtrArray *rows;
// True if the overlay is expected at the bottom.
static gboolean is_at_foot;

double measure_now(void) { return g_get_monotonic_time() / 1000.0; }

static double time_ms(clockid_t clock) {
    struct timespec time;
    clock_gettime(clock, &time);
    return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

double measure_cpu_time(void) { return time_ms(CLOCK_PROCESS_CPUTIME_ID); }

static gboolean end_wait(gpointer data) {
    *(gboolean *)data = TRUE;
    return G_SOURCE_REMOVE;
}

void sample_wait(int milliseconds) {
    gboolean is_over = FALSE;
    g_timeout_add(milliseconds, end_wait, &is_over);
    while (!is_over) g_main_context_iteration(NULL, TRUE);
}

// A hash that differs between different pictures of the window's center, or of its bottom.
static guint64 imprint(void) {
    GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(sample.window));
    Display *display = gdk_x11_display_get_xdisplay(gdk_surface_get_display(surface));
    int x = (gdk_surface_get_width(surface) - patch_width) / 2, y = gdk_surface_get_height(surface) - patch_height;
    if (!is_at_foot) y /= 2;
    XImage *image = XGetImage(
        display, gdk_x11_surface_get_xid(surface), x, y, patch_width, patch_height, AllPlanes, ZPixmap);
    if (!image) g_error("the window has no picture");
    guint64 hash = 14695981039346656037u;
    for (long index = 0; index < (long)image->bytes_per_line * image->height; index++)
        hash = (hash ^ (guchar)image->data[index]) * 1099511628211u;
    XDestroyImage(image);
    return hash;
}

static GdkFrameClock *frame_clock(void) { return gtk_widget_get_frame_clock(sample.window); }

// MARK: Show

static struct {
    gboolean is_awaited, needs_pixels;
    guint64 before;
    double start, computing, took, computed;
} showing;

static void shown(GdkFrameClock *clock, gpointer data) {
    if (!showing.is_awaited) return;
    double time = measure_now(), computed = measure_cpu_time();
    if (showing.needs_pixels && imprint() == showing.before) return;
    showing.took = time - showing.start;
    showing.computed = computed - showing.computing;
    showing.is_awaited = FALSE;
}

static void measure_show(const char *kind) {
    gboolean is_nothing = g_str_equal(kind, "nothing");
    double took[cycles], computed[cycles];
    g_signal_connect_after(frame_clock(), "after-paint", G_CALLBACK(shown), NULL);
    for (int cycle = 0; cycle < cycles; cycle++) {
        // Begins at different moments between two frames.
        sample_wait(settling + 5 * cycle % 16);
        showing.needs_pixels = !is_nothing;
        showing.before = imprint();
        showing.is_awaited = TRUE;
        showing.start = measure_now();
        showing.computing = measure_cpu_time();
        if (is_nothing) gtk_widget_queue_draw(sample.window);
        else if (!sample.overlays.show(kind, message)) g_error("there is no %s", kind);
        while (showing.is_awaited) g_main_context_iteration(NULL, TRUE);
        took[cycle] = showing.took;
        computed[cycle] = showing.computed;
        sample_wait(settling);
        if (!is_nothing) sample.overlays.dismiss();
    }
    g_print("{\"took\": [");
    for (int cycle = 0; cycle < cycles; cycle++) g_print("%s%.3f", cycle ? ", " : "", took[cycle]);
    g_print("], \"computed\": [");
    for (int cycle = 0; cycle < cycles; cycle++) g_print("%s%.3f", cycle ? ", " : "", computed[cycle]);
    g_print("]}\n");
}

// MARK: Frames

GArray *measured_frames;

void measure_note_frame(GdkFrameClock *clock, gpointer data) {
    double time = measure_now();
    if (measured_frames) g_array_append_val(measured_frames, time);
}

void measure_print_intervals(GArray *painted) {
    g_print("[");
    for (guint index = 1; index < painted->len; index++)
        g_print("%s%.2f", index > 1 ? ", " : "",
                g_array_index(painted, double, index) - g_array_index(painted, double, index - 1));
    g_print("]");
}

static void measure_frames(const char *kind) {
    gboolean is_nothing = g_str_equal(kind, "nothing");
    GdkFrameClock *clock = frame_clock();
    g_signal_connect_after(clock, "after-paint", G_CALLBACK(measure_note_frame), NULL);
    // The frame clock ticks throughout, even if nothing moves.
    gdk_frame_clock_begin_updating(clock);
    sample_wait(settling);
    measured_frames = g_array_new(FALSE, FALSE, sizeof(double));
    double computing = measure_cpu_time();
    for (int cycle = 0; cycle < cycles / 2; cycle++) {
        if (!is_nothing) sample.overlays.show(kind, message);
        sample_wait(settling);
        if (!is_nothing) sample.overlays.dismiss();
        sample_wait(settling);
    }
    computing = measure_cpu_time() - computing;
    g_print("{\"intervals\": ");
    measure_print_intervals(measured_frames);
    g_print(", \"computing\": %.3f}\n", computing / (cycles / 2));
}

// MARK: Costs

static int frames;
static void count_frame(GdkFrameClock *clock, gpointer data) { frames++; }

static void measure_second(void) {
    struct rusage before, after;
    g_signal_connect_after(frame_clock(), "paint", G_CALLBACK(count_frame), NULL);
    sample_wait(2 * settling);
    frames = 0;
    getrusage(RUSAGE_SELF, &before);
    double computing = measure_cpu_time();
    sample_wait(seconds * 1000);
    computing = measure_cpu_time() - computing;
    getrusage(RUSAGE_SELF, &after);
    // One frame is the end of the wait.
    g_print("{\"computing\": %.3f, \"frames\": %.2f, \"wakeups\": %.2f}\n", computing / seconds,
            (double)frames / seconds, (double)(after.ru_nvcsw - before.ru_nvcsw - 1) / seconds);
}

static size_t heap(void) { return mallinfo2().uordblks; }

static void measure_memory(const char *kind) {
    // The first overlay creates what all later ones share.
    for (int cycle = 0; cycle < 3; cycle++) {
        sample.overlays.show(kind, message);
        sample_wait(settling);
        sample.overlays.dismiss();
        sample_wait(2 * settling);
    }
    size_t before = heap();
    sample.overlays.show(kind, message);
    sample_wait(settling);
    g_print("{\"bytes\": %ld}\n", (long)heap() - (long)before);
}

// MARK: Rows

static gboolean scroll(GtkWidget *widget, GdkFrameClock *clock, gpointer data);

// Measures from the calls to the frame that shows them, until they are at rest, while the list scrolls, and
// after they are gone.
static void measure_rows(void) {
    GdkFrameClock *clock = frame_clock();
    g_signal_connect_after(clock, "after-paint", G_CALLBACK(shown), NULL);
    g_signal_connect_after(clock, "after-paint", G_CALLBACK(measure_note_frame), NULL);
    size_t before = heap();
    showing.needs_pixels = showing.is_awaited = TRUE;
    showing.before = imprint();
    showing.start = measure_now();
    double begun = showing.computing = measure_cpu_time();
    for (guint row = 0; row < rows->len; row++) sample.overlays.show_over(rows->pdata[row]);
    double called = measure_cpu_time() - begun;
    while (showing.is_awaited) g_main_context_iteration(NULL, TRUE);
    sample_wait(settling);
    double standing = measure_cpu_time() - begun;
    long bytes = (long)heap() - (long)before;

    measured_frames = g_array_new(FALSE, FALSE, sizeof(double));
    guint tick = gtk_widget_add_tick_callback(sample.window, scroll, NULL, NULL);
    double scrolled = measure_cpu_time();
    sample_wait(seconds * 1000);
    scrolled = measure_cpu_time() - scrolled;
    gtk_widget_remove_tick_callback(sample.window, tick);
    GArray *scrolling = measured_frames;
    measured_frames = NULL;
    sample_wait(settling);

    double gone = measure_cpu_time();
    sample.overlays.dismiss();
    double dismissed = measure_cpu_time() - gone;
    sample_wait(settling);
    gone = measure_cpu_time() - gone;
    g_print("{\"called\": %.3f, \"seen\": %.3f, \"standing\": %.3f, \"bytes\": %.1f, \"scrolling\": %.3f, "
            "\"dismissed\": %.3f, \"gone\": %.3f, \"intervals\": ",
            called, showing.computed, standing, (double)bytes / rows->len, scrolled / scrolling->len, dismissed, gone);
    measure_print_intervals(scrolling);
    g_print("}\n");
}

// MARK: The window

static gboolean scroll(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
    static double way = 2;
    GtkAdjustment *position = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(sample.scroller));
    double value = gtk_adjustment_get_value(position) + way;
    double end = gtk_adjustment_get_upper(position) - gtk_adjustment_get_page_size(position);
    if (value < 0 || value > end) way = -way;
    gtk_adjustment_set_value(position, CLAMP(value, 0, end));
    return G_SOURCE_CONTINUE;
}

static GtkWidget *make_content(int count, int margin) {
    GtkWidget *list = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    rows = g_ptr_array_new();
    for (int row = 0; row < count; row++) {
        g_autofree char *text = g_strdup_printf("Row %d of a list that an app may have", row);
        GtkWidget *label = gtk_label_new(text);
        gtk_widget_set_margin_top(label, margin);
        gtk_widget_set_margin_bottom(label, margin);
        GtkWidget *overlay = gtk_overlay_new();
        gtk_overlay_set_child(GTK_OVERLAY(overlay), label);
        g_ptr_array_add(rows, overlay);
        gtk_box_append(GTK_BOX(list), overlay);
    }
    sample.scroller = gtk_scrolled_window_new();
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(sample.scroller), list);
    return sample.scroller;
}

static gboolean is_painted;
static void note_first(GdkFrameClock *clock, gpointer data) { is_painted = TRUE; }

static void open_window(int width, int height, int count, int margin) {
    sample.window = gtk_window_new();
    gtk_window_set_default_size(GTK_WINDOW(sample.window), width, height);
    GtkWidget *content = make_content(count, margin);
    gtk_window_set_child(GTK_WINDOW(sample.window), sample.overlays.wrap ? sample.overlays.wrap(content) : content);
    gtk_widget_realize(sample.window);
    g_signal_connect_after(frame_clock(), "after-paint", G_CALLBACK(note_first), NULL);
    gtk_window_present(GTK_WINDOW(sample.window));
    if (sample.overlays.begin) sample.overlays.begin(sample.window, NULL);
    while (!is_painted || !gtk_widget_get_mapped(sample.window)) g_main_context_iteration(NULL, TRUE);
    gdk_display_sync(gdk_display_get_default());
}

// Milliseconds since the kernel started this process.
static double age(void) {
    g_autofree char *stat = NULL;
    if (!g_file_get_contents("/proc/self/stat", &stat, NULL, NULL)) return 0;
    // The name may contain spaces, but not the fields after it. The start time is the 20th of them, in clock ticks.
    g_auto(GStrv) fields = g_strsplit(strrchr(stat, ')') + 2, " ", -1);
    return time_ms(CLOCK_BOOTTIME) - g_ascii_strtod(fields[19], NULL) * 1000 / sysconf(_SC_CLK_TCK);
}

void sample_measure(int argc, char **argv) {
    if (argc < 6) g_error("usage: METRIC KIND WIDTH HEIGHT still|busy");
    const char *metric = argv[1], *kind = argv[2];
    gboolean is_rows = g_str_equal(metric, "rows");
    // A row with an overlay of its own has room for a spinner.
    open_window(atoi(argv[3]), atoi(argv[4]), is_rows ? atoi(kind) : 200, is_rows ? 24 : 6);
    double started = age(), computing = measure_cpu_time();
    is_at_foot = g_str_equal(kind, "toast");
    sample_wait(settling);
    if (g_str_equal(argv[5], "busy")) gtk_widget_add_tick_callback(sample.window, scroll, NULL, NULL);
    if (g_str_equal(metric, "show")) measure_show(kind);
    else if (g_str_equal(metric, "frames")) measure_frames(kind);
    else if (g_str_equal(metric, "stay")) {
        if (!g_str_equal(kind, "nothing") && !sample.overlays.show(kind, message)) g_error("there is no %s", kind);
        measure_second();
    } else if (g_str_equal(metric, "idle")) {
        sample.overlays.show(kind, message);
        sample_wait(settling);
        sample.overlays.dismiss();
        // Threads from any library end some seconds after their last work.
        sample_wait(10 * 1000);
        measure_second();
    } else if (g_str_equal(metric, "memory")) measure_memory(kind);
    else if (is_rows) measure_rows();
    else if (g_str_equal(metric, "freedom")) measure_freedom(kind);
    else if (g_str_equal(metric, "drag")) measure_drag(kind);
    else if (g_str_equal(metric, "damage")) measure_damage(kind);
    else if (g_str_equal(metric, "unseen")) {
        // The last row is far below the window's bottom edge.
        sample.overlays.show_over(rows->pdata[rows->len - 1]);
        sample_wait(10 * 1000);
        measure_second();
    } else if (g_str_equal(metric, "start")) g_print("{\"took\": %.1f, \"computed\": %.1f}\n", started, computing);
    else if (!sample.overlays.measure || !sample.overlays.measure(metric)) g_error("there is no metric %s", metric);
}
