import Curriculum

/// The output of `task --json`.
struct TaskFacts: Encodable {
    struct Scenario: Encodable {
        let name: String
        let text: String
    }
    /// One app in an exercise that asks for yes or no.
    struct Case: Encodable {
        let number: Int
        let name: String
        let text: String
    }
    /// One line of the change that the learner reviews.
    struct Line: Encodable {
        let line: Int
        let text: String
        let isNew: Bool
    }
    let exercise: String
    let number: String
    let title: String
    let task: String
    let file: String
    let scenarios: [Scenario]
    let hiddenScenarios: Int
    let swift: String
    let project: String
    let sdk: Int
    let cases: [Case]?
    /// The change to review, for a review exercise.
    let change: [Line]?

    init(_ exercise: Exercise, file: String) {
        self.exercise = exercise.id
        number = "\(exercise.number)"
        title = exercise.title
        task = exercise.task
        self.file = file
        scenarios = exercise.scenarios.filter { !$0.isHidden }.map { Scenario(name: $0.name, text: $0.text) }
        hiddenScenarios = exercise.scenarios.count - scenarios.count
        swift = exercise.settings.language.rawValue
        project = exercise.settings.project.rawValue
        sdk = exercise.settings.sdk.year
        let cases = exercise.cases.map { Case(number: $0.number, name: $0.name, text: $0.app.source.text) }
        self.cases = cases.isEmpty ? nil : cases
        change = exercise.review?.lines.map { Line(line: $0.number, text: $0.text, isNew: $0.isNew) }
    }
}
