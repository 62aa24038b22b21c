#ifndef COURSE_CLOCK_H
#define COURSE_CLOCK_H

#include <stdint.h>

// CHost: what the app host needs from C. The clock (this header), copies of the process (`fork.h`) and the call stack
// (`stack.h`). Start here.
//
// Linking this target defines `clock_gettime`, `gettimeofday`, `time`, `getrandom` and `getentropy` for the whole
// process, including the C library's callers, Foundation and the Swift runtime. Until the first call of
// `course_clock_begin` they answer with the real time and real randomness.

/// Switches every clock of the process to virtual time, and takes all randomness from `seed`. Cannot be undone.
void course_clock_begin(uint64_t seed);

/// Sets every clock to this many nanoseconds after launch.
void course_clock_set(int64_t nanoseconds);

#endif
