#ifndef COURSE_STACK_H
#define COURSE_STACK_H

#include <stdint.h>

// Which calls lead to here, as addresses. What they are called is for others to find out.

/// Writes the calling thread's return addresses, innermost first, and says how many there are; at most `capacity`.
int32_t course_stack_walk(uintptr_t *addresses, int32_t capacity);

/// Where the library that contains `address` was loaded, and from which file; the path is null if there is none.
uintptr_t course_stack_library(const void *address, const char **path);

#endif
