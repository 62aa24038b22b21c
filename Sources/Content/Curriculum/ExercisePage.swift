import CMark

/// The parts of an `exercise.md`: task, hints, the section "Learned", and scenarios.
struct ExercisePage {
    let task: String
    let hints: [HintLadder]
    let learned: String?
    let scenarios: [ScenarioSource]
    let problems: [CurriculumProblem]

    /// - Parameter firstLine: the line of `file` on which `markdown` begins.
    init(_ markdown: String, file: String, firstLine: Int) {
        let lines = markdown.lines
        var cut = PageCut(lines: lines, firstLine: firstLine)
        var scenarios: [ScenarioSource] = []
        var problems: [CurriculumProblem] = []
        for block in MarkdownOutline.blocks(of: markdown) {
            switch block.kind {
            case .heading(let level, let title): cut.enter(level: level, title: title, line: block.lines)
            case .fence(let info, let text) where info.first == "scenario":
                let line = firstLine + block.lines.lowerBound
                do throws(CurriculumProblem) {
                    scenarios.append(try Self.scenario(info: info, text: text, file: file, line: line))
                } catch {
                    problems.append(error)
                }
                cut.drop(block.lines)
            case .fence, .other: break
            }
        }
        cut.finish()
        task = cut.task
        learned = cut.learned.isEmpty ? nil : cut.learned
        hints = cut.ladders.map {
            HintLadder(codes: CourseText.names(in: $0.title), steps: $0.steps, line: $0.line)
        }
        self.scenarios = scenarios
        self.problems = problems + cut.ladders.compactMap { Self.problem(with: $0, in: file) }
    }

    private static func scenario(
        info: [String], text: String, file: String, line: Int
    ) throws(CurriculumProblem) -> ScenarioSource {
        let words = info.dropFirst()
        guard let name = words.first, FrontMatter.isKebabCase(name),
            words.dropFirst().isEmpty || Array(words.dropFirst()) == ["hidden"]
        else {
            throw CurriculumProblem(
                file: file, line: line, fact: "A scenario's first line cannot be read",
                evidence: "\"\(info.joined(separator: " "))\"",
                nextStep: "Write \"scenario name\" or \"scenario name hidden\", the name in kebab-case.")
        }
        return ScenarioSource(
            name: name, isHidden: words.count == 2, text: text, file: file, firstLine: line + 1)
    }

    private static func problem(with ladder: PageCut.Ladder, in file: String) -> CurriculumProblem? {
        let codes = CourseText.names(in: ladder.title)
        guard !codes.isEmpty, codes.allSatisfy(FrontMatter.isKebabCase) else {
            return CurriculumProblem(
                file: file, line: ladder.line, fact: "The heading of hints is not a list of findings",
                evidence: "\"\(ladder.title)\"",
                nextStep: "Write \"### missed-fetch, wrong-screen\", and below it three \"####\" steps.")
        }
        guard ladder.steps.count == HintLadder.stepCount else {
            return CurriculumProblem(
                file: file, line: ladder.line, fact: "The hints for \(ladder.title) do not have three steps",
                evidence: "\(ladder.steps.count)",
                nextStep: "Write three \"####\" sections, each with a little more help than the last.")
        }
        return nil
    }
}
