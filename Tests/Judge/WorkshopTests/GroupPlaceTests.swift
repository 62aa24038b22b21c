import Foundation
import Testing

@testable import Workshop

/// The two files in which the kernel lists a process's control groups.
@Suite struct `The place for control groups` {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "groups-\(UUID())").path

    private func make(_ path: String, passingOn controllers: String? = nil) throws {
        let group = "\(folder)/\(path)"
        try FileManager.default.createDirectory(atPath: group, withIntermediateDirectories: true)
        try "".write(toFile: "\(group)/cgroup.procs", atomically: false, encoding: .utf8)
        guard let controllers else { return }
        try controllers.write(toFile: "\(group)/cgroup.subtree_control", atomically: false, encoding: .utf8)
    }

    private func clean() { try? FileManager.default.removeItem(atPath: folder) }

    @Test func `in version 1 is this process's group of each controller`() throws {
        defer { clean() }
        try make("memory/session")
        try make("pids")
        let mounts = """
            31 23 0:28 / /sys/fs/cgroup rw,relatime - tmpfs tmpfs rw,mode=755
            35 31 0:32 / \(folder)/memory rw,relatime - cgroup cgroup rw,memory
            39 31 0:36 / \(folder)/pids rw,relatime shared:4 - cgroup cgroup rw,pids
            41 31 0:38 / \(folder)/unified rw,relatime - cgroup2 cgroup2 rw
            """
        let place = GroupPlace(membership: "8:pids:/\n4:memory:/session\n0::/\n", mounts: mounts)
        #expect(
            place
                == GroupPlace(memory: "\(folder)/memory/session", processes: "\(folder)/pids", version: .one))
    }

    @Test func `in version 2 is the nearest group that delegates its controllers`() throws {
        defer { clean() }
        try make("user", passingOn: "cpu memory pids\n")
        try make("user/app", passingOn: "memory pids\n")
        try make("user/app/terminal", passingOn: "\n")
        let mounts = "30 23 0:26 / \(folder) rw,nosuid shared:9 - cgroup2 cgroup2 rw,nsdelegate\n"
        let place = GroupPlace(membership: "0::/user/app/terminal\n", mounts: mounts)
        #expect(
            place == GroupPlace(memory: "\(folder)/user/app", processes: "\(folder)/user/app", version: .two))
        #expect(place?.folders == ["\(folder)/user/app"])
    }

    @Test func `keeps a child inside a group with a limit`() throws {
        defer { clean() }
        try make("user", passingOn: "memory pids\n")
        try make("user/job", passingOn: "\n")
        let mounts = "30 23 0:26 / \(folder) rw - cgroup2 cgroup2 rw\n"
        func place() -> GroupPlace? { GroupPlace(membership: "0::/user/job\n", mounts: mounts) }
        for (file, unbounded, bound) in [
            ("memory.max", "max\n", "4294967296\n"), ("cpu.max", "max 100000\n", "50000 100000\n"),
        ] {
            let path = "\(folder)/user/job/\(file)"
            try bound.write(toFile: path, atomically: false, encoding: .utf8)
            #expect(place() == nil)
            try unbounded.write(toFile: path, atomically: false, encoding: .utf8)
            #expect(place()?.memory == "\(folder)/user")
        }
    }

    @Test func `in a container starts at the container's mount`() throws {
        defer { clean() }
        try make("memory")
        let mounts = "35 31 0:32 /docker/941 \(folder)/memory rw - cgroup cgroup rw,memory\n"
        let place = GroupPlace(membership: "4:memory:/docker/941\n", mounts: mounts)
        #expect(place == GroupPlace(memory: "\(folder)/memory", processes: nil, version: .one))
    }

    @Test func `is missing if no controller is delegated or nothing is mounted`() throws {
        defer { clean() }
        try make("", passingOn: "cpu\n")
        let mounts = "30 23 0:26 / \(folder) rw - cgroup2 cgroup2 rw\n"
        #expect(GroupPlace(membership: "0::/\n", mounts: mounts) == nil)
        #expect(GroupPlace(membership: "0::/\n", mounts: "") == nil)
    }
}
