import Curriculum
import Foundation

/// Finds a student's answer to one exercise, by these rules in this order:
///
/// 1. the answer's file in a folder named as in a learner's workspace: `06-changing-picture/ProfilePicture.swift`;
/// 2. the answer's file itself: `ProfilePicture.swift`;
/// 3. if only this exercise is graded, the only Swift file in the folder, with any name.
struct AnswerSearch {
    struct Found: Hashable, Sendable {
        /// Its path in the student's folder.
        var name: String
        var bytes: [UInt8]
    }

    private let exercise: Exercise
    private let takesAnyName: Bool
    /// Other exercises whose answers have files of the same name.
    private let rivals: [Exercise]

    init(_ exercise: Exercise, takesAnyName: Bool = false, among exercises: [Exercise] = []) {
        self.exercise = exercise
        self.takesAnyName = takesAnyName
        rivals = exercises.filter { $0.id != exercise.id && $0.answerFile == exercise.answerFile }
    }

    func look(in folder: StudentFolder) throws(Obstacle) -> Found {
        let file = Array(exercise.answerFile.utf8)
        if try folder.kind(of: ownFolder) == .folder {
            let inner = try folder.folder(ownFolder)
            if try inner.kind(of: file) != nil {
                return Found(
                    name: "\(Student.printed(ownFolder))/\(exercise.answerFile)",
                    bytes: try inner.contents(of: file))
            }
        }
        if try folder.kind(of: file) != nil {
            guard rivals.isEmpty else { throw ambiguous }
            return Found(name: exercise.answerFile, bytes: try folder.contents(of: file))
        }
        guard takesAnyName else { throw .missing("There is no \(exercise.answerFile).") }
        let sources = try folder.names().filter(Self.isSource)
        guard let only = sources.first else { throw .missing("There is no Swift file.") }
        guard sources.count == 1 else {
            throw .missing(
                "There are \(sources.count) Swift files, and none is called \(exercise.answerFile).")
        }
        return Found(name: Student.printed(only), bytes: try folder.contents(of: only))
    }

    /// Whether an answer was handed in. An unreadable file counts, because its result gives the reason.
    func finds(in folder: StudentFolder) -> Bool {
        do throws(Obstacle) {
            let file = Array(exercise.answerFile.utf8)
            if try folder.kind(of: file) != nil { return true }
            guard try folder.kind(of: ownFolder) == .folder else { return false }
            return try folder.folder(ownFolder).kind(of: file) != nil
        } catch {
            return true
        }
    }

    private var ownFolder: [UInt8] {
        let file = Workspace(folder: URL(filePath: "/")).answerFile(for: exercise)
        return Array(file.deletingLastPathComponent().lastPathComponent.utf8)
    }

    private var ambiguous: Obstacle {
        let others = rivals.map { "\($0.number)" }.joined(separator: " or ")
        return .missing(
            "\(exercise.answerFile) may be the answer to \(exercise.number) or \(others). "
                + "Put it into a folder \(Student.printed(ownFolder)).")
    }

    private static func isSource(_ name: [UInt8]) -> Bool {
        name.reversed().starts(with: ".swift".utf8.reversed()) && !name.starts(with: ".".utf8)
    }
}
