#pragma once
#include <adwaita.h>
#include "include/SampleWindow.h"

// The widgets of the window, under the names that the driver uses.
typedef struct {
    GtkApplication *application;
    GtkWidget *window, *header, *menu, *entry, *button, *pad, *source, *target, *pages, *scroller, *list, *row, *other;
    GtkWidget *content, *popover, *popover_button, *bar;
    GtkWidget *frame; // of libadwaita's window, which has bar and content in one box; NULL if the window is GTK's
    SampleOverlays overlays;
} Sample;

extern Sample sample;

void sample_measure(int argc, char **argv); // like sample_run
void sample_listen(void);                 // the controllers and signals that an app has
void sample_listen_on_window(const char *when); // the app's controllers on the window itself
void sample_read_commands(void);          // from standard input
void sample_set_bar(GtkWidget *bar);      // replaces the window's header bar
void sample_set_content(GtkWidget *content); // replaces the content below it
GtkWidget *sample_labeled_button(const char *label, const char *report);
