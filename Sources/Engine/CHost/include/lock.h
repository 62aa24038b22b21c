#ifndef COURSE_LOCK_H
#define COURSE_LOCK_H

/// Keeps this process from changing files outside `scratch`, and from using TCP.
///
/// Where the sandbox is available, the sandbox also forbids changing files and using TCP. Landlock is a second
/// barrier inside the sandbox, and the only barrier on systems without the sandbox. `course_lock` returns the
/// kernel's Landlock version, 0 if the kernel has no Landlock, or a negative errno.
int course_lock(const char *scratch);

#endif
