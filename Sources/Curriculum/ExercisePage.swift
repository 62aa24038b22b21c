import CMark

/// The Markdown of an `exercise.md`, taken apart: the task, the hints, the scenarios.
struct ExercisePage {
    let task: String
    let hints: [Hint]
    let scenarios: [ScenarioSource]

    /// - Parameter firstLine: the line of `file` on which `markdown` begins.
    init(_ markdown: String, file: String, firstLine: Int) throws(CurriculumProblem) {
        let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
        var cut = Cut(lines: lines)
        var scenarios: [ScenarioSource] = []
        for block in MarkdownOutline.blocks(of: markdown) {
            switch block.kind {
            case .heading(let level, let title): cut.enter(level: level, title: title, line: block.lines)
            case .fence(let info, let text) where info.first == "scenario":
                let line = firstLine + block.lines.lowerBound
                scenarios.append(
                    try Self.scenario(info: info, text: text, file: file, line: line))
                cut.drop(block.lines)
            default: break
            }
        }
        cut.finish()
        task = cut.task
        hints = cut.hints
        self.scenarios = scenarios
    }

    /// - Parameter line: where the fence stands.
    private static func scenario(
        info: [String], text: String, file: String, line: Int
    ) throws(CurriculumProblem) -> ScenarioSource {
        let words = info.dropFirst()
        guard let name = words.first, FrontMatter.isKebabCase(name),
            words.dropFirst().isEmpty || Array(words.dropFirst()) == ["hidden"]
        else {
            throw CurriculumProblem(
                file: file, line: line, fact: "A scenario's first line is not understood",
                evidence: "\"\(info.joined(separator: " "))\"",
                nextStep: "Write \"scenario name\" or \"scenario name hidden\", the name in kebab-case.")
        }
        return ScenarioSource(
            name: name, isHidden: words.count == 2, text: text, file: file, firstLine: line + 1)
    }

    /// Sorts lines into the task and the hints while headings go by.
    private struct Cut {
        enum Place { case task, hints, hint(String) }
        let lines: [Substring]
        var place = Place.task
        var start = 0
        var dropped: Set<Int> = []
        var task = ""
        var hints: [Hint] = []

        init(lines: [Substring]) { self.lines = lines }

        mutating func enter(level: Int, title: String, line: Range<Int>) {
            let next: Place
            if level == 2 {
                next = title.lowercased() == "hints" ? .hints : .task
            } else if level == 3, case .task = place {
                return
            } else if level == 3 {
                next = .hint(title)
            } else {
                return
            }
            close(before: line.lowerBound)
            // A heading of the task is part of it; a hint's heading is the hint's title.
            if case .task = next { start = line.lowerBound } else { start = line.upperBound }
            place = next
        }

        mutating func drop(_ range: Range<Int>) { dropped.formUnion(range) }

        mutating func finish() { close(before: lines.count) }

        private mutating func close(before end: Int) {
            let text = (start..<max(end, start)).filter { !dropped.contains($0) }
                .map { String(lines[$0]) }.joined(separator: "\n")
                .trimmed
            switch place {
            case .task: task = [task, text].filter { !$0.isEmpty }.joined(separator: "\n\n")
            case .hints: break
            case .hint(let title): hints.append(Hint(title: title, markdown: text))
            }
        }
    }
}

extension String {
    /// Without empty lines at either end.
    var trimmed: String {
        var rest = self[...]
        while let first = rest.first, first.isNewline { rest.removeFirst() }
        while let last = rest.last, last.isWhitespace { rest.removeLast() }
        return String(rest)
    }
}
