#ifndef MEASURING_H
#define MEASURING_H

// Shared by the measurements.

#include <gdk/x11/gdkx.h>
#include "Sample.h"

// The message of every measured overlay.
static const char *const message = "Working";
// Monotonic, ms.
double measure_now(void);
// CPU time of the whole process, ms.
double measure_cpu_time(void);
// When each frame was painted, in ms; NULL if frames are not recorded.
extern GArray *measured_frames;
void measure_note_frame(GdkFrameClock *clock, gpointer data);
// Prints the intervals between these times.
void measure_print_intervals(GArray *frames);

// The time from the dismissal until a click reaches the app, in ms, many times.
void measure_freedom(const char *kind);
// Frame intervals while a sheet is dragged up and down, and the CPU time per frame.
void measure_drag(const char *kind);
// The number of pixels per second that the display reports as changed while an overlay is presented.
void measure_damage(const char *kind);

#endif
