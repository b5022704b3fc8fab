#ifndef SCRIM_CGTK4_H
#define SCRIM_CGTK4_H

#include <gtk/gtk.h>
#include <glib-unix.h>

#endif
