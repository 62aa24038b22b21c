/// One page of the course, with programs that run while the learner reads.
public struct Lesson: Hashable, Sendable, Identifiable {
    public enum Passage: Hashable, Sendable {
        /// A text in Markdown; `firstLine` is the line of the file on which the text begins.
        case prose(String, firstLine: Int)
        case run(LessonRun)
    }

    /// Lines of a program that the page shows a second time.
    public struct Excerpt: Hashable, Sendable {
        public let program: String
        public let text: String
        public let line: Int
    }

    /// The lesson's id; it never changes, because the learner's progress refers to it.
    public let id: String
    public let title: String
    public let part: Int
    /// The page without its front matter.
    public let markdown: String
    /// The file's path, relative to the course root.
    public let file: String
    public let passages: [Passage]
    public let programs: [LessonProgram]
    public let excerpts: [Excerpt]
    public let looseFences: [Int]
    /// The fixtures for the lesson's runs, by file name.
    public let fixtures: [String: [UInt8]]

    /// - Parameter firstLine: the line of `file` on which `markdown` begins.
    public init(id: String, title: String, part: Int, markdown: String, file: String = "", firstLine: Int = 1)
    {
        self.init(
            id: id, title: title, part: part, markdown: markdown, file: file,
            page: LessonPage(markdown, file: file, firstLine: firstLine))
    }

    init(
        id: String, title: String, part: Int, markdown: String, file: String, page: LessonPage,
        fixtures: [String: [UInt8]] = [:]
    ) {
        self.fixtures = fixtures
        self.id = id
        self.title = title
        self.part = part
        self.markdown = markdown
        self.file = file
        passages = page.passages
        programs = page.programs
        excerpts = page.excerpts
        looseFences = page.looseFences
    }

    /// Makes a lesson that has only programs and runs, without text.
    init(
        id: String, title: String, part: Int, file: String, programs: [LessonProgram], runs: [LessonRun]
    ) {
        (self.id, self.title, self.part, self.file, self.programs) = (id, title, part, file, programs)
        passages = runs.map(Passage.run)
        (markdown, excerpts, looseFences, fixtures) = ("", [], [], [:])
    }

    public var runs: [LessonRun] {
        passages.compactMap { if case .run(let run) = $0 { run } else { nil } }
    }

    /// The first paragraph of the section `## To keep`: the sentence to remember.
    public var toKeep: String? {
        let lines = markdown.lines
        guard let heading = lines.firstIndex(where: { $0.lowercased() == "## to keep" }) else { return nil }
        let paragraph = lines[(heading + 1)...].drop { $0.isEmpty }.prefix { !$0.isEmpty }
        return paragraph.isEmpty ? nil : paragraph.joined(separator: "\n")
    }

    public func program(_ name: String) -> LessonProgram? { programs.first { $0.name == name } }

    /// Makes the complete source of a program: the program that it builds on, and then its own pieces.
    public func source(of program: LessonProgram) -> LessonSource {
        var pieces = program.pieces
        var base = program.base
        var seen: Set<String> = [program.name]
        while let name = base, seen.insert(name).inserted, let other = self.program(name) {
            pieces = other.pieces + pieces
            base = other.base
        }
        return LessonSource(pieces)
    }
}
