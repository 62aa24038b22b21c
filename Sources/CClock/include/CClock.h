#ifndef COURSE_CLOCK_H
#define COURSE_CLOCK_H

#include <stdint.h>

// The clock of a process whose time is a value.
//
// Linking this target defines `clock_gettime`, `gettimeofday`, `time`, `getrandom` and `getentropy` for the whole
// process, the C library's callers, Foundation and the Swift runtime among them. Until the first call of
// `course_clock_begin` they answer with the real time and real randomness.

/// From now on every clock reads `course_clock_set`'s value, and randomness comes from `seed`.
void course_clock_begin(uint64_t seed);

/// Moves every clock to this many nanoseconds after launch.
void course_clock_set(int64_t nanoseconds);

#endif
