#define _GNU_SOURCE
#include "CSpawn.h"

#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <linux/filter.h>
#include <linux/keyctl.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

// The parent starts each child with vfork. Until the child executes its program, the child runs in the parent's memory,
// on the stack of the waiting thread. With fork, copying a large parent's page tables would cost more than all other
// work of a start.
//
// Because vfork shares the parent's memory, the child may only make system calls. The child allocates no memory, takes
// no lock and never returns from `become`. The child calls no wrapper that signals other threads, such as glibc's
// setuid. The child writes only to its own stack and the thread's errno. From the start, the child has its own
// descriptors, signal handlers, limits, credentials and working folder.
//
// Even after the child has changed its user, it shares the parent's memory; the new user's debuggers cannot read this
// memory. If a control group runs out of memory, the kernel does not kill a child that still shares its parent's
// memory.

struct failure {
    int step;
    int number;
};

_Noreturn static void fail(int report, enum course_spawn_step step) {
    struct failure failure = {step, errno};
    ssize_t ignored = write(report, &failure, sizeof failure);
    (void)ignored;
    _exit(127);
}

static int limit(int resource, uint64_t soft, uint64_t hard) {
    struct rlimit current, wanted = {soft, hard};
    if (getrlimit(resource, &current) != 0) return -1;
    if (wanted.rlim_max > current.rlim_max) wanted.rlim_max = current.rlim_max;
    if (wanted.rlim_cur > wanted.rlim_max) wanted.rlim_cur = wanted.rlim_max;
    return setrlimit(resource, &wanted);
}

static void close_from(int first) {
    if (syscall(SYS_close_range, (unsigned)first, ~0U, 0) == 0) return;
    struct rlimit files;
    int last = 65536;
    if (getrlimit(RLIMIT_NOFILE, &files) == 0 && files.rlim_cur < 65536) last = (int)files.rlim_cur;
    for (int i = first; i < last; i++) close(i);
}

/// Moves each of the child's descriptors to its number, and the report pipe to the number
/// after the last descriptor. Returns the new descriptor number of the report pipe.
static int arrange(const struct course_spawn *spawn, int report) {
    // All descriptors move to high numbers first, because one descriptor may have the number that another needs.
    int count = spawn->descriptor_count, above = count + 1;
    report = fcntl(report, F_DUPFD_CLOEXEC, above);
    if (report < 0) _exit(127);
    int moved[16];
    if (count > 16) { errno = EINVAL; fail(report, COURSE_SPAWN_DESCRIPTORS); }
    for (int i = 0; i < count; i++) {
        int source = spawn->descriptors[i];
        if (source < 0) source = open("/dev/null", O_RDWR);
        if (source < 0 || (moved[i] = fcntl(source, F_DUPFD_CLOEXEC, above)) < 0)
            fail(report, COURSE_SPAWN_DESCRIPTORS);
    }
    for (int i = 0; i < count; i++)
        if (dup2(moved[i], i) < 0) fail(report, COURSE_SPAWN_DESCRIPTORS);
    if (dup3(report, count, O_CLOEXEC) < 0) fail(report, COURSE_SPAWN_DESCRIPTORS);
    close_from(above);
    return count;
}

static void change_user(const struct course_spawn *spawn, int report) {
    if (!spawn->changes_user) return;
    if (syscall(SYS_setgroups, 0, NULL) != 0
        || syscall(SYS_setresgid, spawn->group, spawn->group, spawn->group) != 0
        || syscall(SYS_setresuid, spawn->user, spawn->user, spawn->user) != 0)
        fail(report, COURSE_SPAWN_USER);
}

static void set_limits(const struct course_spawn *spawn, int report) {
    // At the soft CPU limit, the kernel sends SIGXCPU, which shows the cause of the child's end. One second above the
    // soft CPU limit, the hard CPU limit kills a child that ignores SIGXCPU.
    if (limit(RLIMIT_CORE, 0, 0) != 0
        || (spawn->cpu_seconds && limit(RLIMIT_CPU, spawn->cpu_seconds, spawn->cpu_seconds + 1) != 0)
        || (spawn->address_space && limit(RLIMIT_AS, spawn->address_space, spawn->address_space) != 0)
        || (spawn->file_size && limit(RLIMIT_FSIZE, spawn->file_size, spawn->file_size) != 0)
        || (spawn->open_files && limit(RLIMIT_NOFILE, spawn->open_files, spawn->open_files) != 0)
        || (spawn->processes && limit(RLIMIT_NPROC, spawn->processes, spawn->processes) != 0))
        fail(report, COURSE_SPAWN_LIMITS);
}

