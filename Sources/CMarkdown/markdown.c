#include "CMarkdown.h"

// Homebrew on Apple silicon and MacPorts install where no compiler looks by itself. Package.swift
// could tell it by pkg-config alone, and that would link the library.
#if __has_include(<md4c.h>)
#include <md4c.h>
#elif __has_include("/opt/homebrew/include/md4c.h")
#include "/opt/homebrew/include/md4c.h"
#elif __has_include("/opt/local/include/md4c.h")
#include "/opt/local/include/md4c.h"
#else
#error "md4c.h is missing: run make setup, or install libmd4c-dev (Debian) or md4c (Homebrew)."
#endif

#include <dlfcn.h>
#include <limits.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Wherever the dynamic loader looks: Debian and its children, then macOS.
static const char *const names[] = {
    "libmd4c.so.0",
    "libmd4c.so",
    "libmd4c.0.dylib",
    "/opt/homebrew/lib/libmd4c.0.dylib",
    "/usr/local/lib/libmd4c.0.dylib",
    "/opt/local/lib/libmd4c.0.dylib",
};

static __typeof__(md_parse) *parse = NULL;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
    void *library = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) continue;
    // ISO C has no cast from an object pointer to a function pointer; POSIX promises that this works.
    *(void **)&parse = dlsym(library, "md_parse");
    if (parse != NULL) return;
    dlclose(library);
  }
}

typedef struct {
  char *bytes;
  size_t count, room, limit;
  // Pictures around this place: what is in one is its description, without marks.
  unsigned images;
  bool has_failed;
} page;

// Every writer answers 0, or another number that is to end the parsing: md4c goes on after some of
// them, so that a writer that failed once writes nothing any more.
static int put(page *page, const char *text, size_t count) {
  if (page->has_failed || count > page->limit - page->count) {
    page->has_failed = true;
    return 1;
  }
  if (page->count + count > page->room) {
    size_t room = (page->count + count) * 2;
    char *bytes = realloc(page->bytes, room);
    if (bytes == NULL) {
      page->has_failed = true;
      return 1;
    }
    page->bytes = bytes;
    page->room = room;
  }
  if (count > 0) memcpy(page->bytes + page->count, text, count);
  page->count += count;
  return 0;
}

static int word(page *page, const char *text) { return put(page, text, strlen(text)); }

static int escaped(page *page, const char *text, size_t count) {
  size_t start = 0;
  for (size_t i = 0; i < count; i++) {
    const char *reference = text[i] == '&'    ? "&amp;"
                            : text[i] == '<'  ? "&lt;"
                            : text[i] == '>'  ? "&gt;"
                            : text[i] == '"'  ? "&quot;"
                            : text[i] == '\0' ? "\xEF\xBF\xBD"
                                              : NULL;
    if (reference == NULL) continue;
    if (put(page, text + start, i - start) || word(page, reference)) return 1;
    start = i + 1;
  }
  return put(page, text + start, count - start);
}

// `name="value"` before what an attribute says.
static int attribute(page *page, const char *name, const MD_ATTRIBUTE *value) {
  if (word(page, name) || word(page, "=\"")) return 1;
  for (size_t i = 0; value->text != NULL && value->substr_offsets[i] < value->size; i++) {
    MD_OFFSET start = value->substr_offsets[i];
    size_t count = value->substr_offsets[i + 1] - start;
    int end = value->substr_types[i] == MD_TEXT_ENTITY ? put(page, value->text + start, count)
                                                       : escaped(page, value->text + start, count);
    if (end) return 1;
  }
  return word(page, "\"");
}

static const char *tag(MD_BLOCKTYPE type) {
  switch (type) {
  case MD_BLOCK_QUOTE: return "blockquote";
  case MD_BLOCK_UL: return "ul";
  case MD_BLOCK_OL: return "ol";
  case MD_BLOCK_LI: return "li";
  case MD_BLOCK_CODE: return "pre";
  case MD_BLOCK_P: return "p";
  case MD_BLOCK_TABLE: return "table";
  case MD_BLOCK_THEAD: return "thead";
  case MD_BLOCK_TBODY: return "tbody";
  case MD_BLOCK_TR: return "tr";
  case MD_BLOCK_TH: return "th";
  case MD_BLOCK_TD: return "td";
  default: return NULL;
  }
}

