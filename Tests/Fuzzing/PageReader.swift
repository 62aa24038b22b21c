import Foundation

@testable import Curriculum

/// Reads a course's Markdown pages with their YAML. Each mistake gives an error with a fact and a next step, never a
/// crash.
enum PageReader: FuzzedReader {
    static func read(_ bytes: [UInt8]) {
        // `CourseFolder` ends every line with a plain newline before a page is read.
        let text = String(decoding: bytes, as: UTF8.self)
            .replacing("\r\n", with: "\n").replacing("\r", with: "\n")
        do {
            _ = try FrontMatter(text, file: "exercise.md", allowed: ["id", "title", "points", "fails"])
        } catch {
            precondition(!error.fact.isEmpty && !error.nextStep.isEmpty)
        }
        _ = LessonPage(text, file: "lesson.md", firstLine: 1)
    }
}
