import CommandLine
import Curriculum
import Foundation
import Manners

extension Workspace {
    /// The folder that was named now, or else the one that `course start` has.
    package init(_ folder: String?) {
        self =
            folder.map {
                // A shell leaves the ~ of --dir=~/answers as it is.
                Workspace(folder: HomePath.file($0).standardizedFileURL)
            }
            ?? Workspace(environment: ProcessInfo.processInfo.environment)
    }
}

extension Arguments {
    /// The file that was named, or else the learner's own answer. For commands with these operands and options.
    package func answer(to exercise: Exercise) -> String {
        self[Common.file] ?? Workspace(self[Common.folder]).answerFile(for: exercise).path
    }
}
