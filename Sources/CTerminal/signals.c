#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "CTerminal.h"

enum { noted_count = 7, patience = 1000, stack_size = 1 << 16 };

static const int noted[noted_count] = {SIGINT,  SIGQUIT, SIGTERM, SIGHUP,
                                       SIGTSTP, SIGCONT, SIGWINCH};

static struct sigaction noted_before[noted_count];
// By signal.
static struct sigaction fatal_before[NSIG];
static bool is_fatal_taken[NSIG];
static stack_t stack_before;
static char stack[stack_size];

// Written before the handlers are there, and only read in them.
static int terminal;
static struct termios settings;
static uint8_t leave[CTERMINAL_LEAVE_LIMIT];
static size_t leave_count;

static atomic_bool is_taken;
static atomic_int wake = -1;
static atomic_bool is_entered;
static atomic_bool is_ending;
static atomic_bool is_waiting[noted_count];
static atomic_llong waits_since[noted_count];

static int place(int signal) {
  int i = 0;
  while (i < noted_count - 1 && noted[i] != signal) i++;
  return i;
}

// What comes of an error in the program itself.
static bool is_crash(int signal) {
  return signal == SIGSEGV || signal == SIGBUS || signal == SIGILL || signal == SIGFPE ||
         signal == SIGABRT || signal == SIGTRAP;
}

// Whether a signal that nobody handles ends the process. All do so but a few, those of real time
// and those that only one system has too.
static bool is_fatal(int signal) {
  if (noted[place(signal)] == signal) return false;
  switch (signal) {
    case SIGKILL:  // Nobody can take it.
    case SIGSTOP:
    case SIGTTIN:
    case SIGTTOU:
    case SIGCHLD:
    case SIGURG:
#ifdef __APPLE__
    case SIGIO:
    case SIGINFO:
#endif
      return false;
    default:
      return true;
  }
}

static long long milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (long long)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static void give_back(void) {
  if (!atomic_exchange(&is_entered, false)) return;
  size_t written = 0;
  while (written < leave_count) {
    // Nobody may read any more.
    struct pollfd request = {.fd = terminal, .events = POLLOUT};
    if (poll(&request, 1, 200) <= 0 || (request.revents & POLLOUT) == 0) break;
    ssize_t count = write(terminal, leave + written, leave_count - written);
    if (count > 0) {
      written += (size_t)count;
    } else if (errno != EINTR && errno != EAGAIN) {
      break;
    }
  }
  cterminal_give_back(terminal, &settings);
}

static void note(int signal) {
  int error = errno;
  int i = place(signal);
  if (signal == SIGTERM || signal == SIGHUP || signal == SIGQUIT) atomic_store(&is_ending, true);
  if (!atomic_exchange(&is_waiting[i], true)) {
    atomic_store(&waits_since[i], milliseconds());
  } else if (signal == SIGINT || signal == SIGQUIT || signal == SIGTERM) {
    if (milliseconds() - atomic_load(&waits_since[i]) >= patience) {
      give_back();
      _exit(128 + signal);
    }
  }
  // A full pipe wakes as well.
  ssize_t ignored = write(atomic_load(&wake), "s", 1);
  (void)ignored;
  errno = error;
}

static void end(int signal, siginfo_t *info, void *context) {
  give_back();
  // Called, not raised again: what prints a backtrace wants to know where the crash was.
  struct sigaction before = fatal_before[signal];
  if (before.sa_flags & SA_SIGINFO) {
    before.sa_sigaction(signal, info, context);
  } else if (before.sa_handler != SIG_DFL && before.sa_handler != SIG_IGN) {
    before.sa_handler(signal);
  }
  // A crash comes again by itself, but not a signal that was sent: after it the program would go on
  // with a terminal that it has given back. This is held back until the handler returns.
  struct sigaction action = {.sa_handler = SIG_DFL};
  sigemptyset(&action.sa_mask);
  sigaction(signal, &action, NULL);
  raise(signal);
}

static struct sigaction noting(void) {
  struct sigaction action = {.sa_handler = note, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < noted_count; i++) sigaddset(&action.sa_mask, noted[i]);
  return action;
}

