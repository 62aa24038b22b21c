#define _GNU_SOURCE
#include "folder.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/// Removes the files and empty folders in a folder. Returns a descriptor of a subfolder that is not empty, -1 if no
/// subfolder is left, or -2 on failure.
static int empty_flat(int folder) {
    int copy = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (copy < 0) return -2;
    DIR *entries = fdopendir(copy);
    if (!entries) {
        close(copy);
        return -2;
    }
    int found = -1;
    struct dirent *entry;
    while (found == -1 && (entry = readdir(entries))) {
        const char *name = entry->d_name;
        if (strcmp(name, ".") == 0 || strcmp(name, "..") == 0) continue;
        if (unlinkat(folder, name, 0) == 0) continue;
        if (errno != EISDIR && errno != EPERM) {
            found = -2;
        } else if (unlinkat(folder, name, AT_REMOVEDIR) != 0) {
            // The app may have made the folder unreadable.
            fchmodat(folder, name, 0700, 0);
            found = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
            if (found < 0) found = -2;
        }
    }
    closedir(entries);
    return found;
}

static bool is_same(int left, const struct stat *right) {
    struct stat status;
    return fstat(left, &status) == 0 && status.st_ino == right->st_ino && status.st_dev == right->st_dev;
}

int course_empty_folder(const char *path) {
    int folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    struct stat top;
    if (folder < 0) return -1;
    if (fstat(folder, &top) != 0) {
        close(folder);
        return -1;
    }
    while (true) {
        int next = empty_flat(folder);
        if (next == -1) {
            if (is_same(folder, &top)) {
                close(folder);
                return 0;
            }
            next = openat(folder, "..", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
        }
        int reason = errno;
        close(folder);
        errno = reason;
        if (next < 0) return -1;
        folder = next;
    }
}
