import Curriculum
import Session

/// `course lessons`: what there is to read.
enum LessonsCommand {
    static let definition = Command(.lessons, options: [.json, .plain], run: run)

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let desk = try Desk.open(arguments)
        var session = try desk.session()
        if arguments.has(.json) {
            try desk.say(
                session.curriculum.lessons.map {
                    LessonFacts(
                        lesson: $0.id, part: $0.part, title: $0.title, read: session.progress.hasRead($0.id))
                })
        } else {
            desk.say(session.handle("lessons"))
        }
        return .passed
    }

    private struct LessonFacts: Encodable {
        let lesson: String
        let part: Int
        let title: String
        let read: Bool
    }
}
