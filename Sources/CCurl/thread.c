#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>

#include "CCurl.h"

struct start {
  void (*body)(void *);
  void *context;
};

static void *run(void *argument) {
  struct start start = *(struct start *)argument;
  free(argument);
  start.body(start.context);
  return NULL;
}

int ccurl_start_thread(void (*body)(void *), void *context) {
  struct start *start = malloc(sizeof *start);
  if (start == NULL) return ENOMEM;
  *start = (struct start){body, context};

  // A thread inherits the mask of its maker.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pthread_t thread;
  int code = pthread_create(&thread, NULL, run, start);
  pthread_sigmask(SIG_SETMASK, &before, NULL);

  if (code == 0) {
    pthread_detach(thread);
  } else {
    free(start);
  }
  return code;
}
