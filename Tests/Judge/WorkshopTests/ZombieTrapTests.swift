import Foundation
import Testing

@testable import Workshop

/// Counts the zombie processes that sandboxed children leave behind. The test runs in a separate process, so that
/// it does not also count the zombies of other tests' programs.
@Suite struct `Ended children` {
    @Test func `leave no zombie: a hundred that exit and a hundred that are killed`() async {
        await #expect(processExitsWith: .success) {
            let site = ChildSite(empty: .strongest(environment: ProcessInfo.processInfo.environment))
            func start(_ script: String) throws -> Child {
                try site.start(ProgramCall("/bin/sh", ["-c", script]), limits: .small())
            }
            for _ in 0..<100 { #expect(try start("exit 0").wait().cause == .exited(0)) }
            for number in 0..<100 {
                let child = try start("sleep 60")
                usleep(UInt32(number) * 100)
                child.stopAndWait()
            }
            let left = try Self.zombies()
            precondition(left.isEmpty, "\(left.count) are waiting to be reaped")
        }
    }

    /// The zombies among this process's children, left by sandboxes that have ended.
    private static func zombies() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { name in
            guard Int(name) != nil,
                let text = try? String(contentsOfFile: "/proc/\(name)/status", encoding: .utf8)
            else { return false }
            return text.contains("State:\tZ") && text.contains("PPid:\t\(getpid())\n")
                && text.contains("bwrap")
        }
    }
}
