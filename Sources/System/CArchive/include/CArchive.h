// The part of libarchive that the course uses (`archive.c`). libarchive is loaded when the first archive is
// read or written.

#include <archive.h>
#include <archive_entry.h>
