#ifndef COURSE_SEAL_H
#define COURSE_SEAL_H

/// For the rest of this process's life, forbids starting processes and programs. Threads stay possible.
///
/// Memory limits apply to each process, so a second process would double what an app may use. The wall's
/// own filter must allow `clone` and `execve`, because it is installed before this program starts.
/// Returns 0, or an errno.
int course_seal(void);

#endif
