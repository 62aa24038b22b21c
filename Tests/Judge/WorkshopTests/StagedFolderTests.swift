import Foundation
import Testing

@testable import Workshop

@Suite struct `Of a staged folder` {
    let name = "course-test-\(UUID().uuidString)"
    let print = Fingerprint(files: [], text: "one")

    func settle(_ text: String) throws -> String {
        try StagedFolder.settled(name, print: print, for: Identity.ofChildren) {
            target throws(MachineFault) in
            try TemporaryFolder.write(Array(text.utf8), to: "\(target)/file", for: nil)
        }
    }

    @Test func `it is filled once`() throws {
        let path = try settle("first")
        defer { TemporaryFolder.remove(path) }
        #expect(try settle("second") == path)
        #expect(try String(contentsOfFile: "\(path)/file", encoding: .utf8) == "first")
    }

    @Test func `all users may read it and only its owner may write`() throws {
        let path = try settle("x")
        defer { TemporaryFolder.remove(path) }
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o755)
    }

    @Test func `one that others can write to is not trusted`() throws {
        let path = try settle("x")
        defer { TemporaryFolder.remove(path) }
        chmod(path, 0o777)
        let fault = #expect(throws: MachineFault.self) { try settle("y") }
        #expect(fault?.kind == .untrustedFolder)
    }

    @Test func `a symbolic link in its place is not followed`() throws {
        let path = try settle("x")
        TemporaryFolder.remove(path)
        #expect(symlink("/etc", path) == 0)
        defer { unlink(path) }
        #expect(throws: MachineFault.self) { try settle("y") }
    }

    @Test func `one that lost a file is made again`() throws {
        let path = try settle("first")
        defer { TemporaryFolder.remove(path) }
        unlink("\(path)/file")
        #expect(try settle("second") == path)
        #expect(try String(contentsOfFile: "\(path)/file", encoding: .utf8) == "second")
    }

    @Test func `of several at once all get the same whole folder`() async throws {
        let paths = try await withThrowingTaskGroup(of: String.self) { group in
            for index in 0..<8 { group.addTask { try settle("\(index)") } }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        let path = try #require(paths.first)
        defer { TemporaryFolder.remove(path) }
        #expect(paths.count == 1)
        #expect(try FileManager.default.contentsOfDirectory(atPath: path).sorted() == ["contents", "file"])
    }
}
