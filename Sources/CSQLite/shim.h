#ifndef CSQLITE_SHIM_H
#define CSQLITE_SHIM_H

#include <sqlite3.h>

/// `SQLITE_TRANSIENT` is a cast macro, which Swift does not import.
static inline sqlite3_destructor_type csqlite_transient(void) { return SQLITE_TRANSIENT; }

/// `sqlite3_db_config` is variadic, which Swift does not import.
static inline int csqlite_db_config(sqlite3 *db, int option, int value) {
  return sqlite3_db_config(db, option, value, (int *)0);
}

/// Reads the first `count` bytes of the main file as they lie on the disk, zeros after its end,
/// and gives the size of the file, or -1 when there is no file or it cannot be read.
///
/// It goes through the file handle SQLite already holds: to open and close the same file a second
/// time would drop the locks of this process (https://www.sqlite.org/howtocorrupt.html, 2.2). It
/// takes no lock and does not look at the write-ahead log. In C because the methods hang on a
/// structure that file control hands out through an untyped pointer.
static inline sqlite3_int64 csqlite_look(sqlite3 *db, void *bytes, int count) {
  sqlite3_file *file = 0;
  sqlite3_int64 size = 0;
  if (sqlite3_file_control(db, "main", SQLITE_FCNTL_FILE_POINTER, &file) != SQLITE_OK) return -1;
  if (file == 0 || file->pMethods == 0) return -1;
  if (file->pMethods->xFileSize(file, &size) != SQLITE_OK) return -1;
  int code = file->pMethods->xRead(file, bytes, count, 0);
  if (code != SQLITE_OK && code != SQLITE_IOERR_SHORT_READ) return -1;
  return size;
}

#endif
