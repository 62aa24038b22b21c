#ifndef COURSE_FOLDER_H
#define COURSE_FOLDER_H

/// Empties a folder without following links. `course_empty_folder` returns 0, or -1 with `errno` set.
///
/// Emptying uses a constant number of descriptors and a constant stack depth, because a hostile app may nest folders
/// deeply.
int course_empty_folder(const char *path);

#endif
