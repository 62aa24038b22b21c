#pragma once

#include <malloc.h>

/// Makes malloc keep freed memory, except in large amounts, because the next run of an app needs the memory again.
/// If malloc returned memory to the system, each run would cost twenty page faults more, and 5% more time with a
/// large screen.
static inline void course_keep_freed_memory(void) {
    mallopt(M_TRIM_THRESHOLD, 64 << 20);
    mallopt(M_TOP_PAD, 1 << 20);
}
