import Essentials

/// A cgroup for a child and every process that it starts. The kernel counts the memory of the group's processes
/// together. The course removes the group after its child has ended.
final class ControlGroup: Sendable {
    /// The files with which a new child process enters the control group before it does anything else.
    let entries: [Descriptor]
    private let place: GroupPlace
    private let name: String
    private let limit: UInt64
    /// The folder of the group that counts the child's memory.
    var folder: String { "\(place.memory)/\(name)" }

    init(in place: GroupPlace, limits: Limits) throws(MachineFault) {
        let name = GroupName.next()
        self.place = place
        self.name = name
        limit = limits.memory
        var entries: [Descriptor] = []
        for (made, folder) in place.folders.enumerated() {
            let path = "\(folder)/\(name)"
            do throws(MachineFault) {
                guard mkdir(path, 0o755) == 0 else { throw Self.fault("create \(path)") }
                if folder == place.memory { try Self.limit(memory: limits.memory, in: path, place.version) }
                if folder == place.processes { try Self.limit(processes: limits.processes, in: path) }
                let number = open("\(path)/cgroup.procs", O_WRONLY | O_CLOEXEC)
                guard number >= 0 else { throw Self.fault("open \(path)/cgroup.procs") }
                entries.append(Descriptor(owning: number))
            } catch {
                for folder in place.folders.prefix(made + 1) { rmdir("\(folder)/\(name)") }
                throw error
            }
        }
        self.entries = entries
    }

    /// True if the kernel killed a process because this group reached its limit. False if the whole machine or an outer
    /// control group ran out of memory.
    var hasMetItsLimit: Bool {
        switch place.version {
        case .one:
            // Newer kernels no longer count failures in `memory.failcnt`. If memory runs out, the group's largest use
            // is at most a few pages below its limit.
            let peaks = ["memory.max_usage_in_bytes", "memory.memsw.max_usage_in_bytes"].map {
                number(in: $0)
            }
            let isFull = peaks.contains { $0 + (1 << 20) > limit }
            return isFull && value(of: "oom_kill", in: "memory.oom_control") > 0
        case .two:
            return value(of: "oom", in: "memory.events") > 0 && value(of: "oom_kill", in: "memory.events") > 0
        }
    }

    /// Removes the group. If the last process of the group has not ended yet, a later start of the course removes the
    /// group.
    func remove() {
        for folder in place.folders {
            for _ in 0..<50 where rmdir("\(folder)/\(name)") != 0 && errno == EBUSY { usleep(1000) }
        }
    }

    /// Removes the groups of course processes that have died.
    static func removeOrphans(in place: GroupPlace) {
        for folder in place.folders {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            for name in names where GroupName.isOrphan(name) { rmdir("\(folder)/\(name)") }
        }
    }

    // MARK: - The kernel's files

    private static func limit(
        memory: UInt64, in path: String, _ version: GroupPlace.Version
    ) throws(MachineFault) {
        switch version {
        case .one:
            try set(memory, in: "\(path)/memory.limit_in_bytes")
            try set(memory, in: "\(path)/memory.memsw.limit_in_bytes", ifThere: true)
        case .two:
            try set(memory, in: "\(path)/memory.max")
            try set(0, in: "\(path)/memory.swap.max", ifThere: true)
            try set(1, in: "\(path)/memory.oom.group", ifThere: true)
        }
    }

    /// Allows eight more processes than the child's own limit: bubblewrap needs two, and starting the child needs a
    /// few.
    private static func limit(processes: Int, in path: String) throws(MachineFault) {
        try set(UInt64(processes) + 8, in: "\(path)/pids.max")
    }

    private static func set(_ value: UInt64, in path: String, ifThere: Bool = false) throws(MachineFault) {
        let number = open(path, O_WRONLY | O_CLOEXEC)
        if number < 0, ifThere, errno == ENOENT || errno == EACCES { return }
        guard number >= 0 else { throw fault("open \(path)") }
        let file = Descriptor(owning: number)
        let text = Array("\(value)\n".utf8)
        let count = withExtendedLifetime(file) {
            // Writing a memory limit can take time, so a signal can interrupt the call.
            var count = -1
            repeat { count = Glibc.write(number, text, text.count) } while count < 0 && errno == EINTR
            return count
        }
        guard count == text.count else { throw fault("write \(path)") }
    }

    private static func fault(_ attempt: String) -> MachineFault {
        GroupPlace.unavailable("the course cannot \(attempt) (\(FailureReason.words(errno)))")
    }

    private func number(in file: String) -> UInt64 {
        lines(of: file).first.flatMap { UInt64($0) } ?? 0
    }

    /// The number after `key` in a file with lines such as `oom_kill 1`.
    private func value(of key: String, in file: String) -> Int {
        for line in lines(of: file) {
            let words = line.split(separator: " ")
            if words.count == 2, words[0] == key { return Int(words[1]) ?? 0 }
        }
        return 0
    }

    private func lines(of file: String) -> [Substring] {
        let text = try? String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
        return (text ?? "").split(separator: "\n")
    }
}
