#pragma once

#include <malloc.h>

/// Makes malloc keep freed memory, except in large amounts, because the next run of an app needs the memory again.
/// Returning memory to the system would cost twenty page faults a run, and with a large screen 5% of a run's time.
static inline void course_keep_freed_memory(void) {
    mallopt(M_TRIM_THRESHOLD, 64 << 20);
    mallopt(M_TOP_PAD, 1 << 20);
}
