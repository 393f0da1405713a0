#define _GNU_SOURCE

#include "CFiles.h"

#include <errno.h>
#include <unistd.h>

int cfiles_sync(int folder) {
#ifdef __linux__
  return syncfs(folder) == 0 ? 0 : errno;
#else
  (void)folder;
  return 0;
#endif
}
