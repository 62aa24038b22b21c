import FoundationEssentials
import Testing

@testable import Curriculum

/// Course folders for tests: a correct course, and copies that tests may break.
enum Fixture {
    static var small: CourseRoot {
        CourseRoot(
            URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/Small"))
    }

    /// A temporary folder; the test removes it at the end.
    static func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer {
            do {
                try FileManager.default.removeItem(at: folder)
            } catch {
                Issue.record(error)
            }
        }
        return try body(folder)
    }

    /// A copy of the small course that a test may change.
    static func withCopy<Result>(_ body: (CourseRoot) throws -> Result) throws -> Result {
        try withFolder { folder in
            let root = folder.appending(path: "course")
            try FileManager.default.copyItem(at: small.url, to: root)
            return try body(CourseRoot(root))
        }
    }

    /// The problems of a course after one file changed. A nil `text` deletes the file at `path`.
    static func problems(afterWriting text: String?, to path: String) throws -> [String] {
        try withCopy { root in
            let file = root.url.appending(path: path)
            if let text {
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file)
            } else {
                try FileManager.default.removeItem(at: file)
            }
            do throws(CurriculumProblems) {
                _ = try Curriculum.load(root)
                return []
            } catch {
                return error.problems.map(\.description)
            }
        }
    }
}
