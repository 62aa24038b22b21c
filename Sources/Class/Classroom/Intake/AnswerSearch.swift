import Curriculum
import Essentials

/// Finds a student's answer to one exercise among the student's files. `AnswerSearch` tries four rules in order,
/// until a rule finds a file:
///
/// 1. the answer's file in a folder named as in a learner's workspace: `06-changing-picture/ProfilePicture.swift`;
/// 2. the answer's file itself: `ProfilePicture.swift`;
/// 3. a file named by the exercise: `6.2.swift`, `changing-picture.swift`;
/// 4. a student's only Swift file, with any name, if only this exercise is graded.
///
/// Each rule prefers the file with the shortest path, because a repository can contain copies in subfolders.
struct AnswerSearch {
    private let exercise: Exercise
    private let takesAnyName: Bool
    /// Other exercises whose answers have this file name, and the folders of those exercises in a workspace.
    private let rivals: [Exercise]
    private let otherFolders: Set<[UInt8]>
    private let ownFolder: [UInt8]
    private let answerFile: [UInt8]
    /// `6.2.swift`, `changing-picture.swift`
    private let names: [[UInt8]]

    init(_ exercise: Exercise, takesAnyName: Bool = false, among exercises: [Exercise] = []) {
        self.exercise = exercise
        self.takesAnyName = takesAnyName
        rivals = exercises.filter { $0.id != exercise.id && $0.answerFile == exercise.answerFile }
        otherFolders = Set(rivals.map { Array(Workspace.folderName(of: $0).utf8) })
        ownFolder = Array(Workspace.folderName(of: exercise).utf8)
        answerFile = Array(exercise.answerFile.utf8)
        let ending = exercise.answerFile.pathExtension
        names = ["\(exercise.number)", exercise.id].map { Array("\($0).\(ending)".utf8) }
    }

    /// Finds the answer and its earlier attempts, last one first.
    func look(in files: [StudentFile]) throws(Obstacle) -> [StudentFile] {
        let inOwnFolder = files.filter { $0.path.dropLast().last == ownFolder && $0.path.last == answerFile }
        if !inOwnFolder.isEmpty { return try attempts(inOwnFolder) }
        let byName = files.filter { $0.path.last == answerFile && !isInAnotherFolder($0) }
        if !byName.isEmpty {
            guard rivals.isEmpty else { throw ambiguous }
            return try attempts(byName)
        }
        let byExercise = files.filter { names.contains($0.path.last ?? []) }
        if !byExercise.isEmpty { return try attempts(byExercise) }
        if files.contains(where: { $0.path.dropLast().contains(answerFile) }) {
            throw .unreadable(OpenFolder.refusal(of: .folder, called: exercise.answerFile))
        }
        if let obstacle = files.compactMap(\.source.obstacle).first { throw obstacle }
        if let link = files.first(where: { $0.path.isEmpty && $0.source.kind == .link }) {
            throw .unreadable(OpenFolder.refusal(of: link.source.kind, called: "The folder"))
        }
        guard takesAnyName else { throw .missing("The submission has no \(exercise.answerFile).") }
        let sources = files.filter(isSource)
        guard let only = sources.first else { throw .missing("The submission has no Swift file.") }
        guard sources.count == 1 || sources.allSatisfy({ $0.path == only.path }) else {
            throw .missing(
                "The submission has \(sources.count) Swift files, but none is called \(exercise.answerFile).")
        }
        return try attempts(sources)
    }

    /// True if the student handed in an answer. A file that cannot be read counts as an answer, and its result
    /// says why it cannot be read.
    func finds(in files: [StudentFile]) -> Bool {
        files.contains { file in
            file.path.last == answerFile && !isInAnotherFolder(file) || names.contains(file.path.last ?? [])
        }
    }

    /// Finds the files with the shortest path, last attempt first. Throws if the files are different answers,
    /// not attempts at one answer.
    private func attempts(_ files: [StudentFile]) throws(Obstacle) -> [StudentFile] {
        let depth = files.map(\.path.count).min() ?? 0
        let top = files.filter { $0.path.count == depth }.sorted { left, right in
            (left.attempt, left.source.changed) > (right.attempt, right.source.changed)
        }
        let isOneFile = top.allSatisfy { $0.path == top[0].path }
        guard isOneFile else {
            throw .missing(
                "The submission has \(top.count) files called \(exercise.answerFile): \(top.map(\.name).sorted().joined(separator: ", ")). Hand in only one."
            )
        }
        return top
    }

    /// True if the file is in a workspace's folder for another exercise.
    private func isInAnotherFolder(_ file: StudentFile) -> Bool {
        file.path.dropLast().last.map(otherFolders.contains) ?? false
    }

    private var ambiguous: Obstacle {
        let others = rivals.map { "\($0.number)" }.joined(separator: " or ")
        return .missing(
            "\(exercise.answerFile) can be the answer to \(exercise.number) or \(others). "
                + "Put the file into a folder called \(Student.printed(ownFolder)).")
    }

    private func isSource(_ file: StudentFile) -> Bool {
        guard let name = file.path.last else { return false }
        return name.reversed().starts(with: ".swift".utf8.reversed()) && !name.starts(with: ".".utf8)
    }
}
