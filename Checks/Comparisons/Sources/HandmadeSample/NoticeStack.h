#pragma once
#include <adwaita.h>

// A widget with cards at its bottom: the newest in front, the edges of two more behind it, and a list when it is open.
#define NOTICE_STACK_TYPE notice_stack_get_type()
G_DECLARE_FINAL_TYPE(NoticeStack, notice_stack, NOTICE, STACK, GtkWidget)

// A stack that reports when it opens and closes: it is open under the pointer and while it has the focus.
GtkWidget *notice_stack_new(void (*opened)(gboolean is_open), GtkWidget *clear);
void notice_stack_add(NoticeStack *stack, GtkWidget *card);
void notice_stack_remove(NoticeStack *stack, GtkWidget *card);
gboolean notice_stack_is_open(NoticeStack *stack);
