import Text

extension Grade {
    /// The findings of one mistake, the best evidence first.
    public struct Mistake: Sendable {
        /// The mistake's number in the report, from 1.
        public let number: Int
        public let findings: [Finding]
        /// The number of scenarios that the answer ran through.
        public let all: Int

        public var first: Finding { findings[0] }
        public var scenarios: Int { Set(findings.map(\.scenario)).count }

        /// A sentence such as ` 8 of 12 scenarios show this.`; empty if the answer ran through one scenario
        /// only.
        var share: String {
            guard all > 1 else { return "" }
            return
                " \(scenarios) of \(Wording.count(all, "scenario")) \(scenarios == 1 ? "shows" : "show") this."
        }

        /// The text for a list of findings: the mistake's number, its sentence, and the finding that explains it.
        var numbered: String { "\(number). \(first.sentence)\(because)" }

        /// The sentence ` Finding 1 is the cause of this finding.`, or an empty text if no other mistake explains
        /// the finding.
        public var because: String {
            first.because.map { " Finding \($0) is the cause of this finding." } ?? ""
        }
    }

    /// The answer's mistakes in the order of the report.
    public var mistakes: [Mistake] { mistakes { _ in true } }

    func mistakes(where isShown: (Finding) -> Bool) -> [Mistake] {
        var groups: [[Finding]] = []
        for finding in findings where isShown(finding) {
            if let place = groups.firstIndex(where: { $0[0].isSameMistake(as: finding) }) {
                groups[place].append(finding)
            } else {
                groups.append([finding])
            }
        }
        return groups.enumerated().map {
            Mistake(number: $1[0].mistake ?? $0 + 1, findings: $1, all: scenarios.count)
        }
    }
}

extension Grade.Finding {
    /// True if both findings belong to one mistake. Grades of earlier versions have no numbers of mistakes.
    fileprivate func isSameMistake(as other: Grade.Finding) -> Bool {
        guard mistake == nil, other.mistake == nil else { return mistake == other.mistake }
        return (code, line) == (other.code, other.line) && consequence == other.consequence
    }
}
