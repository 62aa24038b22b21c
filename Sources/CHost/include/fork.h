#ifndef COURSE_FORK_H
#define COURSE_FORK_H

#include <sys/types.h>

/// Copies this process, as `fork` does, which Swift hides because it is unsafe with several threads. The app host has
/// one thread.
pid_t course_fork(void);

/// From now on copies of this process begin with its libraries' code in their page tables.
///
/// Linux leaves mapped files out of a copy's page tables, because a page fault brings them back, unless a page of the mapping was
/// written. A copy that runs for a few milliseconds would spend a good part of them in such faults. So one page of each segment
/// is written, with what it held, and all code is mapped. A kernel that cannot do this only runs slower.
void course_share_code(void);

#endif
