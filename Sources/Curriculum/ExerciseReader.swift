import FoundationEssentials

/// Reads one exercise folder.
///
///     Exercises/06-task-identity/01-changing-picture/
///         exercise.md, Starter.swift, Host.swift, Solution.swift, Wrong/*.swift, *.scenario,
///         and whatever files a scenario's routes reply with
struct ExerciseReader {
    let folder: CourseFolder
    let path: String

    private static let fields = ["id", "title", "part", "minutes", "answer", "points"]

    func exercise() throws(CurriculumProblem) -> Exercise {
        let pageFile = "\(path)/exercise.md"
        let pageText = try folder.text(pageFile)
        let matter = try FrontMatter(pageText, file: pageFile, allowed: Self.fields)
        let page = try ExercisePage(matter.body, file: pageFile, firstLine: matter.bodyLine)
        let scenarios = page.scenarios + (try recordedScenarios())
        try check(scenarios, pageFile)
        let starter = try folder.source("\(path)/Starter.swift")
        let host = try folder.source("\(path)/Host.swift")
        let solution = try folder.source("\(path)/Solution.swift")
        let wrong = try wrongAnswers()
        let fixtures = try fixtures()
        let everything =
            [pageText, starter.text, host.text, solution.text]
            + scenarios.flatMap { [$0.name, $0.text] } + wrong.flatMap { [$0.source.path, $0.source.text] }
            + fixtures.sorted { $0.key < $1.key }.flatMap { [$0.key, Data($0.value).base64EncodedString()] }
        return Exercise(
            id: try matter.identifier(), number: try number(matter), title: try matter.string("title"),
            minutes: try matter.positiveInteger("minutes"), answerFile: try answerFile(matter),
            points: try matter.optionalPoints("points"), task: page.task, hints: page.hints,
            scenarios: scenarios, fixtures: fixtures, starter: starter, host: host, solution: solution,
            wrong: wrong,
            contentVersion: ContentVersion.of(everything))
    }

    /// The part is in the front matter and in the folder's name, the number in the folder's name.
    private func number(_ matter: FrontMatter) throws(CurriculumProblem) -> ExerciseNumber {
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

    private func answerFile(_ matter: FrontMatter) throws(CurriculumProblem) -> String {
        let name = try matter.string("answer")
        guard name.hasSuffix(".swift"), !name.hasPrefix("."), !name.contains("/"), name != "Host.swift" else {
            throw matter.problem(
                "answer", "\"answer\" is not the name of a Swift file", evidence: "\"\(name)\"",
                next: "Name the learner's file, as in \"answer: ProfilePicture.swift\"; Host.swift is taken.")
        }
        return name
    }

    /// A session that somebody saved in the folder is a test.
    private func recordedScenarios() throws(CurriculumProblem) -> [ScenarioSource] {
        var found: [ScenarioSource] = []
        for name in try folder.names(in: path) where name.hasSuffix(".scenario") {
            let file = "\(path)/\(name)"
            found.append(
                ScenarioSource(name: String(name.dropLast(9)), text: try folder.text(file), file: file))
        }
        return found
    }

    private func fixtures() throws(CurriculumProblem) -> [String: [UInt8]] {
        var found: [String: [UInt8]] = [:]
        for name in try folder.names(in: path) {
            guard !["md", "swift", "scenario"].contains(name.split(separator: ".").last), name != "Wrong"
            else {
                continue
            }
            found[name] = try folder.bytes("\(path)/\(name)")
        }
        return found
    }

    private func check(_ scenarios: [ScenarioSource], _ page: String) throws(CurriculumProblem) {
        guard !scenarios.isEmpty else {
            throw CurriculumProblem(
                file: page, fact: "The exercise has no scenario",
                nextStep: "Add a fenced block whose first line is \"```scenario name\".")
        }
        var names: Set<String> = []
        for scenario in scenarios where !names.insert(scenario.name).inserted {
            throw CurriculumProblem(
                file: scenario.file, line: scenario.firstLine,
                fact: "Two scenarios are called \"\(scenario.name)\"", nextStep: "Rename one of them.")
        }
    }

    private func wrongAnswers() throws(CurriculumProblem) -> [WrongAnswer] {
        let names = folder.exists("\(path)/Wrong") ? try folder.names(in: "\(path)/Wrong") : []
        var found: [WrongAnswer] = []
        for name in names where name.hasSuffix(".swift") {
            let source = try folder.source("\(path)/Wrong/\(name)")
            found.append(WrongAnswer(source: source, earns: try earnings(of: source)))
        }
        guard !found.isEmpty else {
            throw CurriculumProblem(
                file: "\(path)/Wrong", fact: "The exercise has no wrong answers",
                nextStep: "A grader must be proven: add at least one, with \"// earns: code\" on top.")
        }
        return found
    }

    private func earnings(of source: SourceFile) throws(CurriculumProblem) -> [String] {
        let first = source.text.prefix { $0 != "\n" }
        let codes =
            first.hasPrefix("// earns:")
            ? first.dropFirst(9).split(separator: ",").map { String($0.filter { $0 != " " }) } : []
        guard !codes.isEmpty, codes.allSatisfy(FrontMatter.isKebabCase) else {
            throw CurriculumProblem(
                file: source.path, line: 1, fact: "A wrong answer does not say what it earns",
                evidence: "\"\(first)\"", nextStep: "Begin it with \"// earns: missed-fetch, wrong-screen\".")
        }
        return codes
    }
}
