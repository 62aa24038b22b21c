// The part of libarchive that the course uses (`archive.c`). It is loaded when the first
// archive is read or written.

#include <archive.h>
#include <archive_entry.h>
