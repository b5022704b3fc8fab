// Measurements that need the X server's pointer, as a user has one, and the server's damage reports.
#include <X11/extensions/XTest.h>
#include <X11/extensions/Xdamage.h>
#include "Measuring.h"

static const int cycles = 8;
static const int settling = 400;

static Display *display(void) {
    return gdk_x11_display_get_xdisplay(gtk_widget_get_display(sample.window));
}

static Window xid(void) {
    return gdk_x11_surface_get_xid(gtk_native_get_surface(GTK_NATIVE(sample.window)));
}

static void point(int x, int y) {
    int rootX, rootY;
    Window child;
    XTranslateCoordinates(display(), xid(), DefaultRootWindow(display()), x, y, &rootX, &rootY, &child);
    XTestFakeMotionEvent(display(), -1, rootX, rootY, CurrentTime);
    XFlush(display());
}

static void press(gboolean is_down) {
    XTestFakeButtonEvent(display(), 1, is_down, CurrentTime);
    XFlush(display());
}

// MARK: Freedom

static double pressed_at;

static void pressed(GtkGestureClick *gesture, int count, double x, double y, gpointer data) { pressed_at = measure_now(); }

// Clicks until the app has reported a click, or for this many milliseconds.
static void click_until_heard(double milliseconds) {
    double start = measure_now();
    pressed_at = 0;
    for (int nudge = 0; !pressed_at && measure_now() - start < milliseconds; nudge = !nudge) {
        // GTK sends a click to the widget that was under the pointer when the pointer last moved.
        point(40 + nudge, gtk_widget_get_height(sample.window) - 40);
        press(TRUE);
        press(FALSE);
        sample_wait(2);
    }
}

void measure_freedom(const char *kind) {
    GtkGesture *click = gtk_gesture_click_new();
    g_signal_connect(click, "pressed", G_CALLBACK(pressed), NULL);
    GtkWidget *row = gtk_widget_get_first_child(sample.window);
    while (row && !GTK_IS_SCROLLED_WINDOW(row)) row = gtk_widget_get_first_child(row);
    if (!row) g_error("the window has no list");
    gtk_widget_add_controller(row, GTK_EVENT_CONTROLLER(click));
    g_print("{\"took\": [");
    for (int cycle = 0; cycle < cycles; cycle++) {
        if (!sample.overlays.show(kind, message)) g_error("there is no %s", kind);
        sample_wait(settling);
        click_until_heard(50);
        if (pressed_at) g_error("%s lets clicks through", kind);
        double start = measure_now();
        sample.overlays.dismiss();
        click_until_heard(5000);
        if (!pressed_at) g_error("no click reaches the app after %s", kind);
        g_print("%s%.3f", cycle ? ", " : "", pressed_at - start);
        sample_wait(settling);
    }
    g_print("]}\n");
}

// MARK: Drag

static int foot;

// Moves up and down by 120 points, once in 0.8 s.
static gboolean pull(gpointer data) {
    double turn = fmod(measure_now(), 800) / 800 * 2 * G_PI;
    point(gtk_widget_get_width(sample.window) / 2, foot - (int)(60 * (1 - cos(turn))));
    return G_SOURCE_CONTINUE;
}

void measure_drag(const char *kind) {
    static const int seconds = 4;
    GdkFrameClock *clock = gtk_widget_get_frame_clock(sample.window);
    g_signal_connect_after(clock, "after-paint", G_CALLBACK(measure_note_frame), NULL);
    gdk_frame_clock_begin_updating(clock);
    if (!sample.overlays.show(kind, message)) g_error("there is no %s", kind);
    sample_wait(2 * settling);
    foot = gtk_widget_get_height(sample.window) - 120;
    point(gtk_widget_get_width(sample.window) / 2, foot);
    press(TRUE);
    guint puller = g_timeout_add(8, pull, NULL);
    sample_wait(settling);
    measured_frames = g_array_new(FALSE, FALSE, sizeof(double));
    double computing = measure_cpu_time();
    sample_wait(seconds * 1000);
    computing = measure_cpu_time() - computing;
    GArray *frames = measured_frames;
    measured_frames = NULL;
    g_source_remove(puller);
    press(FALSE);
    g_print("{\"computing\": %.3f, \"intervals\": ", computing / frames->len);
    measure_print_intervals(frames);
    g_print("}\n");
}

// MARK: Damage

static int damage_event;
static double damaged;

static gboolean note_damage(GdkX11Display *display, const XEvent *event, gpointer data) {
    if (event->type != damage_event) return FALSE;
    const XDamageNotifyEvent *damage = (const XDamageNotifyEvent *)event;
    damaged += (double)damage->area.width * damage->area.height;
    return TRUE;
}

void measure_damage(const char *kind) {
    static const int seconds = 3;
    int error;
    if (!XDamageQueryExtension(display(), &damage_event, &error)) g_error("the display reports no damage");
    damage_event += XDamageNotify;
    g_signal_connect(gtk_widget_get_display(sample.window), "xevent", G_CALLBACK(note_damage), NULL);
    if (!sample.overlays.show(kind, message)) g_error("there is no %s", kind);
    sample_wait(2 * settling);
    XDamageCreate(display(), xid(), XDamageReportRawRectangles);
    sample_wait(settling);
    damaged = 0;
    sample_wait(seconds * 1000);
    g_print("{\"pixels\": %.0f}\n", damaged / seconds);
}
