// Two names that change what they stand for, at one moment. The C library keeps this behind a feature test that Swift's
// view of it does not pass.

#ifndef COURSE_EXCHANGE_H
#define COURSE_EXCHANGE_H

/// 0 when it was done; -1, with `errno` set, where it could not be: not every file system can.
int course_exchange(const char *one, const char *other);

#endif
