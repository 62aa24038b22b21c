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

    public struct Finding: Codable, Hashable, Sendable {
        public var code: String
        public var sentence: String
        public var count: Int
        public var scenario: String
        public var file: String?
        public var line: Int?
        /// True if this finding follows from another finding. A consequence costs no points.
        public var consequence: Bool
        /// The number of the finding's mistake in the report, from 1. Findings of one mistake have one cause.
        public var mistake: Int?
        /// The number of another mistake that causes this finding; nil if this finding is not a consequence.
        public var because: Int?

        public init(
            code: String, sentence: String, count: Int = 1, scenario: String, file: String? = nil,
            line: Int? = nil,
            consequence: Bool = false, mistake: Int? = nil, because: Int? = nil
        ) {
            self.code = code
            self.sentence = sentence
            self.count = count
            self.scenario = scenario
            self.file = file
            self.line = line
            self.consequence = consequence
            (self.mistake, self.because) = (mistake, because)
        }

        /// The findings of all mistakes, in the order of the report.
        static func all(in verdict: Verdict) -> [Finding] {
            verdict.mistakes.enumerated().flatMap { place, mistake in
                mistake.found.map {
                    Finding(
                        $0.finding, in: verdict.scenarios[$0.scenario], mistake: place + 1,
                        because: mistake.reason.map { $0 + 1 })
                }
            }
        }

        private init(
            _ finding: Grading.Finding, in scenario: ScenarioVerdict, mistake: Int, because: Int?
        ) {
            self.init(
                code: finding.code.rawValue, sentence: finding.sentence.shortened, count: finding.count,
                scenario: scenario.name, file: finding.location?.file, line: finding.location?.line,
                consequence: finding.isConsequence, mistake: mistake, because: because)
        }
    }

    /// The codes of the findings that are not consequences, each once and in the order of the report.
    public var codes: [FindingCode] {
        findings.filter { !$0.consequence }.compactMap { FindingCode(rawValue: $0.code) }
            .reduce(into: []) { codes, code in if !codes.contains(code) { codes.append(code) } }
    }
}
