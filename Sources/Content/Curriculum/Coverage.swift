/// Why an exercise has its scenarios: the words of the task that each scenario checks, and the circumstances that each
/// scenario causes.
///
///     holds:
///       drawn-again: [each size is fetched once]
///     meets:
///       redraw-after: drawn-again
///     without:
///       empty-list: The answer is one picture.
public struct Coverage: Hashable, Sendable {
    /// For each scenario's name, the words of the task's bullets that the scenario checks.
    public let holds: [String: [String]]
    /// For each circumstance's name, the scenarios that cause the circumstance.
    public let meets: [String: [String]]
    /// The reasons why no scenario can cause a circumstance, by the circumstance's name.
    public let without: [String: String]

    public init(
        holds: [String: [String]] = [:], meets: [String: [String]] = [:], without: [String: String] = [:]
    ) {
        self.holds = holds
        self.meets = meets
        self.without = without
    }

    init(_ matter: FrontMatter) throws(CurriculumProblem) {
        var holds: [String: [String]] = [:]
        for entry in try matter.entries("holds") { holds[entry.name, default: []] += entry.texts }
        var meets: [String: [String]] = [:]
        for entry in try matter.entries("meets") {
            try matter.refuse(meets[entry.name] != nil, entry.name, line: entry.line)
            meets[entry.name] = entry.texts.flatMap(CourseText.names)
        }
        var without: [String: String] = [:]
        for entry in try matter.entries("without") {
            for name in CourseText.names(in: entry.name) {
                try matter.refuse(meets[name] != nil || without[name] != nil, name, line: entry.line)
                without[name] = entry.texts.joined(separator: " ")
            }
        }
        self.init(holds: holds, meets: meets, without: without)
    }
}

extension FrontMatter {
    fileprivate func refuse(_ isTwice: Bool, _ name: String, line: Int) throws(CurriculumProblem) {
        guard isTwice else { return }
        throw CurriculumProblem(
            file: file, line: line, fact: "The circumstance \(name) occurs twice",
            nextStep: "Keep it under \"meets\" or under \"without\", not both.")
    }
}
