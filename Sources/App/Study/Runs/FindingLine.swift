import Marking
import Reporting

extension AnswerRun {
    /// The line of the learner's file that a finding is about, for an editor to begin there.
    /// - Parameter number: as the report has it, from 1.
    /// - Returns: nil where no line is known.
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

/// Where a finding is in the learner's file.
package enum FindingLine {
    /// The last run has fewer findings.
    package struct NotThere: Error, CustomStringConvertible {
        let number: Int
        let count: Int

        package var description: String {
            let found = count == 0 ? "nothing" : count == 1 ? "one thing" : "\(count) things"
            return
                "Your last run found \(found), so there is no finding \(number).\n`verify` runs your answer again."
        }
    }
}
