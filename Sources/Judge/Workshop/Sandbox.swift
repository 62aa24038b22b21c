import Essentials

/// The sandbox that separates an answer from this machine.
///
/// With bubblewrap, a child sees only a read-only toolchain and its own folder, and neither a network nor other
/// processes. Without bubblewrap, the course only sets limits and, as root, runs children as an unprivileged user.
/// Limits alone protect against a learner's own code, but not against other people's code.
public struct Sandbox: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// The program's path, and the options that the installed version of bubblewrap supports.
        case bubblewrap(program: String, options: Set<String>)
        case none
    }

    public let kind: Kind
    public let identity: Identity?
    /// The place for control groups, which limit the memory of an answer's processes together; nil if this machine does
    /// not permit groups.
    let groups: GroupPlace?

    public init(_ kind: Kind, identity: Identity? = .ofChildren) {
        self.kind = kind
        self.identity = identity
        groups = try? GroupPlace.here.get()
    }

    /// No isolation: child processes only have limits.
    public static var none: Sandbox { Sandbox(.none) }

    /// True if child processes are isolated; false if child processes only have limits.
    public var isolates: Bool { kind != .none }

    /// The bubblewrap options for this sandbox, without the command inside.
    ///
    /// bubblewrap reads the options from a descriptor, because a child can read the command line of its pid 1.
    func options(for site: ChildSite, of program: CallList, writes: Bool) -> [String] {
        guard case .bubblewrap(_, let known) = kind else { return [] }
        var options = [
            "--unshare-all", "--die-with-parent", "--new-session", "--cap-drop", "ALL", "--clearenv",
        ]
        if known.contains("--disable-userns") { options += ["--unshare-user", "--disable-userns"] }
        options += ["--hostname", "course"] + Self.system
        // `/tmp` is in memory. `/tmp` is mounted before the toolchain, because a user may have unpacked a toolchain
        // in `/tmp`. Only the tools need a large `/tmp`.
        if known.contains("--size") { options += ["--size", String((writes ? 256 : 16) << 20)] }
        options += ["--tmpfs", "/tmp"]
        // The sandbox already contains `/usr`, so a toolchain in `/usr` needs no further bind.
        for bind in site.binds(for: program) where bind.inside != "/usr" && !bind.inside.hasPrefix("/usr/") {
            options += [bind.isWritable ? "--bind" : "--ro-bind", bind.outside, bind.inside]
        }
        // `/proc` reveals facts about the machine, so the process that runs an answer's code does not get `/proc`.
        if program != .host { options += ["--proc", "/proc"] }
        options += ["--dev", "/dev"]
        if let folder = site.folder {
            options += [
                writes ? "--bind" : "--ro-bind", folder, site.inside.work, "--chdir", site.inside.work,
            ]
        }
        // bubblewrap creates `/dev`, with `/dev/shm`, and `/` in memory without a size limit, so the sandbox makes both
        // read-only.
        options += ["--remount-ro", "/dev", "--remount-ro", "/"]
        return options
    }

    /// If `/lib` is a symbolic link into `/usr`, the sandbox contains the same link.
    private static var system: [String] {
        var arguments = [
            "--ro-bind", "/usr", "/usr", "--ro-bind-try", "/etc/ld.so.cache", "/etc/ld.so.cache",
        ]
        for folder in ["/lib", "/lib64", "/bin"] {
            if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: folder) {
                arguments += ["--symlink", target, folder]
            } else {
                arguments += ["--ro-bind-try", folder, folder]
            }
        }
        return arguments
    }

    /// The command that limits the number of processes. The limit is set inside the sandbox; outside, the limit would
    /// count all processes of this user.
    func processLimit(_ limits: Limits) -> [String] {
        guard case .bubblewrap(_, let known) = kind, known.contains(Self.prlimit) else { return [] }
        return [Self.prlimit, "--nproc=\(limits.processes):\(limits.processes)"]
    }

    static let prlimit = "/usr/bin/prlimit"
}

/// The user that a child runs as.
public struct Identity: Hashable, Sendable {
    public let user: UInt32
    public let group: UInt32

    /// The system's account `nobody`, which owns no files. If root runs the course, all child processes run under this
    /// account. The children cannot reach each other, because each child has a separate process and file namespace.
    public static let nobody = Identity(user: 65534, group: 65534)

    /// Children of root run as `nobody`; nil for every other user, whose children run as that user.
    public static var ofChildren: Identity? { geteuid() == 0 ? .nobody : nil }
}
