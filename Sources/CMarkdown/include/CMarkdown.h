#ifndef CMARKDOWN_H
#define CMARKDOWN_H

#include <stddef.h>

typedef enum {
  cmarkdown_done,
  // md4c is not installed.
  cmarkdown_missing,
  // No memory, or more came of the text than the limit allows.
  cmarkdown_refused,
} cmarkdown_result;

// Writes Markdown, which is UTF-8, as HTML; raw HTML in it is written as text. md4c is loaded when it
// is needed first. Link reference definitions can make a small text endless, so that more than `limit`
// bytes end it, which the renderer that comes with md4c has no way to do.
//
// What is put into `html` has `length` bytes and is given back to cmarkdown_free.
cmarkdown_result cmarkdown_html(const char *text, size_t count, size_t limit, char **html,
                                size_t *length);

void cmarkdown_free(char *html);

#endif
