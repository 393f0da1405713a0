#ifndef CSCAN_H
#define CSCAN_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

// Where bytes of interest are in 64 bytes of text, a bit for each, the first one lowest. Swift has
// vectors too, but no way to make bits of what they compare, which is one instruction.
typedef struct {
  uint64_t quotes;
  uint64_t delimiters;
  uint64_t line_feeds;
  uint64_t carriage_returns;
} cscan_marks;

typedef uint8_t cscan_bytes __attribute__((ext_vector_type(16)));
typedef _Bool cscan_flags __attribute__((ext_vector_type(16)));

static inline uint64_t cscan_equal(cscan_bytes bytes, uint8_t byte) {
  cscan_flags flags = __builtin_convertvector(bytes == byte, cscan_flags);
  uint16_t bits;
  memcpy(&bits, &flags, sizeof bits);
  return bits;
}

// The bytes of 64 that are blanks: spaces and tabs.
static inline uint64_t cscan_blanks(const uint8_t *text) {
  uint64_t blanks = 0;
  for (int part = 0; part < 64; part += 16) {
    cscan_bytes bytes;
    memcpy(&bytes, text + part, sizeof bytes);
    blanks |= (cscan_equal(bytes, ' ') | cscan_equal(bytes, '\t')) << part;
  }
  return blanks;
}

// How many of the bytes have these bits where the mask has ones.
static inline size_t cscan_count_masked(const uint8_t *text, size_t size, uint8_t mask,
                                        uint8_t bits) {
  size_t count = 0;
  size_t place = 0;
  while (place + 16 <= size) {
    // Sixteen counts of a byte each; what compares equal is 255, which is one less than none.
    cscan_bytes counts = 0;
    for (int round = 0; round < 255 && place + 16 <= size; round++, place += 16) {
      cscan_bytes bytes;
      memcpy(&bytes, text + place, sizeof bytes);
      counts -= (cscan_bytes)((bytes & mask) == bits);
    }
    for (int lane = 0; lane < 16; lane++) count += counts[lane];
  }
  for (; place < size; place++) count += (text[place] & mask) == bits;
  return count;
}

// How many of the bytes are this one.
static inline size_t cscan_count(const uint8_t *text, size_t size, uint8_t byte) {
  return cscan_count_masked(text, size, 0xFF, byte);
}

// How many of the bytes go on with a character of UTF-8 that begins before them.
static inline size_t cscan_count_tails(const uint8_t *text, size_t size) {
  return cscan_count_masked(text, size, 0xC0, 0x80);
}

// Whether one of 16 bytes does not fit the three before it, by RFC 3629: no overlong forms, no
// surrogates, none above U+10FFFF. Those three are read too.
static inline _Bool cscan_has_utf8_fault(const uint8_t *text) {
  cscan_bytes byte, last, second, third;
  memcpy(&byte, text, sizeof byte);
  memcpy(&last, text - 1, sizeof last);
  memcpy(&second, text - 2, sizeof second);
  memcpy(&third, text - 3, sizeof third);
  // A comparison gives a byte of ones where it holds.
  cscan_bytes must = (cscan_bytes)(last >= 0xC0) | (cscan_bytes)(second >= 0xE0) |
                     (cscan_bytes)(third >= 0xF0);
  cscan_bytes fault = must ^ (cscan_bytes)((byte & 0xC0) == 0x80);
  fault |= (cscan_bytes)((byte & 0xFE) == 0xC0) | (cscan_bytes)(byte >= 0xF5);
  fault |= (cscan_bytes)(last == 0xE0) & (cscan_bytes)(byte < 0xA0);
  fault |= (cscan_bytes)(last == 0xED) & (cscan_bytes)(byte >= 0xA0);
  fault |= (cscan_bytes)(last == 0xF0) & (cscan_bytes)(byte < 0x90);
  fault |= (cscan_bytes)(last == 0xF4) & (cscan_bytes)(byte >= 0x90);
  return __builtin_reduce_or(fault) != 0;
}

// Whether a byte is not ASCII.
static inline _Bool cscan_has_high(const uint8_t *text, size_t size) {
  cscan_bytes all = 0;
  size_t place = 0;
  for (; place + 16 <= size; place += 16) {
    cscan_bytes bytes;
    memcpy(&bytes, text + place, sizeof bytes);
    all |= bytes;
  }
  uint8_t rest = __builtin_reduce_or(all);
  for (; place < size; place++) rest |= text[place];
  return rest >= 0x80;
}

// The bit that tells small letters of ASCII from capitals; none for other bytes.
static inline uint8_t cscan_case_bit(uint8_t byte) {
  return byte >= 'a' && byte <= 'z' ? 0x20 : 0;
}

static inline _Bool cscan_is_word(const uint8_t *text, const uint8_t *word, size_t length) {
  for (size_t place = 0; place < length; place++) {
    if ((text[place] | cscan_case_bit(word[place])) != word[place]) return 0;
  }
  return 1;
}

// Whether a word stands anywhere in a text, as part of a longer one too. Its letters of ASCII are
// small ones and stand for capitals too; so first and last byte are compared 16 at a time.
static inline _Bool cscan_has_word(const uint8_t *text, size_t size, const uint8_t *word,
                                   size_t length) {
  if (length == 0) return 1;
  if (length > size) return 0;
  uint8_t first = word[0];
  uint8_t last = word[length - 1];
  uint8_t first_bit = cscan_case_bit(first);
  uint8_t last_bit = cscan_case_bit(last);
  size_t place = 0;
  for (; place + length - 1 + 16 <= size; place += 16) {
    cscan_bytes firsts, lasts;
    memcpy(&firsts, text + place, sizeof firsts);
    memcpy(&lasts, text + place + length - 1, sizeof lasts);
    uint64_t marks = cscan_equal(firsts | first_bit, first) & cscan_equal(lasts | last_bit, last);
    for (; marks != 0; marks &= marks - 1) {
      if (cscan_is_word(text + place + __builtin_ctzll(marks), word, length)) return 1;
    }
  }
  for (; place + length <= size; place++) {
    if (cscan_is_word(text + place, word, length)) return 1;
  }
  return 0;
}

static inline cscan_marks cscan_block(const uint8_t *text, uint8_t delimiter) {
  cscan_marks marks = {0, 0, 0, 0};
  for (int part = 0; part < 64; part += 16) {
    cscan_bytes bytes;
    memcpy(&bytes, text + part, sizeof bytes);
    marks.quotes |= cscan_equal(bytes, '"') << part;
    marks.delimiters |= cscan_equal(bytes, delimiter) << part;
    marks.line_feeds |= cscan_equal(bytes, '\n') << part;
    marks.carriage_returns |= cscan_equal(bytes, '\r') << part;
  }
  return marks;
}

#endif
