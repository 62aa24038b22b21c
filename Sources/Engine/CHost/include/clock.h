#ifndef COURSE_CLOCK_H
#define COURSE_CLOCK_H

#include <stdint.h>

// CHost: the C code of the app host. CHost has the clock (this header), copies of the process (`fork.h`), the call
// stack (`stack.h`) and the process's limits.
//
// Linking CHost replaces functions for the whole process, including Foundation and the Swift runtime. `clock.c`
// replaces the clocks, `randomness.c` the random numbers, `machine.c` the names of process and machine, and `calls.c`
// the function `syscall`. Until the first call of `course_clock_begin`, the replaced functions behave like the system's
// functions.
//
// The functions for the machine's size (`capacity.c`) return fixed values from the start of the program.

/// Switches every clock of the process to virtual time until the process ends. After `course_clock_begin`, all random
/// values come from `seed`, and the process and the machine have the same names in every run. A second call of
/// `course_clock_begin` starts the random numbers again, with the seed of that call.
void course_clock_begin(uint64_t seed);

/// Makes Swift's `CommandLine` and `ProcessInfo` report no arguments. Call `course_hide_arguments` before `CommandLine`
/// or `ProcessInfo` is used, because both keep their first result.
void course_hide_arguments(void);

/// The process's real argument at this position, or NULL.
const char *course_argument(int place);

/// Sets every clock to this many nanoseconds after launch.
void course_clock_set(int64_t nanoseconds);

#endif
