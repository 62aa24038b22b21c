import CommandLine
import CommandOutput
import Curriculum
import Essentials

extension Workspace {
    /// The workspace in the folder `folder`; if nil, the workspace that `course start` stored.
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
    /// The path of the answer: the operand FILE, or without FILE the learner's file for the exercise. Call
    /// this method only in commands that declare FILE and `--dir`.
    package func answer(to exercise: Exercise) -> String {
        self[Common.file] ?? Workspace(self[Common.folder]).answerFile(for: exercise).path
    }
}
