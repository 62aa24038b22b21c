#ifndef COURSE_FOLDER_H
#define COURSE_FOLDER_H

/// Removes everything in a folder, and not the folder. It follows no link. Returns 0, or -1 with `errno` set.
///
/// It needs the same few descriptors and the same stack however deep the folders in it are: a hostile app makes them.
int course_empty_folder(const char *path);

#endif
