import Foundation
import Testing

@testable import Workshop

/// A C program tries each system call with bubblewrap and without it, under each list of permitted calls.
@Suite struct `Under a system call filter` {
    static let sandboxes = [Sandbox.strongest(environment: ProcessInfo.processInfo.environment), .none]

    /// The program's lines, `NAME ERRNO`, as a dictionary.
    private func tried(_ calls: [String], _ list: CallList, _ sandbox: Sandbox) throws -> [String: Int32] {
        let numbers = calls.compactMap { name in
            CallFilter.number(of: name).flatMap { $0 >= 0 ? "\(name)=\($0)" : nil }
        }
        let end = try Prober.run(numbers, list, sandbox)
        try #require(end.cause == .exited(0), "\(end)")
        let lines = end.output.split(separator: "\n").map { $0.split(separator: " ") }
        return Dictionary(uniqueKeysWithValues: lines.map { (String($0[0]), Int32($0[1]) ?? -1) })
    }

    @Test(arguments: sandboxes, CallList.allCases)
    func `calls that bypass the limits are refused`(sandbox: Sandbox, list: CallList) throws {
        let results = try tried(CallFilter.refused, list, sandbox)
        #expect(results.count > 80)
        #expect(results.filter { $0.value != EPERM } == [:])
    }

    @Test(arguments: sandboxes)
    func `no call allocates memory that no limit counts`(sandbox: Sandbox) throws {
        let end = try Prober.run(["segment", "message", "socket", "pair", "memfd", "key"], .host, sandbox)
        #expect(end.output == "segment 1\nmessage 1\nsocket 1\npair 1\nmemfd 1\nkey 1\n", "\(end)")
    }

    @Test(arguments: sandboxes)
    func `no program can disguise its own end as the machine's`(sandbox: Sandbox) throws {
        let end = try Prober.run(["kill-self", "limit-self", "owner", "timer"], .host, sandbox)
        #expect(end.cause == .exited(0))
        #expect(!end.output.contains(" 0\n"), "\(end.output)")
    }

    @Test(arguments: sandboxes, CallList.allCases)
    func `threads, files and time work normally`(sandbox: Sandbox, list: CallList) throws {
        let end = try Prober.run(["thread", "read", "sleep"], list, sandbox)
        #expect(end.output == "thread 0\nread 0\nsleep 0\n", "\(end)")
    }

    /// Restricts the process with the host's own code, as the host does before it opens an answer.
    @Test(arguments: sandboxes)
    func `a sealed host starts threads and nothing else`(sandbox: Sandbox) throws {
        let end = try Prober.run(
            ["fork", "exec", "seal", "fork", "exec", "exec-file", "thread"], .host, sandbox)
        #expect(
            end.output
                == "fork 0\nexec \(ENOENT)\nseal 0\nfork \(EPERM)\nexec \(EPERM)\nexec-file \(EPERM)\nthread 0\n",
            "\(end)")
    }

    private static let hasLandlock = (try? Prober.runBare(["lock"]))?.output == "lock 0\n"

    @Test(.enabled(if: hasLandlock, "this kernel has no Landlock"))
    func `a locked host changes only files in its folder, even without a sandbox`() throws {
        let end = try Prober.runBare(["outside", "inside", "lock", "outside", "inside", "read", "connect"])
        #expect(
            end.output.hasPrefix(
                "outside 0\ninside 0\nlock 0\noutside \(EACCES)\ninside 0\nread 0\nconnect "), "\(end)")
        #expect(["connect \(EACCES)\n", "connect \(ECONNREFUSED)\n"].contains { end.output.hasSuffix($0) })
        for sandbox in Self.sandboxes {
            #expect(try Prober.run(["lock"], .host, sandbox).output == "lock 0\n")
        }
    }

    @Test func `a call that is newer than the list does not exist`() throws {
        let end = try Prober.run(["newest=463", "clone3=435"], .host, Self.sandboxes[0])
        #expect(end.output == "newest \(ENOSYS)\nclone3 \(ENOSYS)\n")
    }

    @Test func `no permitted call is among the refused ones`() {
        for list in CallList.allCases {
            #expect(Set(list.permits.map(\.call)).isDisjoint(with: CallFilter.refused))
        }
    }

    @Test(.enabled(if: sandboxes[0].isolates, "these need bubblewrap"))
    func `only a small /tmp can be written in memory`() throws {
        let script =
            "for f in / /dev /dev/shm; do touch $f/x && echo $f; done; head -c 20000000 /dev/zero > /tmp/x; wc -c < /tmp/x"
        let end = try ChildSite(empty: Self.sandboxes[0]).start(
            ProgramCall("/bin/sh", ["-c", script]), limits: .small()
        ).wait()
        #expect(end.output == "\(16 << 20)\n", "\(end)")
    }
}
