// The part of libarchive that the course uses; `archive.c` loads the library when it is first needed.

#include <archive.h>
#include <archive_entry.h>
