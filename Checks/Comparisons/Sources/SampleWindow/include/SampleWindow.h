#ifndef SAMPLE_WINDOW_H
#define SAMPLE_WINDOW_H

// The window that every program shows. Widgets are plain pointers here, so Swift does not see GTK's
// declarations a second time.

// How a program shows overlays over the window. A program leaves out what it does not support.
typedef struct {
    // Wraps the app's content in what the overlay needs around it, before the window is shown.
    void *(*wrap)(void *content);
    // The same for the list alone.
    void *(*wrap_list)(void *list);
    // Replaces the app's content. NULL: the content is the window's own child.
    void (*replace)(void *content);
    // The window exists. The list is NULL if the program measures itself.
    void (*begin)(void *window, void *list);
    // Shows an overlay. Returns 0 if the program has none of that kind.
    //
    // Kinds for the driver:
    //
    // - "veil", and "cancelable": a veil with a cancel button
    // - "region": over the list
    // - "notice", which lets all input through, and "undo": a notice with a button
    // - "removal": a notice at the bottom with Undo that ends by itself after 5 s. Several can be shown. It reports
    //   "undone" or "committed" with its message
    // - a question of sample_answers
    // - "prompt": asks for a line of text, with the answer "rename"
    // - "form": sample_make_form, in something that Escape can close
    //
    // Kinds for measurements, which appear at once: "veil", "toast" (a notice at the bottom), "hud", "sheet", and
    // variants that a program names.
    int (*show)(const char *kind, const char *message);
    // Covers a row of the measured list, a GtkOverlay, as an overlay for a loading row does.
    void (*show_over)(void *row);
    // Ends all overlays.
    void (*dismiss)(void);
    // Whether an overlay is on screen.
    int (*is_up)(void);
    // Whether the overlays need libadwaita's own window.
    int in_adw_window;
    // Wraps all content of such a window, including its header bar, in what the overlay needs around it.
    void *(*wrap_all)(void *all);
    // Measures something that only this program has, and prints it. Returns 0 if there is no such metric.
    int (*measure)(const char *metric);
} SampleOverlays;

// Without arguments, the program shows a form and obeys a driver's commands on standard input, until its window is gone
// and its input has ended.
//
// With arguments, it shows a list, measures one thing and prints the result as one line of JSON:
//
//     PROGRAM METRIC KIND WIDTH HEIGHT still|busy
//
// - `show`: from the call to the frame with the overlay's pixels, ms of time and of CPU time, many times; the kind
//   `nothing` only redraws the window
// - `frames`: frame intervals while the overlay appears and leaves, ms
// - `stay`: the cost per second while the overlay is presented
// - `idle`: the cost per second after it is gone
// - `memory`: bytes on the heap while an overlay is presented
// - `start`: from the program's start to its window's first frame, ms
// - `rows`: CPU time for an overlay over each of KIND rows, ms
// - `unseen`: the cost per second of an overlay that is scrolled out of sight
// - `freedom`: from the dismissal until a click reaches the app, ms
// - `drag`: frame intervals while a sheet is dragged, and the CPU time per frame, ms
// - `damage`: pixels per second that the display reports as changed while an overlay is presented
int sample_run(int argc, char **argv, SampleOverlays overlays);

// One answer that a question offers.
typedef enum { SAMPLE_DEFAULT, SAMPLE_DESTRUCTIVE, SAMPLE_CANCEL } SampleRole;
typedef struct {
    const char *name, *title; // an underscore in the title marks its mnemonic
    SampleRole role;
} SampleAnswer;

// The answers of a kind of question ("question", "danger", "long"), the most important first, up to an entry without a
// name; NULL if the kind is no question.
const SampleAnswer *sample_answers(const char *kind);

// The second sentence of every question.
extern const char *const sample_detail;

// Reports the answer that the caller got: a name, or "none"; with the text of a prompt, or NULL.
void sample_got(const char *answer, const char *text);

// The content of a form: an entry that reports typed text. Returns a floating GtkWidget.
void *sample_make_form(void);

// Reports one line to the driver.
void sample_say(const char *words);

// Lets the program run for a number of milliseconds.
void sample_wait(int milliseconds);

#endif
