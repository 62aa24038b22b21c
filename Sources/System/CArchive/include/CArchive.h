// libarchive, as far as the course uses it (`archive.c`); loaded when the first archive is read or written.

#include <archive.h>
#include <archive_entry.h>
