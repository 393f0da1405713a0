#define _GNU_SOURCE

#include "CSystem.h"

#include <errno.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
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

int csystem_rename_new(int from_folder, const char *from, int to_folder, const char *to) {
#if defined(__linux__) && defined(RENAME_NOREPLACE)
  return renameat2(from_folder, from, to_folder, to, RENAME_NOREPLACE) == 0 ? 0 : errno;
#elif defined(__APPLE__)
  return renameatx_np(from_folder, from, to_folder, to, RENAME_EXCL) == 0 ? 0 : errno;
#else
  (void)from_folder, (void)from, (void)to_folder, (void)to;
  return ENOSYS;
#endif
}
