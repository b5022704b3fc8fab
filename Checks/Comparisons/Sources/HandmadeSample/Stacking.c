// A hand-written stack of notices, like sonner on the web: each has its own time, an Undo and a close button.
#include "Handmade.h"
#include "NoticeStack.h"

enum { TIME = 5000, MARGIN = 12 }; // milliseconds, pixels

typedef struct {
    char *text;
    GtkWidget *card;
    guint timer;
    // When the notice's time ends, in microseconds; while the stack is open, the time that is left.
    gint64 end, left;
} Notice;

static GtkWidget *window, *stack, *outside;
static GPtrArray *notices; // oldest first

static gboolean expire(gpointer data);

static void run(Notice *notice) {
    if (notice->timer) return;
    notice->end = g_get_monotonic_time() + notice->left;
    notice->timer = g_timeout_add(notice->left / 1000, expire, notice);
}

static void hold(Notice *notice) {
    if (!notice->timer) return;
    notice->left = MAX(notice->end - g_get_monotonic_time(), 1000000);
    g_clear_handle_id(&notice->timer, g_source_remove);
}

// The pointer or the focus pauses the time of all notices.
static void follow_open(gboolean is_open) {
    for (guint index = 0; index < notices->len; index++)
        (is_open ? hold : run)(notices->pdata[index]);
}

static void report(const char *outcome, Notice *notice) {
    g_autofree char *words = g_strdup_printf("heard %s %s", outcome, notice->text);
    sample_say(words);
}

// Moves the focus to the next notice, or back to where it was.
static void move_focus(Notice *notice, guint index) {
    GtkWidget *focus = gtk_window_get_focus(GTK_WINDOW(window));
    if (!focus || !gtk_widget_is_ancestor(focus, notice->card)) return;
    if (notices->len) {
        Notice *next = notices->pdata[MIN(index, notices->len - 1)];
        gtk_widget_child_focus(next->card, GTK_DIR_TAB_FORWARD);
    } else if (outside) {
        gtk_widget_grab_focus(outside);
    }
}

static void end(Notice *notice, const char *outcome) {
    guint index;
    if (!g_ptr_array_find(notices, notice, &index)) return;
    g_ptr_array_remove_index(notices, index);
    g_clear_handle_id(&notice->timer, g_source_remove);
    report(outcome, notice);
    if (stack) {
        move_focus(notice, index);
        notice_stack_remove(NOTICE_STACK(stack), notice->card);
    }
    g_free(notice->text);
    g_free(notice);
}

static gboolean expire(gpointer data) {
    Notice *notice = data;
    notice->timer = 0;
    end(notice, "committed");
    return G_SOURCE_REMOVE;
}

static void undo(GtkWidget *button, Notice *notice) { end(notice, "undone"); }
static void close_notice(GtkWidget *button, Notice *notice) { end(notice, "committed"); }

static void swipe(GtkGestureSwipe *gesture, double x, double y, Notice *notice) {
    if (ABS(x) > 300 && ABS(x) > ABS(y)) end(notice, "committed");
}

static void end_all(void) {
    while (notices && notices->len) end(notices->pdata[0], "committed");
}

static void clear(GtkWidget *button) { end_all(); }

// The stack's window is gone: actions that could be undone are carried out now.
static void lose_stack(gpointer data, GObject *gone) {
    stack = NULL;
    end_all();
}

static void follow_focus(GtkWindow *which, GParamSpec *property, gpointer data) {
    GtkWidget *focus = gtk_window_get_focus(which);
    if (focus && stack && !gtk_widget_is_ancestor(focus, stack)) g_set_weak_pointer(&outside, focus);
}

static GtkWidget *make_card(Notice *notice) {
    GtkWidget *card = g_object_new(GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_ALERT, NULL);
    GtkWidget *content = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12);
    GtkWidget *label = gtk_label_new(notice->text), *button = gtk_button_new_with_label("Undo");
    GtkWidget *close = gtk_button_new_from_icon_name("window-close-symbolic");
    gtk_widget_add_css_class(card, "card");
    gtk_widget_add_css_class(card, "stacked");
    gtk_label_set_wrap(GTK_LABEL(label), TRUE);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_widget_set_hexpand(label, TRUE);
    gtk_widget_set_valign(button, GTK_ALIGN_CENTER);
    gtk_widget_set_valign(close, GTK_ALIGN_CENTER);
    // Otherwise a click would leave the focus in the stack, which would stay open.
    gtk_widget_set_focus_on_click(button, FALSE);
    gtk_widget_set_focus_on_click(close, FALSE);
    gtk_widget_add_css_class(close, "flat");
    gtk_widget_add_css_class(close, "circular");
    gtk_accessible_update_property(GTK_ACCESSIBLE(close), GTK_ACCESSIBLE_PROPERTY_LABEL, "Close", -1);
    g_signal_connect(button, "clicked", G_CALLBACK(undo), notice);
    g_signal_connect(close, "clicked", G_CALLBACK(close_notice), notice);
    GtkGesture *gesture = gtk_gesture_swipe_new();
    g_signal_connect(gesture, "swipe", G_CALLBACK(swipe), notice);
    gtk_widget_add_controller(card, GTK_EVENT_CONTROLLER(gesture));
    gtk_box_append(GTK_BOX(content), label);
    gtk_box_append(GTK_BOX(content), button);
    gtk_box_append(GTK_BOX(content), close);
    gtk_box_append(GTK_BOX(card), content);
    return card;
}

static void make_stack(void) {
    if (!notices) notices = g_ptr_array_new();
    GtkWidget *button = gtk_button_new_with_label("Clear All");
    g_signal_connect(button, "clicked", G_CALLBACK(clear), NULL);
    stack = notice_stack_new(follow_open, button);
    gtk_widget_set_margin_start(stack, MARGIN);
    gtk_widget_set_margin_end(stack, MARGIN);
    gtk_widget_set_margin_bottom(stack, MARGIN);
    gtk_overlay_add_overlay(GTK_OVERLAY(over_content), stack);
    g_object_weak_ref(G_OBJECT(stack), lose_stack, NULL);
    g_signal_connect(window, "notify::focus-widget", G_CALLBACK(follow_focus), NULL);
    follow_focus(GTK_WINDOW(window), NULL, NULL);
}

void stacking_begin(GtkWidget *shown) {
    window = shown;
    g_autoptr(GtkCssProvider) style = gtk_css_provider_new();
    gtk_css_provider_load_from_data(
        style,
        "@keyframes stacked { from { opacity: 0; transform: translateY(24px); } }"
        ".stacked { background: @popover_bg_color; border: 1px solid alpha(currentColor, 0.15); border-radius: 12px;"
        " padding: 8px 8px 8px 16px; box-shadow: 0 2px 8px alpha(black, 0.2);"
        " animation: stacked 200ms ease-out; }", -1);
    gtk_style_context_add_provider_for_display(
        gdk_display_get_default(), GTK_STYLE_PROVIDER(style), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

int stacking_show(const char *kind, const char *message) {
    if (!g_str_equal(kind, "removal")) return FALSE;
    if (!stack) make_stack();
    Notice *notice = g_new0(Notice, 1);
    notice->text = g_strdup(message);
    notice->left = TIME * 1000;
    notice->card = make_card(notice);
    g_ptr_array_add(notices, notice);
    notice_stack_add(NOTICE_STACK(stack), notice->card);
    if (!notice_stack_is_open(NOTICE_STACK(stack))) run(notice);
#if GTK_CHECK_VERSION(4, 14, 0)
    gtk_accessible_announce(GTK_ACCESSIBLE(notice->card), message, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
#endif
    return TRUE;
}
