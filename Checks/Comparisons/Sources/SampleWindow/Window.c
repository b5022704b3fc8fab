#include "Sample.h"

Sample sample;

void sample_say(const char *words) {
    puts(words);
    fflush(stdout);
}

static void say_report(GtkWidget *widget, const char *report) { sample_say(report); }

GtkWidget *sample_labeled_button(const char *label, const char *report) {
    GtkWidget *button = gtk_button_new_with_mnemonic(label);
    g_signal_connect(button, "clicked", G_CALLBACK(say_report), (gpointer)report);
    return button;
}

static GtkWidget *make_label(const char *text) {
    GtkWidget *label = gtk_label_new(text);
    gtk_widget_set_size_request(label, -1, 40);
    return label;
}

static GtkWidget *make_header(void) {
    GtkWidget *bar = gtk_header_bar_new();
    sample.header = sample_labeled_button("Header", "heard header-click");
    sample.menu = gtk_menu_button_new();
    gtk_menu_button_set_primary(GTK_MENU_BUTTON(sample.menu), TRUE);
    sample.popover = gtk_popover_new();
    sample.popover_button = sample_labeled_button("In the popover", "heard popover-click");
    gtk_popover_set_child(GTK_POPOVER(sample.popover), sample.popover_button);
    gtk_menu_button_set_popover(GTK_MENU_BUTTON(sample.menu), sample.popover);
    gtk_header_bar_pack_start(GTK_HEADER_BAR(bar), sample.header);
    gtk_header_bar_pack_end(GTK_HEADER_BAR(bar), sample.menu);
    return bar;
}

static GtkWidget *make_list(void) {
    GtkWidget *rows = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    sample.row = sample_labeled_button("Row", "heard row-click");
    gtk_box_append(GTK_BOX(rows), sample.row);
    for (int row = 1; row < 30; row++) {
        g_autofree char *text = g_strdup_printf("Row %d", row);
        gtk_box_append(GTK_BOX(rows), gtk_label_new(text));
    }
    sample.scroller = gtk_scrolled_window_new();
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(sample.scroller), rows);
    gtk_widget_set_vexpand(sample.scroller, TRUE);
    return sample.scroller;
}

static GtkWidget *make_content(void) {
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 4);
    sample.entry = gtk_entry_new();
    sample.button = sample_labeled_button("_X button", "heard click");
    gtk_widget_set_tooltip_text(sample.button, "A tooltip");
    sample.pad = make_label("Pad");
    sample.source = make_label("Drag me");
    sample.target = make_label("Drop here");
    sample.pages = gtk_stack_new();
    sample.list = make_list();
    GtkWidget *list = sample.overlays.wrap_list ? sample.overlays.wrap_list(sample.list) : sample.list;
    sample.other = sample_labeled_button("Other page", "heard other-page-click");
    gtk_stack_add_named(GTK_STACK(sample.pages), list, "list");
    gtk_stack_add_named(GTK_STACK(sample.pages), sample.other, "other");
    gtk_widget_set_vexpand(sample.pages, TRUE);
    GtkWidget *children[] = {sample.entry, sample.button, sample.pad, sample.source, sample.target, sample.pages};
    for (gsize index = 0; index < G_N_ELEMENTS(children); index++)
        gtk_box_append(GTK_BOX(box), children[index]);
    // Allows the window to be made small.
    GtkWidget *viewport = gtk_scrolled_window_new();
    gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(viewport), GTK_POLICY_EXTERNAL, GTK_POLICY_EXTERNAL);
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(viewport), box);
    return viewport;
}

static GtkWidget *make_window(GtkApplication *application) {
    if (!sample.overlays.in_adw_window) return gtk_application_window_new(application);
    GtkWidget *window = adw_application_window_new(application);
    // Otherwise libadwaita keeps the window 360 wide.
    gtk_widget_set_size_request(window, 300, 200);
    sample.frame = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    GtkWidget *all = sample.overlays.wrap_all ? sample.overlays.wrap_all(sample.frame) : sample.frame;
    adw_application_window_set_content(ADW_APPLICATION_WINDOW(window), all);
    return window;
}

void sample_set_bar(GtkWidget *bar) {
    if (!sample.frame) gtk_window_set_titlebar(GTK_WINDOW(sample.window), bar);
    else {
        if (sample.bar) gtk_box_remove(GTK_BOX(sample.frame), sample.bar);
        gtk_box_prepend(GTK_BOX(sample.frame), bar);
    }
    sample.bar = bar;
}

void sample_set_content(GtkWidget *content) {
    if (!sample.frame) gtk_window_set_child(GTK_WINDOW(sample.window), content);
    else {
        GtkWidget *old = gtk_widget_get_last_child(sample.frame);
        if (old && old != sample.bar) gtk_box_remove(GTK_BOX(sample.frame), old);
        gtk_widget_set_vexpand(content, TRUE);
        gtk_box_append(GTK_BOX(sample.frame), content);
    }
}

static void activate(GtkApplication *application, gpointer data) {
    sample.window = make_window(application);
    gtk_window_set_title(GTK_WINDOW(sample.window), "Sample");
    gtk_window_set_default_size(GTK_WINDOW(sample.window), 420, 560);
    sample_set_bar(make_header());
    sample.content = make_content();
    sample_set_content(sample.overlays.wrap ? sample.overlays.wrap(sample.content) : sample.content);
    sample_listen();
    sample_listen_on_window("before");
    gtk_window_present(GTK_WINDOW(sample.window));
    gtk_widget_grab_focus(sample.entry);
    if (sample.overlays.begin) sample.overlays.begin(sample.window, sample.scroller);
    g_object_add_weak_pointer(G_OBJECT(sample.window), (gpointer *)&sample.window);
    sample_read_commands();
}

int sample_run(int argc, char **argv, SampleOverlays overlays) {
    sample.overlays = overlays;
    adw_init();
    if (argc > 1) {
        sample_measure(argc, argv);
        return 0;
    }
    sample.application = gtk_application_new(NULL, G_APPLICATION_NON_UNIQUE);
    // The program answers for as long as it is asked, even without its window.
    g_application_hold(G_APPLICATION(sample.application));
    g_signal_connect(sample.application, "activate", G_CALLBACK(activate), NULL);
    return g_application_run(G_APPLICATION(sample.application), 1, argv);
}
