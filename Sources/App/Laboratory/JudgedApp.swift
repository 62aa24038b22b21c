import Curriculum
import Rehearsal
import Scenario

/// What the lab shows of an exercise whose answer is a form: one of its cases, or the change that is reviewed.
struct JudgedApp {
    let app: ExampleApp
    let title: String
    /// What Return plays; nil where it is hidden.
    private let scenario: ScenarioSource?

    /// - Parameter word: the number or the name of a case; anything else means the first.
    /// - Returns: nil for an exercise of another kind.
    init?(named word: String, in exercise: Exercise) {
        if let change = exercise.review?.change {
            app = change
            title = "the change"
            scenario = exercise.scenarios.first { !$0.isHidden }
            return
        }
        let named = exercise.cases.first { ["\($0.number)", $0.name].contains(word) }
        guard let judged = named ?? exercise.cases.first else { return nil }
        app = judged.app
        title = "case \(judged.number) (\(judged.name))"
        scenario = judged.scenario.isHidden ? nil : judged.scenario
    }

    func story(in exercise: Exercise, seed: RunSeed) throws(ScenarioError) -> Story? {
        guard let scenario else { return nil }
        return try Story(scenario, fixtures: exercise.fixtures, seed: seed)
    }
}
