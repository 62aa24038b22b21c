import Essentials
import Glibc

/// The folder with a learner's answers.
///
///     let workspace = Workspace(environment: environment)
///     let answer = try workspace.open(exercise)   // ~/swiftui-course/06-changing-picture/Picture.swift
public struct Workspace: Hashable, Sendable {
    public let folder: URL

    public init(folder: URL) { self.folder = folder }

    /// Uses the folder that the learner chose, or else `~/swiftui-course`.
    public init(environment: [String: String]) {
        if let chosen = ChosenFolder(environment: environment).folder {
            folder = chosen
            return
        }
        let home = environment["HOME"] ?? FileManager.default.homeDirectoryForCurrentUser.path
        folder = URL(filePath: home).appending(path: "swiftui-course")
    }

    public struct Answer: Hashable, Sendable {
        public let file: URL
        /// True if `open` just copied the starter, false if the learner's file existed.
        public let isNew: Bool
    }

    public func make() throws(FileFailure) {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw FileFailure(folder, .unwritable("the folder cannot be made"))
        }
    }

    /// The path of the learner's answer, even if the file does not exist.
    public func answerFile(for exercise: Exercise) -> URL {
        folder.appending(path: "\(Self.folderName(of: exercise))/\(exercise.answerFile)")
    }

    /// The name of an exercise's folder, such as `06-changing-picture`.
    public static func folderName(of exercise: Exercise) -> String {
        let part = exercise.number.part < 10 ? "0\(exercise.number.part)" : "\(exercise.number.part)"
        return "\(part)-\(exercise.id)"
    }

    /// Copies the starter, unless the learner's file already exists.
    public func open(_ exercise: Exercise) throws(FileFailure) -> Answer {
        let file = answerFile(for: exercise)
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        } catch {
            throw FileFailure(file, .unwritable("its folder cannot be made"))
        }
        do throws(FileFailure) {
            try LearnersFile.create(file, holding: Array(exercise.starter.text.utf8))
            return Answer(file: file, isNew: true)
        } catch {
            guard error.cause == .exists else { throw error }
        }
        // If a folder or a broken link already has the file's name, `open` fails at once, so that the learner
        // notices early.
        _ = try LearnersFile(file).read()
        return Answer(file: file, isNew: false)
    }

    /// - Returns: the copy of the learner's old file; nil if the file equaled the starter.
    public func reset(_ exercise: Exercise) throws(FileFailure) -> URL? {
        let answer = try open(exercise)
        let file = LearnersFile(answer.file)
        let starter = Array(exercise.starter.text.utf8)
        let old = try file.read()
        guard old != starter else { return nil }
        let copy = try file.keepCopy(of: old)
        do throws(FileFailure) {
            try file.replace(old, with: starter)
        } catch {
            // Nothing replaced the learner's file, so the copy is not needed.
            unlink(copy.path)
            throw error
        }
        return copy
    }
}
