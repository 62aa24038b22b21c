#ifndef COURSE_USAGE_H
#define COURSE_USAGE_H

#include <stdint.h>

/// The real processor time of this process, which no virtual clock shows. `course_processor_nanoseconds` returns -1 if
/// the system does not report the time.
int64_t course_processor_nanoseconds(void);

/// Returns the peak memory of this process, or -1.
int64_t course_peak_bytes(void);

#endif
