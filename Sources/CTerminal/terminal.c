#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "CTerminal.h"

void cterminal_make_raw(struct termios *settings) {
  settings->c_iflag &=
      ~(tcflag_t)(IGNBRK | BRKINT | PARMRK | ISTRIP | INLCR | IGNCR | ICRNL | IXON | IXOFF);
  settings->c_oflag &= ~(tcflag_t)OPOST;
  settings->c_cflag = (settings->c_cflag & ~(tcflag_t)(CSIZE | PARENB)) | CS8;
  // Without ISIG, or a control character in a paste would be a signal, and not text.
  settings->c_lflag &= ~(tcflag_t)(ECHO | ECHONL | ICANON | IEXTEN | ISIG | TOSTOP);
  settings->c_cc[VMIN] = 1;
  settings->c_cc[VTIME] = 0;
}

// Called from signal handlers too.
void cterminal_give_back(int terminal, const struct termios *settings) {
  pid_t front = tcgetpgrp(terminal);
  if (front > 0 && front != getpgrp()) return;

  // Another job may come to the front meanwhile.
  sigset_t background, before;
  sigemptyset(&background);
  sigaddset(&background, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &background, &before);
  while (tcsetattr(terminal, TCSANOW, settings) != 0 && errno == EINTR) {
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

bool cterminal_get_size(int terminal, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(terminal, TIOCGWINSZ, &size) != 0) return false;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return true;
}

int cterminal_make_pipe(int *reader, int *writer) {
  int ends[2];
  if (pipe(ends) != 0) return errno;
  for (int i = 0; i < 2; i++) {
    fcntl(ends[i], F_SETFD, FD_CLOEXEC);
    fcntl(ends[i], F_SETFL, O_NONBLOCK);
  }
  *reader = ends[0];
  *writer = ends[1];
  return 0;
}
