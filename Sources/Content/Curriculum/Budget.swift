/// The most that an answer may spend in each scenario.
///
///     budget:
///       short-absence: 1 request
///       ten-messages: [1 init of Tracker, 12 bodies of ParcelRow]
public struct Budget: Hashable, Sendable {
    /// The limits of each scenario, by the scenario's name, in the words of an `expect` line, such as `1 request`.
    public let limits: [String: [String]]

    public init(limits: [String: [String]] = [:]) { self.limits = limits }

    init(_ matter: FrontMatter, of kind: ExerciseKind) throws(CurriculumProblem) {
        var limits: [String: [String]] = [:]
        for entry in try matter.entries("budget") {
            guard limits.updateValue(entry.texts.flatMap(Self.parts), forKey: entry.name) == nil else {
                throw CurriculumProblem(
                    file: matter.file, line: entry.line, fact: "The budget of \(entry.name) occurs twice",
                    nextStep: "Keep one of the two entries.")
            }
        }
        try matter.demand(
            "budget", isThere: !limits.isEmpty, of: .budget, in: kind,
            lack: "The exercise has no budget",
            next: "Name a scenario and its limits, as in \"budget: { simple-case: 1 request }\".")
        self.limits = limits
    }

    private static func parts(of text: String) -> [String] {
        text.split(separator: ",").map { String($0).trimmed }
    }

    /// The line that checks a limit: `expect at most 1 request`.
    public static func check(of limit: String) -> String { "expect at most \(limit)" }

    /// Returns the scenario with an added `expect` line for each of its limits.
    func closing(_ scenario: ScenarioSource) -> ScenarioSource {
        guard let limits = limits[scenario.name] else { return scenario }
        let end = scenario.text.lastIndex { !$0.isWhitespace }.map(scenario.text.index(after:))
        let story = String(scenario.text[..<(end ?? scenario.text.startIndex)])
        let lines = limits.map { "\(Self.check(of: $0))   # the budget" }
        return ScenarioSource(
            name: scenario.name, isHidden: scenario.isHidden,
            text: ([story] + lines).joined(separator: "\n"),
            file: scenario.file, firstLine: scenario.firstLine)
    }
}
