#ifndef SCRIM_LIBM_H
#define SCRIM_LIBM_H

/* The compiler's own names for libm, so that the core needs no platform's C module. */
static inline double scrim_exp(double x) { return __builtin_exp(x); }
static inline double scrim_log(double x) { return __builtin_log(x); }
static inline double scrim_sin(double x) { return __builtin_sin(x); }
static inline double scrim_cos(double x) { return __builtin_cos(x); }

#endif