// Whether it was taken.
static bool take_fatal(int signal) {
  // The C library keeps a few for itself.
  if (sigaction(signal, NULL, &fatal_before[signal]) != 0) return false;
  // Who ignores or handles one that is sent wants to go on.
  if (!is_crash(signal) && fatal_before[signal].sa_handler != SIG_DFL) return false;
  // Held back is what the one before wants, which is called.
  struct sigaction action = fatal_before[signal];
  action.sa_sigaction = end;
  action.sa_flags = SA_ONSTACK | SA_SIGINFO;
  return sigaction(signal, &action, NULL) == 0;
}

int cterminal_take_signals(
    int new_terminal, int new_wake, const struct termios *new_settings, const uint8_t *new_leave,
    size_t new_leave_count) {
  if (new_leave_count > sizeof leave) return EINVAL;
  if (atomic_exchange(&is_taken, true)) return EBUSY;
  terminal = new_terminal;
  settings = *new_settings;
  memcpy(leave, new_leave, new_leave_count);
  leave_count = new_leave_count;
  atomic_store(&wake, new_wake);
  atomic_store(&is_ending, false);
  for (int i = 0; i < noted_count; i++) atomic_store(&is_waiting[i], false);

  // A crash by a full stack needs another one. It serves the thread that calls this.
  sigaltstack(NULL, &stack_before);
  if (stack_before.ss_flags & SS_DISABLE) {
    stack_t new_stack = {.ss_sp = stack, .ss_size = sizeof stack};
    sigaltstack(&new_stack, NULL);
  }
  struct sigaction action = noting();
  for (int i = 0; i < noted_count; i++) {
    sigaction(noted[i], NULL, &noted_before[i]);
    if (noted[i] == SIGHUP && noted_before[i].sa_handler == SIG_IGN) continue;
    sigaction(noted[i], &action, NULL);
  }
  for (int i = 1; i < NSIG; i++) {
    is_fatal_taken[i] = is_fatal(i) && take_fatal(i);
  }
  return 0;
}

void cterminal_return_signals(void) {
  if (!atomic_load(&is_taken)) return;
  for (int i = 0; i < noted_count; i++) sigaction(noted[i], &noted_before[i], NULL);
  for (int i = 1; i < NSIG; i++) {
    if (is_fatal_taken[i]) sigaction(i, &fatal_before[i], NULL);
  }
  if (stack_before.ss_flags & SS_DISABLE) sigaltstack(&stack_before, NULL);
  atomic_store(&wake, -1);
  atomic_store(&is_taken, false);
}

void cterminal_set_entered(bool new_is_entered) { atomic_store(&is_entered, new_is_entered); }

int cterminal_next_signal(void) {
  for (int i = 0; i < noted_count; i++) {
    if (atomic_exchange(&is_waiting[i], false)) return noted[i];
  }
  return 0;
}

// Stops this process, and before it the others of its job, if they are meant. It returns once the
// process goes on; at once if the system stops nothing where nobody could continue it.
static void stop(int signal, bool whole_job) {
  struct sigaction action = {.sa_handler = SIG_IGN}, before;
  sigemptyset(&action.sa_mask);
  sigaction(signal, &action, &before);
  if (whole_job) kill(0, signal);
  // Raised, not sent: it comes before raise returns, whichever thread this is.
  action.sa_handler = SIG_DFL;
  sigaction(signal, &action, NULL);
  raise(signal);
  sigaction(signal, &before, NULL);
}

void cterminal_stop(bool whole_job) {
  if (noted_before[place(SIGTSTP)].sa_handler == SIG_IGN) return;
  stop(SIGTSTP, whole_job);
  // Whoever stops knows that it goes on.
  atomic_store(&is_waiting[place(SIGCONT)], false);
}

bool cterminal_come_to_front(void) {
  atomic_bool *is_continued = &is_waiting[place(SIGCONT)];
  while (!atomic_load(&is_ending)) {
    pid_t front = tcgetpgrp(terminal);
    struct sigaction action;
    sigaction(SIGTTOU, NULL, &action);
    if (front <= 0 || front == getpgrp() || action.sa_handler == SIG_IGN) break;
    atomic_store(is_continued, false);
    stop(SIGTTOU, true);
    // Nobody could continue it.
    if (!atomic_exchange(is_continued, false)) break;
  }
  return !atomic_load(&is_ending);
}
