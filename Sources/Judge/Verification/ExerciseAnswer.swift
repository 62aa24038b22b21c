import Curriculum
import Workshop

/// An exercise's app: the learner's file or one of the exercise's apps, with the host file.
extension Exercise {
    /// The app that an answer and the exercise's host file form together.
    public func app(with answer: [UInt8]) -> Answer {
        app(with: Answer.File(name: answerFile, bytes: answer, author: .learner))
    }

    /// One of the exercise's own apps, as an answer with the exercise's host file.
    public func app(_ example: ExampleApp) -> Answer {
        // A finding about a case to judge is about source that the learner reads, so the gate notes the source's work
        // as it notes the work of a learner's answer.
        app(
            with: Answer.File(
                name: "\(example.name).swift", bytes: Array(example.source.text.utf8),
                author: kind == .judge ? .learner : .course))
    }

    private func app(with file: Answer.File) -> Answer {
        // An answer and its host file are one module, so a `Knob` that the learner declares would hide the
        // host's `Knob`.
        let text = host.text.replacing("@Knob", with: "@Lab.Knob")
        let host = Answer.File(name: "Host.swift", bytes: Array(text.utf8), author: .course)
        return Answer(
            files: [file, host], root: "Host()", languageMode: settings.language,
            project: settings.project)
    }
}
