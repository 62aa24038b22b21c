#ifndef COURSE_SPAWN_H
#define COURSE_SPAWN_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// All settings of a new child process. A child inherits only the variables, descriptors and signal mask in the fields
/// of this structure.
struct course_spawn {
    const char *path;
    char *const *arguments;
    char *const *environment;
    const char *folder;

    /// The child's descriptor i is a copy of descriptor `descriptors[i]`, or /dev/null if that number is negative.
    const int *descriptors;
    int descriptor_count;

    /// If `changes_user` is set, the child leaves all user groups and becomes this user before the program starts.
    int changes_user;
    uid_t user;
    gid_t group;

    /// The open `cgroup.procs` files of the control groups that the child enters first.
    const int *groups;
    int group_count;

    /// The child's limits; zero keeps the parent's limit. Core dumps are always off.
    uint64_t cpu_seconds;
    uint64_t address_space;
    uint64_t file_size;
    uint64_t open_files;
    uint64_t processes;

    /// A system-call filter in the kernel's format, for the program and all programs that it starts; NULL for no
    /// filter.
    const void *filter;
    size_t filter_bytes;
};

/// The step at which starting a child failed, because an error number alone explains too little.
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

/// Starts a child as the leader of a new session. `course_spawn` returns 0 and the process id, or an errno and the step
/// that failed.
///
/// The child dies when the thread that called `course_spawn` ends, because Linux ties the child to this thread. The
/// child cannot gain privileges and holds no key of the parent's session. The child's memory layout is fixed, so that
/// the same program behaves the same in every run.
int course_spawn(const struct course_spawn *spawn, pid_t *pid, enum course_spawn_step *step);

/// Opens a descriptor that becomes readable when the process ends; returns -1 if the kernel does not support this.
int course_process_descriptor(pid_t pid);

/// True if the child has ended but still waits to be reaped. No other process gets the child's id before the child is
/// reaped.
int course_has_ended(pid_t pid);

/// Reaps an ended child, and those orphans of its group that this process has adopted. Kill the child's process
/// group before you call `course_reap`. `status` receives the child's exit status, or -1; `signal` receives the signal
/// that ended the child, or 0.
int course_reap(pid_t pid, int *status, int *signal);

/// Makes an anonymous in-memory file with these bytes, positioned at its start; returns -1 with errno on failure.
int course_memory_file(const void *bytes, size_t count);

/// Makes this process the parent of orphaned grandchildren, so that the process can wait for them.
int course_adopt_orphans(void);

/// Reserves a processor core under a name (`row`) that all competing processes use. `course_take_seat` returns a
/// descriptor that reserves the core until it is closed, or -1 while the core is already reserved.
int course_take_seat(const char *row, int core);

/// Returns the core that runs the calling thread, or -1 if the kernel does not report it.
int course_current_core(void);

/// Gets the cores that the calling thread and its children may use: core i is bit i. `course_get_cores` returns 0, or
/// -1 on failure.
int course_get_cores(uint64_t *words, size_t count);

/// Sets the cores that a thread and its children may use; the thread ID 0 is the calling thread. `course_set_cores`
/// returns 0, or -1 on failure.
int course_set_cores(pid_t thread, const uint64_t *words, size_t count);

/// Makes the socket report the sender of each later message. `course_ask_for_senders` returns 0, or -1 on failure.
int course_ask_for_senders(int socket);

/// Waits until the socket has data, or until its timeout. `course_next_sender` returns the id of the process that sent
/// the data, and leaves the data in the socket. Without data, the result is -1 with errno; if the kernel does not
/// report the sender, the result is 0.
pid_t course_next_sender(int socket);

#endif
