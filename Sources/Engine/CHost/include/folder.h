#ifndef COURSE_FOLDER_H
#define COURSE_FOLDER_H

/// Removes everything in a folder, but not the folder itself. It follows no links. Returns 0,
/// or -1 with `errno` set.
///
/// It needs constant descriptors and stack, however deep the folders are, because a
/// hostile app may nest them.
int course_empty_folder(const char *path);

#endif
