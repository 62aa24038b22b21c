#include <sqlite3.h>

/// Passes `SQLITE_TRANSIENT`, a C cast that Swift does not import, so that SQLite copies the text at once.
static inline int course_sqlite_bind_text(
    sqlite3_stmt *statement, int position, const char *text, int length) {
    return sqlite3_bind_text(statement, position, text, length, SQLITE_TRANSIENT);
}

static inline int course_sqlite_bind_blob(
    sqlite3_stmt *statement, int position, const void *bytes, int length) {
    // SQLite stores NULL for a null pointer, so an empty value gets a pointer to an empty string.
    return sqlite3_bind_blob(statement, position, length > 0 ? bytes : "", length, SQLITE_TRANSIENT);
}
