#define _GNU_SOURCE
#include "world.h"

#include <errno.h>
#include <stdarg.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <sys/sysinfo.h>
#include <sys/time.h>
#include <sys/utsname.h>
#include <time.h>
#include <unistd.h>

// Swift's `Int.random`, `shuffled` and `UUID` call `swift_stdlib_random`. The course cannot replace
// `swift_stdlib_random`, because the Swift runtime calls the function by address. `swift_stdlib_random` calls
// `syscall` by name, so the course replaces `syscall`.

long course_kernel_call(long number, long a, long b, long c, long d, long e, long f) {
#if defined(__x86_64__)
    long answer;
    register long fourth __asm__("r10") = d;
    register long fifth __asm__("r8") = e;
    register long sixth __asm__("r9") = f;
    __asm__ volatile("syscall"
                     : "=a"(answer)
                     : "a"(number), "D"(a), "S"(b), "d"(c), "r"(fourth), "r"(fifth), "r"(sixth)
                     : "rcx", "r11", "memory");
    return answer;
#elif defined(__aarch64__)
    register long call __asm__("x8") = number;
    register long first __asm__("x0") = a;
    register long second __asm__("x1") = b;
    register long third __asm__("x2") = c;
    register long fourth __asm__("x3") = d;
    register long fifth __asm__("x4") = e;
    register long sixth __asm__("x5") = f;
    __asm__ volatile("svc #0"
                     : "+r"(first)
                     : "r"(call), "r"(second), "r"(third), "r"(fourth), "r"(fifth), "r"(sixth)
                     : "memory");
    return first;
#else
#error "Swift on Linux runs on x86-64 and on 64-bit ARM"
#endif
}

/// True for a system call that waits for a lock. The process has one thread, so waiting for a held lock is a deadlock.
/// The kernel does not detect the deadlock, because the lock contains a virtual thread number from `gettid`.
static int takes_held_lock(long number, long operation) {
    enum { private_clock = 128 | 256, lock = 6, try_lock = 8, lock_again = 13 };
    long plain = operation & ~(long)private_clock;
    return course_is_virtual && number == SYS_futex && (plain == lock || plain == try_lock || plain == lock_again);
}

long syscall(long number, ...) {
    va_list arguments;
    va_start(arguments, number);
    long a = va_arg(arguments, long), b = va_arg(arguments, long), c = va_arg(arguments, long);
    long d = va_arg(arguments, long), e = va_arg(arguments, long), f = va_arg(arguments, long);
    va_end(arguments);
    if (takes_held_lock(number, b)) {
        errno = EDEADLK;
        return -1;
    }
    // The system calls in the `switch` return virtual values, like the C functions with the same names.
    switch (number) {
    case SYS_getrandom: return getrandom((void *)a, (size_t)b, (unsigned)c);
    case SYS_clock_gettime: return clock_gettime((clockid_t)a, (struct timespec *)b);
    case SYS_gettimeofday: return gettimeofday((struct timeval *)a, (void *)b);
    case SYS_getpid: return getpid();
    case SYS_getppid: return getppid();
    case SYS_gettid: return gettid();
    case SYS_uname: return uname((struct utsname *)a);
    case SYS_sysinfo: return sysinfo((struct sysinfo *)a);
    default: break;
    }
    long answer = course_kernel_call(number, a, b, c, d, e, f);
    if (answer < 0 && answer > -4096) {
        errno = (int)-answer;
        return -1;
    }
    return answer;
}

/// The linker makes an answer call `__wrap_syscall` instead of `syscall`. The function `__wrap_syscall` allows only
/// `gettid`, because `Mutex` needs `gettid`.
long __wrap_syscall(long number, ...) {
    if (number == SYS_gettid) return gettid();
    errno = EPERM;
    return -1;
}
