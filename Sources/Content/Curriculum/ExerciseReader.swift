import Essentials
import Wire

/// Reads one exercise folder, and collects its problems.
///
///     Exercises/06-task-identity/02-changing-picture/
///         exercise.md, Starter.swift, Host.swift, Solution.swift, Wrong/*.swift, Right/*.swift, *.scenario,
///         and the files that a scenario's routes reply with
///
/// If the learner writes Swift, the answers are `.swift` files. If the learner writes a scenario, answers are
/// `.scenario` files, and each app in `Apps/*.swift` runs through the answer's scenario. If the learner judges cases or
/// reviews a change, answers are `.form` files.
struct ExerciseReader {
    let folder: CourseFolder
    let path: String
    /// True to read the right and wrong answers too; learners do not need them, and they are most of a course's files.
    let readsAnswers: Bool
    private(set) var problems: [CurriculumProblem] = []

    init(folder: CourseFolder, path: String, readsAnswers: Bool) {
        self.folder = folder
        self.path = path
        self.readsAnswers = readsAnswers
    }

    mutating func exercise() -> Exercise? {
        let file = "\(path)/exercise.md"
        guard let text = attempt({ folder throws(CurriculumProblem) in try folder.text(file) }),
            let matter = attempt({ _ throws(CurriculumProblem) in
                try FrontMatter(text, file: file, allowed: ExerciseHead.fields)
            })
        else { return nil }
        let head = ExerciseHead(matter, in: path, problems: &problems)
        let page = ExercisePage(matter.body, file: file, firstLine: matter.bodyLine)
        problems += page.problems
        let parts = parts(of: head?.kind ?? .repair, page)
        if let head, let parts { check(head, against: parts.scenarios) }
        guard problems.isEmpty, let head, let parts else { return nil }
        return Exercise(
            id: head.id, number: head.number, title: head.title, minutes: head.minutes, kind: head.kind,
            settings: head.settings,
            isUnfinished: head.isUnfinished, answerFile: head.answerFile, fails: head.fails,
            keeps: head.keeps, equivalent: head.equivalent, coverage: head.coverage, yesIf: head.yesIf,
            budget: head.budget, better: head.better,
            errors: head.errors,
            points: head.points,
            task: page.task, hints: page.hints, learned: page.learned,
            scenarios: parts.scenarios.map(head.budget.closing), fixtures: parts.fixtures,
            starter: parts.starter, host: parts.host, solution: parts.solution, wrong: parts.wrong,
            right: parts.right, apps: parts.apps, folder: path,
            contentVersion: "\(ContentFingerprint(of: [text] + parts.texts))")
    }

    // MARK: Files beside the page

    private struct Parts {
        var starter: SourceFile
        var host: SourceFile
        var solution: SourceFile
        var scenarios: [ScenarioSource]
        var wrong: [WrongAnswer]
        var right: [RightAnswer]
        var apps: [ExampleApp]
        var fixtures: [String: [UInt8]]

        /// The texts that the content version covers, except the exercise's page.
        var texts: [String] {
            [starter.text, host.text, solution.text] + scenarios.flatMap { [$0.name, $0.text] }
                + apps.flatMap { [$0.source.path, $0.source.text] }
                + fixtures.sorted { $0.key < $1.key }
                .flatMap { [$0.key, Data($0.value).base64EncodedString()] }
        }
    }

    private mutating func parts(of kind: ExerciseKind, _ page: ExercisePage) -> Parts? {
        let starter = source("Starter\(kind.sourceSuffix)")
        let host = source("Host.swift")
        let solution = source("Solution\(kind.sourceSuffix)")
        let wrong = answers(in: "Wrong", of: kind, WrongAnswer.init(declaredIn:comment:))
        let right = answers(in: "Right", of: kind, RightAnswer.init(declaredIn:comment:))
        let apps = apps(of: kind)
        let scenarios = page.scenarios + savedScenarios(kind)
        check(scenarios, kind)
        if kind == .judge { check(apps, scenarios) }
        if kind == .review {
            for name in ["Change", "Right"] where !apps.contains(where: { $0.name == name }) {
                report("\(path)/exercise.md", "The review has no Apps/\(name).swift", "Add the file.")
            }
        }
        let fixtures = fixtures()
        guard let starter, let host, let solution else { return nil }
        return Parts(
            starter: starter, host: host, solution: solution, scenarios: scenarios, wrong: wrong,
            right: right,
            apps: apps, fixtures: fixtures)
    }

    private mutating func source(_ name: String) -> SourceFile? {
        let path = path
        return attempt { folder throws(CurriculumProblem) in try folder.source("\(path)/\(name)") }
    }

