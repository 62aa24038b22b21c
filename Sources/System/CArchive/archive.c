#include "CArchive.h"

#include <dlfcn.h>

// Linking libarchive would load ten further libraries at each start, but only one command in fifty reads an archive. To
// start faster, this file loads libarchive only at the first call of one of its functions (`docs/decisions/0060`). Each
// function in this file has the name and type of a function of libarchive, and passes its arguments on to that
// function.

static void *library(void) {
    // Opening the loaded library again is cheap, and safe on several threads.
    return dlopen("libarchive.so.13", RTLD_NOW | RTLD_LOCAL);
}

// A pointer to the function with the same name in libarchive.
#define THEIRS(name) ((__typeof__(&name))dlsym(library(), #name))

#define PASS_ON(result, name, parameters, arguments) \
    result name parameters { return THEIRS(name) arguments; }

// Each use of libarchive begins with `archive_read_new`, `archive_write_new` or a similar function. If libarchive is
// missing, `archive_read_new` and similar functions return NULL, as if memory had run out.
#define BEGIN(result, name) \
    result *name(void) { return library() ? THEIRS(name)() : 0; }

BEGIN(struct archive, archive_read_new)
BEGIN(struct archive, archive_write_new)
BEGIN(struct archive_entry, archive_entry_new)

PASS_ON(int, archive_read_support_format_zip, (struct archive * a), (a))
PASS_ON(int, archive_read_support_format_tar, (struct archive * a), (a))
PASS_ON(int, archive_read_support_filter_gzip, (struct archive * a), (a))
PASS_ON(int, archive_read_open_fd, (struct archive * a, int file, size_t block), (a, file, block))
PASS_ON(int, archive_read_next_header, (struct archive * a, struct archive_entry **entry), (a, entry))
PASS_ON(la_ssize_t, archive_read_data, (struct archive * a, void *bytes, size_t count), (a, bytes, count))
PASS_ON(int, archive_read_free, (struct archive * a), (a))

PASS_ON(int, archive_write_set_format_zip, (struct archive * a), (a))
PASS_ON(int, archive_write_set_options, (struct archive * a, const char *options), (a, options))
PASS_ON(int, archive_write_open_memory, (struct archive * a, void *bytes, size_t room, size_t *used), (a, bytes, room, used))
PASS_ON(int, archive_write_header, (struct archive * a, struct archive_entry *entry), (a, entry))
PASS_ON(la_ssize_t, archive_write_data, (struct archive * a, const void *bytes, size_t count), (a, bytes, count))
PASS_ON(int, archive_write_close, (struct archive * a), (a))
PASS_ON(int, archive_write_free, (struct archive * a), (a))

PASS_ON(const char *, archive_error_string, (struct archive * a), (a))

PASS_ON(__LA_MODE_T, archive_entry_filetype, (struct archive_entry * e), (e))
PASS_ON(time_t, archive_entry_mtime, (struct archive_entry * e), (e))
PASS_ON(const char *, archive_entry_pathname, (struct archive_entry * e), (e))
PASS_ON(const char *, archive_entry_pathname_utf8, (struct archive_entry * e), (e))
PASS_ON(void, archive_entry_set_pathname_utf8, (struct archive_entry * e, const char *name), (e, name))
PASS_ON(void, archive_entry_set_size, (struct archive_entry * e, la_int64_t size), (e, size))
PASS_ON(void, archive_entry_set_filetype, (struct archive_entry * e, unsigned int type), (e, type))
PASS_ON(void, archive_entry_set_perm, (struct archive_entry * e, __LA_MODE_T permissions), (e, permissions))
PASS_ON(void, archive_entry_set_mtime, (struct archive_entry * e, time_t seconds, long nanoseconds), (e, seconds, nanoseconds))
PASS_ON(void, archive_entry_free, (struct archive_entry * e), (e))
