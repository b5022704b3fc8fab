#ifndef BENCH_MEASURING_H
#define BENCH_MEASURING_H

// What the measurements have in common.

#include <adwaita.h>
#include <gdk/x11/gdkx.h>
#include <BenchWindow.h>

extern GtkWidget *bench_window;
extern BenchOverlays bench_overlays;

// Monotonic, ms.
double bench_now(void);
// Computing of the whole process, ms.
double bench_computing(void);
// When each frame was painted, ms; `NULL`: nobody wants to know.
extern GArray *bench_frames;
void bench_note_frame(GdkFrameClock *clock, gpointer data);
// Prints them as a list of the intervals between them.
void bench_print_intervals(GArray *frames);

// From the dismissal until a click reaches the app, ms, many times.
void bench_measure_freedom(const char *kind);
// The intervals of frames while a sheet is dragged up and down, and what a frame computes.
void bench_measure_drag(void);
// How many pixels are told to have changed while one is up, each second.
void bench_measure_damage(const char *kind);

#endif
