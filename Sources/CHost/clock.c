#define _GNU_SOURCE
#include "clock.h"

#include <stdbool.h>
#include <stddef.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

// 5 January 2026, 9:41 in the morning, UTC: the wall clock at launch. A Monday.
static const int64_t launch_seconds = 1767606060;

// What the monotonic clocks read at launch. Not zero: code that subtracts must not get below it.
static const int64_t uptime_nanoseconds = 1000000000000;

static bool is_virtual = false;
static int64_t since_launch = 0;
static uint64_t random_state = 0;

void course_clock_begin(uint64_t seed) {
    is_virtual = true;
    random_state = seed;
}

void course_clock_set(int64_t nanoseconds) {
    since_launch = nanoseconds;
}

static bool counts_from_1970(clockid_t clock) {
    return clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_TAI;
}

int clock_gettime(clockid_t clock, struct timespec *result) {
    if (!is_virtual) return (int)syscall(SYS_clock_gettime, clock, result);
    int64_t base = counts_from_1970(clock) ? launch_seconds * 1000000000 : uptime_nanoseconds;
    int64_t now = base + since_launch;
    result->tv_sec = now / 1000000000;
    result->tv_nsec = now % 1000000000;
    return 0;
}

int gettimeofday(struct timeval *restrict result, void *restrict zone) {
    (void)zone;
    struct timespec now;
    if (clock_gettime(CLOCK_REALTIME, &now) != 0) return -1;
    result->tv_sec = now.tv_sec;
    result->tv_usec = now.tv_nsec / 1000;
    return 0;
}

time_t time(time_t *result) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (result != NULL) *result = now.tv_sec;
    return now.tv_sec;
}

// SplitMix64: every seed gives a full-period stream, and the code fits on a screen.
static uint64_t next_random(void) {
    uint64_t z = (random_state += 0x9e3779b97f4a7c15);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
}

ssize_t getrandom(void *buffer, size_t length, unsigned int flags) {
    if (!is_virtual) return syscall(SYS_getrandom, buffer, length, flags);
    unsigned char *bytes = buffer;
    for (size_t index = 0; index < length; index++) bytes[index] = (unsigned char)next_random();
    return (ssize_t)length;
}

int getentropy(void *buffer, size_t length) {
    return getrandom(buffer, length, 0) == (ssize_t)length ? 0 : -1;
}
