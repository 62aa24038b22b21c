import Curriculum
import Grading

/// An answer in an exercise's folder, and its role, such as solution or wrong answer.
struct ProvenAnswer: Sendable, Hashable {
    enum Role: Sendable, Hashable {
        case starter
        case solution
        case right(RightAnswer)
        case wrong(WrongAnswer)
    }
    let role: Role
    let source: SourceFile

    static func all(of exercise: Exercise) -> [ProvenAnswer] {
        [
            ProvenAnswer(role: .solution, source: exercise.solution),
            ProvenAnswer(role: .starter, source: exercise.starter),
        ]
            + exercise.right.map { ProvenAnswer(role: .right($0), source: $0.source) }
            + exercise.wrong.map { ProvenAnswer(role: .wrong($0), source: $0.source) }
    }

    /// True for the solution and for answers that the author declares right. A right answer sends exactly `par`
    /// requests in every scenario.
    var isRight: Bool {
        switch role {
        case .solution, .right: true
        case .starter, .wrong: false
        }
    }
}

/// The results of one answer under all seeds.
struct AnswerRecord: Sendable {
    struct Run: Sendable {
        let seed: UInt64
        /// The codes of the run's findings; findings that explain more come first.
        let codes: [FindingCode]
        let score: Int
        let requests: Int
        let par: Int
        let failed: Set<String>
        /// The scenarios in which an `expect` line failed.
        var unmet: Set<String> = []
    }

    let answer: ProvenAnswer
    var runs: [Run] = []
    /// Why the answer never ran; nil if the answer ran.
    var obstacle: String?
    /// The number of runs: one for each scenario and seed.
    var plays = 0
    var elapsed = Duration.zero

    init(_ answer: ProvenAnswer) { self.answer = answer }

    /// The scenarios with findings under at least one seed.
    var failed: Set<String> { runs.reduce(into: []) { $0.formUnion($1.failed) } }

    var unmet: Set<String> { runs.reduce(into: []) { $0.formUnion($1.unmet) } }
}

extension AnswerRecord.Run {
    init(_ verdict: Verdict, seed: UInt64) {
        self.init(
            seed: seed, codes: verdict.codes, score: verdict.score, requests: verdict.requestsMade,
            par: verdict.par, failed: Set(verdict.scenarios.filter { !$0.passed }.map(\.name)),
            unmet: Set(
                verdict.scenarios.filter { $0.findings.contains { $0.code == .unmetExpectation } }.map(\.name)
            ))
    }
}
