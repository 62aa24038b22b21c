import CommandLine
import CommandOutput
import Curriculum
import Foundation

extension Workspace {
    /// The folder in `--dir`, or else the folder of `course start`.
    package init(_ folder: String?) {
        self =
            folder.map {
                // A shell does not expand the ~ in --dir=~/answers.
                Workspace(folder: HomePath.file($0).standardizedFileURL)
            }
            ?? Workspace(environment: ProcessInfo.processInfo.environment)
    }
}

extension Arguments {
    /// The FILE on the command line, or else the learner's own answer. Use this only in commands that declare FILE and
    /// `--dir`.
    package func answer(to exercise: Exercise) -> String {
        self[Common.file] ?? Workspace(self[Common.folder]).answerFile(for: exercise).path
    }
}
