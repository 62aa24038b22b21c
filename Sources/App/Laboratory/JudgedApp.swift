import Curriculum
import LabSession
import Scenario

/// The app that the lab shows for an exercise whose answer is a form: one of its cases, or the reviewed change.
struct JudgedApp {
    let app: ExampleApp
    let title: String
    /// The scenario that Return runs; nil for a hidden scenario.
    private let scenario: ScenarioSource?

    /// The initializer returns nil if the exercise's answer is not a form.
    /// - Parameter word: the number or name of a case. Any other word means the first case.
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
