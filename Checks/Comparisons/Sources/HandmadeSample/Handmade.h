#pragma once
#include <adwaita.h>
#include <SampleWindow.h>

// The GtkOverlay around the window's content.
extern GtkWidget *over_content;

// Overlays for the driver's questions, which block the app or let its input through.
void *blocking_wrap_list(void *list);
void blocking_begin(GtkWidget *window);
int blocking_show(const char *kind, const char *message);
void blocking_replace(void *content);
void blocking_dismiss(void);
int blocking_is_up(void);

// Overlays for the measurements, which fade.
int fading_show(const char *kind, const char *message);
void fading_show_over(void *row);
void fading_dismiss(void);

// Notices, several of which can be shown at once.
void stacking_begin(GtkWidget *window);
int stacking_show(const char *kind, const char *message);
