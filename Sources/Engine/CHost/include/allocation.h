#ifndef COURSE_ALLOCATION_H
#define COURSE_ALLOCATION_H

#include <stdbool.h>

// Reports every object that the app creates. `AppHost.ClassWatch` selects the classes whose objects a scenario counts.

/// Calls `created` with the type of each new object, before the runtime makes the object. Objects that `created` itself
/// makes are not reported. `course_allocation_watch` returns false if this Swift runtime has no hook for new objects.
bool course_allocation_watch(void (*created)(const void *type));

#endif
