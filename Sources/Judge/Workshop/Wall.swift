import Foundation

/// What separates an answer from this machine.
///
/// With bubblewrap a child has no network, no other process, no file beyond a read-only toolchain and its own folder.
/// Without it, only limits and, for root, an unprivileged user remain. That is enough for a learner's own code, and not
/// for other people's.
public struct Wall: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// The program, and which of its optional flags this version has.
        case bubblewrap(program: String, options: Set<String>)
        case none
    }

    public let kind: Kind
    public let identity: Identity?
    /// Where the memory of an answer's processes is limited together; nil on a machine without control groups for us.
    let groups: GroupPlace?

    public init(_ kind: Kind, identity: Identity? = .ofChildren) {
        self.kind = kind
        self.identity = identity
        groups = try? GroupPlace.here.get()
    }

    /// Limits only.
    public static var none: Wall { Wall(.none) }

    /// Whether there is more than limits.
    public var stands: Bool { kind != .none }

    /// The options with which bubblewrap builds this wall, without the command inside.
    ///
    /// They are passed through a descriptor, because a child can read the command line of its pid 1.
    func options(for site: ChildSite, of program: CallList, writes: Bool) -> [String] {
        guard case .bubblewrap(_, let known) = kind else { return [] }
        var options = [
            "--unshare-all", "--die-with-parent", "--new-session", "--cap-drop", "ALL", "--clearenv",
        ]
        if known.contains("--disable-userns") { options += ["--unshare-user", "--disable-userns"] }
        options += ["--hostname", "course"] + Self.system
        // `/usr` is bound already, with a toolchain in it, if there is one.
        for bind in site.binds(for: program) where bind.inside != "/usr" && !bind.inside.hasPrefix("/usr/") {
            options += [bind.isWritable ? "--bind" : "--ro-bind", bind.outside, bind.inside]
        }
        // `/proc` tells one machine from another, and names paths of this one: not for a program that runs an answer's code.
        if program != .host { options += ["--proc", "/proc"] }
        options += ["--dev", "/dev"]
        // It is memory, so only the tools, which need it, may have much.
        if known.contains("--size") { options += ["--size", String((writes ? 256 : 16) << 20)] }
        options += ["--tmpfs", "/tmp"]
        if let folder = site.folder {
            options += [
                writes ? "--bind" : "--ro-bind", folder, site.inside.work, "--chdir", site.inside.work,
            ]
        }
        // bubblewrap makes both in memory, without a limit, and /dev has /dev/shm in it.
        options += ["--remount-ro", "/dev", "--remount-ro", "/"]
        return options
    }

    /// The system's own libraries. If `/lib` is a link into `/usr`, it is a link inside too.
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

    /// Set inside the wall: outside, it would count all processes of this user.
    func processLimit(_ limits: Limits) -> [String] {
        guard case .bubblewrap(_, let known) = kind, known.contains(Self.prlimit) else { return [] }
        return [Self.prlimit, "--nproc=\(limits.processes):\(limits.processes)"]
    }

    static let prlimit = "/usr/bin/prlimit"
}

/// Another user that a child runs as.
public struct Identity: Hashable, Sendable {
    public let user: UInt32
    public let group: UInt32

    /// The system's user `nobody`, who owns no files. Children of different answers share it and still cannot meet, because
    /// each has its own process and file namespace.
    public static let nobody = Identity(user: 65534, group: 65534)

    /// Children of root run as `nobody`; nil for every other user, whose children run as that user.
    public static var ofChildren: Identity? { geteuid() == 0 ? .nobody : nil }
}
