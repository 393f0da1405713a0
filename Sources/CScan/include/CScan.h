#ifndef CSCAN_H
#define CSCAN_H

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
