#ifndef SAMPLE_WINDOW_H
#define SAMPLE_WINDOW_H

// The window that every program of the scorecard shows. Widgets are plain pointers here, so that Swift need not see
// GTK's declarations a second time.

// How a program puts something over the window. What it has not is NULL, and the program says so when it is asked.
typedef struct {
    // Puts the app's content into what the overlay needs around it, before the window is shown.
    void *(*wrap)(void *content);
    // The same for the list alone.
    void *(*wrap_list)(void *list);
    // The app's content is another one from now on. NULL: it is the window's own child.
    void (*replace)(void *content);
    // The window is there.
    void (*begin)(void *window, void *list);
    // Shows one: "veil", "cancelable" (a veil with a cancel button), "region" (over the list), "notice" (lets all
    // input through) or "undo" (a notice with a button). 0: there is no such thing.
    int (*show)(const char *kind, const char *message);
    void (*dismiss)(void);
    // Whether it is on screen.
    int (*is_up)(void);
    // Whether they need libadwaita's own window.
    int in_adw_window;
    // Puts all that is in such a window, its header bar too, into what the overlay needs around it.
    void *(*wrap_all)(void *all);
} SampleOverlays;

// Runs the program until its window is gone and its input has ended.
int sample_run(int argc, char **argv, SampleOverlays overlays);

// Tells the driver of something, one line.
void sample_say(const char *words);

#endif
