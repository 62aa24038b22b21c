#define _GNU_SOURCE
#include "world.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/syscall.h>
#include <sys/utsname.h>
#include <unistd.h>

// The names of the process and of the machine are the same in every run.

static const pid_t virtual_process = 941;
static const char machine_name[] = "course";

void course_machine_begin(void) {
    // The Swift runtime has already read the environment variables below, and the app must not see
    // them.
    unsetenv("SWIFT_DETERMINISTIC_HASHING");
    unsetenv("SWIFT_BACKTRACE");
    unsetenv("LD_LIBRARY_PATH");
}

// The Swift runtime reads the program's arguments from /proc, but the sandbox hides /proc.
void _swift_stdlib_overrideUnsafeArgvArgc(char **arguments, int count);

static int argument_count;
static char **all_arguments;

__attribute__((constructor)) static void keep_arguments(int count, char **arguments) {
    argument_count = count;
    all_arguments = arguments;
    _swift_stdlib_overrideUnsafeArgvArgc(arguments, count);
}

void course_hide_arguments(void) {
    static char name[] = "App";
    static char *told[] = {name, NULL};
    _swift_stdlib_overrideUnsafeArgvArgc(told, 1);
}

const char *course_argument(int place) {
    return place < argument_count ? all_arguments[place] : NULL;
}

/// Foundation reads the program's path from /proc, and `Bundle.main` traps without the path.
ssize_t readlink(const char *restrict path, char *restrict buffer, size_t size) {
    long answer = course_kernel_call(SYS_readlinkat, AT_FDCWD, (long)path, (long)buffer, (long)size, 0, 0);
    if (answer >= 0) return answer;
    if (strcmp(path, "/proc/self/exe") != 0) {
        errno = (int)-answer;
        return -1;
    }
    const char *program = (const char *)getauxval(AT_EXECFN);
    size_t length = strlen(program);
    if (length > size) length = size;
    memcpy(buffer, program, length);
    return (ssize_t)length;
}

static pid_t asked(long number) {
    return (pid_t)course_kernel_call(number, 0, 0, 0, 0, 0, 0);
}

pid_t getpid(void) {
    return course_is_virtual ? virtual_process : asked(SYS_getpid);
}

pid_t getppid(void) {
    return course_is_virtual ? 1 : asked(SYS_getppid);
}

/// The main thread's number is the process's number. Other threads get a virtual number with the
/// real distance from the main thread's number.
pid_t gettid(void) {
    pid_t thread = asked(SYS_gettid);
    return course_is_virtual ? virtual_process + (thread - asked(SYS_getpid)) : thread;
}

int uname(struct utsname *result) {
    long answer = course_kernel_call(SYS_uname, (long)result, 0, 0, 0, 0, 0);
    if (answer < 0) {
        errno = (int)-answer;
        return -1;
    }
    if (course_is_virtual) {
        memset(result->nodename, 0, sizeof result->nodename);
        memcpy(result->nodename, machine_name, sizeof machine_name);
        memset(result->release, 0, sizeof result->release);
        memcpy(result->release, "6.1.0", 5);
        memset(result->version, 0, sizeof result->version);
        memcpy(result->version, "#1", 2);
    }
    return 0;
}

int gethostname(char *name, size_t length) {
    struct utsname machine;
    if (uname(&machine) != 0) return -1;
    size_t needed = strlen(machine.nodename) + 1;
    memcpy(name, machine.nodename, needed < length ? needed : length);
    if (needed <= length) return 0;
    errno = ENAMETOOLONG;
    return -1;
}
