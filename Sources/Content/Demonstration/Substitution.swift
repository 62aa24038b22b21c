import Curriculum

/// Replaces the placeholders in a lesson's text with measured values.
///
///     There were {{typing.requests | request}}.      →  There were six requests.
struct Substitution {
    let results: [String: RunResult]
    private(set) var problems: [CurriculumProblem] = []

    init(_ results: [String: RunResult]) { self.results = results }

    mutating func text(_ prose: String, file: String, firstLine: Int) -> String {
        var isCode = false
        let lines = prose.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
            offset, line in
            if line.drop(while: { $0 == " " }).hasPrefix("```") { isCode.toggle() }
            return isCode ? String(line) : self.line(String(line), file: file, number: firstLine + offset)
        }
        return lines.joined(separator: "\n")
    }

    private mutating func line(_ line: String, file: String, number: Int) -> String {
        var result = ""
        var rest = line[...]
        while let open = rest.firstRange(of: "{{") {
            result += rest[..<open.lowerBound]
            // A placeholder that continues on the next line is not replaced, and readers see the
            // placeholder's braces.
            let close = rest[open.upperBound...].firstRange(of: "}}") ?? rest.endIndex..<rest.endIndex
            let inside = String(rest[open.upperBound..<close.lowerBound])
            if !close.isEmpty, let words = words(for: inside) {
                result += words
            } else {
                let placeholder = String(rest[open.lowerBound..<close.upperBound])
                problems.append(
                    CurriculumProblem(
                        file: file, line: number, fact: "No run measures the number that the text shows",
                        evidence: placeholder,
                        nextStep:
                            "Write {{run.measure}} or {{run.measure | noun}} in one line; the runs with results are: "
                            + "\(results.keys.sorted().joined(separator: ", "))."))
                result += placeholder
            }
            rest = rest[close.upperBound...]
        }
        return result + rest
    }

    private func words(for inside: String) -> String? {
        let parts = inside.split(separator: "|", maxSplits: 1).map { Self.trimmed($0) }
        guard let place = parts.first, let dot = place.firstIndex(of: "."),
            let result = results[String(place[..<dot])]
        else { return nil }
        let what = String(place[place.index(after: dot)...])
        if what == "answer" {
            guard let answer = result.answer else { return nil }
            guard let number = Int(answer) else { return answer }
            return words(number, parts)
        }
        guard let measure = Measure(what), let number = result.value(of: measure) else { return nil }
        return words(number, parts)
    }

    private func words(_ number: Int, _ parts: [String]) -> String {
        parts.count == 2 ? NumberWords.phrase(number, parts[1]) : NumberWords.word(number)
    }

    private static func trimmed(_ text: Substring) -> String {
        String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
