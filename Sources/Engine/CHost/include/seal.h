#ifndef COURSE_SEAL_H
#define COURSE_SEAL_H

/// Forbids this process to start processes and programs.
///
/// Memory limits apply to each process, so a second process would double an app's memory. The sandbox's
/// filter cannot forbid `clone` and `execve`, because it is installed before this program starts. `course_seal` returns
/// 0, or an errno.
int course_seal(void);

#endif
