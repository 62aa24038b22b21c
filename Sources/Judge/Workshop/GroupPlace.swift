import Essentials

/// The folders in which this process can create control groups. Linux counts the memory of all processes in a control
/// group together.
///
///     GroupPlace(memory: "/sys/fs/cgroup/memory/session", processes: "/sys/fs/cgroup/pids", version: .one)
///
/// Version 1 of control groups has a folder tree for each controller, such as memory; version 2 has one tree for all. The
/// groups are created below this process's group, so limits that a scheduler or a person has set still hold.
struct GroupPlace: Hashable, Sendable {
    enum Version: Int, Hashable, Sendable {
        case one = 1
        case two
    }

    var memory: String
    /// The folder for control groups that count processes; nil if this machine has no such groups.
    var processes: String?
    var version: Version

    /// The place for control groups on this machine. Each process looks for the folders of control groups once. A child
    /// tests the folders once after each boot of the machine. If control groups stop working later, a child fails to
    /// start with an error, and the next process tests again.
    static let here = Result { () throws(MachineFault) in
        let (place, record) = (try found(), Self.record)
        if record.text == nil {
            _ = try place.tried()
            record.keep("")
        }
        return place
    }

    /// The record that this process can create groups and move children into them.
    static var record: BootRecord { BootRecord("course-groups", of: [], settings: ["/proc/self/cgroup"]) }

    /// Tests now whether this process can create groups, and ignores the record.
    static func probe() throws(MachineFault) -> GroupPlace { try found().tried() }

    private static func found() throws(MachineFault) -> GroupPlace {
        let membership = (try? String(contentsOfFile: "/proc/self/cgroup", encoding: .utf8)) ?? ""
        let mounts = (try? String(contentsOfFile: "/proc/self/mountinfo", encoding: .utf8)) ?? ""
        guard let place = GroupPlace(membership: membership, mounts: mounts) else {
            throw unavailable("this user cannot create control groups")
        }
        return place
    }

    /// - Parameters:
    ///   - membership: the text of `/proc/self/cgroup`.
    ///   - mounts: the text of `/proc/self/mountinfo`.
    init?(membership: String, mounts: String) {
        let tree = GroupTree(membership: membership, mounts: mounts)
        if let memory = tree.folder(of: "memory"), Self.isOpen(memory) {
            let processes = tree.folder(of: "pids").flatMap { Self.isOpen($0) ? $0 : nil }
            self.init(memory: memory, processes: processes, version: .one)
            return
        }
        // Linux allows no memory limits below a group that contains processes, so the course needs a group further up
        // in the hierarchy. A child that moves to an outer group escapes the limits of its inner groups, so those
        // groups must have no limits.
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

    /// True if this process may create control groups in the folder and move processes into them.
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

    /// Runs a child in a control group. If the child cannot start in the group, the kernel refuses control groups in
    /// spite of the files' permissions.
    private func tried() throws(MachineFault) -> GroupPlace {
        let limits = Limits(cpuSeconds: 2, wallSeconds: 10, addressSpace: 1 << 30)
        let launch = Launch(
            command: ProgramCall("/usr/bin/env", ["true"]), folder: "/", limits: limits,
            identity: .ofChildren, group: try ControlGroup(in: self, limits: limits))
        let end = try Child.start(launch).wait()
        guard end.cause == .exited(0) else {
            throw Self.unavailable("a process in a control group ended with \(end.cause)")
        }
        return self
    }

    static func unavailable(_ reason: String) -> MachineFault {
        MachineFault(
            .processStart,
            "The course limits each process's memory, but not their total: control groups do not work on this machine, because \(reason).",
            remedy:
                "The course works without control groups. To limit the total, run course as root, or under systemd: systemd-run --user --scope course …"
        )
    }
}
