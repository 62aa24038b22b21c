import Foundation
import Testing

@testable import Workshop

@Suite struct `In the record of a wall` {
    @Test func `what stood is remembered until its program changes`() throws {
        let program = NSTemporaryDirectory() + "course-bwrap-\(UUID())"
        try Data("old".utf8).write(to: URL(fileURLWithPath: program))
        let record = WallRecord(of: program)
        defer {
            TemporaryFolder.remove(record.folder)
            TemporaryFolder.remove(program)
        }
        #expect(record.options == nil)
        record.keep(["--size", "/usr/bin/prlimit"])
        #expect(WallRecord(of: program).options == ["--size", "/usr/bin/prlimit"])

        try Data("newer".utf8).write(to: URL(fileURLWithPath: program))
        #expect(WallRecord(of: program).options == nil)
    }

    @Test func `a record that others could have written is not read`() throws {
        let program = NSTemporaryDirectory() + "course-bwrap-\(UUID())"
        let record = WallRecord(of: program)
        defer { TemporaryFolder.remove(record.folder) }
        record.keep(["--size"])
        chmod(record.folder, 0o777)
        #expect(record.options == nil)
    }
}
