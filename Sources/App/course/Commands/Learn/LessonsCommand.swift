import CommandLine
import CommandOutput
import Curriculum
import Session
import Study

/// `course lessons`: lists the lessons.
enum LessonsCommand {
    static let definition = Command(.lessons, options: [Common.json, Common.plain], run: run)

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let desk = try Desk.open(isPlain: arguments[Common.plain])
        var session = try desk.session()
        if arguments[Common.json] {
            try desk.say(
                session.curriculum.lessons.map {
                    LessonFacts($0, session.progress)
                })
        } else {
            desk.say(session.handle("lessons"))
        }
        return .passed
    }
}
