extension WrongAnswer {
    /// Reads the declarations in the first lines of the file: `// earns: …`, then optionally `// looks right in: …` and
    /// `// at: …`. The comment below the declarations describes the mistake.
    init(declaredIn source: SourceFile, comment: String) throws(CurriculumProblem) {
        let lines = source.text.firstLines(20)
        var line = 0
        func field(_ word: String) -> Substring? {
            let sign = "\(comment) \(word):"
            guard lines.count > line, lines[line].hasPrefix(sign) else { return nil }
            line += 1
            return lines[line - 1].dropFirst(sign.count)
        }
        let codes = field("earns").map { CourseText.names(in: $0) } ?? []
        guard !codes.isEmpty, codes.allSatisfy(FrontMatter.isKebabCase) else {
            throw CurriculumProblem(
                file: source.path, line: 1, fact: "A wrong answer does not declare its findings",
                evidence: "\"\(lines.first ?? "")\"",
                nextStep: "Begin the file with \"\(comment) earns: missed-fetch, wrong-screen\".")
        }
        let looksRightIn = field("looks right in").map { CourseText.names(in: $0) } ?? []
        guard looksRightIn.allSatisfy(FrontMatter.isKebabCase) else {
            throw CurriculumProblem(
                file: source.path, line: 2, fact: "A scenario's name is not in kebab-case",
                evidence: "\"\(lines[1])\"",
                nextStep: "Write the names of scenarios, as in \"\(comment) looks right in: drawn-again\".")
        }
        let place = field("at").map { $0.drop { $0 == " " } }.map(String.init)
        let words = lines.dropFirst(line).prefix { $0.hasPrefix("\(comment) ") }
            .map { $0.dropFirst(comment.count + 1) }
        self.init(
            source: source, earns: codes, looksRightIn: looksRightIn, place: place,
            mistake: words.joined(separator: " "))
    }

    /// The numbers of all lines in the answer whose text equals `place`.
    public var places: [Int] {
        guard let place else { return [] }
        return source.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            .filter { $1.drop { $0 == " " } == place }.map { $0.offset + 1 }
    }
}
