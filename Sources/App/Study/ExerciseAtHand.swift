import CommandLine
import Curriculum
import Foundation

/// The exercise that a command is about when it names none: the one that is open at the prompt, or was opened last.
package struct ExerciseAtHand {
    package let id: String?

    package init(id: String?) { self.id = id }

    /// In a shell.
    package static var last: ExerciseAtHand {
        ExerciseAtHand(id: LastExercise(environment: ProcessInfo.processInfo.environment).id)
    }

    /// What the learner's last run of it found. Without progress at hand there is nothing.
    package var findings: [String] {
        guard let id else { return [] }
        let file = ProgressStore.defaultFile(environment: ProcessInfo.processInfo.environment)
        guard FileManager.default.fileExists(atPath: file.path), let store = try? ProgressStore(file: file),
            let progress = try? store.progress()
        else { return [] }
        return progress.standings[id]?.lastFindings ?? []
    }

    /// What stands for the EXERCISE that these words leave out; nil if they name one.
    package func supply(_ command: Command, _ words: [String]) throws(UsageError) -> String? {
        guard leavesOut(command, words) else { return nil }
        guard let id else {
            throw UsageError("\(command.name) needs EXERCISE, because none was opened")
        }
        return id
    }

    /// The first word may be the operand behind: a file, a number of a request or a line, or a name, which begins with a
    /// capital as no exercise's does.
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
