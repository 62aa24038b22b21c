#ifndef COURSE_TYPES_H
#define COURSE_TYPES_H

#include <stdint.h>

// Fills the caches in which an app's library keeps its types and conformances.

/// Finds the type for one of the library's caches, and stores the type in the cache. An unused cache refers to the
/// type's name. `course_type_find` returns the type, or NULL if the type does not exist.
const void *course_type_find(int64_t *cache);

/// Calls one of the library's functions that look up and cache a conformance.
void course_conformance_find(const void *accessor);

#endif
