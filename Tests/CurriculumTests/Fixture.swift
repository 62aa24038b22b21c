import FoundationEssentials
import Testing

@testable import Curriculum

/// Course folders for the tests: one that is right, and copies of it that tests may break.
enum Fixture {
    static var small: CourseRoot {
        CourseRoot(
            URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/Small"))
    }

    /// A folder of the test's own, gone when the test is over.
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

    /// The problems of a course of which one file reads differently; nil deletes it.
    static func problems(afterWriting text: String?, to path: String) throws -> [String] {
        try withFolder { folder in
            let root = folder.appending(path: "course")
            try FileManager.default.copyItem(at: small.url, to: root)
            let file = root.appending(path: path)
            if let text {
                try Data(text.utf8).write(to: file)
            } else {
                try FileManager.default.removeItem(at: file)
            }
            do throws(CurriculumProblems) {
                _ = try Curriculum.load(CourseRoot(root))
                return []
            } catch {
                return error.problems.map(\.description)
            }
        }
    }
}
