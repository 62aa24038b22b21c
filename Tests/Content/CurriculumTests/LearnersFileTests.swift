import FoundationEssentials
import Glibc
import Testing

@testable import Curriculum

/// Each way to lose a learner's work, and the protection from it.
@Suite struct `A learner's file` {
    private func withFile(_ text: String, _ body: (LearnersFile) throws -> Void) throws {
        try Fixture.withFolder { folder in
            let file = folder.appending(path: "Answer.swift")
            try Data(text.utf8).write(to: file)
            try body(LearnersFile(file))
        }
    }

    private func text(_ file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

    private func names(beside file: LearnersFile) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: file.url.deletingLastPathComponent().path)
            .sorted()
    }

    @Test func `gets new contents without leftovers`() throws {
        try withFile("old") { file in
            try file.replace(Array("old".utf8), with: Array("new".utf8))
            #expect(try text(file.url) == "new")
            #expect(try names(beside: file) == ["Answer.swift"])
        }
    }

    @Test func `is left alone if another program changed it`() throws {
        try withFile("what my editor saved") { file in
            #expect(throws: FileFailure(file.url, .changed)) {
                try file.replace(Array("what was read".utf8), with: Array("new".utf8))
            }
            let now = (try text(file.url), try names(beside: file))
            #expect(now == ("what my editor saved", ["Answer.swift"]))
        }
    }

    @Test func `stays a link, and its target changes`() throws {
        try withFile("old") { file in
            let link = file.url.deletingLastPathComponent().appending(path: "Link.swift")
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file.url)
            try LearnersFile(link).replace(Array("old".utf8), with: Array("new".utf8))
            #expect(try text(file.url) == "new")
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == file.url.path)
        }
    }

    @Test func `keeps its permissions`() throws {
        try withFile("old") { file in
            chmod(file.url.path, 0o600)
            try file.replace(Array("old".utf8), with: Array("new".utf8))
            var facts = stat()
            #expect(stat(file.url.path, &facts) == 0 && facts.st_mode & 0o777 == 0o600)
        }
    }

    @Test func `is not read if it is not a regular file, such as a pipe`() throws {
        try Fixture.withFolder { folder in
            #expect(throws: FileFailure(folder, .folder)) { try LearnersFile(folder).read() }
            let pipe = folder.appending(path: "pipe")
            mkfifo(pipe.path, 0o600)
            #expect(throws: FileFailure(pipe, .noFile)) { try LearnersFile(pipe).read() }
            let none = folder.appending(path: "none")
            #expect(throws: FileFailure(none, .missing)) { try LearnersFile(none).read() }
            let link = folder.appending(path: "link")
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: none)
            #expect(throws: FileFailure(link, .danglingLink)) { try LearnersFile(link).read() }
        }
    }

    @Test func `has numbered copies, which never replace one another`() throws {
        try withFile("one") { file in
            let first = try file.keepCopy(of: Array("one".utf8))
            let second = try file.keepCopy(of: Array("two".utf8))
            #expect(first.lastPathComponent == "Answer.kept-1.swift")
            #expect(second.lastPathComponent == "Answer.kept-2.swift")
            #expect(try text(first) == "one")
            #expect(try text(second) == "two")
        }
    }
}
