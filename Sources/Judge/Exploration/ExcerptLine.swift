import Scenario

/// A line of a story for a reader. Of many lines that say the same of resources of one shape, the first stands for all.
public struct ExcerptLine: Sendable {
    public let line: Verb
    /// How many lines like it are left out.
    public var others = 0
}

extension Discovery {
    /// The scenario's lines, those about the rows of a list in short.
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
