#ifndef COURSE_FOLDER_H
#define COURSE_FOLDER_H

/// Empties a folder without following links. Returns 0, or -1 with `errno` set.
///
/// The number of descriptors and the stack depth are constant, because a hostile app may nest folders deeply.
int course_empty_folder(const char *path);

#endif
