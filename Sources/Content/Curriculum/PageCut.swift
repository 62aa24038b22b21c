/// Splits an exercise's page at its headings into the task, the hints and the section "Learned".
struct PageCut {
    /// The hints for one finding: a `###` section below the heading `## Hints`, with its `####` sections.
    struct Ladder {
        let title: String
        let line: Int
        var steps: [Hint] = []
    }

    private enum Place {
        case task, hints, learned
        case step(String)
    }

    private let lines: [Substring]
    private let firstLine: Int
    private var place = Place.task
    private var start = 0
    private var dropped = RangeSet<Int>()
    private(set) var task = ""
    private(set) var learned = ""
    private(set) var ladders: [Ladder] = []

    /// - Parameter firstLine: the line of the file on which `lines` begins.
    init(lines: [Substring], firstLine: Int) {
        self.lines = lines
        self.firstLine = firstLine
    }

    mutating func enter(level: Int, title: String, line: Range<Int>) {
        if level == 2 {
            close(before: line.lowerBound)
            switch title.lowercased() {
            case "hints": place = .hints
            case "learned": place = .learned
            default: place = .task
            }
            // A heading inside the task belongs to the task's text; any other heading begins the hints or the
            // section "Learned".
            if case .task = place { start = line.lowerBound } else { start = line.upperBound }
            return
        }
        switch place {
        case .task, .learned: return
        case .hints, .step: break
        }
        guard level == 3 || level == 4 else { return }
        close(before: line.lowerBound)
        start = line.upperBound
        if level == 3 {
            ladders.append(Ladder(title: title, line: firstLine + line.lowerBound))
            place = .hints
        } else {
            place = .step(title)
        }
    }

    mutating func drop(_ range: Range<Int>) { dropped.insert(contentsOf: range) }

    mutating func finish() { close(before: lines.count) }

    private mutating func close(before end: Int) {
        let text = text(of: start..<max(end, start)).trimmed
        switch place {
        case .task: task = [task, text].filter { !$0.isEmpty }.joined(separator: "\n\n")
        case .learned: learned = text
        case .hints: break
        case .step(let title):
            // A hint above the first `###` heading is for no particular finding, so its ladder has no codes.
            // `ExercisePage` reports a ladder without codes as a mistake.
            if ladders.isEmpty { ladders.append(Ladder(title: title, line: firstLine + start - 1)) }
            ladders[ladders.count - 1].steps.append(Hint(title: title, markdown: text))
        }
    }

    private func text(of range: Range<Int>) -> String {
        RangeSet(range).subtracting(dropped).ranges.map { kept in
            let (first, last) = (lines[kept.lowerBound], lines[kept.upperBound - 1])
            return first.base[first.startIndex..<last.endIndex]
        }.joined(separator: "\n")
    }
}
