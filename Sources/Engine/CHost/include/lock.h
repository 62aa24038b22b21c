#ifndef COURSE_LOCK_H
#define COURSE_LOCK_H

/// Forbids this process to change files outside `scratch`, and to connect or listen by TCP.
///
/// The sandbox, where it exists, also forbids changes of files and connections by TCP. Landlock is a second barrier
/// inside the sandbox, and the only barrier on systems without the sandbox. `course_lock` returns the kernel's Landlock
/// version, 0 if the kernel has no Landlock, or a negative errno.
int course_lock(const char *scratch);

#endif
