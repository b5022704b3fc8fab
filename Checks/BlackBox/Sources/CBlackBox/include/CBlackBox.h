#ifndef CBLACKBOX_H
#define CBLACKBOX_H

#include <gtk/gtk.h>

// GObject

/// Called for a signal with all of its parameters, the instance first. `result` is NULL if the signal has none.
typedef void (*BlackBoxHandler)(gpointer data, guint count, const GValue *parameters, GValue *result);

/// Connects a handler to a signal of any signature.
gulong blackbox_connect(
    gpointer object, const char *signal, gboolean after, BlackBoxHandler handler, gpointer data, GDestroyNotify forget);

/// The value as text, to be freed by the caller.
char *blackbox_value_text(const GValue *value);

/// Reports each warning and critical of any library, in addition to printing it.
void blackbox_follow_warnings(void (*heard)(const char *text));

const char *blackbox_type_name(gpointer object);
gboolean blackbox_is_a(gpointer object, const char *type);
void blackbox_set_bool(gpointer object, const char *property, gboolean value);
void blackbox_set_int(gpointer object, const char *property, int value);
void blackbox_set_string(gpointer object, const char *property, const char *value);
void blackbox_value_set_bool(GValue *value, gboolean flag);

/// Loads a style sheet from a text, in every version of GTK 4.
void blackbox_css_load(GtkCssProvider *provider, const char *css);
/// The content of a drag that carries a text.
GdkContentProvider *blackbox_text_content(const char *text);
GType blackbox_type_string(void);

// Accessible values under GTK_A11Y=test: as text to be freed by the caller, or NULL if the widget has none.

char *blackbox_accessible_property(GtkWidget *widget, GtkAccessibleProperty property);
char *blackbox_accessible_state(GtkWidget *widget, GtkAccessibleState state);
gboolean blackbox_accessible_has_relation(GtkWidget *widget, GtkAccessibleRelation relation);
/// Marks a widget as busy, as an app may.
void blackbox_accessible_set_busy(GtkWidget *widget);
const char *blackbox_enum_nick(GType type, int value);

// libadwaita: tabs that can be torn off into other windows, and pages that slide over each other.

void blackbox_adw_init(void);
GtkWidget *blackbox_tabs_new(void);
void blackbox_tabs_append(GtkWidget *tabs, GtkWidget *child);
void blackbox_tabs_select(GtkWidget *tabs, GtkWidget *child);
void blackbox_tabs_transfer(GtkWidget *from, GtkWidget *child, GtkWidget *to);
GtkWidget *blackbox_pages_new(GtkWidget *first, GtkWidget *second);
void blackbox_pages_go(GtkWidget *pages, gboolean forward);

// The X server, through a connection of its own, so nothing here goes through GTK.

/// True if there is a display with the XTEST extension.
gboolean blackbox_x_open(void);
void blackbox_x_move(int x, int y);
void blackbox_x_button(int button, gboolean pressed);
/// Presses or releases the key for this symbol. A symbol without a key is mapped to a spare one.
gboolean blackbox_x_key(unsigned long symbol, gboolean pressed);
/// True if the symbol is on the shifted level of its key.
gboolean blackbox_x_needs_shift(unsigned long symbol);
void blackbox_x_focus(unsigned long window);
void blackbox_x_place(unsigned long window, int x, int y);
void blackbox_x_resize(unsigned long window, int width, int height);
void blackbox_x_raise(unsigned long window);
void blackbox_x_screen(int *width, int *height);
/// The screen's pixels as 0x00RRGGBB, row by row, to be freed; NULL if the rectangle is not on the screen.
guint32 *blackbox_x_pixels(int x, int y, int width, int height);

/// The number of pixels that differ by more than `tolerance` of 255 in a color component, for two pictures of one size,
/// and the bounding box of these pixels: left, right, top, bottom.
int blackbox_x_difference(const guint32 *one, const guint32 *other, int width, int height, int tolerance, int box[4]);

/// The X identifier of a window that is on screen, otherwise 0.
unsigned long blackbox_x_id(GtkNative *native);

#endif
