#ifndef COURSE_FORK_H
#define COURSE_FORK_H

#include <sys/types.h>

/// `fork`, which Swift does not offer: it is safe only in a process with one thread, and the app host is one.
pid_t course_fork(void);

#endif
