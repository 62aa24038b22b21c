import Curriculum
import Workshop

/// An exercise's app: the file that the learner writes or judges, and the host around it.
extension Exercise {
    /// Around an answer.
    public func app(with answer: [UInt8]) -> Answer {
        app(with: Answer.File(name: answerFile, bytes: answer, author: .learner))
    }

    /// Around one of the apps that a learner's scenario is played with.
    public func app(_ example: ExampleApp) -> Answer {
        app(
            with: Answer.File(
                name: "\(example.name).swift", bytes: Array(example.source.text.utf8), author: .course))
    }

    private func app(with file: Answer.File) -> Answer {
        // A learner's own `Knob` would come before the one that the host means: the two files are one module.
        let text = host.text.replacing("@Knob", with: "@Lab.Knob")
        let host = Answer.File(name: "Host.swift", bytes: Array(text.utf8), author: .course)
        return Answer(
            files: [file, host], root: "Host()", languageMode: settings.language,
            project: settings.project)
    }
}
