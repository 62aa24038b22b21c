/// A mistake in the course's files that the author has to correct: the place, the fact, the evidence, and the next
/// step.
///
///     Exercises/06-task-identity/01-first/exercise.md:4: "part" is not a whole number: "six".
///     Write the part's number, as in "part: 6".
public struct CurriculumProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file's path, relative to the course root.
    public let file: String
    public let line: Int?
    public let fact: String
    public let evidence: String?
    public let nextStep: String

    public init(file: String, line: Int? = nil, fact: String, evidence: String? = nil, nextStep: String) {
        self.file = file
        self.line = line
        self.fact = fact
        self.evidence = evidence
        self.nextStep = nextStep
    }

    public var description: String {
        let place = line.map { "\(file):\($0)" } ?? file
        let proof = evidence.map { ": \($0)" } ?? ""
        return "\(place): \(fact)\(proof). \(nextStep)"
    }
}

/// All problems of a course folder. The list of problems is never empty.
public struct CurriculumProblems: Error, Hashable, Sendable, CustomStringConvertible {
    public let problems: [CurriculumProblem]

    init?(_ problems: [CurriculumProblem]) {
        guard !problems.isEmpty else { return nil }
        self.problems = problems
    }

    static func none<Page>(_ survey: ([Page], [CurriculumProblem])) throws(CurriculumProblems) -> [Page] {
        guard let found = CurriculumProblems(survey.1) else { return survey.0 }
        throw found
    }

    public var description: String { problems.map(\.description).joined(separator: "\n") }
}
