#ifndef COURSE_SPAWN_H
#define COURSE_SPAWN_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// Everything a child is started with. It inherits nothing else: no variable, no descriptor, no signal mask.
struct course_spawn {
    const char *path;
    char *const *arguments;
    char *const *environment;
    const char *folder;

    /// The child's descriptor i is a copy of `descriptors[i]`; a negative one means /dev/null.
    const int *descriptors;
    int descriptor_count;

    /// With `changes_user`, the child gives up all groups and becomes this user before anything else runs.
    int changes_user;
    uid_t user;
    gid_t group;

    /// `cgroup.procs` of the control groups that the child enters first of all, open for writing.
    const int *groups;
    int group_count;

    /// Limits; zero leaves what the parent has. Core dumps are always off.
    uint64_t cpu_seconds;
    uint64_t address_space;
    uint64_t file_size;
    uint64_t open_files;
    uint64_t processes;

    /// A filter of system calls for the program and all that it starts, as the kernel takes it; null for none.
    const void *filter;
    size_t filter_bytes;
};

/// Where a start failed, so that the message can say more than an error number.
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

/// Starts a child as the leader of a new session. Returns 0 and the process id, or an errno and the step it came from.
///
/// The child dies when the calling thread ends (that is how Linux counts a parent), keeps no way to gain privileges,
/// holds no key of the parent's session, and has a fixed memory layout, so that the same program behaves the same on every run.
int course_spawn(const struct course_spawn *spawn, pid_t *pid, enum course_spawn_step *step);

/// A descriptor that becomes readable when the process ends, or -1 where the kernel has none.
int course_process_descriptor(pid_t pid);

/// Whether the child has ended and waits to be reaped. No other process gets its id before that.
int course_has_ended(pid_t pid);

/// Reaps an ended child, and the orphans of its group that are now our children. Kill the group first.
/// How the child ended: `status` takes its exit status (or -1), `signal` its signal (or 0).
int course_reap(pid_t pid, int *status, int *signal);

/// An anonymous file in memory that holds these bytes, positioned at its start; -1 with errno when that fails.
int course_memory_file(const void *bytes, size_t count);

/// Makes orphaned grandchildren ours to wait for.
int course_adopt_orphans(void);

/// Takes a core's seat in a row of seats: a descriptor to be closed, or -1 while another process or thread has it.
int course_take_seat(const char *row, int core);

/// The core on which the calling thread is, or -1 where the kernel does not say.
int course_current_core(void);

/// The cores on which the calling thread and what it starts may run: core i is bit i. Returns 0, or -1.
int course_get_cores(uint64_t *words, size_t count);

/// Where a thread and what it starts may run from now on; thread 0 is the caller. Returns 0, or -1.
int course_set_cores(pid_t thread, const uint64_t *words, size_t count);

/// From now on the socket can say who sent what comes through it. Returns 0, or -1.
int course_ask_for_senders(int socket);

/// Waits for as long as the socket says until something can be read, reads nothing, and returns the process that sent it; -1
/// with errno if nothing came, and 0 if the kernel does not name the sender.
pid_t course_next_sender(int socket);

#endif
