#ifndef COURSE_SEAL_H
#define COURSE_SEAL_H

/// Forbids this process to start processes and programs.
///
/// Each process has its own memory limit, so an app with a second process could use twice the memory. The filter of the
/// sandbox has to allow `clone` and `execve`, because the sandbox needs both to start this program. `course_seal`
/// returns 0, or an errno.
int course_seal(void);

#endif
