import Grading
import Scenario
import Text
import Verification
import Wire
import Workshop

/// One answer's grade, which the journal and the gradebook store.
public struct Grade: Codable, Hashable, Sendable {
    public var outcome: GradeOutcome
    /// The result in one sentence.
    public var sentence: String
    /// The points, from 0 to 100; nil only if the answer was not graded.
    public var score: Int?
    public var passed: Bool?
    /// The numbers of the answer's requests; nil unless the answer ran.
    public var counts: Counts?
    public var scenarios: [Grade.Scenario] = []
    public var findings: [Finding] = []
    public var refusals: [GateFinding] = []
    public var diagnostics: [Diagnostic] = []
    /// The explorer's result; nil unless the answer passed and the instructor asked for invented stories.
    public var explored: SecondOpinion?
    /// The seed of this grade, if other seeds gave other grades.
    public var seed: SeedName?

    public init(_ outcome: GradeOutcome, _ sentence: String, score: Int? = 0) {
        self.outcome = outcome
        self.sentence = sentence
        self.score = score
        passed = score == nil ? nil : outcome == .passed
    }

    /// Finds the worst of an answer's grades under several seeds. The worst grade counts, because a correct answer
    /// passes under every seed.
    public static func worst(of grades: [(seed: RunSeed, grade: Grade)]) -> Grade? {
        guard let worst = grades.min(by: { ($0.grade.score ?? 0) < ($1.grade.score ?? 0) }) else {
            return nil
        }
        var grade = worst.grade
        let isSameEverywhere = grades.allSatisfy { $0.grade == worst.grade }
        if !isSameEverywhere { grade.seed = SeedName(worst.seed) }
        return grade
    }

    init(_ obstacle: Obstacle) {
        self.init(obstacle.outcome, obstacle.sentence)
    }

    init(notMarked fault: VerificationFault) {
        self.init(.notMarked, "The course could not grade the answer. \(fault)", score: nil)
    }

    public init(_ outcome: VerifyOutcome) {
        switch outcome {
        case .refused(let found):
            self.init(
                .refused, found.first.map { "\($0.fact) \($0.instead)" } ?? "The gate refused the answer.")
            refusals = kept(found)
        case .rejected(let found):
            let errors = found.count { $0.severity == .error }
            self.init(.doesNotCompile, "The answer does not compile: \(Wording.count(errors, "error")).")
            diagnostics = kept(found).map(\.shortened)
        case .exceeded(let limit, let phase):
            self.init(.exceeded, Self.sentence(limit, phase))
        case .judged(let judgement):
            self.init(judgement)
        }
    }

    private init(_ judgement: GradedRuns) {
        let verdict = judgement.verdict
        let outcome: GradeOutcome =
            verdict.passed ? .passed : judgement.diedInARun ? .crashed : .notPassed
        let codes = verdict.codes.map(\.title).joined(separator: ", ")
        self.init(
            outcome, "\(verdict.score) of 100 points" + (codes.isEmpty ? "." : ": \(codes)."),
            score: verdict.score)
        counts = Counts(verdict)
        scenarios = verdict.scenarios.map(Grade.Scenario.init)
        findings = kept(Finding.all(in: verdict))
        diagnostics = kept(judgement.warnings).map(\.shortened)
    }

    private static func sentence(_ limit: Limit, _ phase: WorkPhase) -> String {
        let cost =
            switch limit {
            case .cpuTime, .wallTime: "longer than allowed"
            case .memory: "more memory than allowed"
            case .fileSize: "more space than allowed"
            }
        return switch phase {
        case .gate:
            "Reading the answer took \(cost). An expression with very deep nesting takes long to read."
        case .compile:
            "Compiling the answer took \(cost). A very long expression or literal takes long to compile."
        case .run: "Running the answer took \(cost)."
        }
    }
}

/// Keeps only the first hundred elements of a list, so that an answer cannot fill the disk.
private func kept<Element>(_ all: [Element]) -> [Element] { Array(all.prefix(100)) }

extension String {
    var shortened: String {
        unicodeScalars.count <= 2000
            ? self : String(String.UnicodeScalarView(unicodeScalars.prefix(2000))) + "…"
    }
}

extension Diagnostic {
    fileprivate var shortened: Diagnostic {
        var short = self
        short.message = message.shortened
        return short
    }
}
