#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/keysym.h>
#include <dlfcn.h>
#include <gdk/x11/gdkx.h>

#include "CBlackBox.h"

static Display *display;
// The library is installed with xdotool, but its headers are not.
static int (*fake_motion)(Display *, int, int, int, unsigned long);
static int (*fake_button)(Display *, unsigned int, Bool, unsigned long);
static int (*fake_key)(Display *, unsigned int, Bool, unsigned long);

gboolean blackbox_x_open(void) {
    if (display) return TRUE;
    void *library = dlopen("libXtst.so.6", RTLD_NOW);
    if (!library) return FALSE;
    fake_motion = dlsym(library, "XTestFakeMotionEvent");
    fake_button = dlsym(library, "XTestFakeButtonEvent");
    fake_key = dlsym(library, "XTestFakeKeyEvent");
    if (!fake_motion || !fake_button || !fake_key) return FALSE;
    display = XOpenDisplay(NULL);
    return display != NULL;
}

void blackbox_x_move(int x, int y) {
    fake_motion(display, -1, x, y, CurrentTime);
    XSync(display, False);
}

void blackbox_x_button(int button, gboolean pressed) {
    fake_button(display, button, pressed, CurrentTime);
    XSync(display, False);
}

// A symbol that the layout lacks gets a spare key, and keeps it: removing the mapping while GTK still reads the key
// would make it another key.
static KeyCode code_of(KeySym symbol) {
    KeyCode code = XKeysymToKeycode(display, symbol);
    if (code) return code;
    int first, last, per_code;
    XDisplayKeycodes(display, &first, &last);
    KeySym *map = XGetKeyboardMapping(display, first, last - first + 1, &per_code);
    for (int candidate = last; candidate >= first && !code; candidate--) {
        gboolean spare = TRUE;
        for (int i = 0; i < per_code; i++) spare = spare && map[(candidate - first) * per_code + i] == NoSymbol;
        if (spare) code = candidate;
    }
    XFree(map);
    if (!code) return 0;
    KeySym both[2] = {symbol, symbol};
    XConvertCase(symbol, &both[0], &both[1]);
    XChangeKeyboardMapping(display, code, 2, both, 1);
    XSync(display, False);
    return code;
}

gboolean blackbox_x_key(unsigned long symbol, gboolean pressed) {
    KeyCode code = code_of(symbol);
    if (!code) return FALSE;
    fake_key(display, code, pressed, CurrentTime);
    XSync(display, False);
    return TRUE;
}

gboolean blackbox_x_needs_shift(unsigned long symbol) {
    KeyCode code = code_of(symbol);
    int per_code;
    if (!code) return FALSE;
    KeySym *map = XGetKeyboardMapping(display, code, 1, &per_code);
    gboolean shifted = per_code > 1 && map[0] != symbol && map[1] == symbol;
    // A letter that its key has only as a capital is the lowercase letter without Shift.
    if (!shifted && map[0] != symbol) {
        KeySym lower, upper;
        XConvertCase(map[0], &lower, &upper);
        shifted = lower != upper && upper == symbol;
    }
    XFree(map);
    return shifted;
}

void blackbox_x_focus(unsigned long window) {
    XSetInputFocus(display, window, RevertToPointerRoot, CurrentTime);
    XSync(display, False);
}

void blackbox_x_place(unsigned long window, int x, int y) {
    XMoveWindow(display, window, x, y);
    XSync(display, False);
}

void blackbox_x_resize(unsigned long window, int width, int height) {
    XResizeWindow(display, window, width, height);
    XSync(display, False);
}

void blackbox_x_raise(unsigned long window) {
    XRaiseWindow(display, window);
    XSync(display, False);
}

void blackbox_x_screen(int *width, int *height) {
    *width = DisplayWidth(display, DefaultScreen(display));
    *height = DisplayHeight(display, DefaultScreen(display));
}

guint32 *blackbox_x_pixels(int x, int y, int width, int height) {
    int across, down;
    blackbox_x_screen(&across, &down);
    if (x < 0 || y < 0 || width < 1 || height < 1 || x + width > across || y + height > down) return NULL;
    XImage *image = XGetImage(display, DefaultRootWindow(display), x, y, width, height, AllPlanes, ZPixmap);
    if (!image) return NULL;
    guint32 *pixels = g_new(guint32, width * height);
    for (int row = 0; row < height; row++) {
        for (int column = 0; column < width; column++) {
            guint32 pixel = image->bits_per_pixel == 32
                ? *(guint32 *)(image->data + row * image->bytes_per_line + column * 4)
                : XGetPixel(image, column, row);
            pixels[row * width + column] = pixel & 0xffffff;
        }
    }
    XDestroyImage(image);
    return pixels;
}

int blackbox_x_difference(const guint32 *one, const guint32 *other, int width, int height, int tolerance, int box[4]) {
    int count = 0;
    box[0] = width, box[1] = 0, box[2] = height, box[3] = 0;
    for (int y = 0; y < height; y++) {
        for (int x = 0; x < width; x++) {
            guint32 here = one[y * width + x], there = other[y * width + x];
            if (here == there) continue;
            gboolean differs = FALSE;
            for (int shift = 0; shift < 24; shift += 8) {
                differs = differs || abs((int)(here >> shift & 255) - (int)(there >> shift & 255)) > tolerance;
            }
            if (!differs) continue;
            count++;
            box[0] = MIN(box[0], x), box[1] = MAX(box[1], x), box[2] = MIN(box[2], y), box[3] = MAX(box[3], y);
        }
    }
    return count;
}

unsigned long blackbox_x_id(GtkNative *native) {
    GdkSurface *surface = gtk_native_get_surface(native);
    return surface && GDK_IS_X11_SURFACE(surface) ? gdk_x11_surface_get_xid(surface) : 0;
}