/// Replaces the parent's keyring with a new, empty one. The child leaves the keyring before it changes its user,
/// because ordinary users may own only few keys. Where the kernel or the container has no keyrings, the child inherits
/// no keys.
static void leave_keyring(int report) {
    if (syscall(SYS_keyctl, KEYCTL_JOIN_SESSION_KEYRING, NULL) < 0 && errno != ENOSYS && errno != EPERM)
        fail(report, COURSE_SPAWN_KEYRING);
}

static void install_filter(const struct course_spawn *spawn, int report) {
    if (!spawn->filter) return;
    struct sock_fprog program = {
        .len = (unsigned short)(spawn->filter_bytes / sizeof(struct sock_filter)),
        .filter = (struct sock_filter *)spawn->filter,
    };
    if (prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) != 0) fail(report, COURSE_SPAWN_FILTER);
}

/// Moves this process, and all processes that it will start, into the control groups. A process joins a control group
/// by writing "0".
static void enter_groups(const struct course_spawn *spawn, int report) {
    for (int i = 0; i < spawn->group_count; i++)
        if (write(spawn->groups[i], "0", 1) != 1) fail(report, COURSE_SPAWN_GROUP);
}

/// `execute` returns only if the program does not start. The kernel refuses to run a program while another process,
/// such as another thread's child, has the program file open for writing. If the program file is open for writing
/// elsewhere, `execute` tries again for half a second.
static void execute(const struct course_spawn *spawn) {
    for (int tries = 0; tries < 100; tries++) {
        execve(spawn->path, spawn->arguments, spawn->environment);
        if (errno != ETXTBSY) return;
        struct timespec moment = {.tv_nsec = 5000000};
        nanosleep(&moment, NULL);
    }
    errno = ETXTBSY;
}

_Noreturn __attribute__((noinline)) static void become(const struct course_spawn *spawn, int report, pid_t parent) {
    setsid();
    enter_groups(spawn, report);
    report = arrange(spawn, report);
    leave_keyring(report);
    change_user(spawn, report);
    if (spawn->folder && chdir(spawn->folder) != 0) fail(report, COURSE_SPAWN_FOLDER);
    set_limits(spawn, report);

    // Changing the user clears the request for a signal at the parent's death, so the child requests the signal
    // afterward. The kernel sends no signal if the parent is already dead, so the child also checks its parent.
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) _exit(127);
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    personality(ADDR_NO_RANDOMIZE);

    struct sigaction normal = {.sa_handler = SIG_DFL};
    for (int signal = 1; signal < NSIG; signal++) sigaction(signal, &normal, NULL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);

    install_filter(spawn, report);
    execute(spawn);
    fail(report, COURSE_SPAWN_EXEC);
}

int course_spawn(const struct course_spawn *spawn, pid_t *pid, enum course_spawn_step *step) {
    int report[2];
    *step = COURSE_SPAWN_FORK;
    if (pipe2(report, O_CLOEXEC) != 0) return errno;

    // While the child shares the parent's memory, no signal may run a handler of the parent in the child.
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    pid_t parent = getpid(), child = vfork();
    int number = errno;
    if (child == 0) become(spawn, report[1], parent);
    pthread_sigmask(SIG_SETMASK, &before, NULL);

    close(report[1]);
    if (child < 0) {
        close(report[0]);
        return number;
    }
    struct failure failure;
    ssize_t got;
    do got = read(report[0], &failure, sizeof failure);
    while (got < 0 && errno == EINTR);
    close(report[0]);
    if (got == 0) {  // A successful exec closes the pipe, so the read returns 0.
        *pid = child;
        return 0;
    }
    while (waitpid(child, NULL, 0) < 0 && errno == EINTR) {}
    if (got != sizeof failure) return EIO;
    *step = failure.step;
    return failure.number;
}

int course_process_descriptor(pid_t pid) {
    return (int)syscall(SYS_pidfd_open, pid, 0);
}

int course_has_ended(pid_t pid) {
    siginfo_t found = {0};
    if (waitid(P_PID, (id_t)pid, &found, WEXITED | WNOHANG | WNOWAIT) != 0) return errno == ECHILD;
    return found.si_pid == pid;
}

int course_reap(pid_t pid, int *status, int *signal) {
    int found = ESRCH;
    for (;;) {
        int word = 0;
        pid_t got = waitpid(-pid, &word, 0);
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) return found;
        if (got != pid) continue;
        found = 0;
        *status = WIFEXITED(word) ? WEXITSTATUS(word) : -1;
        *signal = WIFSIGNALED(word) ? WTERMSIG(word) : 0;
    }
}

int course_memory_file(const void *bytes, size_t count) {
    int file = memfd_create("course", MFD_CLOEXEC);
    if (file < 0) return -1;
    const char *next = bytes;
    while (count > 0) {
        ssize_t written = write(file, next, count);
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) {
            close(file);
            return -1;
        }
        next += written;
        count -= (size_t)written;
    }
    lseek(file, 0, SEEK_SET);
    return file;
}

int course_adopt_orphans(void) {
    return prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
}
