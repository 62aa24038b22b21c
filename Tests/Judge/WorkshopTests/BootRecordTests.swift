import Foundation
import Testing

@testable import Workshop

@Suite struct `The record of what works on this machine` {
    private func record(of program: String) -> BootRecord {
        BootRecord("course-test-sandbox", of: [program], settings: ["/proc/self/cgroup", "/no/such/setting"])
    }

    @Test func `remembers a result until its program changes`() throws {
        let program = NSTemporaryDirectory() + "course-bwrap-\(UUID())"
        try Data("old".utf8).write(to: URL(fileURLWithPath: program))
        let record = record(of: program)
        defer {
            TemporaryFolder.remove(record.folder)
            TemporaryFolder.remove(program)
        }
        #expect(record.text == nil)
        record.keep("--size\n/usr/bin/prlimit")
        #expect(self.record(of: program).text == "--size\n/usr/bin/prlimit")

        try Data("newer".utf8).write(to: URL(fileURLWithPath: program))
        #expect(self.record(of: program).text == nil)
    }

    @Test func `forgets a result that is no longer true`() throws {
        let record = record(of: "/no/such/program-\(UUID())")
        record.keep("")
        #expect(record.text == "")
        record.forget()
        #expect(record.text == nil)
    }

    @Test func `is not read if other users can write to it`() throws {
        let record = record(of: NSTemporaryDirectory() + "course-bwrap-\(UUID())")
        defer { TemporaryFolder.remove(record.folder) }
        record.keep("--size")
        chmod(record.folder, 0o777)
        #expect(record.text == nil)
    }
}
