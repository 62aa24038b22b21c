#define _GNU_SOURCE
#include "world.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <string.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <unistd.h>

static uint64_t state = 0;

void course_randomness_begin(uint64_t seed) {
    state = seed;
}

// SplitMix64, a random generator whose period is 2^64 for every seed. An app can compute the generator's seed from its
// random numbers. The run's seed stays secret, because the generator starts from a one-way hash of the seed.
static uint64_t next(void) {
    uint64_t z = (state += 0x9e3779b97f4a7c15);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
}

static void draw(void *buffer, size_t length) {
    unsigned char *bytes = buffer;
    while (length > 0) {
        uint64_t word = next();
        size_t count = length < sizeof word ? length : sizeof word;
        memcpy(bytes, &word, count);
        bytes += count;
        length -= count;
    }
}

ssize_t getrandom(void *buffer, size_t length, unsigned int flags) {
    if (course_is_virtual) {
        draw(buffer, length);
        return (ssize_t)length;
    }
    long answer = course_kernel_call(SYS_getrandom, (long)buffer, (long)length, flags, 0, 0, 0);
    if (answer >= 0) return answer;
    errno = (int)-answer;
    return -1;
}

int getentropy(void *buffer, size_t length) {
    if (length > 256) {
        errno = EIO;
        return -1;
    }
    return getrandom(buffer, length, 0) == (ssize_t)length ? 0 : -1;
}

void arc4random_buf(void *buffer, size_t length) {
    unsigned char *bytes = buffer;
    while (length > 0) {
        ssize_t count = getrandom(bytes, length, 0);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) __builtin_trap();
        bytes += count;
        length -= (size_t)count;
    }
}

uint32_t arc4random(void) {
    uint32_t word;
    arc4random_buf(&word, sizeof word);
    return word;
}

uint32_t arc4random_uniform(uint32_t bound) {
    if (bound < 2) return 0;
    // Words below `least` would make small results more likely, so the function draws again.
    uint32_t least = -bound % bound, word;
    do word = arc4random();
    while (word < least);
    return word % bound;
}

// For each `UUID()`, Foundation opens the random device and reads 16 bytes.

/// Returns a descriptor of a pipe with one page of random bytes.
static int drawn_page(void) {
    unsigned char page[4096];
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) return -1;
    draw(page, sizeof page);
    ssize_t written = write(ends[1], page, sizeof page);
    close(ends[1]);
    if (written == (ssize_t)sizeof page) return ends[0];
    close(ends[0]);
    return -1;
}

static int opened(const char *path, int flags, mode_t mode) {
    if (course_is_virtual && (strcmp(path, "/dev/urandom") == 0 || strcmp(path, "/dev/random") == 0))
        return drawn_page();
    long answer = course_kernel_call(SYS_openat, AT_FDCWD, (long)path, flags, mode, 0, 0);
    if (answer >= 0) return (int)answer;
    errno = (int)-answer;
    return -1;
}

int open(const char *path, int flags, ...) {
    va_list arguments;
    va_start(arguments, flags);
    mode_t mode = (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(arguments, mode_t) : 0;
    va_end(arguments);
    return opened(path, flags, mode);
}

int open64(const char *path, int flags, ...) {
    va_list arguments;
    va_start(arguments, flags);
    mode_t mode = (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(arguments, mode_t) : 0;
    va_end(arguments);
    return opened(path, flags, mode);
}
