import Foundation

/// Where this process may make control groups, in which the kernel counts the memory of several processes together.
///
///     GroupPlace(memory: "/sys/fs/cgroup/memory/session", processes: "/sys/fs/cgroup/pids", version: .one)
///
/// Kernels have one hierarchy for each controller (version 1), or one for all (version 2). The groups are made below the
/// one that this process is in, so that a limit which a scheduler or a person has set holds as well.
struct GroupPlace: Hashable, Sendable {
    enum Version: Int, Hashable, Sendable {
        case one = 1
        case two
    }

    var memory: String
    /// The folder whose groups count processes; nil where they cannot be counted.
    var processes: String?
    var version: Version

    /// What was found on this machine, tried with a child once per start of the machine. It is looked for once in the life
    /// of a process. If it stops working later, a child does not start, the failure is reported, and the next process
    /// tries again.
    static let here = Result { () throws(MachineFault) in
        let (place, record) = (try found(), Self.record)
        if record.text == nil {
            _ = try place.tried()
            record.keep("")
        }
        return place
    }

    /// Says that this process may make groups and move children to them.
    static var record: BootRecord { BootRecord("course-groups", of: [], settings: ["/proc/self/cgroup"]) }

    /// Tries it now, without using an earlier result.
    static func probe() throws(MachineFault) -> GroupPlace { try found().tried() }

    private static func found() throws(MachineFault) -> GroupPlace {
        let membership = (try? String(contentsOfFile: "/proc/self/cgroup", encoding: .utf8)) ?? ""
        let mounts = (try? String(contentsOfFile: "/proc/self/mountinfo", encoding: .utf8)) ?? ""
        guard let place = GroupPlace(membership: membership, mounts: mounts) else {
            throw unavailable("this user may make none")
        }
        return place
    }

    /// - Parameters:
    ///   - membership: `/proc/self/cgroup`.
    ///   - mounts: `/proc/self/mountinfo`.
    init?(membership: String, mounts: String) {
        let tree = GroupTree(membership: membership, mounts: mounts)
        if let memory = tree.folder(of: "memory"), Self.isOpen(memory) {
            let processes = tree.folder(of: "pids").flatMap { Self.isOpen($0) ? $0 : nil }
            self.init(memory: memory, processes: processes, version: .one)
            return
        }
        // A group with processes of its own passes no controller on, so it is one further up that does. Children that
        // are moved there leave what is below it, and must not get away from a limit by that.
        let above = tree.unifiedFolders.first { folder in
            Self.controllers(below: folder).contains("memory") || Self.isBounded(folder)
        }
        guard let above, Self.isOpen(above), Self.controllers(below: above).contains("memory") else {
            return nil
        }
        let counts = Self.controllers(below: above).contains("pids")
        self.init(memory: above, processes: counts ? above : nil, version: .two)
    }

    init(memory: String, processes: String?, version: Version) {
        self.memory = memory
        self.processes = processes
        self.version = version
    }

    var folders: [String] { processes == memory ? [memory] : [memory] + [processes].compactMap(\.self) }

    /// Groups can be made in it, and processes moved to them from one that is in it.
    private static func isOpen(_ folder: String) -> Bool {
        access(folder, W_OK) == 0 && access("\(folder)/cgroup.procs", W_OK) == 0
    }

    private static func isBounded(_ folder: String) -> Bool {
        ["memory.max", "memory.high", "cpu.max"].contains { file in
            let text = (try? String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)) ?? "max"
            return !text.hasPrefix("max")
        }
    }

    private static func controllers(below folder: String) -> [Substring] {
        let text = (try? String(contentsOfFile: "\(folder)/cgroup.subtree_control", encoding: .utf8)) ?? ""
        return text.split(whereSeparator: \.isWhitespace)
    }

    /// Runs a child in a group. What the files permit, the kernel may refuse still.
    private func tried() throws(MachineFault) -> GroupPlace {
        let limits = Limits(cpuSeconds: 2, wallSeconds: 10, addressSpace: 1 << 30)
        let launch = Launch(
            command: ProgramCall("/usr/bin/env", ["true"]), folder: "/", limits: limits,
            identity: .ofChildren, group: try ControlGroup(in: self, limits: limits))
        let end = try Child.start(launch).wait()
        guard end.cause == .exited(0) else {
            throw Self.unavailable("a child in one ended with \(end.cause)")
        }
        return self
    }

    static func unavailable(_ reason: String) -> MachineFault {
        MachineFault(
            .processStart,
            "The memory of each process is limited, and not their sum: control groups cannot be used here, \(reason).",
            remedy:
                "For the limits of single processes nothing is to be done. For both, run course as root, or under systemd: systemd-run --user --scope course …"
        )
    }
}
