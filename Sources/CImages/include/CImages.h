#ifndef CIMAGES_H
#define CIMAGES_H

#include <stddef.h>
#include <stdint.h>

// libpng and libturbojpeg are not linked, because linking them makes every start of the program
// slower. The functions below open them on first use; all are safe from any thread, and none keeps
// a pointer. Their own headers stay out of this one: png_image is a structure filled by macros, and
// a handle of TurboJPEG lives no longer than a call.

typedef enum __attribute__((enum_extensibility(closed))) {
  cimages_done,
  // The library for this kind of picture is not installed.
  cimages_missing,
  // The bytes are no picture of this kind, or not a whole one.
  cimages_broken,
} cimages_result;

// Reads the size of a PNG picture, without any of its pixels.
cimages_result cimages_png_size(
    const uint8_t *_Nonnull bytes, size_t count, int *_Nonnull width, int *_Nonnull height);

// Decodes a PNG picture of exactly this size to width × height × 4 bytes: red, green, blue, alpha.
cimages_result cimages_png_decode(
    const uint8_t *_Nonnull bytes, size_t count, int width, int height, uint8_t *_Nonnull pixels);

// Reads the size of a JPEG picture, without any of its pixels.
cimages_result cimages_jpeg_size(
    const uint8_t *_Nonnull bytes, size_t count, int *_Nonnull width, int *_Nonnull height);

// Makes of a size the smallest one that the decoder can scale it down to and that is at least so
// large on both sides; unchanged if there is none.
void cimages_jpeg_scale(
    int *_Nonnull width, int *_Nonnull height, int least_width, int least_height);

// Decodes a JPEG picture to width × height × 4 bytes, as above. The size is the picture's or one
// that `cimages_jpeg_scale` made of it. Damaged parts are shown as well as they can be.
cimages_result cimages_jpeg_decode(
    const uint8_t *_Nonnull bytes, size_t count, int width, int height, uint8_t *_Nonnull pixels);

#endif
