#ifndef COURSE_WORLD_H
#define COURSE_WORLD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// All files of CHost include this header. The files of CHost replace system functions while `course_is_virtual`
// is true.

extern bool course_is_virtual;

/// Makes every later random byte depend only on `seed`.
void course_randomness_begin(uint64_t seed);

/// Removes the host's variables from the process's environment.
void course_machine_begin(void);

/// Makes a system call, and returns the kernel's result or a negative error number.
long course_kernel_call(long number, long a, long b, long c, long d, long e, long f);

#endif
