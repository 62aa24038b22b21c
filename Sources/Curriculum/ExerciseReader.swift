import FoundationEssentials
import Wire

/// Reads one exercise folder, and collects all problems in it.
///
///     Exercises/06-task-identity/01-changing-picture/
///         exercise.md, Starter.swift, Host.swift, Solution.swift, Wrong/*.swift, *.scenario,
///         and the files that a scenario's routes reply with
///
/// If the learner writes a scenario, starter, solution and wrong answers are `.scenario` files, and it is played with
/// the apps in `Apps/*.swift`.
struct ExerciseReader {
    let folder: CourseFolder
    let path: String
    private(set) var problems: [CurriculumProblem] = []

    static let fields = [
        "id", "title", "part", "minutes", "kind", "answer", "fails", "keeps", "equivalent", "points",
        "unfinished",
    ]

    init(folder: CourseFolder, path: String) {
        self.folder = folder
        self.path = path
    }

    /// Nil if there are problems.
    mutating func exercise() -> Exercise? {
        let file = "\(path)/exercise.md"
        guard let text = attempt({ folder throws(CurriculumProblem) in try folder.text(file) }),
            let matter = attempt({ _ throws(CurriculumProblem) in
                try FrontMatter(text, file: file, allowed: Self.fields)
            })
        else { return nil }
        let head = head(matter)
        let page = ExercisePage(matter.body, file: file, firstLine: matter.bodyLine)
        problems += page.problems
        let parts = parts(of: head?.kind ?? .repair, page)
        guard problems.isEmpty, let head, let parts else { return nil }
        return Exercise(
            id: head.id, number: head.number, title: head.title, minutes: head.minutes, kind: head.kind,
            isUnfinished: head.isUnfinished, answerFile: head.answerFile, fails: head.fails,
            keeps: head.keeps, equivalent: head.equivalent, points: head.points,
            task: page.task, hints: page.hints, learned: page.learned,
            scenarios: parts.scenarios, fixtures: parts.fixtures,
            starter: parts.starter, host: parts.host, solution: parts.solution, wrong: parts.wrong,
            apps: parts.apps, folder: path, contentVersion: "\(ContentFingerprint(of: [text] + parts.texts))")
    }

    // MARK: The front matter

    private struct Head {
        var id: String
        var title: String
        var number: ExerciseNumber
        var minutes: Int
        var kind: ExerciseKind
        var isUnfinished: Bool
        var answerFile: String
        var fails: [String]
        var keeps: [String: String]
        var equivalent: [String: String]
        var points: [String: Int]
    }

    private mutating func head(_ matter: FrontMatter) -> Head? {
        let path = path
        let id = field { () throws(CurriculumProblem) in try matter.identifier() }
        let title = field { () throws(CurriculumProblem) in try matter.string("title") }
        let number = field { () throws(CurriculumProblem) in try Self.number(matter, in: path) }
        let minutes = field { () throws(CurriculumProblem) in try matter.positiveInteger("minutes") }
        let kind = field { () throws(CurriculumProblem) in try matter.word("kind", or: ExerciseKind.repair) }
        let unfinished = field { () throws(CurriculumProblem) in try matter.flag("unfinished") }
        let answer = field { () throws(CurriculumProblem) in
            try Self.answerFile(matter, endsWith: (kind ?? .repair).sourceSuffix)
        }
        let fails = field { () throws(CurriculumProblem) in try matter.codes("fails") }
        let keeps = field { () throws(CurriculumProblem) in try matter.sentences("keeps") }
        let equivalent = field { () throws(CurriculumProblem) in try matter.sentences("equivalent") }
        let points = field { () throws(CurriculumProblem) in try matter.optionalPoints("points") }
        guard let id, let title, let number, let minutes, let kind, let unfinished, let answer, let fails,
            let keeps, let equivalent, let points
        else { return nil }
        return Head(
            id: id, title: title, number: number, minutes: minutes, kind: kind, isUnfinished: unfinished,
            answerFile: answer, fails: fails, keeps: keeps, equivalent: equivalent,
            points: points)
    }

    /// The part is in the front matter and in the folder's name, the number in the folder's name.
    private static func number(
        _ matter: FrontMatter, in path: String
    ) throws(CurriculumProblem) -> ExerciseNumber {
        let part = try matter.positiveInteger("part")
        let names = path.split(separator: "/").suffix(2).map(String.init)
        let numbers = names.compactMap(CourseReader.leadingNumber)
        guard numbers.count == 2, numbers[0] == part else {
            throw matter.problem(
                "part", "\"part\" and the folder disagree", evidence: "part: \(part), in \(names[0])",
                next: "Move the folder, or correct the field.")
        }
        return ExerciseNumber(part: part, index: numbers[1])
    }

    private static func answerFile(
        _ matter: FrontMatter, endsWith suffix: String
    ) throws(CurriculumProblem) -> String {
        let name = try matter.string("answer")
        guard name.hasSuffix(suffix), !name.hasPrefix("."), !name.contains("/"), name != "Host.swift" else {
            let example = suffix == ".swift" ? "ProfilePicture.swift" : "Scroll.scenario"
            throw matter.problem(
                "answer", "\"answer\" is not the name of a \(suffix) file", evidence: "\"\(name)\"",
                next: "Name the learner's file, as in \"answer: \(example)\"; Host.swift is taken.")
        }
        return name
    }

