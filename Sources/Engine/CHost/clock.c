#define _GNU_SOURCE
#include "clock.h"
#include "world.h"

#include <errno.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/times.h>
#include <time.h>

// The wall clock at launch: Monday, 5 January 2026, 9:41 UTC.
static const int64_t launch_seconds = 1767606060;

// What the monotonic clocks show at launch. Monotonic clocks that began at zero could give apps negative times
// after a subtraction.
static const int64_t uptime_nanoseconds = 1000000000000;

bool course_is_virtual = false;
static int64_t since_launch = 0;

void course_clock_begin(uint64_t seed) {
    course_is_virtual = true;
    course_randomness_begin(seed);
    course_machine_begin();
}

void course_clock_set(int64_t nanoseconds) {
    since_launch = nanoseconds;
}

static bool counts_from_1970(clockid_t clock) {
    return clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_TAI;
}

int clock_gettime(clockid_t clock, struct timespec *result) {
    if (!course_is_virtual) {
        long answer = course_kernel_call(SYS_clock_gettime, clock, (long)result, 0, 0, 0, 0);
        if (answer == 0) return 0;
        errno = (int)-answer;
        return -1;
    }
    int64_t base = counts_from_1970(clock) ? launch_seconds * 1000000000 : uptime_nanoseconds;
    int64_t now = base + since_launch;
    result->tv_sec = now / 1000000000;
    result->tv_nsec = now % 1000000000;
    return 0;
}

int timespec_get(struct timespec *result, int base) {
    return base == TIME_UTC && clock_gettime(CLOCK_REALTIME, result) == 0 ? base : 0;
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

// The processor time is always zero for apps, because the real time differs from run to run.

clock_t clock(void) {
    struct timespec used;
    if (course_is_virtual) return 0;
    if (clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used) != 0) return -1;
    return used.tv_sec * CLOCKS_PER_SEC + used.tv_nsec / (1000000000 / CLOCKS_PER_SEC);
}

clock_t times(struct tms *result) {
    if (!course_is_virtual) return course_kernel_call(SYS_times, (long)result, 0, 0, 0, 0, 0);
    memset(result, 0, sizeof *result);
    return (uptime_nanoseconds + since_launch) / 10000000;
}

int getrusage(__rusage_who_t who, struct rusage *result) {
    if (course_is_virtual) {
        memset(result, 0, sizeof *result);
        return 0;
    }
    long answer = course_kernel_call(SYS_getrusage, who, (long)result, 0, 0, 0, 0);
    if (answer == 0) return 0;
    errno = (int)-answer;
    return -1;
}
