#include "CBlackBox.h"

// GTK reveals an accessible value only in the error of a test that expects another one, so this
// expects an impossible one.
static const char no_text[] = "\x01 no widget has this text";

// Takes ownership of GTK's answer, and returns it without quotes.
static char *answered(char *text) {
    if (!text) return NULL;
    if (g_str_equal(text, "NULL") || g_str_equal(text, "<undefined>")) {
        g_free(text);
        return NULL;
    }
    return text;
}

char *blackbox_accessible_property(GtkWidget *widget, GtkAccessibleProperty property) {
    GtkAccessible *accessible = GTK_ACCESSIBLE(widget);
    if (!gtk_test_accessible_has_property(accessible, property)) return NULL;
    switch (property) {
        case GTK_ACCESSIBLE_PROPERTY_DESCRIPTION:
        case GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS:
        case GTK_ACCESSIBLE_PROPERTY_LABEL:
        case GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER:
        case GTK_ACCESSIBLE_PROPERTY_ROLE_DESCRIPTION:
        case GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT:
            return answered(gtk_test_accessible_check_property(accessible, property, no_text));
        case GTK_ACCESSIBLE_PROPERTY_VALUE_MAX:
        case GTK_ACCESSIBLE_PROPERTY_VALUE_MIN:
        case GTK_ACCESSIBLE_PROPERTY_VALUE_NOW:
            return answered(gtk_test_accessible_check_property(accessible, property, -123456.789));
        case GTK_ACCESSIBLE_PROPERTY_HAS_POPUP:
        case GTK_ACCESSIBLE_PROPERTY_MODAL:
        case GTK_ACCESSIBLE_PROPERTY_MULTI_LINE:
        case GTK_ACCESSIBLE_PROPERTY_MULTI_SELECTABLE:
        case GTK_ACCESSIBLE_PROPERTY_READ_ONLY:
        case GTK_ACCESSIBLE_PROPERTY_REQUIRED: {
            // A property that is false reads like one that is not set.
            char *no = gtk_test_accessible_check_property(accessible, property, FALSE);
            g_free(no);
            return no ? g_strdup("true") : NULL;
        }
        default: return g_strdup("set");
    }
}

char *blackbox_accessible_state(GtkWidget *widget, GtkAccessibleState state) {
    GtkAccessible *accessible = GTK_ACCESSIBLE(widget);
    if (!gtk_test_accessible_has_state(accessible, state)) return NULL;
    switch (state) {
        case GTK_ACCESSIBLE_STATE_BUSY:
        case GTK_ACCESSIBLE_STATE_DISABLED:
        case GTK_ACCESSIBLE_STATE_HIDDEN: {
            char *no = gtk_test_accessible_check_state(accessible, state, FALSE);
            g_free(no);
            return no ? g_strdup("true") : NULL;
        }
        // A tristate, a token, or an optional boolean: the value is the one for which GTK reports no difference.
        default:
            for (int value = 0; value <= 2; value++) {
                char *other = gtk_test_accessible_check_state(accessible, state, value);
                if (!other) return g_strdup_printf("%d", value);
                g_free(other);
            }
            return NULL;
    }
}

gboolean blackbox_accessible_has_relation(GtkWidget *widget, GtkAccessibleRelation relation) {
    return gtk_test_accessible_has_relation(GTK_ACCESSIBLE(widget), relation);
}

void blackbox_accessible_set_busy(GtkWidget *widget) {
    gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_BUSY, TRUE, -1);
}

const char *blackbox_enum_nick(GType type, int value) {
    GEnumClass *values = g_type_class_ref(type);
    GEnumValue *known = g_enum_get_value(values, value);
    const char *nick = known ? known->value_nick : "?";
    g_type_class_unref(values);
    return nick;
}
