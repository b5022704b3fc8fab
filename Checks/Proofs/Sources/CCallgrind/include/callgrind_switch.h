#ifndef CALLGRIND_SWITCH_H
#define CALLGRIND_SWITCH_H

/// Starts counting instructions under `valgrind --tool=callgrind --instr-atstart=no`; otherwise does nothing.
void callgrind_begin(void);

/// Stops counting and writes the profile.
void callgrind_end(void);

#endif
