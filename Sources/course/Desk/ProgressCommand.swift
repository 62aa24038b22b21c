import Curriculum
import Session

/// `course progress`: what was done so far.
enum ProgressCommand {
    static let definition = Command(.progress, options: [.json, .plain], run: run)

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let desk = try Desk.open(arguments)
        var session = try desk.session()
        guard arguments.has(.json) else {
            desk.say(session.handle("progress"))
            return .passed
        }
        let progress = session.progress
        let store = try desk.store()
        try desk.say(
            ProgressFacts(
                lessonsRead: progress.lessonsRead.sorted(),
                referencesSeenEarly: try store.revealed().sorted(),
                exercises: session.curriculum.exercises.map { ExerciseFacts($0, progress.standings[$0.id]) }))
        return .passed
    }

    private struct ProgressFacts: Encodable {
        let lessonsRead: [String]
        let referencesSeenEarly: [String]
        let exercises: [ExerciseFacts]
    }
}
