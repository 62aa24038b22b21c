#ifndef COURSE_USAGE_H
#define COURSE_USAGE_H

#include <stdint.h>

/// The processor time that this process has really used, which no clock tells while time is virtual. -1 if the system does
/// not say.
int64_t course_processor_nanoseconds(void);

/// The most memory that this process has had at once. -1 if the system does not say.
int64_t course_peak_bytes(void);

#endif
