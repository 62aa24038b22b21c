/// One page of rules to remember; a run proves each rule.
///
///     Cheatsheet/cheatsheet.md
///
///     ## What starts it again
///
///     `.task` follows no value that it reads.
///
///     ```predict reads
///     program: plain
///     scenario: |
///       …
///       expect 1 request
///     ```
///
/// In the cheat sheet's file, each paragraph before a run becomes a line, and the run's `see` and `expect` lines prove
/// it. Readers see the lines of the cheat sheet, but not the programs and runs.
public struct CheatSheet: Hashable, Sendable {
    public struct Line: Hashable, Sendable {
        /// The text of the line, in Markdown.
        public let text: String
        public let run: LessonRun
    }

    public struct Section: Hashable, Sendable {
        public let title: String
        public let lines: [Line]
    }

    public let title: String
    public let sections: [Section]
    public let lesson: Lesson

    public static let file = "Lessons/Cheatsheet/cheatsheet.md"

    /// Reads the sheet; returns nil if the course has no cheat sheet.
    public static func load(_ root: CourseRoot) throws(CurriculumProblems) -> CheatSheet? {
        let (sheet, problems) = survey(root)
        guard let found = CurriculumProblems(problems) else { return sheet }
        throw found
    }

    /// The readable part of the sheet, and the problems of its unreadable parts.
    public static func survey(_ root: CourseRoot) -> (CheatSheet?, [CurriculumProblem]) {
        let folder = CourseFolder(root: root.url)
        guard folder.exists(file) else { return (nil, []) }
        do throws(CurriculumProblem) {
            let matter = try FrontMatter(try folder.text(file), file: file, allowed: ["title"])
            let page = LessonPage(matter.body, file: file, firstLine: matter.bodyLine)
            let title = try matter.string("title")
            let lesson = Lesson(
                id: "cheatsheet", title: title, part: 1, markdown: matter.body.trimmed, file: file, page: page
            )
            var reading = Reading()
            for passage in page.passages { reading.take(passage) }
            return (
                CheatSheet(title: title, sections: reading.sections, lesson: lesson),
                page.problems + reading.problems
            )
        } catch {
            return (nil, [error])
        }
    }

    /// Reads the sheet from top to bottom; each paragraph waits for the next run, which proves the paragraph.
    private struct Reading {
        private(set) var sections: [Section] = []
        private(set) var problems: [CurriculumProblem] = []

        mutating func take(_ passage: Lesson.Passage) {
            switch passage {
            case .prose(let text, let firstLine):
                var isCode = false
                var paragraph: [String] = []
                for (offset, line) in text.lines.enumerated() {
                    if line.hasPrefix("```") {
                        isCode.toggle()
                    } else if isCode {
                        continue
                    } else if line.hasPrefix("## ") {
                        sections.append(Section(title: String(line.dropFirst(3)), lines: []))
                    } else if line.isEmpty {
                        end(&paragraph, at: firstLine + offset)
                    } else {
                        paragraph.append(String(line))
                    }
                }
                end(&paragraph, at: firstLine + text.lines.count)
            case .run(let run):
                guard let (text, _) = waiting, let last = sections.last else {
                    return report(
                        run.line, "The run \(run.name) proves no line",
                        "Write a line before the run, below a \"##\" heading.")
                }
                waiting = nil
                sections[sections.count - 1] = Section(
                    title: last.title, lines: last.lines + [Line(text: text, run: run)])
            }
        }

        private var waiting: (text: String, line: Int)?

        private mutating func end(_ paragraph: inout [String], at line: Int) {
            guard !paragraph.isEmpty else { return }
            if let waiting {
                report(
                    waiting.line, "No run proves \"\(waiting.text)\"",
                    "Write a \"predict\" block after the line, or remove the line.")
            }
            waiting = (paragraph.joined(separator: " "), line)
            paragraph = []
        }

        private mutating func report(_ line: Int, _ fact: String, _ next: String) {
            problems.append(CurriculumProblem(file: CheatSheet.file, line: line, fact: fact, nextStep: next))
        }
    }

    /// The page for readers, in Markdown, without programs and runs.
    public var markdown: String {
        let parts = sections.map { section in
            "## \(section.title)\n\n" + section.lines.map { "- \($0.text)" }.joined(separator: "\n")
        }
        return "# \(title)\n\n" + parts.joined(separator: "\n\n") + "\n"
    }
}
