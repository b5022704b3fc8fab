// Hand-written overlays for the measurements. `fading`: a box with a spinner in a revealer that fades, over content in
// a GtkOverlay. `arc`: instead of GtkSpinner, an arc that the program draws itself twelve times a second. `wash`: the
// minimum for a veil's fade, which is one color over the window that changes in each frame. `sheet`: a box at the
// bottom that can be pulled up. Over rows: empty boxes, which is the minimum for an overlay over each.
#include "Handmade.h"

static GtkWidget *revealer;
static guint timer;
static int turn;

static void draw_arc(GtkDrawingArea *area, cairo_t *context, int width, int height, gpointer data) {
    double angle = turn * G_PI / 6;
    gdk_cairo_set_source_rgba(context, &(GdkRGBA){0.2, 0.2, 0.2, 1});
    cairo_set_line_width(context, 3);
    cairo_arc(context, width / 2.0, height / 2.0, width / 2.0 - 2, angle, angle + 4.5);
    cairo_stroke(context);
}

static gboolean step_arc(gpointer area) {
    turn = (turn + 1) % 12;
    gtk_widget_queue_draw(area);
    return G_SOURCE_CONTINUE;
}

static GtkWidget *make_spinner(gboolean is_arc) {
    GtkWidget *spinner = is_arc ? gtk_drawing_area_new() : gtk_spinner_new();
    gtk_widget_set_size_request(spinner, 32, 32);
    gtk_widget_set_halign(spinner, GTK_ALIGN_CENTER);
    if (is_arc) {
        gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(spinner), draw_arc, NULL, NULL);
        timer = g_timeout_add(1000 / 12, step_arc, spinner);
    } else {
        gtk_spinner_start(GTK_SPINNER(spinner));
    }
    return spinner;
}

#define WASH_TYPE (wash_get_type())
G_DECLARE_FINAL_TYPE(Wash, wash, BENCH, WASH, GtkWidget)
struct _Wash {
    GtkWidget parent_instance;
    float alpha;
};
G_DEFINE_TYPE(Wash, wash, GTK_TYPE_WIDGET)

static void wash_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
    graphene_rect_t all = GRAPHENE_RECT_INIT(0, 0, gtk_widget_get_width(widget), gtk_widget_get_height(widget));
    gtk_snapshot_append_color(snapshot, &(GdkRGBA){0, 0, 0, BENCH_WASH(widget)->alpha}, &all);
}
static void wash_class_init(WashClass *class) { GTK_WIDGET_CLASS(class)->snapshot = wash_snapshot; }
static void wash_init(Wash *wash) {}

static GtkWidget *wash;
static double wash_began;

// Takes as long as a fade.
static gboolean step_wash(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
    double share = (gdk_frame_clock_get_frame_time(clock) - wash_began) / 250e3;
    BENCH_WASH(widget)->alpha = 0.14 * MIN(share, 1);
    gtk_widget_queue_draw(widget);
    return share < 1;
}

static void start_wash(void) {
    wash_began = gdk_frame_clock_get_frame_time(gtk_widget_get_frame_clock(wash));
    gtk_widget_add_tick_callback(wash, step_wash, NULL, NULL);
}

static void show_wash(void) {
    wash = g_object_new(WASH_TYPE, NULL);
    gtk_overlay_add_overlay(GTK_OVERLAY(over_content), wash);
    start_wash();
}

static GtkWidget *sheet;

static void drag(GtkGestureDrag *gesture, double dx, double dy, gpointer data) {
    // The pointer's position in the sheet changes with the sheet, so the distances add up.
    gtk_widget_set_size_request(sheet, -1, MAX((int)(gtk_widget_get_height(sheet) - dy), 100));
}

// A panel at the bottom, as high as the user pulls it.
static void show_sheet(const char *message) {
    sheet = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    gtk_widget_add_css_class(sheet, "panel");
    gtk_widget_add_css_class(sheet, "background");
    gtk_widget_set_valign(sheet, GTK_ALIGN_END);
    gtk_widget_set_size_request(sheet, -1, 240);
    gtk_box_append(GTK_BOX(sheet), gtk_label_new(message));
    GtkGesture *gesture = gtk_gesture_drag_new();
    g_signal_connect(gesture, "drag-update", G_CALLBACK(drag), NULL);
    gtk_widget_add_controller(sheet, GTK_EVENT_CONTROLLER(gesture));
    gtk_overlay_add_overlay(GTK_OVERLAY(over_content), sheet);
}

int fading_show(const char *kind, const char *message) {
    if (g_str_equal(kind, "sheet")) {
        show_sheet(message);
        return TRUE;
    }
    if (g_str_equal(kind, "wash")) {
        show_wash();
        return TRUE;
    }
    gboolean is_arc = g_str_equal(kind, "arc");
    if (!is_arc && !g_str_equal(kind, "fading")) return FALSE;
    GtkWidget *veil = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), *panel = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12);
    gtk_widget_add_css_class(veil, "veil");
    gtk_widget_add_css_class(panel, "panel");
    gtk_widget_add_css_class(panel, "background");
    gtk_box_append(GTK_BOX(panel), make_spinner(is_arc));
    gtk_box_append(GTK_BOX(panel), gtk_label_new(message));
    gtk_widget_set_halign(panel, GTK_ALIGN_CENTER);
    gtk_widget_set_valign(panel, GTK_ALIGN_CENTER);
    gtk_widget_set_vexpand(panel, TRUE);
    gtk_box_append(GTK_BOX(veil), panel);
    revealer = gtk_revealer_new();
    gtk_revealer_set_transition_type(GTK_REVEALER(revealer), GTK_REVEALER_TRANSITION_TYPE_CROSSFADE);
    gtk_revealer_set_child(GTK_REVEALER(revealer), veil);
    gtk_overlay_add_overlay(GTK_OVERLAY(over_content), revealer);
    gtk_revealer_set_reveal_child(GTK_REVEALER(revealer), TRUE);
    return TRUE;
}

static void remove_revealed(GObject *gone, GParamSpec *property, gpointer data) {
    if (gtk_revealer_get_child_revealed(GTK_REVEALER(gone))) return;
    g_clear_handle_id(&timer, g_source_remove);
    gtk_overlay_remove_overlay(GTK_OVERLAY(over_content), GTK_WIDGET(gone));
}

static gboolean remove_wash(gpointer widget) {
    gtk_overlay_remove_overlay(GTK_OVERLAY(over_content), widget);
    return G_SOURCE_REMOVE;
}

static GPtrArray *boxes;

void fading_show_over(void *row) {
    if (!boxes) boxes = g_ptr_array_new();
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    gtk_widget_add_css_class(box, "veil");
    gtk_overlay_add_overlay(GTK_OVERLAY(row), box);
    g_ptr_array_add(boxes, box);
}

void fading_dismiss(void) {
    if (boxes) {
        for (guint index = 0; index < boxes->len; index++)
            gtk_overlay_remove_overlay(GTK_OVERLAY(gtk_widget_get_parent(boxes->pdata[index])), boxes->pdata[index]);
        g_clear_pointer(&boxes, g_ptr_array_unref);
        return;
    }
    if (wash) {
        start_wash();
        g_timeout_add(300, remove_wash, wash);
        wash = NULL;
        return;
    }
    g_signal_connect(revealer, "notify::child-revealed", G_CALLBACK(remove_revealed), NULL);
    gtk_revealer_set_reveal_child(GTK_REVEALER(revealer), FALSE);
}
