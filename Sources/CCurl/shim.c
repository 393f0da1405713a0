#define CURL_DISABLE_TYPECHECK
#include "CCurl.h"

#include <dlfcn.h>
#include <pthread.h>

// Wherever the dynamic loader looks: Debian and its children, Fedora and Arch, then macOS.
static const char *const names[] = {
    "libcurl.so.4",    "libcurl-gnutls.so.4",      "libcurl.so",
    "libcurl.4.dylib", "/usr/lib/libcurl.4.dylib", "libcurl.dylib",
};

static struct {
  CURLcode (*global_init)(long);
  CURL *(*easy_init)(void);
  void (*easy_cleanup)(CURL *);
  CURLcode (*easy_setopt)(CURL *, CURLoption, ...);
  CURLcode (*easy_getinfo)(CURL *, CURLINFO, ...);
  const char *(*easy_strerror)(CURLcode);
  struct curl_slist *(*slist_append)(struct curl_slist *, const char *);
  void (*slist_free_all)(struct curl_slist *);
  CURLM *(*multi_init)(void);
  CURLMcode (*multi_cleanup)(CURLM *);
  CURLMcode (*multi_add_handle)(CURLM *, CURL *);
  CURLMcode (*multi_remove_handle)(CURLM *, CURL *);
  CURLMcode (*multi_perform)(CURLM *, int *);
  CURLMcode (*multi_wait)(CURLM *, struct curl_waitfd *, unsigned int, int, int *);
  CURLMsg *(*multi_info_read)(CURLM *, int *);
} api;

static bool loaded = false;
static pthread_once_t once = PTHREAD_ONCE_INIT;

// ISO C has no cast from an object pointer to a function pointer; POSIX promises that this works.
#define FIND(name) ((*(void **)&api.name = dlsym(library, "curl_" #name)) != NULL)

static bool find_all(void *library) {
  return FIND(global_init) && FIND(easy_init) && FIND(easy_cleanup) && FIND(easy_setopt) &&
         FIND(easy_getinfo) && FIND(easy_strerror) && FIND(slist_append) && FIND(slist_free_all) &&
         FIND(multi_init) && FIND(multi_cleanup) && FIND(multi_add_handle) &&
         FIND(multi_remove_handle) && FIND(multi_perform) && FIND(multi_wait) &&
         FIND(multi_info_read);
}

static void load(void) {
  for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
    // Of what libcurl and its libraries could call, a transfer calls little.
    void *library = dlopen(names[i], RTLD_LAZY | RTLD_LOCAL);
    if (library == NULL) continue;
    // Never closed again: libcurl keeps threads and state of its own.
    if (find_all(library) && api.global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK) {
      loaded = true;
      return;
    }
  }
}

bool ccurl_load(void) {
  pthread_once(&once, load);
  return loaded;
}

void *ccurl_easy_init(void) { return api.easy_init(); }

void ccurl_easy_cleanup(void *easy) { api.easy_cleanup(easy); }

const char *ccurl_easy_strerror(CURLcode code) { return api.easy_strerror(code); }

struct curl_slist *ccurl_slist_append(struct curl_slist *list, const char *text) {
  return api.slist_append(list, text);
}

void ccurl_slist_free_all(struct curl_slist *list) { api.slist_free_all(list); }

void *ccurl_multi_init(void) { return api.multi_init(); }

void ccurl_multi_cleanup(void *multi) { api.multi_cleanup(multi); }

CURLMcode ccurl_multi_add_handle(void *multi, void *easy) {
  return api.multi_add_handle(multi, easy);
}

CURLMcode ccurl_multi_remove_handle(void *multi, void *easy) {
  return api.multi_remove_handle(multi, easy);
}

CURLMcode ccurl_multi_perform(void *multi, int *running) {
  return api.multi_perform(multi, running);
}

CURLcode ccurl_set_long(void *easy, CURLoption option, long value) {
  return api.easy_setopt(easy, option, value);
}

CURLcode ccurl_set_offset(void *easy, CURLoption option, curl_off_t value) {
  return api.easy_setopt(easy, option, value);
}

