#ifndef BENCH_WINDOW_H
#define BENCH_WINDOW_H

// The window that every program of the benchmarks shows. Widgets are plain pointers here, so that Swift need not see
// GTK's declarations a second time.

// How a program puts something over the window. What it has not is NULL.
typedef struct {
    // Puts the app's content into what the overlay needs around it, before the window is shown.
    void *(*wrap)(void *content);
    // The window is there.
    void (*begin)(void *window);
    // Shows one of a kind, at once. 0: there is no such kind.
    int (*show)(const char *kind);
    // Covers a row of the list, a GtkOverlay, with what is loading.
    void (*show_over)(void *row);
    // Dismisses all that is up.
    void (*dismiss)(void);
    // Measures something that is the program's alone, and prints it. 0: there is no such thing.
    int (*measure)(const char *metric);
} BenchOverlays;

// Measures one thing and prints it as one line of JSON:
//
//     PROGRAM METRIC KIND WIDTH HEIGHT still|busy
//
// `show`: from the call to the frame that has it on its pixels, ms of time and of computing, many times; the kind
// `nothing` is a redraw of the window as it is. `frames`: the intervals of frames while it comes and goes, ms. `stay`:
// what it costs each second while it is up. `idle`: the same after it is gone. `memory`: bytes on the heap while one is
// up. `start`: ms from the program's start to its window's first frame. `rows`: computing for an overlay over each of
// KIND rows, ms. `unseen`: what one costs each second that is scrolled out of sight. `freedom`: from the dismissal until
// a click reaches the app, ms. `drag`: the intervals of frames while a sheet is dragged, and what a frame computes, ms.
// `damage`: pixels that are told to have changed while one is up, each second.
int bench_run(int argc, char **argv, BenchOverlays overlays);

// Lets the program run for so many milliseconds.
void bench_wait(int milliseconds);

#endif
