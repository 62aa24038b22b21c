import Text

struct LessonPage {
    private(set) var passages: [Lesson.Passage] = []
    private(set) var programs: [LessonProgram] = []
    private(set) var excerpts: [Lesson.Excerpt] = []
    /// The first lines of Swift fences that belong to no program.
    private(set) var looseFences: [Int] = []
    private(set) var problems: [CurriculumProblem] = []

    private let file: String
    private let firstLine: Int
    private let lines: [Substring]
    private var prose: [String] = []
    private var proseLine: Int
    private var next = 0

    init(_ markdown: String, file: String, firstLine: Int) {
        self.file = file
        self.firstLine = firstLine
        lines = markdown.lines
        proseLine = firstLine
        for block in MarkdownOutline.blocks(of: markdown) {
            guard case .fence(let info, let text) = block.kind else { continue }
            switch info.first {
            case "swift": takeSwift(Array(info.dropFirst()), text, block.lines)
            case "predict": takeRun(info, text, block.lines)
            default: break
            }
        }
        copyProse(upTo: lines.count)
        closeProse()
        check()
    }

    // MARK: Blocks

    private mutating func takeSwift(_ words: [String], _ text: String, _ block: Range<Int>) {
        let line = firstLine + block.lowerBound
        guard let name = words.first else {
            looseFences.append(line)
            return show(block)
        }
        if name == "excerpt", words.count == 2 {
            excerpts.append(Lesson.Excerpt(program: words[1], text: text, line: line))
            return show(block)
        }
        var rest = words.dropFirst()
        var isHidden = false
        var base: String?
        while let word = rest.popFirst() {
            if word == "hidden" {
                isHidden = true
            } else if word == "with", let other = rest.popFirst() {
                base = other
            } else {
                problems.append(
                    problem(
                        line, "A fence's first line cannot be read",
                        "swift \(words.joined(separator: " "))",
                        "Write \"swift name\", and after it \"hidden\" or \"with other\"; or \"swift excerpt name\"."
                    ))
                return
            }
        }
        add(
            LessonProgram.Piece(text: text.trimmed, firstLine: line + 1, isHidden: isHidden), to: name, base,
            line)
        if isHidden { drop(block) } else { show(block) }
    }

    private mutating func add(_ piece: LessonProgram.Piece, to name: String, _ base: String?, _ line: Int) {
        guard FrontMatter.isKebabCase(name) else {
            problems.append(
                problem(
                    line, "A program's name is not in kebab-case", name,
                    "Use small letters, digits and hyphens."))
            return
        }
        let place = programs.firstIndex { $0.name == name } ?? programs.endIndex
        if place == programs.endIndex { programs.append(LessonProgram(name: name, pieces: [])) }
        programs[place].pieces.append(piece)
        if let base { programs[place].base = base }
    }

    private mutating func takeRun(_ info: [String], _ text: String, _ block: Range<Int>) {
        copyProse(upTo: block.lowerBound)
        closeProse()
        next = block.upperBound
        proseLine = firstLine + next
        do throws(CurriculumProblem) {
            let run = try LessonRunReader(file: file, line: firstLine + block.lowerBound)
                .run(info: info, text: text)
            passages.append(.run(run))
        } catch {
            problems.append(error)
        }
    }

    // MARK: Prose

    /// Removes the words after `swift` from a fence's first line, because readers do not need them.
    private mutating func show(_ block: Range<Int>) {
        copyProse(upTo: block.lowerBound)
        let fence = lines[block.lowerBound].prefix { $0 == " " || $0 == "`" || $0 == "~" }
        prose.append("\(fence)swift")
        next = block.lowerBound + 1
        copyProse(upTo: block.upperBound)
    }

    private mutating func drop(_ block: Range<Int>) {
        copyProse(upTo: block.lowerBound)
        // Empty lines replace the fence, so that all later lines keep their numbers.
        prose += block.map { _ in "" }
        next = block.upperBound
    }

    private mutating func copyProse(upTo end: Int) {
        guard next < end else { return }
        prose += lines[next..<end].map(String.init)
        next = end
    }

    private mutating func closeProse() {
        let text = prose.joined(separator: "\n")
        if !text.trimmed.isEmpty { passages.append(.prose(text, firstLine: proseLine)) }
        prose = []
    }

    // MARK: References

    private mutating func check() {
        let names = Set(programs.map(\.name))
        for program in programs {
            let line = (program.pieces.first?.firstLine ?? firstLine) - 1
            if let base = program.base, !names.contains(base) {
                problems.append(missing(base, line))
            }
            if program.base == program.name {
                problems.append(
                    problem(
                        line, "A program contains itself", program.name,
                        "Name another program after \"with\"."))
            }
        }
        for excerpt in excerpts where !names.contains(excerpt.program) {
            problems.append(missing(excerpt.program, excerpt.line))
        }
        var seen: Set<String> = []
        for case .run(let run) in passages {
            if !names.contains(run.program) { problems.append(missing(run.program, run.line)) }
            if !seen.insert(run.name).inserted {
                problems.append(
                    problem(run.line, "Two runs have one name", run.name, "Rename one of the two runs."))
            }
        }
    }

    private func missing(_ name: String, _ line: Int) -> CurriculumProblem {
        let known = programs.map(\.name)
        let meant = Spelling.suggestions(for: name, among: known).first
        return problem(
            line, "There is no program \"\(name)\"", nil,
            meant.map { "Did you mean \"\($0)\"?" } ?? "The programs are: \(known.joined(separator: ", ")).")
    }

    private func problem(
        _ line: Int, _ fact: String, _ evidence: String?, _ next: String
    ) -> CurriculumProblem {
        CurriculumProblem(file: file, line: line, fact: fact, evidence: evidence, nextStep: next)
    }
}
