#ifndef COURSE_FORK_H
#define COURSE_FORK_H

#include <sys/types.h>

/// Copies this process with `fork`. Swift hides `fork` because it is unsafe with several
/// threads; the app host has one.
pid_t course_fork(void);

#endif
