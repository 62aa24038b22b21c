#ifndef COURSE_FORK_H
#define COURSE_FORK_H

#include <sys/types.h>

/// Copies this process, as `fork` does, which Swift hides because it is unsafe with several threads. The app host has
/// one thread.
pid_t course_fork(void);

#endif
