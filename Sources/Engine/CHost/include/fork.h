#ifndef COURSE_FORK_H
#define COURSE_FORK_H

#include <sys/types.h>

/// Copies this process with `fork`. Swift hides `fork`, which is unsafe with several threads. Forking is safe in the
/// app host, because the host has one thread.
pid_t course_fork(void);

#endif
