#ifndef CALLGRIND_SWITCH_H
#define CALLGRIND_SWITCH_H

/// Counts instructions from here on, under `valgrind --tool=callgrind --instr-atstart=no`; otherwise does nothing.
void callgrind_begin(void);

/// Counts no more, and writes what was counted.
void callgrind_end(void);

#endif
