import Curriculum
import Session

/// `course task`: what an exercise asks for.
enum TaskCommand {
    static let definition = Command(
        .task, operands: [Operand("EXERCISE")], options: [.json, .plain, .dir], run: run)

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let desk = try Desk.open(arguments)
        let exercise = try desk.library.exercise(arguments.operands[0])
        let file = desk.workspace.answerFile(for: exercise).path
        if arguments.has(.json) {
            try desk.say(TaskFacts(exercise, file: file))
        } else {
            var session = Session(curriculum: desk.library.curriculum)
            // Nothing is opened: it only learns which exercise is meant.
            _ = session.opened(exercise.id, file: file, isNew: false)
            desk.say(session.handle("task"))
        }
        return .passed
    }

    private struct TaskFacts: Encodable {
        struct Scenario: Encodable {
            let name: String
            let text: String
        }
        let exercise: String
        let number: String
        let title: String
        let task: String
        let file: String
        let scenarios: [Scenario]
        let hiddenScenarios: Int

        init(_ exercise: Exercise, file: String) {
            self.exercise = exercise.id
            number = "\(exercise.number)"
            title = exercise.title
            task = exercise.task
            self.file = file
            scenarios = exercise.scenarios.filter { !$0.isHidden }.map {
                Scenario(name: $0.name, text: $0.text)
            }
            hiddenScenarios = exercise.scenarios.count - scenarios.count
        }
    }
}
