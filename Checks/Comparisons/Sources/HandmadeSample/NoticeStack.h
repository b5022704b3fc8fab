#pragma once
#include <adwaita.h>

// A widget that shows its cards at its foot: the newest in front, two more as edges behind it, and open as a list.
#define NOTICE_STACK_TYPE notice_stack_get_type()
G_DECLARE_FINAL_TYPE(NoticeStack, notice_stack, NOTICE, STACK, GtkWidget)

// A stack that reports when it opens and closes: under the pointer, and while it has the focus.
GtkWidget *notice_stack_new(void (*opened)(gboolean is_open), GtkWidget *clear);
void notice_stack_add(NoticeStack *stack, GtkWidget *card);
void notice_stack_remove(NoticeStack *stack, GtkWidget *card);
gboolean notice_stack_is_open(NoticeStack *stack);
