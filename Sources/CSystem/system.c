#define _GNU_SOURCE

#include "CSystem.h"

#include <errno.h>
#include <signal.h>
#include <stddef.h>
#include <unistd.h>

int csystem_sync(int folder) {
#ifdef __linux__
  return syncfs(folder) == 0 ? 0 : errno;
#else
  (void)folder;
  return 0;
#endif
}

bool csystem_ignores(int signal) {
  struct sigaction action;
  return sigaction(signal, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}
