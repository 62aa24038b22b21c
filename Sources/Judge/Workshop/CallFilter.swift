import CSeccomp
import CSpawn
import Essentials

/// A seccomp filter: the program that the kernel runs before each system call of a child.
///
/// A call that is not in the list fails with `ENOSYS`, so that libraries use an older call instead. A call that would
/// evade the limits of a child fails with `EPERM`.
struct CallFilter: Hashable, Sendable {
    /// The filter's instructions, in the kernel's BPF format.
    let program: [UInt8]

    static func of(_ list: CallList) throws(MachineFault) -> CallFilter {
        switch list {
        case .gate: try gate.get()
        case .tools: try tools.get()
        case .host: try host.get()
        }
    }

    /// System calls for memory, processes, keys and rights, which no other limit covers.
    static let refused = """
        shmget shmat shmctl shmdt semget semop semctl semtimedop msgget msgsnd msgrcv msgctl mq_open mq_unlink
        mq_timedsend mq_timedreceive mq_notify mq_getsetattr
        keyctl add_key request_key bpf userfaultfd perf_event_open io_uring_setup io_uring_enter io_uring_register
        io_setup io_submit ptrace process_vm_readv process_vm_writev process_madvise kcmp
        pidfd_open pidfd_getfd pidfd_send_signal
        mount umount2 pivot_root chroot setns unshare open_tree move_mount fsopen fsconfig fsmount fspick mount_setattr
        name_to_handle_at open_by_handle_at fanotify_init inotify_init1 inotify_init
        kexec_load kexec_file_load init_module finit_module delete_module reboot swapon swapoff quotactl acct syslog
        settimeofday clock_settime clock_adjtime adjtimex sethostname setdomainname iopl ioperm modify_ldt
        personality socket socketpair bind listen accept accept4 connect
        memfd_create memfd_secret mlock mlock2 mlockall mbind set_mempolicy migrate_pages move_pages
        setuid setgid setreuid setregid setresuid setresgid setgroups setfsuid setfsgid capset setrlimit
        timer_create tkill rt_sigqueueinfo rt_tgsigqueueinfo seccomp execveat vmsplice tee splice mknod mknodat
        chown fchown lchown fchownat setxattr lsetxattr fsetxattr
        """.split(whereSeparator: \.isWhitespace).map(String.init)

    // MARK: - Building a filter

    // Building a filter takes a millisecond, so each filter is built only once.
    private static let gate = make(.gate)
    private static let tools = make(.tools)
    private static let host = make(.host)

    private static func make(_ list: CallList) -> Result<CallFilter, MachineFault> {
        Result { () throws(MachineFault) in try CallFilter(list) }
    }

    private init(_ list: CallList) throws(MachineFault) {
        guard let context = seccomp_init(Self.error(ENOSYS)) else {
            throw Self.fault(FailureReason.words(ENOMEM))
        }
        defer { seccomp_release(context) }
        // Calls for another architecture, such as 32-bit calls, fail too.
        try Self.check(seccomp_attr_set(context, SCMP_FLTATR_ACT_BADARCH, Self.error(EPERM)))
        for name in Self.refused { try Self.add(Self.error(EPERM), name, [], to: context) }
        for permit in list.permits {
            try Self.add(Self.allow, permit.call, permit.conditions.map(\.comparison), to: context)
        }
        let file = try Descriptor.memory([])
        try Self.check(seccomp_export_bpf(context, file.number))
        lseek(file.number, 0, SEEK_SET)
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 16 << 10)
        while case let count = read(file.number, &chunk, chunk.count), count > 0 {
            bytes += chunk.prefix(count)
        }
        program = bytes
    }

    private static func add(
        _ action: UInt32, _ name: String, _ comparisons: [scmp_arg_cmp], to context: scmp_filter_ctx
    ) throws(MachineFault) {
        // An older libseccomp may not know a new system call. A system call that `libseccomp` does not know fails with
        // `ENOSYS`, even if a list permits the call.
        guard let number = number(of: name) else { return }
        try check(
            comparisons.withUnsafeBufferPointer { comparisons in
                seccomp_rule_add_array(
                    context, action, number, UInt32(comparisons.count), comparisons.baseAddress)
            })
    }

    /// The number of the system call; negative for a call of another architecture, and nil for an unknown call.
    static func number(of name: String) -> Int32? {
        let number = seccomp_syscall_resolve_name(name)
        return number == -1 ? nil : number
    }

    private static func check(_ result: Int32) throws(MachineFault) {
        guard result < 0 else { return }
        throw fault(String(cString: strerror(-result)))
    }

    private static func fault(_ reason: String) -> MachineFault {
        MachineFault(
            .sandboxUnavailable, "The course cannot build its filter of system calls: \(reason).",
            remedy: "Install libseccomp again: sudo apt-get install --reinstall libseccomp2")
    }

    // Constants from seccomp.h, which Swift cannot import because they are macros.
    private static let allow: UInt32 = 0x7FFF_0000
    private static func error(_ number: Int32) -> UInt32 { 0x0005_0000 | UInt32(number) & 0xFFFF }
}

extension CallList.Condition {
    fileprivate var comparison: scmp_arg_cmp {
        switch self {
        case .equal(let argument, let value):
            scmp_arg_cmp(arg: argument, op: SCMP_CMP_EQ, datum_a: value, datum_b: 0)
        case .bits(let argument, let mask, let value):
            scmp_arg_cmp(arg: argument, op: SCMP_CMP_MASKED_EQ, datum_a: mask, datum_b: value)
        }
    }
}
