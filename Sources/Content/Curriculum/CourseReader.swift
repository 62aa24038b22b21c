import Essentials

/// Reads a course folder once, and collects lessons, exercises and problems.
struct CourseReader {
    let root: CourseRoot
    private(set) var problems: [CurriculumProblem] = []

    init(root: CourseRoot) { self.root = root }

    /// Reads all lessons and exercises, on several cores at the same time.
    mutating func pages(withAnswers readsAnswers: Bool) -> (lessons: [Lesson], exercises: [Exercise]) {
        let root = root
        let parts = parts()
        let lessons = list("Lessons").filter { $0.hasSuffix(".md") }
        // Reading a part takes longer than reading a lesson, so parts come first, and all cores finish at about the
        // same time.
        let found = AllCores.map(parts.map(Reading.part) + lessons.map(Reading.lesson)) { reading in
            var reader = CourseReader(root: root)
            switch reading {
            case .lesson(let name):
                let lesson = reader.lesson("Lessons/\(name)")
                return Found(lesson: lesson, problems: reader.problems)
            case .part(let name):
                let exercises = reader.exercises(inPart: name, withAnswers: readsAnswers)
                return Found(exercises: exercises, problems: reader.problems)
            }
        }
        problems += (found[parts.count...] + found[..<parts.count]).flatMap(\.problems)
        return (found.compactMap(\.lesson), found.flatMap(\.exercises))
    }

    /// Makes the table of contents from the names of the folders and the front matters of the lessons.
    mutating func contents() -> TableOfContents {
        let folders = parts().flatMap { exerciseFolders(inPart: $0) }
        let lessons = list("Lessons").filter { $0.hasSuffix(".md") }
        return TableOfContents(
            lessons: lessons.compactMap { matter(ofLesson: "Lessons/\($0)").flatMap { entry(in: $0) } },
            exercises: folders.compactMap(TableOfContents.Exercise.init(folder:)))
    }

    /// The work of one core: reading a lesson's page, or reading the exercises of a part.
    private enum Reading {
        case lesson(String)
        case part(String)
    }

    private struct Found {
        var lesson: Lesson?
        var exercises: [Exercise] = []
        let problems: [CurriculumProblem]
    }

    private mutating func lesson(_ file: String) -> Lesson? {
        guard let matter = matter(ofLesson: file) else { return nil }
        let page = LessonPage(matter.body, file: file, firstLine: matter.bodyLine)
        problems += page.problems
        let fixtures = fixtures(beside: file)
        return entry(in: matter).map { entry in
            Lesson(
                id: entry.id, title: entry.title, part: entry.part, markdown: matter.body.trimmed, file: file,
                page: page, fixtures: fixtures)
        }
    }

    private mutating func matter(ofLesson file: String) -> FrontMatter? {
        attempt { folder throws(CurriculumProblem) in
            try FrontMatter(try folder.text(file), file: file, allowed: ["id", "title", "part"])
        }
    }

    private mutating func entry(in matter: FrontMatter) -> TableOfContents.Lesson? {
        attempt { _ throws(CurriculumProblem) in
            TableOfContents.Lesson(
                id: try matter.identifier(), title: try matter.string("title"),
                part: try matter.positiveInteger("part"))
        }
    }

    /// A lesson's fixtures: the files in `Lessons/06-task-identity/` for the runs of `Lessons/06-task-identity.md`.
    private mutating func fixtures(beside file: String) -> [String: [UInt8]] {
        let folder = String(file.dropLast(".md".count))
        guard CourseFolder(root: root.url).exists(folder) else { return [:] }
        var found: [String: [UInt8]] = [:]
        for name in list(folder) {
            found[name] = attempt { files throws(CurriculumProblem) in try files.bytes("\(folder)/\(name)") }
        }
        return found
    }

    private mutating func exercises(inPart part: String, withAnswers readsAnswers: Bool) -> [Exercise] {
        let folder = CourseFolder(root: root.url)
        return exerciseFolders(inPart: part).compactMap { path in
            var reader = ExerciseReader(folder: folder, path: path, readsAnswers: readsAnswers)
            let exercise = reader.exercise()
            problems += reader.problems
            return exercise
        }
    }

    func exercise(matching word: String, withAnswers readsAnswers: Bool) -> Exercise? {
        var reader = self
        let folders = reader.parts().flatMap { reader.exerciseFolders(inPart: $0) }
        let lookup = Lookup(word, in: folders, names: Self.names)
        guard case .found(let path) = lookup else { return nil }
        var alone = ExerciseReader(
            folder: CourseFolder(root: root.url), path: path, readsAnswers: readsAnswers)
        return alone.exercise()
    }

    private mutating func parts() -> [String] {
        list("Exercises").filter { Self.leadingNumber($0) != nil }
    }

    private mutating func exerciseFolders(inPart part: String) -> [String] {
        list("Exercises/\(part)").filter { Self.leadingNumber($0) != nil }.map { "Exercises/\(part)/\($0)" }
    }

    /// An exercise's names: `6.2` and `changing-picture` for
    /// `Exercises/06-task-identity/02-changing-picture`.
    private static func names(_ path: String) -> [String] {
        TableOfContents.Exercise(folder: path).map { ["\($0.number)", $0.id] } ?? []
    }

    /// The part and the number in a path: 6 and 2 for `Exercises/06-task-identity/02-changing-picture`.
    static func numbers(inFolder path: String) -> [Int] {
        path.split(separator: "/").suffix(2).compactMap { leadingNumber(String($0)) }
    }

    mutating func checkUniqueness(lessons: [Lesson], exercises: [Exercise]) {
        report(lessons.map { ($0.id, $0.file) }, "the id", next: "Give each lesson a different id.")
        report(lessons.map { ("\($0.part)", $0.file) }, "part", next: "Keep one lesson in each part.")
        let pages = exercises.map { ($0, file: $0.starter.path) }
        report(pages.map { ($0.0.id, $0.file) }, "the id", next: "Give each exercise a different id.")
        report(
            pages.map { ("\($0.0.number)", $0.file) }, "the number",
            next: "Number the folders of a part 01, 02, …")
    }

    // MARK: Folders

    private mutating func list(_ path: String) -> [String] {
        attempt { folder throws(CurriculumProblem) in try folder.names(in: path) } ?? []
    }

    private mutating func attempt<Value>(
        _ read: (CourseFolder) throws(CurriculumProblem) -> Value
    ) -> Value? {
        do throws(CurriculumProblem) {
            return try read(CourseFolder(root: root.url))
        } catch {
            problems.append(error)
            return nil
        }
    }

    private mutating func report(_ names: [(String, file: String)], _ what: String, next: String) {
        var first: [String: String] = [:]
        for (name, file) in names {
            if let earlier = first[name] {
                problems.append(
                    CurriculumProblem(
                        file: file, fact: "The file has \(what) \"\(name)\", which another file already has",
                        evidence: earlier,
                        nextStep: next))
            } else {
                first[name] = file
            }
        }
    }

    /// The id in a file's name: `task-identity` for `06-task-identity`.
    static func nameBehindNumber(_ name: some StringProtocol) -> String {
        String(name.drop { $0.isNumber }.drop { $0 == "-" })
    }

    /// The number in a file's name: 6 for `06-task-identity`.
    static func leadingNumber(_ name: String) -> Int? {
        Int(name.prefix { $0.isASCII && $0.isNumber })
    }
}
