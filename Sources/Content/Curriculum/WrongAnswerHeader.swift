// Reads a wrong answer's first two lines, which declare its findings and the scenarios that it passes.

extension WrongAnswer {
    /// Reads the first lines of the file: `// earns: …` and, optionally, `// looks right in: …`.
    init(declaredIn source: SourceFile, comment: String) throws(CurriculumProblem) {
        let lines = source.text.firstLines(2)
        func list(_ word: String, line: Int) -> [String]? {
            let sign = "\(comment) \(word):"
            guard lines.count > line, lines[line].hasPrefix(sign) else { return nil }
            return CourseText.names(in: lines[line].dropFirst(sign.count))
        }
        let codes = list("earns", line: 0) ?? []
        guard !codes.isEmpty, codes.allSatisfy(FrontMatter.isKebabCase) else {
            throw CurriculumProblem(
                file: source.path, line: 1, fact: "A wrong answer does not declare its findings",
                evidence: "\"\(lines.first ?? "")\"",
                nextStep: "Begin it with \"\(comment) earns: missed-fetch, wrong-screen\".")
        }
        let looksRightIn = list("looks right in", line: 1) ?? []
        guard looksRightIn.allSatisfy(FrontMatter.isKebabCase) else {
            throw CurriculumProblem(
                file: source.path, line: 2, fact: "A scenario's name is not in kebab-case",
                evidence: "\"\(lines[1])\"",
                nextStep: "Write the names of scenarios, as in \"\(comment) looks right in: drawn-again\".")
        }
        self.init(source: source, earns: codes, looksRightIn: looksRightIn)
    }
}
