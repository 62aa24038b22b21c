import CommandLine
import Curriculum
import Essentials

/// The exercise for a command that names no exercise: the exercise that is open at the prompt, or that was opened last.
package struct ExerciseAtHand {
    package let id: String?

    package init(id: String?) { self.id = id }

    /// The exercise that the learner opened last, for commands in a shell.
    package static var last: ExerciseAtHand {
        ExerciseAtHand(id: LastExercise(environment: ProcessInfo.processInfo.environment).id)
    }

    /// The findings of the learner's last run; empty without progress.
    package var findings: [String] {
        guard let id else { return [] }
        let file = ProgressStore.defaultFile(environment: ProcessInfo.processInfo.environment)
        guard FileManager.default.fileExists(atPath: file.path), let store = try? ProgressStore(file: file),
            let progress = try? store.progress()
        else { return [] }
        return progress.standings[id]?.lastFindings ?? []
    }

    /// The exercise for a command line without EXERCISE; nil if the command line names an exercise.
    package func supply(_ command: Command, _ words: [String]) throws(UsageError) -> String? {
        guard leavesOut(command, words) else { return nil }
        guard let id else {
            throw UsageError("\(command.name) needs EXERCISE, because you have opened no exercise")
        }
        return id
    }

    /// True if no word names an exercise, because the first word is missing or is a file, a number or a capitalized
    /// name.
    private func leavesOut(_ command: Command, _ words: [String]) -> Bool {
        guard let first = words.first else { return true }
        guard command.operands.count > 1 else { return false }
        let isNumber = Int(first.drop { $0 == "#" }) != nil
        let isFile =
            first == "-" || first.contains("/")
            || ExerciseKind.sourceSuffixes.contains(where: first.hasSuffix)
        return isNumber || isFile || first.first?.isUppercase == true
    }
}
