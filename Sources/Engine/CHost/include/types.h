#ifndef COURSE_TYPES_H
#define COURSE_TYPES_H

#include <stdint.h>

// Fills the caches in which an app's library keeps its types and conformances. `AppHost.PreparedTypes` fills the
// caches before the app runs.

/// Looks up the type for one of the library's caches by the name in the cache, and stores the type there. `course_type_find`
/// returns the type, or NULL if the type does not exist.
const void *course_type_find(int64_t *cache);

/// Calls one of the library's functions that look up and cache a conformance.
void course_conformance_find(const void *accessor);

#endif
