#include <sqlite3.h>

/// `SQLITE_TRANSIENT` is a cast that Swift does not import: SQLite copies the text at once.
static inline int course_sqlite_bind_text(
    sqlite3_stmt *statement, int position, const char *text, int length) {
    return sqlite3_bind_text(statement, position, text, length, SQLITE_TRANSIENT);
}

static inline int course_sqlite_bind_blob(
    sqlite3_stmt *statement, int position, const void *bytes, int length) {
    // Without a pointer SQLite would take the value for none.
    return sqlite3_bind_blob(statement, position, length > 0 ? bytes : "", length, SQLITE_TRANSIENT);
}
