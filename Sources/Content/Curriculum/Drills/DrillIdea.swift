import Text

/// An idea for drills: a small program with placeholders, a question about the program's run, and two sentences about
/// the answer.
///
///     Drills/06-changed-input.md
///
/// The `vary` block of an idea's file lists the values for the program's placeholders. A variant of a drill is one
/// combination of values for the placeholders: one program with one run. The course measures a question's answer by
/// running the variant, and never stores the answer.
public struct DrillIdea: Hashable, Sendable, Identifiable {
    /// The idea's id; it never changes, because the learner's progress refers to it.
    public let id: String
    public let title: String
    public let part: Int
    /// The file's path, relative to the course root.
    public let file: String
    /// All combinations of values for the placeholders, in the order of the file; never empty.
    public let variants: [DrillVariant]

    private let template: String
    private let firstLine: Int

    static let folder = "Lessons/Drills"
    /// The name of the run in each idea's file.
    public static let run = "drill"

    init(_ text: String, file: String) throws(CurriculumProblem) {
        let matter = try FrontMatter(text, file: file, allowed: ["id", "title", "part"])
        id = try matter.identifier()
        title = try matter.string("title")
        part = try matter.positiveInteger("part")
        self.file = file
        firstLine = matter.bodyLine
        var lines = matter.body.lines.map(String.init)
        var placeholders: [DrillPlaceholders] = []
        if let block = lines.firstIndex(of: "```vary"), let end = lines[block...].firstIndex(of: "```") {
            for place in block + 1..<end {
                guard let placeholder = DrillPlaceholders(lines[place]) else {
                    throw CurriculumProblem(
                        file: file, line: matter.bodyLine + place, fact: "The holes cannot be read",
                        evidence: lines[place],
                        nextStep: "Write \"name: value | value\" or \"one, two: a ; b | c ; d\".")
                }
                placeholders.append(placeholder)
            }
            // Empty lines replace the `vary` block, so that all later lines keep their numbers.
            for place in block...end { lines[place] = "" }
        }
        template = lines.joined(separator: "\n")
        variants = DrillPlaceholders.combinations(of: placeholders)
        let first = page(of: variants[0])
        if let problem = first.problems.first { throw problem }
        let runs = first.passages.compactMap { if case .run(let run) = $0 { run } else { nil } }
        guard runs.count == 1, let run = runs.first, run.name == Self.run, run.question != nil else {
            throw CurriculumProblem(
                file: file, line: matter.bodyLine, fact: "The file does not have exactly one question",
                nextStep: "Write one \"predict \(Self.run)\" block with a question and a measure.")
        }
        guard case .prose = first.passages.last else {
            throw CurriculumProblem(
                file: file, line: run.line, fact: "The question has no explanation",
                nextStep: "Write two sentences below the \"predict\" block.")
        }
        if let open = lesson(of: variants[0]).markdown.firstRange(of: "<<") {
            let rest = lesson(of: variants[0]).markdown[open.lowerBound...].prefix(30)
            throw CurriculumProblem(
                file: file, line: matter.bodyLine, fact: "A hole has no values",
                evidence: String(rest), nextStep: "Add the hole to the \"vary\" block.")
        }
    }

    /// Makes a page with a variant's one program and one run, for `Demonstration`.
    public func lesson(of variant: DrillVariant) -> Lesson {
        Lesson(
            id: "\(id)-\(variant.key)", title: title, part: part, markdown: variant.fill(template),
            file: file,
            page: page(of: variant))
    }

    private func page(of variant: DrillVariant) -> LessonPage {
        LessonPage(variant.fill(template), file: file, firstLine: firstLine)
    }

    /// One page with the programs and runs of all variants. The page names the runs `v0`, `v1` and so on. Variants that
    /// differ only in their scenario share one program, and the course compiles the program once.
    public var everything: Lesson {
        var programs: [LessonProgram] = []
        var runs: [LessonRun] = []
        for (number, variant) in variants.enumerated() {
            let lesson = lesson(of: variant)
            guard let run = lesson.runs.first, let program = lesson.program(run.program) else { continue }
            let pieces = program.pieces
            var name = programs.first { $0.pieces.map(\.text) == pieces.map(\.text) }?.name
            if name == nil {
                name = "p\(programs.count)"
                programs.append(LessonProgram(name: "p\(programs.count)", pieces: pieces))
            }
            runs.append(
                LessonRun(
                    name: "v\(number)", program: name ?? "", scenario: run.scenario, question: run.question,
                    measure: run.measure, choices: run.choices, settings: run.settings, line: run.line))
        }
        return Lesson(id: id, title: title, part: part, file: file, programs: programs, runs: runs)
    }
}

extension DrillIdea {
    /// Returns all readable ideas in the order of their files, and the problems of all other files.
    public static func survey(_ root: CourseRoot) -> ([DrillIdea], [CurriculumProblem]) {
        CourseFolder(root: root.url).survey(folder) { text, file, ideas throws(CurriculumProblem) in
            let idea = try DrillIdea(text, file: file)
            let name = "\(idea.part < 10 ? "0" : "")\(idea.part)-\(idea.id).md"
            guard file.hasSuffix("/\(name)") else {
                throw CurriculumProblem(
                    file: file, fact: "The file is not named for its part and its id",
                    nextStep: "Rename the file \"\(name)\".")
            }
            guard let other = ideas.first(where: { $0.id == idea.id }) else { return idea }
            throw CurriculumProblem(
                file: file, fact: "The file has the id \"\(idea.id)\", which another file already has",
                evidence: other.file, nextStep: "Give each idea a different id.")
        }
    }

    /// The ids of all drill ideas, from the files' names.
    static func ids(_ root: CourseRoot) -> Set<String> {
        let names = (try? CourseFolder(root: root.url).names(in: folder)) ?? []
        return Set(
            names.filter { $0.hasSuffix(".md") }.map {
                String($0.drop { $0 != "-" }.dropFirst().dropLast(".md".count))
            })
    }

    /// Reads all drill ideas; throws if any file has a problem.
    public static func load(_ root: CourseRoot) throws(CurriculumProblems) -> [DrillIdea] {
        try CurriculumProblems.none(survey(root))
    }
}
