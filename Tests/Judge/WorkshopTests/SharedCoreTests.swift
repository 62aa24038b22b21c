import CSpawn
import Foundation
import Testing

@testable import Workshop

@Suite(.enabled(if: ProcessInfo.processInfo.activeProcessorCount > 1, "this machine has one core"))
struct `A core for a host and its thread` {
    @Test func `is shared while they work, and afterward the thread runs anywhere`() throws {
        let anywhere = try cores(of: "thread-self")
        let pair = try Pair()
        try pair.play {
            let core = try cores(of: "thread-self")
            #expect(Int(core) != nil)
            let hosts = try cores(of: pair.host())
            #expect(hosts == core)
        }
        #expect(try cores(of: "thread-self") == anywhere)
    }

    @Test func `follows the thread to another core`() throws {
        let pair = try Pair()
        try pair.play {}
        let before = try cores(of: pair.host())
        let core = try #require(Int32(before))
        let seat = try seat(in: pair.row, core)
        defer { close(seat) }
        try pair.play {
            let core = try cores(of: "thread-self")
            #expect(core != before)
            let hosts = try cores(of: pair.host())
            #expect(hosts == core)
        }
    }

    @Test func `is not shared if all seats are taken`() throws {
        let anywhere = try cores(of: "thread-self")
        let pair = try Pair()
        try pair.play {}
        let seats = (0..<Int32(1024)).map { course_take_seat(pair.row, $0) }
        defer { for seat in seats { close(seat) } }
        try pair.play {
            #expect(try cores(of: "thread-self") == anywhere)
            let hosts = try cores(of: pair.host())
            #expect(hosts == anywhere)
        }
    }

    @Test func `follows the thread without a response from a waiting host first`() throws {
        let pair = try Pair()
        try pair.play {}
        let before = try cores(of: pair.host())
        let core = try #require(Int32(before))
        let seat = try seat(in: pair.row, core)
        defer { close(seat) }
        try pair.goOn {
            let core = try cores(of: "thread-self")
            #expect(core != before)
            let hosts = try cores(of: pair.host())
            #expect(hosts == core)
        }
    }

    @Test func `waits once for a host that does not respond`() throws {
        let (ours, theirs) = try Descriptor.socketPair(timeout: 1)
        defer { withExtendedLifetime(theirs) {} }
        let core = try #require(SharedCore(socket: ours, row: UUID().uuidString))
        let hasCome = core.seated { core.meetHost() }
        #expect(!hasCome)
    }

    @Test func `has one pair at a time in its seat`() throws {
        let row = UUID().uuidString
        let first = course_take_seat(row, 0)
        try #require(first >= 0)
        #expect(course_take_seat(row, 0) < 0)
        close(first)
        close(try seat(in: row, 0))
    }

    /// A child of another test keeps inherited descriptors open until the child runs its program,
    /// so this function tries repeatedly.
    private func seat(in row: String, _ core: Int32) throws -> Int32 {
        for _ in 0..<100 {
            let seat = course_take_seat(row, core)
            if seat >= 0 { return seat }
            usleep(10_000)
        }
        throw POSIXError(.EADDRINUSE)
    }

    /// The cores of a process in the kernel's notation, such as `0-3` or `2`.
    private func cores(of process: String) throws -> String {
        let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
        let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("Cpus_allowed_list:") })
        return String(line.split(separator: "\t")[1])
    }
}

/// A host that replies to each line with a line, and the core that it shares with its thread.
private final class Pair {
    let row = UUID().uuidString
    private let ours: Descriptor
    private let child: Child
    private let core: SharedCore

    init() throws {
        let (ours, theirs) = try Descriptor.socketPair(timeout: 20)
        self.ours = ours
        child = try Child.start(
            Launch(
                command: ProgramCall("/bin/sh", ["-c", "while read line <&3; do echo $$ >&3; done"]),
                folder: "/",
                limits: .small(wallSeconds: 20), passing: [theirs]))
        core = try #require(SharedCore(socket: ours, row: row))
    }

    /// The host's process id, from its last response.
    private var process = ""

    /// Sends a line, and runs `work` while the host and this thread share a core.
    func play(_ work: () throws -> Void) throws {
        process = ""
        try core.seated {
            #expect(write(ours.number, "go\n", 3) == 3)
            #expect(core.meetHost())
            try work()
        }
        _ = try host()
    }

    /// Runs `work` while the host and this thread share a core; the host must have responded once
    /// before.
    func goOn(_ work: () throws -> Void) throws { try core.seated(work) }

    func host() throws -> String {
        if process.isEmpty {
            var bytes = [UInt8](repeating: 0, count: 64)
            let count = read(ours.number, &bytes, bytes.count)
            try #require(count > 1)
            process = String(decoding: bytes.prefix(count - 1), as: UTF8.self)
        }
        return process
    }
}
