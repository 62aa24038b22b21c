import CommandLine
import CommandOutput
import Curriculum
import Essentials

extension Workspace {
    /// The workspace in the folder of `--dir`, or else in the folder of `course start`.
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
    /// The path of the FILE on the command line, or else of the learner's own answer. Call this method only in
    /// commands that declare FILE and `--dir`.
    package func answer(to exercise: Exercise) -> String {
        self[Common.file] ?? Workspace(self[Common.folder]).answerFile(for: exercise).path
    }
}