static int enter_block(MD_BLOCKTYPE type, void *detail, void *user) {
  page *page = user;
  char text[32];
  if (type == MD_BLOCK_HR) return word(page, "<hr>");
  if (type == MD_BLOCK_H) {
    snprintf(text, sizeof text, "<h%u>", ((MD_BLOCK_H_DETAIL *)detail)->level);
    return word(page, text);
  }
  if (type == MD_BLOCK_OL && ((MD_BLOCK_OL_DETAIL *)detail)->start != 1) {
    snprintf(text, sizeof text, "<ol start=\"%u\">", ((MD_BLOCK_OL_DETAIL *)detail)->start);
    return word(page, text);
  }
  const char *name = tag(type);
  if (name == NULL) return 0;
  if (word(page, "<") || word(page, name) || word(page, ">")) return 1;
  if (type == MD_BLOCK_LI && ((MD_BLOCK_LI_DETAIL *)detail)->is_task)
    return word(page, ((MD_BLOCK_LI_DETAIL *)detail)->task_mark == ' ' ? "[ ] " : "[x] ");
  return 0;
}

static int leave_block(MD_BLOCKTYPE type, void *detail, void *user) {
  page *page = user;
  char text[32];
  if (type == MD_BLOCK_H) {
    snprintf(text, sizeof text, "</h%u>\n", ((MD_BLOCK_H_DETAIL *)detail)->level);
    return word(page, text);
  }
  const char *name = tag(type);
  if (name == NULL) return 0;
  return word(page, "</") || word(page, name) || word(page, ">\n");
}

static int enter_span(MD_SPANTYPE type, void *detail, void *user) {
  page *page = user;
  if (type == MD_SPAN_IMG) {
    // A picture in the description of another one is its description.
    if (page->images++ > 0) return 0;
    return word(page, "<img ") ||
           attribute(page, "src", &((MD_SPAN_IMG_DETAIL *)detail)->src) || word(page, " alt=\"");
  }
  if (page->images > 0) return 0;
  switch (type) {
  case MD_SPAN_EM: return word(page, "<em>");
  case MD_SPAN_STRONG: return word(page, "<strong>");
  case MD_SPAN_CODE: return word(page, "<code>");
  case MD_SPAN_DEL: return word(page, "<del>");
  case MD_SPAN_A:
    return word(page, "<a ") || attribute(page, "href", &((MD_SPAN_A_DETAIL *)detail)->href) ||
           word(page, ">");
  default: return 0;
  }
}

static int leave_span(MD_SPANTYPE type, void *detail, void *user) {
  (void)detail;
  page *page = user;
  if (type == MD_SPAN_IMG) return --page->images > 0 ? 0 : word(page, "\">");
  if (page->images > 0) return 0;
  switch (type) {
  case MD_SPAN_EM: return word(page, "</em>");
  case MD_SPAN_STRONG: return word(page, "</strong>");
  case MD_SPAN_CODE: return word(page, "</code>");
  case MD_SPAN_DEL: return word(page, "</del>");
  case MD_SPAN_A: return word(page, "</a>");
  default: return 0;
  }
}

static int text(MD_TEXTTYPE type, const MD_CHAR *bytes, MD_SIZE count, void *user) {
  page *page = user;
  switch (type) {
  case MD_TEXT_NULLCHAR: return word(page, "\xEF\xBF\xBD");
  case MD_TEXT_BR: return word(page, page->images > 0 ? " " : "<br>");
  case MD_TEXT_SOFTBR: return word(page, "\n");
  case MD_TEXT_ENTITY: return put(page, bytes, count);
  default: return escaped(page, bytes, count);
  }
}

cmarkdown_result cmarkdown_html(const char *bytes, size_t count, size_t limit, char **html,
                                size_t *length) {
  pthread_once(&once, load);
  if (parse == NULL) return cmarkdown_missing;
  if (count > UINT_MAX / 2) return cmarkdown_refused;
  page result = {NULL, 0, 0, limit, 0, false};
  MD_PARSER parser = {
      .abi_version = 0,
      .flags = MD_FLAG_NOHTML | MD_FLAG_TABLES | MD_FLAG_STRIKETHROUGH | MD_FLAG_TASKLISTS |
               MD_FLAG_PERMISSIVEURLAUTOLINKS,
      .enter_block = enter_block,
      .leave_block = leave_block,
      .enter_span = enter_span,
      .leave_span = leave_span,
      .text = text,
  };
  if (parse(bytes, (MD_SIZE)count, &parser, &result) != 0 || result.has_failed) {
    free(result.bytes);
    return cmarkdown_refused;
  }
  *html = result.bytes;
  *length = result.count;
  return cmarkdown_done;
}

void cmarkdown_free(char *html) { free(html); }