CURLcode ccurl_set_text(void *easy, CURLoption option, const char *value) {
  return api.easy_setopt(easy, option, value);
}

CURLcode ccurl_set_pointer(void *easy, CURLoption option, void *value) {
  return api.easy_setopt(easy, option, value);
}

CURLcode ccurl_set_list(void *easy, CURLoption option, const struct curl_slist *list) {
  return api.easy_setopt(easy, option, list);
}

CURLcode ccurl_set_callback(void *easy, CURLoption option, ccurl_data_callback callback) {
  return api.easy_setopt(easy, option, callback);
}

CURLcode ccurl_trace(void *easy, ccurl_trace_callback callback, void *context) {
  CURLcode code = api.easy_setopt(easy, CURLOPT_DEBUGFUNCTION, callback);
  if (code == CURLE_OK) code = api.easy_setopt(easy, CURLOPT_DEBUGDATA, context);
  if (code == CURLE_OK) code = api.easy_setopt(easy, CURLOPT_VERBOSE, 1L);
  if (code != CURLE_OK) return code;
  // Not every TLS library can tell its certificates.
  (void)api.easy_setopt(easy, CURLOPT_CERTINFO, 1L);
  return CURLE_OK;
}

CURLcode ccurl_allow_web_only(void *easy) {
  // CURLOPT_PROTOCOLS_STR and CURLOPT_PROTOCOLS, by the numbers that never change.
  CURLcode code = api.easy_setopt(easy, (CURLoption)(CURLOPTTYPE_OBJECTPOINT + 318), "http,https");
  if (code != CURLE_UNKNOWN_OPTION) return code;
  long protocols = CURLPROTO_HTTP | CURLPROTO_HTTPS;
  return api.easy_setopt(easy, (CURLoption)(CURLOPTTYPE_LONG + 181), protocols);
}

void ccurl_abandon_look_up(void *easy) {
  // CURLOPT_QUICK_EXIT by its number.
  (void)api.easy_setopt(easy, (CURLoption)(CURLOPTTYPE_LONG + 322), 1L);
}

CURLcode ccurl_allow_basic(void *easy) {
  return api.easy_setopt(easy, CURLOPT_HTTPAUTH, (long)CURLAUTH_BASIC);
}

CURLcode ccurl_allow_basic_and_digest(void *easy) {
  return api.easy_setopt(easy, CURLOPT_HTTPAUTH, (long)(CURLAUTH_BASIC | CURLAUTH_DIGEST));
}

long ccurl_get_long(void *easy, CURLINFO info) {
  long value = 0;
  return api.easy_getinfo(easy, info, &value) == CURLE_OK ? value : 0;
}

const char *ccurl_get_text(void *easy, CURLINFO info) {
  char *value = NULL;
  return api.easy_getinfo(easy, info, &value) == CURLE_OK ? value : NULL;
}

curl_off_t ccurl_get_offset(void *easy, CURLINFO info) {
  curl_off_t value = 0;
  return api.easy_getinfo(easy, info, &value) == CURLE_OK ? value : 0;
}

const struct curl_slist *ccurl_get_certificate(void *easy) {
  struct curl_certinfo *info = NULL;
  if (api.easy_getinfo(easy, CURLINFO_CERTINFO, &info) != CURLE_OK || info == NULL) return NULL;
  return info->num_of_certs > 0 ? info->certinfo[0] : NULL;
}

CURLMcode ccurl_multi_wait(void *multi, int wake_up, int milliseconds, bool *woken) {
  struct curl_waitfd extra = {.fd = wake_up, .events = CURL_WAIT_POLLIN, .revents = 0};
  CURLMcode code = api.multi_wait(multi, &extra, 1, milliseconds, NULL);
  *woken = extra.revents != 0;
  return code;
}

void *ccurl_multi_next_done(void *multi, CURLcode *result) {
  int left = 0;
  for (CURLMsg *message; (message = api.multi_info_read(multi, &left)) != NULL;) {
    if (message->msg != CURLMSG_DONE) continue;
    *result = message->data.result;
    return message->easy_handle;
  }
  return NULL;
}
