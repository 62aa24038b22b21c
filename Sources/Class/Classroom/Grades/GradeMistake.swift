import Text

extension Grade {
    /// The findings of one mistake, the best evidence first.
    public struct Mistake: Sendable {
        /// The number in the report, from 1.
        public let number: Int
        public let findings: [Finding]
        /// The number of scenarios that the answer ran through.
        public let all: Int

        public var first: Finding { findings[0] }
        public var scenarios: Int { Set(findings.map(\.scenario)).count }

        /// ` 8 of 12 scenarios show this.`; empty if the answer ran through one scenario only.
        var share: String {
            guard all > 1 else { return "" }
            return
                " \(scenarios) of \(Wording.count(all, "scenario")) \(scenarios == 1 ? "shows" : "show") this."
        }

        /// `2. GET /a was not cancelled. Finding 1 is the cause of this finding.`: for a list of one scenario's findings.
        var numbered: String { "\(number). \(first.sentence)\(because)" }

        /// ` Finding 1 is the cause of this finding.`; empty if no other mistake explains it.
        public var because: String {
            first.because.map { " Finding \($0) is the cause of this finding." } ?? ""
        }
    }

    /// The mistakes in the order of the report.
    public var mistakes: [Mistake] { mistakes { _ in true } }

    /// The mistakes that some of the scenarios show.
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
    /// Grades of earlier versions have no numbers.
    fileprivate func isSameMistake(as other: Grade.Finding) -> Bool {
        guard mistake == nil, other.mistake == nil else { return mistake == other.mistake }
        return (code, line) == (other.code, other.line) && consequence == other.consequence
    }
}
