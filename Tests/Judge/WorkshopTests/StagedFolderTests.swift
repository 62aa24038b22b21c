import Foundation
import Testing

@testable import Workshop

@Suite struct `A staged folder` {
    let name = "course-test-\(UUID().uuidString)"
    let print = Fingerprint(files: [], text: "one")

    func settle(_ text: String) throws -> String {
        try StagedFolder.settled(name, print: print, for: Identity.ofChildren) {
            target throws(MachineFault) in
            try TemporaryFolder.write(Array(text.utf8), to: "\(target)/file", for: nil)
        }
    }

    @Test func `is filled once`() throws {
        let path = try settle("first")
        defer { TemporaryFolder.remove(path) }
        #expect(try settle("second") == path)
        #expect(try String(contentsOfFile: "\(path)/file", encoding: .utf8) == "first")
    }

    @Test func `can be read by all users and written only by its owner`() throws {
        let path = try settle("x")
        defer { TemporaryFolder.remove(path) }
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o755)
    }

    @Test func `is not trusted if others can write to it`() throws {
        let path = try settle("x")
        defer { TemporaryFolder.remove(path) }
        chmod(path, 0o777)
        let fault = #expect(throws: MachineFault.self) { try settle("y") }
        #expect(fault?.kind == .untrustedFolder)
    }

    @Test func `does not follow a symbolic link in its place`() throws {
        let path = try settle("x")
        TemporaryFolder.remove(path)
        #expect(symlink("/etc", path) == 0)
        defer { unlink(path) }
        #expect(throws: MachineFault.self) { try settle("y") }
    }

    @Test func `is created again if a file is missing`() throws {
        let path = try settle("first")
        defer { TemporaryFolder.remove(path) }
        unlink("\(path)/file")
        #expect(try settle("second") == path)
        #expect(try String(contentsOfFile: "\(path)/file", encoding: .utf8) == "second")
    }

    @Test func `is complete for several simultaneous users`() async throws {
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
