#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <termios.h>

// Turns settings into those for a full screen: keys come one by one and unchanged, those that send
// signals too, and output goes out unchanged.
// c_cc is an array, which Swift imports as a tuple without names.
void cterminal_make_raw(struct termios *_Nonnull settings);

// Gives the terminal settings back; nothing if another job is in front, whose settings they are.
// Never stops the process, as tcsetattr does in the background.
void cterminal_give_back(int terminal, const struct termios *_Nonnull settings);

// The size in cells; false if it is not known. ioctl is variadic.
bool cterminal_get_size(int terminal, int *_Nonnull columns, int *_Nonnull rows);

// A pipe whose ends never block and are not inherited; 0 or an errno value. pipe2 is Linux only.
int cterminal_make_pipe(int *_Nonnull reader, int *_Nonnull writer);

// The rest is signal handling. It is C because a handler may call only what is safe in one, and
// Swift code does not promise that.

// Takes the signals over until the call below: INT, QUIT, TERM, HUP, TSTP, CONT and WINCH are
// noted, and a byte is written to `wake`; HUP stays ignored where it was. An INT, QUIT or TERM
// that comes when one like it has been waiting for a second ends the process: it is busy. A crash
// gives the terminal back and ends the process, by way of the handler that was there before; so does
// every other signal that nobody handles or ignores and that ends a process by default.
// `leave` are the bytes that switch everything off, at most CTERMINAL_LEAVE_LIMIT. 0 or an errno
// value: EBUSY if the signals are taken already.
#define CTERMINAL_LEAVE_LIMIT 256
int cterminal_take_signals(
    int terminal, int wake, const struct termios *_Nonnull settings,
    const uint8_t *_Nonnull leave, size_t leave_count);

// Puts back the handlers that were there before.
void cterminal_return_signals(void);

// Whether there is something to give back, should the process end now.
void cterminal_set_entered(bool is_entered);

// A signal that was noted, once; 0 if there is none.
int cterminal_next_signal(void);

// Waits, stopped as the system stops whoever changes settings in the background, until the job is
// in front, or nobody could continue it. False if a TERM, HUP or QUIT came, now or before: the
// process has to end and needs the terminal no more.
bool cterminal_come_to_front(void);

// Stops the process, or all processes of its job, until it is continued. Returns at once where
// nobody could continue it: SIGTSTP was ignored before, or the job has no shell.
void cterminal_stop(bool whole_job);

#endif
