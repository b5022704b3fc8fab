#include <adwaita.h>

#include "CBlackBox.h"

void blackbox_adw_init(void) { adw_init(); }

GtkWidget *blackbox_tabs_new(void) { return GTK_WIDGET(adw_tab_view_new()); }

void blackbox_tabs_append(GtkWidget *tabs, GtkWidget *child) { adw_tab_view_append(ADW_TAB_VIEW(tabs), child); }

void blackbox_tabs_select(GtkWidget *tabs, GtkWidget *child) {
    AdwTabView *view = ADW_TAB_VIEW(tabs);
    adw_tab_view_set_selected_page(view, adw_tab_view_get_page(view, child));
}

void blackbox_tabs_transfer(GtkWidget *from, GtkWidget *child, GtkWidget *to) {
    AdwTabView *view = ADW_TAB_VIEW(from);
    adw_tab_view_transfer_page(view, adw_tab_view_get_page(view, child), ADW_TAB_VIEW(to), 0);
}

#if ADW_CHECK_VERSION(1, 4, 0)

GtkWidget *blackbox_pages_new(GtkWidget *first, GtkWidget *second) {
    AdwNavigationView *view = ADW_NAVIGATION_VIEW(adw_navigation_view_new());
    adw_navigation_view_add(view, adw_navigation_page_new_with_tag(first, "First", "first"));
    adw_navigation_view_add(view, adw_navigation_page_new_with_tag(second, "Second", "second"));
    return GTK_WIDGET(view);
}

void blackbox_pages_go(GtkWidget *pages, gboolean forward) {
    AdwNavigationView *view = ADW_NAVIGATION_VIEW(pages);
    if (forward) adw_navigation_view_push_by_tag(view, "second");
    else adw_navigation_view_pop(view);
}

#else

// Versions without AdwNavigationView have AdwLeaflet, which slides its pages in the same way.
GtkWidget *blackbox_pages_new(GtkWidget *first, GtkWidget *second) {
    AdwLeaflet *leaflet = ADW_LEAFLET(adw_leaflet_new());
    adw_leaflet_set_can_unfold(leaflet, FALSE);
    adw_leaflet_append(leaflet, first);
    adw_leaflet_append(leaflet, second);
    return GTK_WIDGET(leaflet);
}

void blackbox_pages_go(GtkWidget *pages, gboolean forward) {
    adw_leaflet_navigate(ADW_LEAFLET(pages), forward ? ADW_NAVIGATION_DIRECTION_FORWARD : ADW_NAVIGATION_DIRECTION_BACK);
}

#endif
