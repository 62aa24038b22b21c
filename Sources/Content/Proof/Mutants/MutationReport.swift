import Curriculum
import Text
import Wire

public struct MutationReport: Sendable, Encodable {
    public struct Survivor: Sendable, Encodable {
        public let name: String
        /// The line of the solution that the mutant changes.
        public let line: Int
        public let sentence: String
    }

    public struct ExerciseReport: Sendable, Encodable {
        public let id: String
        public let number: String
        public let mutants: Int
        /// The number of mutants that compile and run.
        public let played: Int
        public let killed: Int
        /// The number of mutants that pass and that the exercise lists as equivalent, with a reason.
        public let equivalent: Int
        /// The mutants that pass although the exercise does not list them as equivalent.
        public let survivors: [Survivor]
        /// A sentence for each mutant that is wrongly listed as equivalent, and for a solution that does not pass.
        public let faults: [String]
        /// The sources of all mutants that pass, including the equivalent mutants.
        let living: [ExploredSource]
        /// The exercise's page; its front matter lists the equivalent mutants.
        let page: String

        public var holds: Bool { survivors.isEmpty && faults.isEmpty }
        /// The number of wrong mutants that the scenarios find: `41 of 43`.
        public var score: String { "\(killed) of \(played - equivalent)" }

        private enum CodingKeys: String, CodingKey {
            case id, number, mutants, played, killed, equivalent, survivors, faults
        }
    }

    public let version = 1
    public let exercises: [ExerciseReport]
    public let seconds: Double
    public let holds: Bool
    /// The explorer's findings in the mutants that pass; nil if the explorer did not run.
    public var explored: ExplorationProofReport?

    init(_ exercises: [ExerciseReport], elapsed: Duration) {
        self.exercises = exercises
        seconds = elapsed / .seconds(1)
        holds = exercises.allSatisfy(\.holds)
    }
}

extension MutationReport.ExerciseReport {
    /// - Parameter solution: the fate of the unchanged solution, checked like a mutant.
    init(_ exercise: Exercise, solution: MutantFate?, outcomes: [(mutant: Mutant, fate: MutantFate)]) {
        let living = outcomes.filter { $0.fate == .survived }.map(\.mutant)
        let unlisted = living.filter { exercise.equivalent[$0.name] == nil }
        id = exercise.id
        page = exercise.page
        self.living = living.map { mutant in
            let text = mutant.applied(to: Array(exercise.solution.text.utf8))
            let source = SourceFile(
                path: "\(exercise.solution.path) with \(mutant.name)",
                text: String(decoding: text, as: UTF8.self))
            return ExploredSource(exercise: exercise, source: source, isRight: false)
        }
        number = exercise.number.description
        mutants = outcomes.count
        played = outcomes.count { $0.fate != .rejected }
        killed = outcomes.count { $0.fate == .killed }
        equivalent = living.count - unlisted.count
        survivors = unlisted.map { .init(name: $0.name, line: $0.line, sentence: $0.sentence) }
        let fates = Dictionary(outcomes.map { ($0.mutant.name, $0.fate) }) { first, _ in first }
        let listed = exercise.equivalent.keys.sorted().compactMap { name -> CurriculumProblem? in
            switch fates[name] {
            case .survived: nil
            case .killed:
                CurriculumProblem(
                    file: exercise.page, fact: "The mutant \"\(name)\" is not equivalent",
                    evidence: "a scenario finds it", nextStep: "Remove the mutant from \"equivalent\".")
            case .rejected:
                CurriculumProblem(
                    file: exercise.page, fact: "The mutant \"\(name)\" does not run",
                    evidence: "it does not compile", nextStep: "Remove the mutant from \"equivalent\".")
            case nil:
                CurriculumProblem(
                    file: exercise.page, fact: "No mutant is called \"\(name)\"",
                    nextStep: Spelling.suggestions(for: name, among: living.map(\.name)).first
                        .map { "Did you mean \"\($0)\"?" } ?? "Remove the mutant from \"equivalent\".")
            }
        }
        let unfit =
            solution == .survived
            ? []
            : [
                CurriculumProblem(
                    file: exercise.solution.path, fact: "The solution does not pass",
                    nextStep:
                        "Run \"course check\" and correct what it reports. Before that, mutants prove nothing."
                )
            ]
        faults = (unfit + listed).map(\.description)
    }
}
