#ifndef CFILES_H
#define CFILES_H

// Writes to the disk what is not there yet of these files; 0 or an errno value. `folder` is open,
// and they are in it. On Linux one call does so for the whole file system: glibc shows syncfs only to
// those who define _GNU_SOURCE, which Swift does not. Elsewhere nothing is done.
int cfiles_sync(int folder);

#endif
