#include "CImages.h"

// As for png.h.
#if __has_include(<turbojpeg.h>)
#include <turbojpeg.h>
#elif __has_include("/opt/homebrew/include/turbojpeg.h")
#include "/opt/homebrew/include/turbojpeg.h"
#elif __has_include("/opt/homebrew/opt/jpeg-turbo/include/turbojpeg.h")
#include "/opt/homebrew/opt/jpeg-turbo/include/turbojpeg.h"
#elif __has_include("/usr/local/opt/jpeg-turbo/include/turbojpeg.h")
#include "/usr/local/opt/jpeg-turbo/include/turbojpeg.h"
#elif __has_include("/opt/local/include/turbojpeg.h")
#include "/opt/local/include/turbojpeg.h"
#else
#error \
    "turbojpeg.h is missing: run make setup, or install libturbojpeg0-dev (Debian) or jpeg-turbo (Homebrew)."
#endif

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <string.h>

static const char *const names[] = {
    "libturbojpeg.so.0",
    "libturbojpeg.so",
    "libturbojpeg.0.dylib",
    "/opt/homebrew/lib/libturbojpeg.0.dylib",
    "/opt/homebrew/opt/jpeg-turbo/lib/libturbojpeg.0.dylib",
    "/usr/local/lib/libturbojpeg.0.dylib",
    "/usr/local/opt/jpeg-turbo/lib/libturbojpeg.0.dylib",
    "/opt/local/lib/libturbojpeg.0.dylib",
};

static struct {
  __typeof__(tjInitDecompress) *InitDecompress;
  __typeof__(tjDecompressHeader3) *DecompressHeader3;
  __typeof__(tjGetScalingFactors) *GetScalingFactors;
  __typeof__(tjDecompress2) *Decompress2;
  __typeof__(tjGetErrorCode) *GetErrorCode;
  __typeof__(tjDestroy) *Destroy;
} api;

static bool loaded = false;
static pthread_once_t once = PTHREAD_ONCE_INIT;

// ISO C has no cast from an object pointer to a function pointer; POSIX promises that this works.
#define FIND(name) ((*(void **)&api.name = dlsym(library, "tj" #name)) != NULL)

static void load(void) {
  for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
    void *library = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) continue;
    if (FIND(InitDecompress) && FIND(DecompressHeader3) && FIND(GetScalingFactors) &&
        FIND(Decompress2) && FIND(GetErrorCode) && FIND(Destroy)) {
      loaded = true;
      return;
    }
    dlclose(library);
  }
}

static bool is_loaded(void) {
  pthread_once(&once, load);
  return loaded;
}

// A warning is what decoders work round: bytes between markers, or a scan that ends early. An error
// that follows a warning is taken for one as well.
static bool went_well(tjhandle handle, int code) {
  return code == 0 || api.GetErrorCode(handle) == TJERR_WARNING;
}

cimages_result cimages_jpeg_size(const uint8_t *bytes, size_t count, int *width, int *height) {
  if (!is_loaded()) return cimages_missing;
  tjhandle handle = api.InitDecompress();
  if (handle == NULL) return cimages_broken;
  int sampling = 0, colours = 0;
  *width = *height = 0;
  int code = api.DecompressHeader3(handle, bytes, count, width, height, &sampling, &colours);
  bool is_read = went_well(handle, code) && *width > 0 && *height > 0;
  api.Destroy(handle);
  return is_read ? cimages_done : cimages_broken;
}

void cimages_jpeg_scale(int *width, int *height, int least_width, int least_height) {
  if (!is_loaded()) return;
  int count = 0;
  const tjscalingfactor *factors = api.GetScalingFactors(&count);
  if (factors == NULL) return;
  int best_width = *width, best_height = *height;
  for (int i = 0; i < count; i++) {
    if (factors[i].num >= factors[i].denom) continue;
    int scaled_width = TJSCALED(*width, factors[i]);
    int scaled_height = TJSCALED(*height, factors[i]);
    if (scaled_width < least_width || scaled_height < least_height) continue;
    if (scaled_width > best_width || scaled_height > best_height) continue;
    best_width = scaled_width;
    best_height = scaled_height;
  }
  *width = best_width;
  *height = best_height;
}

// TurboJPEG makes no RGB of a CMYK picture. Those that exist are Adobe's, which keep the inks
// inverted: 255 is no ink.
static void make_rgb_of_cmyk(uint8_t *pixels, size_t count) {
  for (uint8_t *pixel = pixels; pixel < pixels + 4 * count; pixel += 4) {
    for (int part = 0; part < 3; part++) pixel[part] = (uint8_t)(pixel[part] * pixel[3] / 255);
    pixel[3] = 255;
  }
}

cimages_result cimages_jpeg_decode(
    const uint8_t *bytes, size_t count, int width, int height, uint8_t *pixels) {
  if (!is_loaded()) return cimages_missing;
  tjhandle handle = api.InitDecompress();
  if (handle == NULL) return cimages_broken;

  int full_width = 0, full_height = 0, sampling = 0, colours = 0;
  int code = api.DecompressHeader3(
      handle, bytes, count, &full_width, &full_height, &sampling, &colours);
  bool is_read = went_well(handle, code) && width > 0 && height > 0;
  bool is_cmyk = colours == TJCS_CMYK || colours == TJCS_YCCK;
  if (is_read) {
    // A progressive picture of a few bytes may ask for any number of passes over all its pixels.
    int flags = TJFLAG_LIMITSCANS;
    // Rows that are never reached stay transparent.
    memset(pixels, 0, (size_t)width * (size_t)height * 4);
    code = api.Decompress2(
        handle, bytes, count, pixels, width, width * 4, height, is_cmyk ? TJPF_CMYK : TJPF_RGBA,
        flags);
    bool has_pixels = is_cmyk || pixels[3] != 0;
    is_read = went_well(handle, code) && has_pixels;
  }
  api.Destroy(handle);
  if (is_read && is_cmyk) make_rgb_of_cmyk(pixels, (size_t)width * (size_t)height);
  return is_read ? cimages_done : cimages_broken;
}
