#ifndef CSYSTEM_H
#define CSYSTEM_H

#include <stdbool.h>

// Writes to the disk what is not there yet of the files in an open folder; 0 or an errno value. On
// Linux that is one call for the whole file system, which glibc shows only to those who define
// _GNU_SOURCE, as Swift does not. Elsewhere nothing is done.
int csystem_sync(int folder);

// Whether a signal is ignored, as it is behind nohup. Swift cannot compare its handler with SIG_IGN,
// which is a cast.
bool csystem_ignores(int signal);

// Gives what has one name in an open folder another name in one, which nothing may have; 0 or an
// errno value, EINVAL or ENOSYS where the system cannot see to that. glibc shows renameat2 only to those
// who define _GNU_SOURCE, and macOS calls it otherwise.
int csystem_rename_new(int from_folder, const char *from, int to_folder, const char *to);

#endif
