#ifndef COURSE_LOCK_H
#define COURSE_LOCK_H

/// Gives up, for the rest of this process's life, changing any file but those below `scratch`, and connecting or listening
/// by TCP. Reading stays as it is.
///
/// The wall takes the same away with mounts and namespaces. This is the kernel's own second opinion (Landlock), and all that
/// there is where there is no wall. Returns the version of Landlock in force, 0 where the kernel has none, or a negative errno.
int course_lock(const char *scratch);

#endif
