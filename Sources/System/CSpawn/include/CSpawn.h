#ifndef COURSE_SPAWN_H
#define COURSE_SPAWN_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// Everything that a child starts with. A child inherits no variables, descriptors or signal mask besides these fields.
struct course_spawn {
    const char *path;
    char *const *arguments;
    char *const *environment;
    const char *folder;

    /// The child's descriptor i is a copy of `descriptors[i]`. A negative descriptor means /dev/null.
    const int *descriptors;
    int descriptor_count;

    /// If `changes_user` is set, the child gives up all groups and becomes this user
    /// before the program starts.
    int changes_user;
    uid_t user;
    gid_t group;

    /// The `cgroup.procs` files of the control groups that the child enters first, open for writing.
    const int *groups;
    int group_count;

    /// Limits. A limit of zero keeps the parent's limit. Core dumps are always off.
    uint64_t cpu_seconds;
    uint64_t address_space;
    uint64_t file_size;
    uint64_t open_files;
    uint64_t processes;

    /// A system-call filter for the program and everything it starts, in the kernel's
    /// format. NULL means no filter.
    const void *filter;
    size_t filter_bytes;
};

/// The step at which a start failed, for a better message than an error number.
enum course_spawn_step {
    COURSE_SPAWN_FORK = 1,
    COURSE_SPAWN_DESCRIPTORS,
    COURSE_SPAWN_USER,
    COURSE_SPAWN_LIMITS,
    COURSE_SPAWN_FOLDER,
    COURSE_SPAWN_GROUP,
    COURSE_SPAWN_KEYRING,
    COURSE_SPAWN_FILTER,
    COURSE_SPAWN_EXEC,
};

/// Starts a child as the leader of a new session. Returns 0 and the process id, or an errno
/// and the step that failed.
///
/// The child dies when the calling thread ends, because Linux ties it to that thread. The child cannot gain
/// privileges and holds no key of the parent's session. The child's memory layout is fixed, so that the same
/// program behaves the same in every run.
int course_spawn(const struct course_spawn *spawn, pid_t *pid, enum course_spawn_step *step);

/// A descriptor that becomes readable when the process ends, or -1 if the kernel does not support it.
int course_process_descriptor(pid_t pid);

/// Whether the child has ended and waits to be reaped. No other process gets the child's id before the child
/// is reaped.
int course_has_ended(pid_t pid);

/// Reaps an ended child, and the orphans of its group that are now children of this process. Kill the child's process
/// group before you call `course_reap`. `status` receives the child's exit status (or -1), and `signal` its signal (or
/// 0).
int course_reap(pid_t pid, int *status, int *signal);

/// An anonymous in-memory file with these bytes, positioned at its start. -1 with errno on failure.
int course_memory_file(const void *bytes, size_t count);

/// Makes this process the parent of orphaned grandchildren, so that it can wait for them.
int course_adopt_orphans(void);

/// Reserves a core, under a name (`row`) that all competing processes use. Returns a descriptor, which
/// frees the core when closed, or -1 while another process or thread has reserved the core.
int course_take_seat(const char *row, int core);

/// The core that runs the calling thread, or -1 if the kernel does not report it.
int course_current_core(void);

/// The cores that the calling thread and its children may use: core i is bit i. Returns 0, or -1 on failure.
int course_get_cores(uint64_t *words, size_t count);

/// Sets the cores that a thread and its children may use from now on. The thread ID 0
/// means the calling thread. Returns 0, or -1 on failure.
int course_set_cores(pid_t thread, const uint64_t *words, size_t count);

/// Makes the socket report the sender of each message from now on. Returns 0, or -1 on failure.
int course_ask_for_senders(int socket);

/// Waits until the socket has data or its timeout ends. Returns the process that sent the data, without reading the
/// data. Returns -1 with errno if no data came, and 0 if the kernel does not name the sender.
pid_t course_next_sender(int socket);

#endif
