import Foundation
import Testing

@testable import Workshop

private enum GroupsHere {
    static let place = try? GroupPlace.here.get()
}

/// Tests real control groups, on machines where the user may create control groups.
@Suite(.enabled(if: GroupsHere.place != nil, "no control group can be made here"))
struct ControlGroupTests {
    private let place: GroupPlace
    private let sandboxes = [Sandbox.strongest(environment: ProcessInfo.processInfo.environment), .none]

    init() throws { place = try #require(GroupsHere.place) }

    private func limits(megabytes: UInt64, processes: Int = 128) -> Limits {
        Limits(
            cpuSeconds: 5, wallSeconds: 20, addressSpace: 4 << 30, memory: megabytes << 20,
            processes: processes)
    }

    private func run(_ script: String, in group: ControlGroup) throws -> ProcessEnd {
        try Child.start(
            Launch(
                command: ProgramCall("/bin/sh", ["-c", script]), folder: "/",
                limits: limits(megabytes: 0), identity: .ofChildren, group: group)
        ).wait()
    }

    /// `tail` keeps a line in memory until the line ends, and a line of zero bytes never ends.
    private func hoard(_ bytes: Int) -> String { "{ head -c \(bytes) /dev/zero; sleep 2; } | tail | wc -c" }

    @Test func `two small processes together exceed the limit`() throws {
        for sandbox in sandboxes {
            let script = "{ \(hoard(50_000_000)); } & \(hoard(50_000_000)); wait"
            func end(megabytes: UInt64) throws -> ProcessEnd {
                try ChildSite(empty: sandbox).start(
                    ProgramCall("/bin/sh", ["-c", script]), limits: limits(megabytes: megabytes), writes: true
                ).wait()
            }
            #expect(try end(megabytes: 80).cause == .exceeded(.memory))
            let enough = try end(megabytes: 300)
            #expect(enough.cause == .exited(0) && enough.output == "50000000\n50000000\n", "\(enough)")
        }
    }

    @Test(
        .enabled(if: GroupsHere.place?.version == .one, "a group of version 2 cannot be both outer and inner")
    )
    func `a kill without the group's limit is the machine's fault`() throws {
        let outer = try ControlGroup(in: place, limits: limits(megabytes: 60))
        defer { outer.remove() }
        let inside = GroupPlace(memory: outer.folder, processes: nil, version: .one)
        let group = try ControlGroup(in: inside, limits: limits(megabytes: 1000))
        // The kernel kills the largest process of the group; here this is the shell.
        #expect(try run("x=$(head -c 200000000 /dev/zero | tr '\\0' x)", in: group).cause == .killed)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: outer.folder).allSatisfy {
                !$0.hasPrefix("course")
            })
    }

    @Test(.enabled(if: GroupsHere.place?.processes != nil, "processes are not counted here"))
    func `a fork bomb stops without bubblewrap, too`() throws {
        let group = try ControlGroup(in: place, limits: limits(megabytes: 200, processes: 20))
        let end = try run("for i in $(seq 100); do sleep 5 & done 2>/dev/null; echo all", in: group)
        #expect(end.cause != .exited(0))
        #expect(!FileManager.default.fileExists(atPath: group.folder))
    }

    @Test func `a group is removed with its child, and a dead process's group at the next start`() throws {
        let group = try ControlGroup(in: place, limits: limits(megabytes: 100))
        let dead = try Child.start(
            Launch(
                command: ProgramCall("/usr/bin/env", ["true"]), folder: "/", limits: .small(), group: group))
        #expect(dead.wait().cause == .exited(0))
        #expect(!FileManager.default.fileExists(atPath: group.folder))

        let living = try ControlGroup(in: place, limits: limits(megabytes: 100))
        defer { living.remove() }
        let words = (living.folder as NSString).lastPathComponent.split(separator: "-")
        // A newer process may have the id of a process that has ended.
        let orphans = ["1-1-1", "\(getpid())-1-1", "4194305-7-1"].map {
            "\(place.memory)/\(words[0])-\(words[1])-\($0)"
        }
        for orphan in orphans { try #require(mkdir(orphan, 0o755) == 0) }
        ControlGroup.removeOrphans(in: place)
        #expect(orphans.filter { FileManager.default.fileExists(atPath: $0) } == [])
        #expect(FileManager.default.fileExists(atPath: living.folder))
    }
}
