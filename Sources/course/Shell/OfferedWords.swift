import Curriculum
import Grading

/// The words that may stand for a placeholder now, in this course.
enum OfferedWords {
    static func of(_ placeholder: Placeholder) throws -> [String] {
        switch placeholder {
        case .exercise: try Library.open().curriculum.exercises.flatMap { ["\($0.number)", $0.id] }
        case .lesson: try Library.open().curriculum.lessons.flatMap { ["\($0.part)", $0.id] }
        case .finding: FindingCode.allCases.map(\.rawValue)
        case .command: Course.commands.map(\.name)
        case .shell: Shell.allCases.map(\.rawValue)
        case .file, .folder: []
        }
    }
}
