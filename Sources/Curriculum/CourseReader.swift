import Cores
import FoundationEssentials

/// Reads a course folder once, and collects its values and all problems in it.
struct CourseReader {
    let root: CourseRoot
    private(set) var problems: [CurriculumProblem] = []

    init(root: CourseRoot) { self.root = root }

    mutating func lessons() -> [Lesson] {
        let root = root
        return sideBySide(list("Lessons").filter { $0.hasSuffix(".md") }) { name in
            var reader = CourseReader(root: root)
            return (reader.lesson("Lessons/\(name)"), reader.problems)
        }
    }

    private mutating func lesson(_ file: String) -> Lesson? {
        let matter = attempt { folder throws(CurriculumProblem) in
            try FrontMatter(try folder.text(file), file: file, allowed: ["id", "title", "part"])
        }
        guard let matter else { return nil }
        let page = LessonPage(matter.body, file: file, firstLine: matter.bodyLine)
        problems += page.problems
        let fixtures = fixtures(beside: file)
        return attempt { _ throws(CurriculumProblem) in
            Lesson(
                id: try matter.identifier(), title: try matter.string("title"),
                part: try matter.positiveInteger("part"), markdown: matter.body.trimmed, file: file,
                page: page, fixtures: fixtures)
        }
    }

    /// What lies in `Lessons/06-task-identity/` for the runs of `Lessons/06-task-identity.md`.
    private mutating func fixtures(beside file: String) -> [String: [UInt8]] {
        let folder = String(file.dropLast(".md".count))
        guard CourseFolder(root: root.url).exists(folder) else { return [:] }
        var found: [String: [UInt8]] = [:]
        for name in list(folder) {
            found[name] = attempt { files throws(CurriculumProblem) in try files.bytes("\(folder)/\(name)") }
        }
        return found
    }

    mutating func exercises(withAnswers readsAnswers: Bool) -> [Exercise] {
        let folder = CourseFolder(root: root.url)
        return sideBySide(exerciseFolders()) { path in
            var reader = ExerciseReader(folder: folder, path: path, readsAnswers: readsAnswers)
            return (reader.exercise(), reader.problems)
        }
    }

    /// What is read at each place, and all problems there, in the order of the places.
    private mutating func sideBySide<Value: Sendable>(
        _ places: [String], _ read: @Sendable (String) -> (Value?, [CurriculumProblem])
    ) -> [Value] {
        let found = AllCores.map(places, read)
        problems += found.flatMap { $0.1 }
        return found.compactMap { $0.0 }
    }

    /// Reads one exercise, found by the number and the id in its folder's name.
    func exercise(matching word: String, withAnswers readsAnswers: Bool) -> Exercise? {
        var reader = self
        let lookup = Lookup(word, in: reader.exerciseFolders(), names: Self.names)
        guard case .found(let path) = lookup else { return nil }
        var alone = ExerciseReader(
            folder: CourseFolder(root: root.url), path: path, readsAnswers: readsAnswers)
        guard let exercise = alone.exercise() else { return nil }
        return Self.names(path).contains(exercise.id) ? exercise : nil
    }

    private mutating func exerciseFolders() -> [String] {
        var paths: [String] = []
        for part in list("Exercises") where Self.leadingNumber(part) != nil {
            for name in list("Exercises/\(part)") where Self.leadingNumber(name) != nil {
                paths.append("Exercises/\(part)/\(name)")
            }
        }
        return paths
    }

    /// For `Exercises/06-task-identity/02-changing-picture` these are `6.2` and `changing-picture`.
    private static func names(_ path: String) -> [String] {
        let number = numbers(inFolder: path).map(String.init).joined(separator: ".")
        return [number, nameBehindNumber(path.split(separator: "/").last ?? "")]
    }

    /// For `Exercises/06-task-identity/02-changing-picture` these are 6 and 2.
    static func numbers(inFolder path: String) -> [Int] {
        path.split(separator: "/").suffix(2).compactMap { leadingNumber(String($0)) }
    }

    mutating func checkUniqueness(lessons: [Lesson], exercises: [Exercise]) {
        report(lessons.map { ($0.id, $0.file) }, "the id", next: "Give each lesson an id of its own.")
        report(lessons.map { ("\($0.part)", $0.file) }, "part", next: "A part has one lesson.")
        let pages = exercises.map { ($0, file: $0.starter.path) }
        report(pages.map { ($0.0.id, $0.file) }, "the id", next: "Give each exercise an id of its own.")
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
                        file: file, fact: "It has \(what) \"\(name)\", which is taken", evidence: earlier,
                        nextStep: next))
            } else {
                first[name] = file
            }
        }
    }

    /// For `06-task-identity` this is `task-identity`.
    static func nameBehindNumber(_ name: some StringProtocol) -> String {
        String(name.drop { $0.isNumber }.drop { $0 == "-" })
    }

    /// For `06-task-identity` this is 6.
    static func leadingNumber(_ name: String) -> Int? {
        Int(name.prefix { $0.isASCII && $0.isNumber })
    }
}
