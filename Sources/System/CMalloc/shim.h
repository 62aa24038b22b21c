#pragma once

#include <malloc.h>

/// Makes malloc keep freed memory, except in large amounts, because the next run of an app needs the memory again.
/// If malloc returned memory to the system, each run would cause twenty more page faults, and a run with a large
/// screen would take 5% longer.
static inline void course_keep_freed_memory(void) {
    mallopt(M_TRIM_THRESHOLD, 64 << 20);
    mallopt(M_TOP_PAD, 1 << 20);
}
