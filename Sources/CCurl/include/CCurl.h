#ifndef CCURL_H
#define CCURL_H

// The real header gives Swift the option, information and error codes. No function declared there
// may be called from Swift: libcurl is not linked, because linking it makes every start of the
// program about 5 ms slower. The functions below open the library on first use and pass calls on.
#include <curl/curl.h>
#include <stdbool.h>

// Opens libcurl and prepares it, once for the process; safe from any thread.
// False if no usable library is installed. Call it before any other function here.
bool ccurl_load(void);

// Plain functions: Swift could call these directly if the library were linked.
void *_Nullable ccurl_easy_init(void);
void ccurl_easy_cleanup(void *_Nonnull easy);
const char *_Nonnull ccurl_easy_strerror(CURLcode code);
struct curl_slist *_Nullable ccurl_slist_append(
    struct curl_slist *_Nullable list, const char *_Nonnull text);
void ccurl_slist_free_all(struct curl_slist *_Nullable list);
void *_Nullable ccurl_multi_init(void);
void ccurl_multi_cleanup(void *_Nonnull multi);
CURLMcode ccurl_multi_add_handle(void *_Nonnull multi, void *_Nonnull easy);
CURLMcode ccurl_multi_remove_handle(void *_Nonnull multi, void *_Nonnull easy);
CURLMcode ccurl_multi_perform(void *_Nonnull multi, int *_Nonnull running);

// curl_easy_setopt is variadic, and Swift does not import variadic C functions.
// One function for each type of value; libcurl copies texts, but not lists.
CURLcode ccurl_set_long(void *_Nonnull easy, CURLoption option, long value);
CURLcode ccurl_set_offset(void *_Nonnull easy, CURLoption option, curl_off_t value);
CURLcode ccurl_set_text(void *_Nonnull easy, CURLoption option, const char *_Nonnull value);
CURLcode ccurl_set_pointer(void *_Nonnull easy, CURLoption option, void *_Nullable value);
CURLcode ccurl_set_list(
    void *_Nonnull easy, CURLoption option, const struct curl_slist *_Nullable list);

// As above: called for each piece of data, with the context of the matching …DATA option.
typedef size_t (*ccurl_data_callback)(
    char *_Nullable bytes, size_t size, size_t count, void *_Nullable context);
CURLcode ccurl_set_callback(
    void *_Nonnull easy, CURLoption option, ccurl_data_callback _Nonnull callback);

// Passes what libcurl says and sends to `callback`, and keeps the certificate of the server.
// One function for four options that make sense together only.
typedef int (*ccurl_trace_callback)(
    CURL *_Nullable easy, curl_infotype type, char *_Nullable bytes, size_t size,
    void *_Nullable context);
CURLcode ccurl_trace(
    void *_Nonnull easy, ccurl_trace_callback _Nonnull callback, void *_Nullable context);

// Allows http and https only. The name of the option depends on the version of the header (before
// and after 7.85), and the one that works on the version of the library.
CURLcode ccurl_allow_web_only(void *_Nonnull easy);

// Lets a request end while its name is looked up; otherwise the end waits for the resolver, which
// may take minutes. Older headers have no such option (before 7.87), and older libraries ignore it.
void ccurl_abandon_look_up(void *_Nonnull easy);

// The authentication methods are macros with casts, which Swift does not import.
CURLcode ccurl_allow_basic(void *_Nonnull easy);
CURLcode ccurl_allow_basic_and_digest(void *_Nonnull easy);

// curl_easy_getinfo is variadic as well. The text belongs to the handle; zero or NULL if unknown.
long ccurl_get_long(void *_Nonnull easy, CURLINFO info);
const char *_Nullable ccurl_get_text(void *_Nonnull easy, CURLINFO info);
curl_off_t ccurl_get_offset(void *_Nonnull easy, CURLINFO info);

// The lines `Name:Value` about the certificate of the server, which belong to the handle; NULL if
// there is none. They lie in an array of lists behind a structure.
const struct curl_slist *_Nullable ccurl_get_certificate(void *_Nonnull easy);

// Waits for the transfers of `multi`, for a byte to read from `wake_up`, or for `milliseconds`.
// Wraps an array of one structure whose result is a bit mask made of macros.
CURLMcode ccurl_multi_wait(
    void *_Nonnull multi, int wake_up, int milliseconds, bool *_Nonnull woken);

// Takes the next finished transfer; NULL if there is none. Its result lies in a C union.
void *_Nullable ccurl_multi_next_done(void *_Nonnull multi, CURLcode *_Nonnull result);

// Runs `body(context)` on a detached thread that receives no signals; 0 or an errno value.
// pthread_create has different types in Swift on Linux and macOS. Signals stay with the main
// program, and a SIGPIPE from a TLS library that writes to a closed socket cannot end it.
int ccurl_start_thread(void (*_Nonnull body)(void *_Nullable context), void *_Nullable context);

#endif
