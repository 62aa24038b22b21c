#ifndef COURSE_CLOCK_H
#define COURSE_CLOCK_H

#include <stdint.h>

// CHost: the C code of the app host. The clock (this header), copies of the process (`fork.h`), the call
// stack (`stack.h`) and limits on the process. Start here.
//
// Linking this target replaces functions for the whole process, including the C library's callers, Foundation
// and the Swift runtime: the clocks (`clock.c`), the sources of randomness (`randomness.c`), the names of the
// process and its machine (`machine.c`), and `syscall`, through which the Swift runtime calls the kernel
// directly (`calls.c`). Until the first call of `course_clock_begin` they behave as the system's own.
//
// The size of the machine (`capacity.c`) is different: its functions return fixed values from program start on.

/// Switches every clock of the process to virtual time, takes all randomness from `seed`, and gives
/// process and machine the same names in every run. Cannot be undone. Another call restarts the
/// randomness with its seed.
void course_clock_begin(uint64_t seed);

/// Makes Swift's `CommandLine` and `ProcessInfo` report no arguments. They cache their first
/// result, so call this early.
void course_hide_arguments(void);

/// The real argument at this position, or NULL.
const char *course_argument(int place);

/// Sets every clock to this many nanoseconds after launch.
void course_clock_set(int64_t nanoseconds);

#endif
