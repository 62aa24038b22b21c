#ifndef COURSE_STACK_H
#define COURSE_STACK_H

#include <stdint.h>

// The calls that lead to the running code, as addresses. `Lifecycle.InitFrames` looks up their names.

/// Writes up to `capacity` return addresses of the calling thread, innermost first, and returns how many it wrote.
int32_t course_stack_walk(uintptr_t *addresses, int32_t capacity);

/// Returns the address at which the library that contains `address` was loaded, or 0 if none contains it.
uintptr_t course_stack_library(const void *address);

#endif
