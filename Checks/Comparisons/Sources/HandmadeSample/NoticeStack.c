#include "NoticeStack.h"

enum { EDGE = 10, GAP = 12, MOST = 3 };
static const double SHRINKING = 0.05, DURATION = 200e3; // microseconds

struct _NoticeStack {
    GtkWidget parent;
    void (*opened)(gboolean is_open);
    GtkWidget *clear;
    gboolean is_pointed, is_focused, is_open;
    // 0 is closed, 1 is open.
    double openness, from;
    gint64 began;
    guint tick;
};

G_DEFINE_FINAL_TYPE(NoticeStack, notice_stack, GTK_TYPE_WIDGET)

// The cards, newest first.
static GtkWidget *next_card(NoticeStack *stack, GtkWidget *card) {
    GtkWidget *next = card ? gtk_widget_get_prev_sibling(card) : gtk_widget_get_last_child(GTK_WIDGET(stack));
    return next == stack->clear ? NULL : next;
}

static int height(GtkWidget *widget, int width) {
    int natural;
    gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
    return natural;
}

static int count_cards(NoticeStack *stack) {
    int count = 0;
    for (GtkWidget *card = next_card(stack, NULL); card; card = next_card(stack, card)) count++;
    return count;
}

static GtkSizeRequestMode request_mode(GtkWidget *widget) { return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH; }

static void measure(GtkWidget *widget, GtkOrientation orientation, int size, int *minimum, int *natural,
                    int *baseline, int *natural_baseline) {
    NoticeStack *stack = NOTICE_STACK(widget);
    double closed = 0, open = 0;
    int index = 0;
    for (GtkWidget *card = next_card(stack, NULL); card && index < MOST; card = next_card(stack, card), index++) {
        int least, most;
        gtk_widget_measure(card, orientation, size, &least, &most, NULL, NULL);
        if (orientation == GTK_ORIENTATION_HORIZONTAL) {
            *minimum = MAX(*minimum, least);
            *natural = MAX(*natural, most);
        } else {
            closed += index ? EDGE : most;
            open += most + (index ? GAP : 0);
        }
    }
    if (orientation == GTK_ORIENTATION_HORIZONTAL) return;
    if (index > 1) open += height(stack->clear, -1) + GAP;
    *natural = *minimum = closed + (open - closed) * stack->openness;
}

static void allocate(GtkWidget *widget, int width, int full, int baseline) {
    NoticeStack *stack = NOTICE_STACK(widget);
    double open = 0, front = 0;
    int index = 0;
    for (GtkWidget *card = next_card(stack, NULL); card; card = next_card(stack, card), index++) {
        gtk_widget_set_child_visible(card, index < MOST);
        if (index >= MOST) continue;
        int own = height(card, width);
        if (!index) front = own;
        open += own + (index ? GAP : 0);
        double closed = front + index * EDGE, scale = 1 - SHRINKING * index * (1 - stack->openness);
        double top = full - (closed + (open - closed) * stack->openness);
        GskTransform *transform = gsk_transform_translate(
            NULL, &GRAPHENE_POINT_INIT(width * (1 - scale) / 2, top));
        gtk_widget_allocate(card, width, own, -1, gsk_transform_scale(transform, scale, scale));
        // A covered card shows only its edge.
        gtk_widget_set_opacity(gtk_widget_get_first_child(card), index ? stack->openness : 1);
    }
    gtk_widget_set_child_visible(stack->clear, index > 1 && stack->is_open);
    int least;
    gtk_widget_measure(stack->clear, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &least, NULL, NULL);
    int own = height(stack->clear, least);
    gtk_widget_allocate(
        stack->clear, least, own, -1,
        gsk_transform_translate(NULL, &GRAPHENE_POINT_INIT((width - least) / 2, full - open - GAP - own)));
}

static gboolean step(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
    NoticeStack *stack = NOTICE_STACK(widget);
    double share = MIN((gdk_frame_clock_get_frame_time(clock) - stack->began) / DURATION, 1);
    double eased = 1 - pow(1 - share, 3);
    stack->openness = stack->from + ((stack->is_open ? 1 : 0) - stack->from) * eased;
    gtk_widget_queue_resize(widget);
    if (share < 1) return G_SOURCE_CONTINUE;
    stack->tick = 0;
    return G_SOURCE_REMOVE;
}

