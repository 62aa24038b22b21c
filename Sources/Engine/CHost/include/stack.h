#ifndef COURSE_STACK_H
#define COURSE_STACK_H

#include <stdint.h>

// The call stack of the running code, as addresses. `Lifecycle.InitFrames` looks up the names of the functions at the
// addresses.

/// Writes up to `capacity` return addresses of the calling thread, innermost first, and returns their number.
int32_t course_stack_walk(uintptr_t *addresses, int32_t capacity);

/// Returns the load address of the library that contains `address`, or 0.
uintptr_t course_stack_library(const void *address);

#endif
