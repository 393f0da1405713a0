#ifndef CZLIB_SHIM_H
#define CZLIB_SHIM_H

#include <zlib.h>

/// `inflateInit2` is a macro, which Swift does not import. 16 more than the largest window says that
/// the data are gzip, whose checksum and length are checked then.
static inline int czlib_begin_gzip(z_stream *stream) { return inflateInit2(stream, MAX_WBITS + 16); }

/// `deflateInit2` is a macro too; 16 more makes the data gzip, the rest are zlib's usual values.
static inline int czlib_begin_packing(z_stream *stream) {
  return deflateInit2(stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, MAX_WBITS + 16, 8,
                      Z_DEFAULT_STRATEGY);
}

#endif
