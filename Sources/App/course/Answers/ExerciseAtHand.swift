import CommandLine
import Curriculum
import Foundation

/// The exercise that a command is about when it names none: the one that is open at the prompt, or was opened last.
struct ExerciseAtHand {
    let id: String?

    /// In a shell.
    static var last: ExerciseAtHand {
        ExerciseAtHand(id: LastExercise(environment: ProcessInfo.processInfo.environment).id)
    }

    /// What stands for the EXERCISE that these words leave out; nil if they name one.
    func supply(_ command: Command, _ words: [String]) throws(UsageError) -> String? {
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
