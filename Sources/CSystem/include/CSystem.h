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

#endif