    // MARK: The files beside it

    private struct Parts {
        var starter: SourceFile
        var host: SourceFile
        var solution: SourceFile
        var scenarios: [ScenarioSource]
        var wrong: [WrongAnswer]
        var apps: [ExampleApp]
        var fixtures: [String: [UInt8]]

        /// All texts that the content version depends on, except the page.
        var texts: [String] {
            [starter.text, host.text, solution.text] + scenarios.flatMap { [$0.name, $0.text] }
                + (wrong.map(\.source) + apps.map(\.source)).flatMap { [$0.path, $0.text] }
                + fixtures.sorted { $0.key < $1.key }
                .flatMap { [$0.key, Data($0.value).base64EncodedString()] }
        }
    }

    private mutating func parts(of kind: ExerciseKind, _ page: ExercisePage) -> Parts? {
        let starter = source("Starter\(kind.sourceSuffix)")
        let host = source("Host.swift")
        let solution = source("Solution\(kind.sourceSuffix)")
        let wrong = wrongAnswers(kind)
        let apps = kind == .scenario ? exampleApps() : []
        let scenarios = page.scenarios + savedScenarios(kind)
        check(scenarios, kind)
        let fixtures = fixtures()
        guard let starter, let host, let solution else { return nil }
        return Parts(
            starter: starter, host: host, solution: solution, scenarios: scenarios, wrong: wrong, apps: apps,
            fixtures: fixtures)
    }

    private mutating func source(_ name: String) -> SourceFile? {
        let path = path
        return attempt { folder throws(CurriculumProblem) in try folder.source("\(path)/\(name)") }
    }

    /// Each lab session that is saved in the folder is a scenario.
    private mutating func savedScenarios(_ kind: ExerciseKind) -> [ScenarioSource] {
        let answers = kind == .scenario ? ["Starter.scenario", "Solution.scenario"] : []
        return names(in: path, endingIn: ".scenario").filter { !answers.contains($0) }.compactMap { name in
            source(name).map {
                ScenarioSource(name: String(name.dropLast(9)), text: $0.text, file: $0.path)
            }
        }
    }

    /// All other files in the folder are for routes to reply with.
    private mutating func fixtures() -> [String: [UInt8]] {
        let path = path
        var found: [String: [UInt8]] = [:]
        for name in names(in: path, endingIn: "") where !["Wrong", "Apps"].contains(name) {
            guard ![".md", ".swift", ".scenario"].contains(where: name.hasSuffix) else { continue }
            found[name] = attempt { folder throws(CurriculumProblem) in
                try folder.bytes("\(path)/\(name)")
            }
        }
        return found
    }

    private mutating func check(_ scenarios: [ScenarioSource], _ kind: ExerciseKind) {
        if scenarios.isEmpty, kind != .scenario {
            problems.append(
                CurriculumProblem(
                    file: "\(path)/exercise.md", fact: "The exercise has no scenario",
                    nextStep: "Add a fenced block whose first line is \"```scenario name\"."))
        }
        var names: Set<String> = []
        for scenario in scenarios where !names.insert(scenario.name).inserted {
            problems.append(
                CurriculumProblem(
                    file: scenario.file, line: scenario.firstLine,
                    fact: "Two scenarios are called \"\(scenario.name)\"", nextStep: "Rename one of them."))
        }
    }

    private mutating func wrongAnswers(_ kind: ExerciseKind) -> [WrongAnswer] {
        names(in: "\(path)/Wrong", endingIn: kind.sourceSuffix).compactMap { name in
            guard let source = source("Wrong/\(name)") else { return nil }
            return field { () throws(CurriculumProblem) in
                try WrongAnswer(declaredIn: source, comment: kind.commentSign)
            }
        }
    }

    private mutating func exampleApps() -> [ExampleApp] {
        names(in: "\(path)/Apps", endingIn: ".swift").compactMap { name in
            guard let source = source("Apps/\(name)") else { return nil }
            guard name != "Right.swift" else { return ExampleApp(source: source, fault: nil) }
            let first = source.text.prefix { $0 != "\n" }
            guard first.hasPrefix("// does: ") else {
                problems.append(
                    CurriculumProblem(
                        file: source.path, line: 1, fact: "An app does not say what it does wrong",
                        evidence: "\"\(first)\"", nextStep: "Begin it with \"// does: one sentence\"."))
                return nil
            }
            return ExampleApp(source: source, fault: String(first.dropFirst(9)))
        }
    }

    // MARK: Collecting

    private mutating func names(in path: String, endingIn suffix: String) -> [String] {
        guard folder.exists(path) else { return [] }
        let names = attempt { folder throws(CurriculumProblem) in try folder.names(in: path) }
        return (names ?? []).filter { $0.hasSuffix(suffix) }
    }

    private mutating func attempt<Value>(
        _ read: (CourseFolder) throws(CurriculumProblem) -> Value
    ) -> Value? {
        let folder = folder
        return field { () throws(CurriculumProblem) in try read(folder) }
    }

    private mutating func field<Value>(_ read: () throws(CurriculumProblem) -> Value) -> Value? {
        do throws(CurriculumProblem) {
            return try read()
        } catch {
            problems.append(error)
            return nil
        }
    }
}
