#ifndef COURSE_LOCK_H
#define COURSE_LOCK_H

/// For the rest of this process's life, forbids changing files outside `scratch`, and connecting or listening
/// by TCP. Reading stays possible.
///
/// The wall forbids the same with mounts and namespaces. This lock (Landlock) is a second barrier, enforced
/// by the kernel, and the only one on systems without the wall. Returns the Landlock version in force, 0 if
/// the kernel has none, or a negative errno.
int course_lock(const char *scratch);

#endif
