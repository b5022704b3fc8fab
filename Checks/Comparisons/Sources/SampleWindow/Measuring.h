#ifndef MEASURING_H
#define MEASURING_H

// What the measurements have in common.

#include <gdk/x11/gdkx.h>
#include "Sample.h"

// The message of every overlay that is measured.
static const char *const message = "Working";
// Monotonic, ms.
double measure_now(void);
// CPU time of the whole process, ms.
double measure_cpu_time(void);
// When each frame was painted, ms; NULL: they are not noted.
extern GArray *measured_frames;
void measure_note_frame(GdkFrameClock *clock, gpointer data);
// Prints them as a list of the intervals between them.
void measure_print_intervals(GArray *frames);

// From the dismissal until a click reaches the app, ms, many times.
void measure_freedom(const char *kind);
// The intervals of frames while a sheet is dragged up and down, and the CPU time of a frame.
void measure_drag(const char *kind);
// How many pixels the display reports as changed while one is presented, each second.
void measure_damage(const char *kind);

#endif
