import Essentials
import Glibc

/// The exercise that the learner opened last. Commands without an exercise's name use the last exercise, even in a
/// later session.
///
///     try LastExercise(environment: environment).keep("changing-picture")
///     LastExercise(environment: environment).id   // "changing-picture", until another is kept
///
/// A small file beside the learner's progress stores the exercise's id in one line.
public struct LastExercise: Hashable, Sendable {
    public let file: URL

    public init(environment: [String: String]) {
        file = ProgressStore.dataFolder(environment: environment).appending(path: "exercise")
    }

    /// The exercise's id; nil if the learner has opened no exercise. A newer course may lack the exercise that was
    /// opened last.
    public var id: String? {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
        let id = text.prefix { !$0.isNewline }
        return id.isEmpty ? nil : String(id)
    }

    public func keep(_ id: String) throws(FileFailure) {
        guard self.id != id else { return }
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data((id + "\n").utf8).write(to: file, options: .atomic)
        } catch {
            throw FileFailure(file, .unwritable("the exercise that is open cannot be remembered"))
        }
    }
}
