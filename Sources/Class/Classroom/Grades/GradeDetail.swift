import Grading

extension Grade {
    /// The numbers of requests, summed over all scenarios.
    public struct Counts: Codable, Hashable, Sendable {
        public var requests: Int
        public var par: Int
        public var redundant: Int
        public var uncancelled: Int
        public var wastedBytes: Int

        public init(requests: Int, par: Int, redundant: Int, uncancelled: Int, wastedBytes: Int = 0) {
            self.requests = requests
            self.par = par
            self.redundant = redundant
            self.uncancelled = uncancelled
            self.wastedBytes = wastedBytes
        }

        init(_ verdict: Verdict) {
            self.init(
                requests: verdict.requestsMade, par: verdict.par, redundant: verdict.redundant,
                uncancelled: verdict.uncancelled, wastedBytes: verdict.waste.bytes)
        }
    }

    /// The result of one scenario.
    public struct Scenario: Codable, Hashable, Sendable {
        public var name: String
        public var title: String
        public var hidden: Bool
        public var passed: Bool
        public var score: Int

        init(_ verdict: ScenarioVerdict) {
            name = verdict.name
            title = verdict.title
            hidden = verdict.isHidden
            passed = verdict.passed
            score = verdict.score
        }
    }

    /// A fault in one scenario.
    public struct Finding: Codable, Hashable, Sendable {
        public var code: String
        public var sentence: String
        public var count: Int
        public var scenario: String
        public var file: String?
        public var line: Int?
        /// True if this finding follows from another one. It costs no points.
        public var consequence: Bool

        public init(
            code: String, sentence: String, count: Int = 1, scenario: String, file: String? = nil,
            line: Int? = nil,
            consequence: Bool = false
        ) {
            self.code = code
            self.sentence = sentence
            self.count = count
            self.scenario = scenario
            self.file = file
            self.line = line
            self.consequence = consequence
        }

        init(_ finding: Grading.Finding, in scenario: ScenarioVerdict) {
            self.init(
                code: finding.code.rawValue, sentence: finding.sentence.shortened, count: finding.count,
                scenario: scenario.name, file: finding.location?.file, line: finding.location?.line,
                consequence: finding.isConsequence)
        }
    }

    /// The codes of the findings, each once and in the order of `FindingCode`. Consequences are not included.
    public var codes: [FindingCode] {
        Set(findings.filter { !$0.consequence }.compactMap { FindingCode(rawValue: $0.code) }).sorted()
    }
}
