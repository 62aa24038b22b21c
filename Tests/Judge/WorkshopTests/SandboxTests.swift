import Foundation
import Testing

@testable import Workshop

/// Each test runs a shell inside the sandbox.
@Suite struct `In the sandbox` {
    let sandbox = Sandbox.strongest(environment: ProcessInfo.processInfo.environment)

    init() throws {
        try #require(sandbox.isolates, "these need bubblewrap")
    }

    func inside(_ script: String, wallSeconds: Double = 10) throws -> ProcessEnd {
        try ChildSite(empty: sandbox).start(
            ProgramCall("/bin/sh", ["-c", script]), limits: .small(wallSeconds: wallSeconds)
        ).wait()
    }

    @Test func `a shell has no network`() throws {
        #expect(
            try inside("tail -n +3 /proc/net/dev | cut -d: -f1").output.split(separator: "\n").map {
                $0.trimmingCharacters(in: .whitespaces)
            } == ["lo"])
        #expect(try inside("exec 9<>/dev/tcp/1.1.1.1/80").cause != .exited(0))
    }

    @Test func `a shell sees no other processes`() throws {
        #expect(try inside("set -- /proc/[0-9]*; echo $#").output == "2\n")
    }

    @Test func `a shell sees no home folders and no system configuration`() throws {
        #expect(try inside("ls /home /root /etc/passwd /var").output == "")
    }

    @Test func `a shell cannot write to the system`() throws {
        #expect(try inside("touch /usr/x || touch /lib/x").cause == .exited(1))
    }

    @Test func `a shell has a private temporary folder`() throws {
        #expect(try inside("ls /tmp; touch /tmp/x && ls /tmp").output == "x\n")
    }

    @Test func `a shell is not root and has no capabilities`() throws {
        #expect(try inside("id -u").output != "0\n")
        #expect(try inside("grep CapEff /proc/self/status").output == "CapEff:\t0000000000000000\n")
    }

    @Test func `a shell cannot create namespaces`() throws {
        #expect(try inside("unshare -U true").cause != .exited(0))
    }

    @Test func `a shell holds only its three standard descriptors`() throws {
        #expect(try inside(openDescriptors).output == "0 1 2 ")
    }

    @Test func `the sandbox's command line reveals nothing about this machine`() throws {
        let line = try inside("tr '\\0' ' ' < /proc/1/cmdline").output
        #expect(!line.contains("bind") && !line.contains(NSHomeDirectory() + "/"))
    }

    @Test func `a shell has only the course's variables`() throws {
        let names = try inside("env | cut -d= -f1 | sort | tr '\\n' ' '").output
        #expect(names == "HOME LANG PWD SWIFT_BACKTRACE SWIFT_DETERMINISTIC_HASHING TZ ")
    }

    @Test func `a fork bomb stops at its limit and leaves nothing`() throws {
        let end = try inside("f() { f | f & }; f; sleep 1", wallSeconds: 3)
        #expect(end.cause != .neverStarted)
        #expect(try inside("echo fine").output == "fine\n")
    }

    @Test func `signals and limits reach the shell`() throws {
        #expect(try inside("kill -ABRT $$").cause == .signalled(SIGABRT))
        #expect(try inside("exit 7").cause == .exited(7))
        #expect(try inside("while :; do :; done").cause == .exceeded(.cpuTime))
        #expect(try inside("sleep 60", wallSeconds: 0.2).cause == .exceeded(.wallTime))
    }
}
