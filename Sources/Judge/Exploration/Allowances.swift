import Grading
import Wire

extension SourceOutline.Allowance {
    /// True if the comment is on the finding's line or the line above. A finding about a wrong screen has no source
    /// line, so the comment that allows the finding can be on any line.
    func covers(_ finding: Finding) -> Bool {
        guard finding.code.rawValue == code else { return false }
        guard let location = finding.location else { return true }
        return location.file == file && [line, line + 1].contains(location.line)
    }
}

extension ExplorationReport {
    /// Removes the findings that a comment allows, and counts them.
    mutating func withoutAllowed(
        _ accusations: [StoryFinding], by allowances: [SourceOutline.Allowance]
    ) -> [StoryFinding] {
        guard !allowances.isEmpty else { return accusations }
        var met: Set<SourceOutline.Allowance> = []
        let others = accusations.filter { accusation in
            guard let allowance = allowances.first(where: { $0.covers(accusation.finding) }) else {
                return true
            }
            met.insert(allowance)
            return false
        }
        for allowance in allowances where met.contains(allowance) { count(allowance) }
        return others
    }

    private mutating func count(_ allowance: SourceOutline.Allowance) {
        guard let code = FindingCode(rawValue: allowance.code) else { return }
        let location = SourceLocation(file: allowance.file, line: allowance.line)
        if let place = allowed.firstIndex(where: { $0.location == location }) {
            allowed[place].stories += 1
        } else {
            allowed.append(
                AllowedFinding(code: code, location: location, reason: allowance.reason, stories: 1))
        }
    }

    /// Adds a remark, unless the report already has the same kind of remark for a similar resource.
    mutating func note(_ found: [StoryRemark], number: Int) {
        for var remark in found {
            let shape = ResourceShape(remark.resource)
            guard !remarks.contains(where: { $0.kind == remark.kind && ResourceShape($0.resource) == shape })
            else {
                continue
            }
            remark.number = number
            remarks.append(remark)
        }
    }
}
