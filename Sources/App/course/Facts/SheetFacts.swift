import Curriculum

/// One section in the output of `cheatsheet --json`.
struct SheetFacts: Encodable {
    struct Line: Encodable {
        let line: String
        /// The name of the program run that proves the rule.
        let run: String
        let program: String
        let scenario: String
        let swift: String
        let project: String
        let sdk: Int
    }
    let section: String
    let lines: [Line]

    init(_ section: CheatSheet.Section, of lesson: Lesson) {
        self.section = section.title
        lines = section.lines.map { line in
            let source = lesson.program(line.run.program).map { lesson.source(of: $0).text }
            return Line(
                line: line.text, run: line.run.name, program: source ?? "", scenario: line.run.scenario.text,
                swift: line.run.settings.language.rawValue, project: line.run.settings.project.rawValue,
                sdk: line.run.settings.sdk.year)
        }
    }
}
