// Swaps two file names atomically. The C library hides `renameat2` behind a feature macro
// that Swift does not define.

#ifndef COURSE_EXCHANGE_H
#define COURSE_EXCHANGE_H

/// `course_exchange` returns 0, or -1 with `errno` set. Some file systems cannot swap file names.
int course_exchange(const char *one, const char *other);

#endif
