#define _GNU_SOURCE
#include "world.h"

#include <dlfcn.h>
#include <errno.h>
#include <sched.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/sysinfo.h>
#include <time.h>
#include <unistd.h>

// The number of processors and the memory size that apps see, the same on every real machine. The fixed machine size
// applies from program start, because libraries read the size when they are loaded.

static const long processors = 4;
static const uint64_t memory = 4ull << 30;
static const uint64_t unused_memory = 2ull << 30;

long sysconf(int name) {
    switch (name) {
    case _SC_NPROCESSORS_CONF:
    case _SC_NPROCESSORS_ONLN: return processors;
    case _SC_PHYS_PAGES: return (long)(memory / (uint64_t)sysconf(_SC_PAGESIZE));
    case _SC_AVPHYS_PAGES: return (long)(unused_memory / (uint64_t)sysconf(_SC_PAGESIZE));
    default: break;
    }
    static long (*theirs)(int);
    if (!theirs) theirs = (long (*)(int))dlsym(RTLD_NEXT, "sysconf");
    return theirs(name);
}

int get_nprocs(void) { return (int)processors; }

int get_nprocs_conf(void) { return (int)processors; }

int sched_getaffinity(pid_t process, size_t size, cpu_set_t *set) {
    (void)process;
    memset(set, 0, size);
    for (long i = 0; i < processors; i++) CPU_SET_S((size_t)i, size, set);
    return 0;
}

int sysinfo(struct sysinfo *result) {
    memset(result, 0, sizeof *result);
    struct timespec up;
    clock_gettime(CLOCK_MONOTONIC, &up);
    result->uptime = up.tv_sec;
    result->totalram = memory;
    result->freeram = unused_memory;
    result->procs = 1;
    result->mem_unit = 1;
    return 0;
}
