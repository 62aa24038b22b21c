#ifndef COURSE_WORLD_H
#define COURSE_WORLD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What the files of CHost share. Each answers for the system once `course_is_virtual` holds.

/// True from `course_clock_begin` on.
extern bool course_is_virtual;

/// Every byte of randomness from here on depends on `seed` alone.
void course_randomness_begin(uint64_t seed);

/// Takes what only concerns the host out of the environment.
void course_machine_begin(void);

/// A system call as the kernel answers it: its result, or minus the error number.
long course_kernel_call(long number, long a, long b, long c, long d, long e, long f);

#endif
