#pragma once

#include <malloc.h>

/// Memory that was freed is not given back until there is much of it. Each run of an app frees what the next one takes: giving
/// it back in between cost twenty page faults a run, and with a large screen a twentieth of the time.
static inline void course_keep_freed_memory(void) {
    mallopt(M_TRIM_THRESHOLD, 64 << 20);
    mallopt(M_TOP_PAD, 1 << 20);
}
