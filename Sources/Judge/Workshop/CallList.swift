/// The system calls that a program of the course may make. The kernel refuses all calls that the list lacks.
///
/// Each list has the calls that the program made in tests, and the calls that other kernels, libraries and architectures
/// use instead. A filter leaves out calls that do not exist on this kernel or processor.
enum CallList: CaseIterable, Hashable {
    case gate
    /// The calls of the compiler and the linker, which create files, and of the shell that starts them.
    case tools
    /// The process that runs the app, which opens no sockets and creates files only in its private `/tmp`. Before this
    /// process loads an answer, it gives up the right to start processes (`host_seal` in `CHost`).
    case host

    /// One permitted call, with conditions on its arguments if only some uses are harmless.
    struct Permit: Hashable {
        var call: String
        var conditions: [Condition] = []

        static func all(_ calls: String) -> [Permit] {
            calls.split(whereSeparator: \.isWhitespace).map { Permit(call: String($0)) }
        }

        /// Permits the call with each of the given values of the argument.
        static func each(_ call: String, argument: UInt32, _ values: [UInt64]) -> [Permit] {
            values.map { Permit(call: call, conditions: [.equal(argument, $0)]) }
        }
    }

    enum Condition: Hashable {
        case equal(UInt32, UInt64)
        /// The selected bits of the argument equal the last value; `mask` selects the bits.
        case bits(UInt32, mask: UInt64, UInt64)
    }

    var permits: [Permit] {
        switch self {
        case .gate: Self.common
        case .tools: Self.common + Self.files
        case .host: Self.common + Self.conversation
        }
    }

    // MARK: - Calls that all programs need

    private static let common: [Permit] =
        Permit.all(
            """
            read readv pread64 preadv preadv2 write writev pwrite64 pwritev pwritev2 open openat close close_range lseek
            _llseek stat lstat fstat stat64 lstat64 fstat64 newfstatat fstatat64 statx statfs fstatfs statfs64 fstatfs64
            access faccessat faccessat2 readlink readlinkat getdents getdents64 getcwd chdir fchdir dup dup2 dup3 flock
            fadvise64 fsync fdatasync pipe pipe2 poll ppoll ppoll_time64 select pselect6 pselect6_time64 _newselect
            epoll_create epoll_create1 epoll_ctl epoll_wait epoll_pwait epoll_pwait2 eventfd eventfd2 timerfd_create
            timerfd_settime timerfd_gettime
            mmap mmap2 munmap mprotect mremap madvise brk mincore msync membarrier
            futex futex_time64 futex_waitv set_robust_list get_robust_list set_tid_address set_thread_area rseq gettid
            getpid getppid getpgrp getpgid getsid sched_yield sched_getaffinity sched_getparam sched_getscheduler
            sched_get_priority_max sched_get_priority_min getpriority getcpu arch_prctl restart_syscall exit exit_group
            execve rt_sigaction rt_sigprocmask rt_sigreturn rt_sigpending rt_sigsuspend rt_sigtimedwait sigreturn
            sigaltstack
            clock_gettime clock_gettime64 clock_getres clock_getres_time64 clock_nanosleep clock_nanosleep_time64
            nanosleep gettimeofday time times
            getuid geteuid getgid getegid getresuid getresgid getgroups uname sysinfo getrusage getrandom getrlimit
            ugetrlimit
            """)
        // The program `prlimit` may read all limits, but may change only the limit on the number of processes.
        + [
            Permit(call: "prlimit64", conditions: [.equal(0, 0), .equal(2, 0)]),
            Permit(call: "prlimit64", conditions: [.equal(0, 0), .equal(1, 6)]),
        ]
        // Programs and bubblewrap may start threads and processes with `clone`, but may not create namespaces. A filter
        // cannot check `clone3`, because the flags of `clone3` are in memory. Without `clone3`, glibc uses `clone`.
        + [Permit(call: "clone", conditions: [.bits(0, mask: 0x7E02_0080, 0)])]
        + Permit.all("wait4")
        // Permits the `fcntl` commands for duplicates, flags and locks, but not the commands that set an owner or a
        // signal.
        + Permit.each("fcntl", argument: 1, [0, 1, 2, 3, 4, 5, 6, 7, 36, 37, 38, 1030, 1032, 1034])
        + Permit.each("fcntl64", argument: 1, [0, 1, 2, 3, 4, 5, 6, 7, 12, 13, 14, 36, 37, 38, 1030])
        // The permitted requests: TCGETS, TIOCGWINSZ, FIONREAD, FIONBIO, FIONCLEX, FIOCLEX.
        + Permit.each("ioctl", argument: 1, [0x5401, 0x5413, 0x541B, 0x5421, 0x5450, 0x5451])
        // The permitted operations: PR_GET_DUMPABLE, PR_SET_DUMPABLE, PR_SET_NAME, PR_GET_NAME, PR_SET_NO_NEW_PRIVS,
        // PR_GET_NO_NEW_PRIVS, PR_SET_VMA.
        + Permit.each("prctl", argument: 0, [3, 4, 15, 16, 38, 39, 0x5356_4D41])
        // Permits PR_SET_PDEATHSIG with SIGKILL, which bubblewrap uses.
        + [Permit(call: "prctl", conditions: [.equal(0, 1), .equal(1, 9)])]
        // Permits the signals with which a program ends itself, and two signals that glibc sends between threads.
        // No program may send SIGKILL; only the kernel and the course may.
        + Permit.each("tgkill", argument: 2, [0, 4, 5, 6, 7, 8, 11, 32, 33])

    // MARK: - Calls that some programs need

    private static let files = Permit.all(
        """
        creat mkdir mkdirat rename renameat renameat2 unlink unlinkat rmdir link linkat symlink symlinkat chmod fchmod
        fchmodat truncate truncate64 ftruncate ftruncate64 fallocate utime utimes utimensat futimesat copy_file_range
        sendfile sendfile64 fork vfork waitid waitpid kill setpgid umask
        """)

    /// Calls for the only socket of the app's process, and PR_SET_SECCOMP, which can only remove rights.
    private static let conversation =
        Permit.all("recv recvfrom recvmsg send sendto sendmsg shutdown getsockopt setsockopt pause")
        // Permits calls for files that an app has downloaded to the private `/tmp`, the only writable files.
        + Permit.all(
            """
            mkdir mkdirat rename renameat renameat2 unlink unlinkat rmdir link linkat chmod fchmod fchmodat ftruncate
            ftruncate64 umask utimensat futimesat
            """)
        + [Permit(call: "prctl", conditions: [.equal(0, 22), .equal(1, 2)])]
        // Permits giving up write access to files (`course_lock` in `CHost`).
        + Permit.all("landlock_create_ruleset landlock_add_rule landlock_restrict_self")
}