static void update(NoticeStack *stack) {
    gboolean is_open = (stack->is_pointed || stack->is_focused) && next_card(stack, NULL);
    if (is_open == stack->is_open) return;
    stack->is_open = is_open;
    stack->opened(is_open);
    gboolean is_animated;
    g_object_get(gtk_widget_get_settings(GTK_WIDGET(stack)), "gtk-enable-animations", &is_animated, NULL);
    GdkFrameClock *clock = is_animated ? gtk_widget_get_frame_clock(GTK_WIDGET(stack)) : NULL;
    if (clock) {
        stack->from = stack->openness;
        stack->began = gdk_frame_clock_get_frame_time(clock);
        if (!stack->tick) stack->tick = gtk_widget_add_tick_callback(GTK_WIDGET(stack), step, NULL, NULL);
    } else {
        stack->openness = is_open;
        gtk_widget_queue_resize(GTK_WIDGET(stack));
    }
}

static void follow_pointer(GtkEventControllerMotion *motion, GParamSpec *property, NoticeStack *stack) {
    stack->is_pointed = gtk_event_controller_motion_contains_pointer(motion);
    update(stack);
}

static void follow_focus(GtkEventControllerFocus *focus, GParamSpec *property, NoticeStack *stack) {
    stack->is_focused = gtk_event_controller_focus_contains_focus(focus);
    update(stack);
}

static void dispose(GObject *object) {
    GtkWidget *child;
    while ((child = gtk_widget_get_first_child(GTK_WIDGET(object)))) gtk_widget_unparent(child);
    G_OBJECT_CLASS(notice_stack_parent_class)->dispose(object);
}

static void notice_stack_class_init(NoticeStackClass *class) {
    GTK_WIDGET_CLASS(class)->get_request_mode = request_mode;
    GTK_WIDGET_CLASS(class)->measure = measure;
    GTK_WIDGET_CLASS(class)->size_allocate = allocate;
    G_OBJECT_CLASS(class)->dispose = dispose;
}

static void notice_stack_init(NoticeStack *stack) {
    GtkEventController *motion = gtk_event_controller_motion_new(), *focus = gtk_event_controller_focus_new();
    g_signal_connect(motion, "notify::contains-pointer", G_CALLBACK(follow_pointer), stack);
    g_signal_connect(focus, "notify::contains-focus", G_CALLBACK(follow_focus), stack);
    gtk_widget_add_controller(GTK_WIDGET(stack), motion);
    gtk_widget_add_controller(GTK_WIDGET(stack), focus);
}

GtkWidget *notice_stack_new(void (*opened)(gboolean is_open), GtkWidget *clear) {
    NoticeStack *stack = g_object_new(NOTICE_STACK_TYPE, NULL);
    stack->opened = opened;
    stack->clear = clear;
    gtk_widget_set_parent(clear, GTK_WIDGET(stack));
    gtk_widget_set_halign(GTK_WIDGET(stack), GTK_ALIGN_CENTER);
    gtk_widget_set_valign(GTK_WIDGET(stack), GTK_ALIGN_END);
    gtk_widget_set_visible(GTK_WIDGET(stack), FALSE);
    return GTK_WIDGET(stack);
}

void notice_stack_add(NoticeStack *stack, GtkWidget *card) {
    gtk_widget_set_parent(card, GTK_WIDGET(stack));
    gtk_widget_set_visible(GTK_WIDGET(stack), TRUE);
}

void notice_stack_remove(NoticeStack *stack, GtkWidget *card) {
    gtk_widget_unparent(card);
    if (count_cards(stack)) return;
    gtk_widget_set_visible(GTK_WIDGET(stack), FALSE);
    stack->is_pointed = FALSE;
    update(stack);
}

gboolean notice_stack_is_open(NoticeStack *stack) { return stack->is_open; }
