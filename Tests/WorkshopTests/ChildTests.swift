import Testing
@testable import Workshop

struct ChildTests {
    @Test func `a child says how it ended`() throws {
        #expect(try shell("exit 3").cause == .exited(3))
    }
}

func shell(_ script: String) throws -> ProcessEnd {
    try Child.start(
        Launch(
            command: Command("/bin/sh", ["-c", script]), folder: "/",
            limits: Limits(cpuSeconds: 1, wallSeconds: 5, addressSpace: 1 << 30))
    ).wait()
}
