#ifndef COURSE_SEAL_H
#define COURSE_SEAL_H

/// Gives up, for the rest of this process's life, starting processes and programs. Threads are still possible.
///
/// Limits on memory hold for one process; with a second one, an app would have twice as much. The wall's own filter has
/// to let `clone` and `execve` through, because it is in place before this program is. Returns 0, or an errno.
int course_seal(void);

#endif
