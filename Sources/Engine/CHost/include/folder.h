#ifndef COURSE_FOLDER_H
#define COURSE_FOLDER_H

/// Empties a folder without following links. Returns 0, or -1 with `errno` set on failure.
///
/// A hostile app may nest folders deeply, so the number of open descriptors and the stack's depth stay
/// constant.
int course_empty_folder(const char *path);

#endif
