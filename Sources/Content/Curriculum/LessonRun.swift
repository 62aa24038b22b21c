/// A ```` ```predict ```` block of a lesson: a program, its scenario, and an optional question.
///
/// Invariant: a run with the measure `choice` has two to four choices; all other runs have no choices.
/// `LessonRunReader` refuses a `choice` run that has fewer than two or more than four choices.
public struct LessonRun: Hashable, Sendable {
    /// The run's name, unique within the lesson; the lesson's text contains it, as in `{{name.requests}}`.
    public let name: String
    public let program: String
    public let scenario: ScenarioSource
    /// The question for the reader; nil if the page only shows the run.
    public let question: String?
    public let measure: Measure?
    /// The choices of the question, written as `see` lines; exactly one of the lines succeeds at the end of
    /// the run.
    public let choices: [String]
    /// The compiler's settings, and the SDK whose SwiftUI the engine imitates.
    public let settings: BuildSettings
    /// The line of the opening fence in the lesson's file.
    public let line: Int

    public init(
        name: String, program: String, scenario: ScenarioSource, question: String? = nil,
        measure: Measure? = nil, choices: [String] = [], settings: BuildSettings = BuildSettings(),
        line: Int = 1
    ) {
        self.name = name
        self.program = program
        self.scenario = scenario
        self.question = question
        self.measure = measure
        self.choices = choices
        self.settings = settings
        self.line = line
    }
}

/// Reads the YAML of a `predict` block.
struct LessonRunReader {
    let file: String
    let line: Int

    private static let fields =
        ["program", "scenario", "question", "measure", "choices"] + BuildSettings.fields

    func run(info: [String], text: String) throws(CurriculumProblem) -> LessonRun {
        guard info.count == 2, FrontMatter.isKebabCase(info[1]) else {
            throw problem(
                "A run's first line cannot be read", evidence: info.joined(separator: " "),
                next: "Write \"predict name\", the name in kebab-case.")
        }
        let fields = try fields(in: text)
        guard let program = fields["program"].flatMap(Self.text) else {
            throw problem(
                "The run has no program",
                next: "Write \"program: \" and the name that follows \"swift\" in the program's fences.")
        }
        guard let story = fields["scenario"], let scenario = Self.text(story) else {
            throw problem(
                "The run has no scenario", next: "Write \"scenario: |\", and its lines indented below.")
        }
        let question = fields["question"].flatMap(Self.text)
        let measure = try measure(fields["measure"])
        guard question == nil || measure != nil else {
            throw problem(
                "The question has no measure that answers it", next: "Write \"measure: \(Measure.known)\".")
        }
        // For a text after `|`, YAML reports the line of the `|`. The scenario begins one line below.
        return LessonRun(
            name: info[1], program: program,
            scenario: ScenarioSource(
                name: info[1], text: scenario, file: file, firstLine: line + story.line + 1),
            question: question, measure: measure, choices: try choices(fields["choices"], measure),
            settings: BuildSettings(
                language: try word("swift", in: fields, or: .five),
                project: try word("project", in: fields, or: .older),
                sdk: try word("sdk", in: fields, or: .sdk27)),
            line: line)
    }

    private func fields(in text: String) throws(CurriculumProblem) -> [String: YAMLValue] {
        var found: [String: YAMLValue] = [:]
        do throws(YAMLValue.Failure) {
            guard let root = try YAMLValue.read(text), case .mapping(let pairs) = root.content else {
                throw YAMLValue.Failure(line: 1, reason: "fields are expected here")
            }
            for (key, value) in pairs {
                guard let name = Self.text(key), Self.fields.contains(name) else {
                    throw YAMLValue.Failure(
                        line: key.line,
                        reason:
                            "\"\(Self.text(key) ?? "…")\" is none of \(Self.fields.joined(separator: ", "))")
                }
                found[name] = value
            }
        } catch {
            throw CurriculumProblem(
                file: file, line: line + error.line, fact: "The run cannot be read", evidence: error.reason,
                nextStep: "Write one \"name: value\" a line.")
        }
        return found
    }

    private func word<Word: RawRepresentable<String> & CaseIterable>(
        _ name: String, in fields: [String: YAMLValue], or standard: Word
    ) throws(CurriculumProblem) -> Word {
        guard let value = fields[name] else { return standard }
        return try FieldWord.read(Self.text(value) ?? "", of: name) { fact, nextStep in
            CurriculumProblem(file: file, line: line + value.line, fact: fact, nextStep: nextStep)
        }
    }

    private func measure(_ value: YAMLValue?) throws(CurriculumProblem) -> Measure? {
        guard let value else { return nil }
        let text = Self.text(value) ?? ""
        guard let measure = Measure(text) else {
            throw CurriculumProblem(
                file: file, line: line + value.line, fact: "There is no measure \"\(text)\"",
                nextStep: "Write \(Measure.known).")
        }
        return measure
    }

    private func choices(_ value: YAMLValue?, _ measure: Measure?) throws(CurriculumProblem) -> [String] {
        var choices: [String] = []
        if case .sequence(let values) = value?.content { choices = values.compactMap(Self.text) }
        guard measure == .choice ? (2...4).contains(choices.count) : value == nil else {
            throw problem(
                measure == .choice ? "A choice needs two to four choices" : "Only a choice may have choices",
                next:
                    "Write \"measure: choice\", and \"choices:\" with two to four choices below it, in the words of \"see\" lines."
            )
        }
        return choices
    }

    private static func text(_ value: YAMLValue) -> String? {
        if case .scalar(let text) = value.content, !text.isEmpty { text } else { nil }
    }

    private func problem(_ fact: String, evidence: String? = nil, next: String) -> CurriculumProblem {
        CurriculumProblem(file: file, line: line, fact: fact, evidence: evidence, nextStep: next)
    }
}
