#ifndef SCRIM_CGTK4_H
#define SCRIM_CGTK4_H

#include <dlfcn.h>
#include <glib-unix.h>
#include <gtk/gtk.h>
#include <sys/syscall.h>
#include <unistd.h>

// What Swift cannot import: macros and functions with a variable number of arguments.

/// A symbol of this process by its name, or NULL: for what not every version of a library has.
static inline void *scrim_symbol(const char *name) {
    static void *process;
    if (!process) process = dlopen(NULL, RTLD_LAZY);
    return process ? dlsym(process, name) : NULL;
}

/// Whether this is the thread that the process began with.
static inline gboolean scrim_is_main_thread(void) {
    return syscall(SYS_gettid) == getpid();
}

static inline void scrim_warning(const char *message) {
    g_log("Scrim", G_LOG_LEVEL_WARNING, "%s", message);
}

#endif
