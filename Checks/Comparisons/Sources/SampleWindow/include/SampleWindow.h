#ifndef SAMPLE_WINDOW_H
#define SAMPLE_WINDOW_H

// The window that every program shows. Widgets are plain pointers here, so that Swift does not see GTK's declarations
// a second time.

// How a program puts something over the window. A program leaves out what it does not have.
typedef struct {
    // Puts the app's content into what the overlay needs around it, before the window is shown.
    void *(*wrap)(void *content);
    // The same for the list alone.
    void *(*wrap_list)(void *list);
    // The app's content is another one from now on. NULL: it is the window's own child.
    void (*replace)(void *content);
    // The window is there. The list is NULL if the program measures itself.
    void (*begin)(void *window, void *list);
    // Shows an overlay. 0: the program has none of that kind.
    //
    // For the driver: "veil", "cancelable" (a veil with a cancel button), "region" (over the list), "notice" (lets all
    // input through), "undo" (a notice with a button) or "removal" (a notice at the foot that goes by itself after 5 s,
    // with Undo; several can be shown. It reports "undone" or "committed" with its message); a question of sample_answers; "prompt" (asks for a line of text,
    // with the answer "rename") or "form" (sample_make_form, in what can be closed by Escape). For a measurement, at
    // once: "veil", "toast" (a notice at the foot), "hud", "sheet", and variants that a program names.
    int (*show)(const char *kind, const char *message);
    // Covers a row of the measured list, a GtkOverlay, as something that loads does.
    void (*show_over)(void *row);
    // Ends all overlays that are shown.
    void (*dismiss)(void);
    // Whether one is on screen.
    int (*is_up)(void);
    // Whether they need libadwaita's own window.
    int in_adw_window;
    // Puts all content of such a window, its header bar too, into what the overlay needs around it.
    void *(*wrap_all)(void *all);
    // Measures something that only this program has, and prints it. 0: there is no such metric.
    int (*measure)(const char *metric);
} SampleOverlays;

// Without arguments the program shows a form and obeys the commands of a driver on standard input, until its window is
// gone and its input has ended.
//
// With arguments it shows a list, measures one thing and prints it as one line of JSON:
//
//     PROGRAM METRIC KIND WIDTH HEIGHT still|busy
//
// `show`: from the call to the frame that has it on its pixels, ms of time and of CPU time, many times; the kind
// `nothing` is a redraw of the window as it is. `frames`: the intervals of frames while it comes and goes, ms. `stay`:
// its cost each second while it is presented. `idle`: the same after it is gone. `memory`: bytes on the heap while one
// is presented. `start`: ms from the program's start to its window's first frame. `rows`: CPU time for an overlay over
// each of KIND rows, ms. `unseen`: the cost each second of one that is scrolled out of sight. `freedom`: from the
// dismissal until a click reaches the app, ms. `drag`: the intervals of frames while a sheet is dragged, and the CPU
// time of a frame, ms. `damage`: pixels that the display reports as changed while one is presented, each second.
int sample_run(int argc, char **argv, SampleOverlays overlays);

// One answer that a question offers.
typedef enum { SAMPLE_DEFAULT, SAMPLE_DESTRUCTIVE, SAMPLE_CANCEL } SampleRole;
typedef struct {
    const char *name, *title; // the title marks its mnemonic with an underscore
    SampleRole role;
} SampleAnswer;

// The answers of a kind of question ("question", "danger", "long"), the most important first, until one without a name;
// NULL: the kind is no question.
const SampleAnswer *sample_answers(const char *kind);

// The second sentence of every question.
extern const char *const sample_detail;

// Reports the answer that whoever asks got: a name, or "none"; of a prompt with its text, or NULL.
void sample_got(const char *answer, const char *text);

// What a form shows: an entry that reports what is typed. An unowned GtkWidget.
void *sample_make_form(void);

// Reports something to the driver, one line.
void sample_say(const char *words);

// Lets the program run for so many milliseconds.
void sample_wait(int milliseconds);

#endif
