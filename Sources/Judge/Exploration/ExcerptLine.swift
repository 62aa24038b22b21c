import Scenario

/// A story line in a report. If many lines differ only in similar resources, such as the pictures of a list, the report
/// shows only the first line.
public struct ExcerptLine: Sendable {
    public let line: Verb
    /// The number of similar lines that the report leaves out.
    public var others = 0
}

extension Discovery {
    /// The scenario's lines, with lines about the rows of a list summarized.
    public var excerpt: [ExcerptLine] {
        let lines = scenario.steps.map(\.verb)
        let alike = Dictionary(grouping: lines, by: LineShape.init)
        var told: Set<LineShape> = []
        return lines.compactMap { line in
            guard let shape = LineShape(line), let count = alike[shape]?.count, count > 3 else {
                return ExcerptLine(line: line)
            }
            return told.insert(shape).inserted ? ExcerptLine(line: line, others: count - 1) : nil
        }
    }
}
