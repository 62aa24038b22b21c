import Reporting
import Verification

extension AnswerRun {
    /// The line of a finding in the learner's file, for an editor to open.
    /// - Parameter number: the finding's number in the report, counted from 1.
    /// - Returns: nil if the finding has no line in the file.
    package func line(ofFinding number: Int) throws(FindingLine.NotThere) -> Int? {
        let lines: [Int?] =
            switch mark {
            case .refused(let findings): findings.map(\.line)
            case .rejected(let diagnostics):
                diagnostics.filter { $0.author == .learner && $0.severity == .error }.map(\.line)
            case .judged(let judgement): FindingPlaces(judgement.verdict).lines
            case .exceeded: []
            }
        guard number > 1 || !lines.isEmpty else { return nil }
        guard lines.indices.contains(number - 1) else {
            throw FindingLine.NotThere(number: number, count: lines.count)
        }
        return lines[number - 1]
    }
}

/// Errors about the line of a finding.
package enum FindingLine {
    /// The error for a number that is higher than the number of findings in the last run.
    package struct NotThere: Error, CustomStringConvertible {
        let number: Int
        let count: Int

        package var description: String {
            let found = count == 0 ? "no finding" : count == 1 ? "one finding" : "\(count) findings"
            return
                "Your last run has \(found), so finding \(number) does not exist.\n`verify` runs your answer again."
        }
    }
}
