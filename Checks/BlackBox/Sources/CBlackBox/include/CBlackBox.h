#ifndef CBLACKBOX_H
#define CBLACKBOX_H

#include <gtk/gtk.h>

// GObject

/// Called for a signal with all of its parameters, the instance first. `result` is NULL where the signal has none.
typedef void (*BlackBoxHandler)(gpointer data, guint count, const GValue *parameters, GValue *result);

/// Connects a handler to a signal of any signature.
gulong blackbox_connect(
    gpointer object, const char *signal, gboolean after, BlackBoxHandler handler, gpointer data, GDestroyNotify forget);

/// The value as text, to be freed.
char *blackbox_value_text(const GValue *value);

/// Has each warning and critical of any library told, besides printing it.
void blackbox_follow_warnings(void (*heard)(const char *text));

const char *blackbox_type_name(gpointer object);
gboolean blackbox_is_a(gpointer object, const char *type);
void blackbox_set_bool(gpointer object, const char *property, gboolean value);
void blackbox_set_int(gpointer object, const char *property, int value);
void blackbox_set_string(gpointer object, const char *property, const char *value);
void blackbox_value_set_bool(GValue *value, gboolean flag);

/// Loads a style sheet's text, in every version of GTK 4.
void blackbox_css_load(GtkCssProvider *provider, const char *css);
/// The text as what a drag carries.
GdkContentProvider *blackbox_text_content(const char *text);
GType blackbox_type_string(void);

// Accessible values, under GTK_A11Y=test: as text to be freed, or NULL where the widget has none.

char *blackbox_accessible_property(GtkWidget *widget, GtkAccessibleProperty property);
char *blackbox_accessible_state(GtkWidget *widget, GtkAccessibleState state);
gboolean blackbox_accessible_has_relation(GtkWidget *widget, GtkAccessibleRelation relation);
/// Says of a widget that it is busy, as an app may of its own.
void blackbox_accessible_set_busy(GtkWidget *widget);
const char *blackbox_enum_nick(GType type, int value);

// libadwaita: its tabs, which are torn off into other windows, and its pages, which slide over each other.

void blackbox_adw_init(void);
GtkWidget *blackbox_tabs_new(void);
void blackbox_tabs_append(GtkWidget *tabs, GtkWidget *child);
void blackbox_tabs_select(GtkWidget *tabs, GtkWidget *child);
void blackbox_tabs_transfer(GtkWidget *from, GtkWidget *child, GtkWidget *to);
GtkWidget *blackbox_pages_new(GtkWidget *first, GtkWidget *second);
void blackbox_pages_go(GtkWidget *pages, gboolean forward);

// The X server: a connection of its own, so that nothing here goes through GTK.

/// Whether there is a display with the XTEST extension.
gboolean blackbox_x_open(void);
void blackbox_x_move(int x, int y);
void blackbox_x_button(int button, gboolean pressed);
/// Presses or releases the key that gives this symbol. A symbol without a key is put on a spare one.
gboolean blackbox_x_key(unsigned long symbol, gboolean pressed);
/// Whether the symbol stands on the shifted level of its key.
gboolean blackbox_x_needs_shift(unsigned long symbol);
void blackbox_x_focus(unsigned long window);
void blackbox_x_place(unsigned long window, int x, int y);
void blackbox_x_resize(unsigned long window, int width, int height);
void blackbox_x_raise(unsigned long window);
void blackbox_x_screen(int *width, int *height);
/// The pixels of the screen as 0x00RRGGBB, row by row, to be freed; NULL where the rectangle is not on the screen.
guint32 *blackbox_x_pixels(int x, int y, int width, int height);

/// How many pixels of two pictures of one size differ by more than `tolerance` of 255 in a color, and in which box:
/// left, right, top, bottom.
int blackbox_x_difference(const guint32 *one, const guint32 *other, int width, int height, int tolerance, int box[4]);

/// The X identifier of a window that is on screen, else 0.
unsigned long blackbox_x_id(GtkNative *native);

#endif