    /// Reads scenarios in the folder's `.scenario` files, such as saved lab sessions.
    private mutating func savedScenarios(_ kind: ExerciseKind) -> [ScenarioSource] {
        let answers = kind == .scenario ? ["Starter.scenario", "Solution.scenario"] : []
        return contents.filter { $0.hasSuffix(".scenario") && !answers.contains($0) }.compactMap { name in
            source(name).map {
                ScenarioSource(name: String(name.dropLast(9)), text: $0.text, file: $0.path)
            }
        }
    }

    /// Reads the exercise's fixtures: all files in the folder that have no other purpose.
    private mutating func fixtures() -> [String: [UInt8]] {
        let path = path
        var found: [String: [UInt8]] = [:]
        for name in contents where !["Wrong", "Right", "Apps"].contains(name) {
            guard !([".md"] + ExerciseKind.sourceSuffixes).contains(where: name.hasSuffix) else { continue }
            found[name] = attempt { folder throws(CurriculumProblem) in
                try folder.bytes("\(path)/\(name)")
            }
        }
        return found
    }

    /// Checks that each scenario in the front matter exists.
    private mutating func check(_ head: ExerciseHead, against scenarios: [ScenarioSource]) {
        let named =
            head.budget.limits.keys.sorted().map { ("budget", $0) } + head.better.map { ("better", $0) }
        for (field, name) in named where !scenarios.contains(where: { $0.name == name }) {
            report(
                "\(path)/exercise.md", "\"\(field)\" names no scenario: \"\(name)\"",
                "The scenarios are: \(scenarios.map(\.name).joined(separator: ", ")).")
        }
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
                    fact: "Two scenarios are called \"\(scenario.name)\"",
                    nextStep: "Rename one of the two scenarios."))
        }
    }

    /// Reads the answers in `Wrong/` or `Right/`, and the declarations in each answer's first lines.
    private mutating func answers<Answer>(
        in name: String, of kind: ExerciseKind,
        _ read: (SourceFile, String) throws(CurriculumProblem) -> Answer
    ) -> [Answer] {
        guard readsAnswers else { return [] }
        return names(inside: name, endingIn: kind.sourceSuffix).compactMap { file in
            guard let source = source("\(name)/\(file)") else { return nil }
            return field { () throws(CurriculumProblem) in try read(source, kind.commentSign) }
        }
    }

    private mutating func apps(of kind: ExerciseKind) -> [ExampleApp] {
        switch kind {
        case .repair, .finish, .add, .smallestID, .budget, .refactor: []
        case .scenario: exampleApps(declaring: "does", besides: ["Right.swift"])
        case .review:
            exampleApps(declaring: "repairs", besides: ["Change.swift", "Before.swift", "Right.swift"])
        case .judge:
            names(inside: "Apps", endingIn: ".swift").compactMap { source("Apps/\($0)") }.map {
                ExampleApp(source: $0, fault: nil)
            }
        }
    }

    /// The first line of each app names the app's fault. An app with one of the names in `plain`, such as
    /// `Right.swift`, needs no line about a fault.
    private mutating func exampleApps(declaring word: String, besides plain: [String]) -> [ExampleApp] {
        names(inside: "Apps", endingIn: ".swift").compactMap { name in
            guard let source = source("Apps/\(name)") else { return nil }
            guard !plain.contains(name) else { return ExampleApp(source: source, fault: nil) }
            let first = source.text.firstLines(1).first ?? ""
            let sign = "// \(word): "
            guard first.hasPrefix(sign) else {
                problems.append(
                    CurriculumProblem(
                        file: source.path, line: 1, fact: "An app does not say what it \(word)",
                        evidence: "\"\(first)\"", nextStep: "Begin the file with \"\(sign)one sentence\"."))
                return nil
            }
            return ExampleApp(source: source, fault: String(first.dropFirst(sign.count)))
        }
    }

    // MARK: Collecting

    mutating func report(_ file: String, _ fact: String, _ nextStep: String) {
        problems.append(CurriculumProblem(file: file, fact: fact, nextStep: nextStep))
    }

    private lazy var contents = list(path)

    /// The names of the files in a subfolder; empty if the subfolder does not exist.
    private mutating func names(inside name: String, endingIn suffix: String) -> [String] {
        contents.contains(name) ? list("\(path)/\(name)").filter { $0.hasSuffix(suffix) } : []
    }

    private mutating func list(_ path: String) -> [String] {
        attempt { folder throws(CurriculumProblem) in try folder.names(in: path) } ?? []
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
