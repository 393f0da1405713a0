#include "CImages.h"

// Homebrew on Apple silicon and MacPorts install where no compiler looks by itself. Package.swift
// could tell it by pkg-config alone, and that would link the library.
#if __has_include(<png.h>)
#include <png.h>
#elif __has_include("/opt/homebrew/include/png.h")
#include "/opt/homebrew/include/png.h"
#elif __has_include("/opt/local/include/png.h")
#include "/opt/local/include/png.h"
#else
#error "png.h is missing: run make setup, or install libpng-dev (Debian) or libpng (Homebrew)."
#endif

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <string.h>

// Wherever the dynamic loader looks: Debian and its children, Fedora and Arch, then macOS.
static const char *const names[] = {
    "libpng16.so.16",
    "libpng16.so",
    "libpng16.16.dylib",
    "/opt/homebrew/lib/libpng16.16.dylib",
    "/usr/local/lib/libpng16.16.dylib",
    "/opt/local/lib/libpng16.16.dylib",
};

static struct {
  __typeof__(png_image_begin_read_from_memory) *begin_read_from_memory;
  __typeof__(png_image_finish_read) *finish_read;
  __typeof__(png_image_free) *free;
} api;

static bool loaded = false;
static pthread_once_t once = PTHREAD_ONCE_INIT;

// ISO C has no cast from an object pointer to a function pointer; POSIX promises that this works.
#define FIND(name) ((*(void **)&api.name = dlsym(library, "png_image_" #name)) != NULL)

static void load(void) {
  for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
    void *library = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) continue;
    if (FIND(begin_read_from_memory) && FIND(finish_read) && FIND(free)) {
      loaded = true;
      return;
    }
    dlclose(library);
  }
}

// Reads the head. The simplified interface sets its own jump buffers: no jump leaves a call.
static cimages_result begin(png_image *image, const uint8_t *bytes, size_t count) {
  pthread_once(&once, load);
  if (!loaded) return cimages_missing;
  memset(image, 0, sizeof *image);
  image->version = PNG_IMAGE_VERSION;
  if (!api.begin_read_from_memory(image, bytes, count)) return cimages_broken;
  if (image->width > 0 && image->width <= INT32_MAX && image->height > 0 &&
      image->height <= INT32_MAX) {
    return cimages_done;
  }
  api.free(image);
  return cimages_broken;
}

cimages_result cimages_png_size(const uint8_t *bytes, size_t count, int *width, int *height) {
  png_image image;
  cimages_result result = begin(&image, bytes, count);
  if (result != cimages_done) return result;
  *width = (int)image.width;
  *height = (int)image.height;
  api.free(&image);
  return cimages_done;
}

cimages_result cimages_png_decode(
    const uint8_t *bytes, size_t count, int width, int height, uint8_t *pixels) {
  png_image image;
  cimages_result result = begin(&image, bytes, count);
  if (result != cimages_done) return result;
  if (image.width != (png_uint_32)width || image.height != (png_uint_32)height) {
    api.free(&image);
    return cimages_broken;
  }
  image.format = PNG_FORMAT_RGBA;
  // Pictures of 16 bits that do not say otherwise are sRGB in practice, as browsers take them.
  image.flags |= PNG_IMAGE_FLAG_16BIT_sRGB;
  // Frees the image in any case.
  return api.finish_read(&image, NULL, pixels, 0, NULL) ? cimages_done : cimages_broken;
}
