import Foundation
import Testing

@testable import Workshop

@Suite struct `A child process` {
    @Test func `reports how it ended`() throws {
        #expect(try shell("exit 3").cause == .exited(3))
        #expect(try shell("kill -SEGV $$").cause == .signalled(SIGSEGV))
    }

    @Test func `has two separate output streams`() throws {
        let end = try shell("echo out; echo err >&2")
        #expect(end.output == "out\n")
        #expect(end.errors == "err\n")
    }

    @Test func `inherits no variable and no descriptor`() throws {
        let names = try shell("env | cut -d= -f1 | sort | tr '\\n' ' '").output
        #expect(names == "HOME LANG PWD SWIFT_BACKTRACE SWIFT_DETERMINISTIC_HASHING TZ ")
        #expect(try shell(openDescriptors).output == "0 1 2 ")
    }

    @Test func `has the same memory layout each time`() throws {
        let look = "grep -m1 stack /proc/self/maps"
        #expect(try shell(look).output == shell(look).output)
    }

    @Test func `cannot gain privileges`() throws {
        #expect(try shell("grep NoNewPrivs /proc/self/status").output == "NoNewPrivs:\t1\n")
    }

    @Test func `has a separate, empty session keyring`() throws {
        let first = try Prober.runBare(["keyring", "keys"]).output
        let second = try Prober.runBare(["keyring", "keys"]).output
        try #require(!first.hasPrefix("keyring -1"), "this machine has no keyrings")
        #expect(first != second)
        #expect(first.hasSuffix("keys 0\n") && second.hasSuffix("keys 0\n"), "\(first)\(second)")
    }

    @Test func `is the machine's fault if it is killed and no limit explains it`() throws {
        let child = try Child.start(
            Launch(
                command: ProgramCall("/bin/sh", ["-c", "kill -KILL $$"]), folder: "/", limits: .small()))
        #expect(child.wait().cause == .killed)
        #expect(throws: MachineFault.killed) { try child.end() }
    }

    @Test func `starts although its program is still open for writing for an instant`() throws {
        let program = FileManager.default.temporaryDirectory.appendingPathComponent(
            "busy-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: program) }
        try Data("#!/bin/sh\necho started\n".utf8).write(to: program)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        let writer = try FileHandle(forWritingTo: program)
        Thread.detachNewThread {
            Thread.sleep(forTimeInterval: 0.05)
            try? writer.close()
        }
        let child = try Child.start(
            Launch(command: ProgramCall(program.path, []), folder: "/", limits: .small()))
        #expect(child.wait().output == "started\n")
    }

    @Test func `that only waits is stopped at its deadline`() throws {
        #expect(try shell("sleep 60", wallSeconds: 0.1).cause == .exceeded(.wallTime))
    }

    @Test func `that only computes is stopped by its processor limit`() throws {
        #expect(try shell("while :; do :; done", wallSeconds: 20).cause == .exceeded(.cpuTime))
    }

    @Test func `that ignores the processor limit is stopped a second later`() throws {
        let end = try shell("trap '' XCPU; while :; do :; done", wallSeconds: 20)
        #expect(end.cause == .exceeded(.cpuTime))
    }

    @Test func `ends with all its descendants`() throws {
        // The grandchild process keeps the output pipe open and would write to it 30 s later.
        let end = try shell("(sleep 30; echo late) & echo $!")
        let orphan = try #require(pid_t(end.output.trimmingCharacters(in: .whitespacesAndNewlines)))
        #expect(kill(orphan, 0) == -1)
    }

    @Test func `that floods its output neither blocks nor fills the parent's memory`() throws {
        let end = try shell("head -c 20000000 /dev/zero | tr '\\0' x; echo; echo end")
        #expect(end.cause == .exited(0))
        #expect(end.output.utf8.count < 70_000)
        #expect(end.output.hasPrefix("[19"))
        #expect(end.output.hasSuffix("end\n"))
    }

    @Test func `is named if its program does not exist`() throws {
        let fault = #expect(throws: MachineFault.self) {
            try Child.start(
                Launch(command: ProgramCall("/nowhere/at-all", []), folder: "/", limits: .small()))
        }
        #expect(fault?.kind == .processStart)
        #expect(fault?.fact == "at-all does not start: No such file or directory.")
    }

    @Test func `can be stopped twice or after its end`() throws {
        let child = try Child.start(
            Launch(command: ProgramCall("/bin/sleep", ["60"]), folder: "/", limits: .small()))
        child.stop()
        child.stop()
        #expect(child.wait().cause == .stopped)
        child.stop()
        #expect(child.wait().cause == .stopped)
    }
}

/// The script uses only the shell's builtins, because a pipe or a listed folder would open another descriptor.
let openDescriptors =
    "for i in 0 1 2 3 4 5 6 7 8 9 10 11 12; do [ -e /proc/$$/fd/$i ] && printf '%s ' $i; done"

func shell(_ script: String, wallSeconds: Double = 10) throws -> ProcessEnd {
    try Child.start(
        Launch(
            command: ProgramCall("/bin/sh", ["-c", script]), folder: "/",
            limits: .small(wallSeconds: wallSeconds)
        )
    ).wait()
}

extension Limits {
    static func small(wallSeconds: Double = 10) -> Limits {
        Limits(cpuSeconds: 1, wallSeconds: wallSeconds, addressSpace: 1 << 30)
    }
}
