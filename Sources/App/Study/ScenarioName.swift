import CommandLine
import Curriculum
import Text

package enum ScenarioName {
    /// Returns the name if the exercise has a scenario of that name, or else throws.
    package static func named(_ name: String, in exercise: Exercise) throws(UsageError) -> String {
        try named(name, among: runs(of: exercise), in: exercise)
    }

    /// The names of a verdict's runs: scenarios in most exercises, cases in a judge exercise, faults in a review
    /// exercise.
    private static func runs(of exercise: Exercise) -> [String] {
        switch exercise.kind {
        case .repair, .finish, .add, .smallestID, .budget, .refactor, .scenario:
            exercise.scenarios.map(\.name)
        case .judge: exercise.cases.map(\.name)
        case .review: (exercise.review?.repairs ?? []).indices.map { "fault-\($0 + 1)" }
        }
    }

    /// Like `named(_:in:)`, but throws for a hidden scenario, because hidden lines must not be shown.
    package static func shown(_ name: String, in exercise: Exercise) throws(UsageError) -> String {
        guard !exercise.scenarios.contains(where: { $0.isHidden && $0.name == name }) else {
            throw UsageError("\(name) is a hidden scenario, so the course does not show its lines")
        }
        return try named(name, among: exercise.scenarios.filter { !$0.isHidden }.map(\.name), in: exercise)
    }

    /// The name of a scenario for learners: `hidden` replaces the names of hidden scenarios.
    package static func told(_ name: String, isHidden: Bool) -> String { isHidden ? "hidden" : name }

    private static func named(
        _ name: String, among names: [String], in exercise: Exercise
    ) throws(UsageError) -> String {
        guard !names.contains(name) else { return name }
        throw UsageError(
            "\(exercise.id) has no scenario \"\(name)\"; its scenarios are \(Wording.list(names))",
            suggestion: Spelling.suggestions(for: name, among: names).first)
    }
}
