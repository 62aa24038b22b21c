#ifndef COURSE_CLOCK_H
#define COURSE_CLOCK_H

#include <stdint.h>

// CHost: what the app host needs from C. The clock (this header), copies of the process (`fork.h`) and the call stack
// (`stack.h`). Start here.
//
// Linking this target defines, for the whole process and so for the C library's callers, Foundation and the Swift
// runtime: the clocks (`clock.c`), the sources of randomness (`randomness.c`), the names of the process and its machine
// (`machine.c`), and `syscall`, through which the Swift runtime reaches the kernel itself (`calls.c`). Until the first
// call of `course_clock_begin` they answer as the system does.

/// Switches every clock of the process to virtual time, takes all randomness from `seed`, and gives process and machine
/// the same names on every run. Cannot be undone; called again, it begins the randomness of another seed.
void course_clock_begin(uint64_t seed);

/// Lets Swift's `CommandLine` and `ProcessInfo` say that there are no arguments. They remember what they said first.
void course_hide_arguments(void);

/// The argument at this place anyway, or nothing.
const char *course_argument(int place);

/// Sets every clock to this many nanoseconds after launch.
void course_clock_set(int64_t nanoseconds);

#endif
