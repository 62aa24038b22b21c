/// The front matter of an exercise's page.
struct ExerciseHead {
    let id: String
    let title: String
    let number: ExerciseNumber
    let minutes: Int
    let kind: ExerciseKind
    let settings: BuildSettings
    let isUnfinished: Bool
    let answerFile: String
    let fails: [String]
    let keeps: [String: String]
    let equivalent: [String: String]
    let coverage: Coverage
    let yesIf: [String]
    let budget: Budget
    let better: [String]
    let errors: [String]
    let points: [String: Int]

    static let fields =
        [
            "id", "title", "part", "minutes", "kind", "answer", "fails", "keeps", "holds", "meets", "without",
            "equivalent", "yes-if", "budget", "better", "error", "points", "unfinished",
        ] + BuildSettings.fields

    /// If the front matter has problems, the initializer adds them to `problems` and returns nil.
    /// - Parameter path: the exercise's folder; the path contains the numbers of the part and the exercise.
    init?(_ matter: FrontMatter, in path: String, problems: inout [CurriculumProblem]) {
        func field<Value>(_ read: () throws(CurriculumProblem) -> Value) -> Value? {
            do throws(CurriculumProblem) {
                return try read()
            } catch {
                problems.append(error)
                return nil
            }
        }
        let id = field { () throws(CurriculumProblem) in try Self.id(matter, in: path) }
        let title = field { () throws(CurriculumProblem) in try matter.string("title") }
        let number = field { () throws(CurriculumProblem) in try Self.number(matter, in: path) }
        let minutes = field { () throws(CurriculumProblem) in try matter.positiveInteger("minutes") }
        let kind = field { () throws(CurriculumProblem) in try matter.word("kind", or: ExerciseKind.repair) }
        let settings = field { () throws(CurriculumProblem) in try BuildSettings(matter) }
        let unfinished = field { () throws(CurriculumProblem) in try matter.flag("unfinished") }
        let answer = field { () throws(CurriculumProblem) in
            try Self.answerFile(matter, of: kind ?? .repair)
        }
        let fails = field { () throws(CurriculumProblem) in try matter.codes("fails") }
        let keeps = field { () throws(CurriculumProblem) in try matter.sentences("keeps") }
        let equivalent = field { () throws(CurriculumProblem) in try matter.sentences("equivalent") }
        let coverage = field { () throws(CurriculumProblem) in try Coverage(matter) }
        let yesIf = field { () throws(CurriculumProblem) in try Self.yesIf(matter, of: kind ?? .repair) }
        let budget = field { () throws(CurriculumProblem) in try Budget(matter, of: kind ?? .repair) }
        let better = field { () throws(CurriculumProblem) in try Self.better(matter, of: kind ?? .repair) }
        let errors = field { () throws(CurriculumProblem) in try matter.texts("error") }
        let points = field { () throws(CurriculumProblem) in try matter.optionalPoints("points") }
        guard let id, let title, let number, let minutes, let kind, let settings, let unfinished, let answer,
            let fails,
            let keeps, let equivalent, let coverage, let yesIf, let budget, let better, let errors, let points
        else { return nil }
        self.id = id
        self.title = title
        self.number = number
        self.minutes = minutes
        self.kind = kind
        self.settings = settings
        isUnfinished = unfinished
        answerFile = answer
        self.fails = fails
        self.keeps = keeps
        self.equivalent = equivalent
        self.coverage = coverage
        self.yesIf = yesIf
        self.budget = budget
        self.better = better
        self.errors = errors
        self.points = points
    }

    /// Reads the id, which must equal the id in the folder's name, because a command finds an exercise by its folder's
    /// name.
    private static func id(_ matter: FrontMatter, in path: String) throws(CurriculumProblem) -> String {
        let id = try matter.identifier()
        let folder = path.split(separator: "/").last ?? ""
        guard CourseReader.nameBehindNumber(folder) == id else {
            throw matter.problem(
                "id", "\"id\" and the folder disagree", evidence: "id: \(id), in \(folder)",
                next: "Rename the folder, or correct the field.")
        }
        return id
    }

    /// Reads the part, which must equal the part in the folder's path. The exercise's number is only in the folder's
    /// name.
    private static func number(
        _ matter: FrontMatter, in path: String
    ) throws(CurriculumProblem) -> ExerciseNumber {
        let part = try matter.positiveInteger("part")
        let numbers = CourseReader.numbers(inFolder: path)
        guard numbers.count == 2, numbers[0] == part else {
            let folder = path.split(separator: "/").suffix(2).first ?? ""
            throw matter.problem(
                "part", "\"part\" and the folder disagree", evidence: "part: \(part), in \(folder)",
                next: "Move the folder, or correct the field.")
        }
        return ExerciseNumber(part: part, index: numbers[1])
    }

    /// Reads the field `yes-if`; judge exercises need this field, and other exercises must not have it.
    private static func yesIf(_ matter: FrontMatter, of kind: ExerciseKind) throws(CurriculumProblem)
        -> [String]
    {
        let codes = try matter.codes("yes-if")
        try matter.demand(
            "yes-if", isThere: !codes.isEmpty, of: .judge, in: kind,
            lack: "The exercise does not say for which cases the answer is yes",
            next: "Name the findings for which the answer is yes, as in \"yes-if: missed-fetch\".")
        return codes
    }

    /// Reads the field `better`: the scenarios in which a refactoring's starter fails. A refactoring's starter passes
    /// all scenarios that are not in `better`.
    private static func better(_ matter: FrontMatter, of kind: ExerciseKind) throws(CurriculumProblem)
        -> [String]
    {
        let names = try matter.texts("better").flatMap(CourseText.names)
        try matter.demand(
            "better", isThere: !names.isEmpty, of: .refactor, in: kind,
            lack: "The exercise does not say what the refactoring improves",
            next: "Name the scenarios that measure the improvement, as in \"better: simple-case\".")
        return names
    }

    private static func answerFile(
        _ matter: FrontMatter, of kind: ExerciseKind
    ) throws(CurriculumProblem) -> String {
        let name = try matter.string("answer")
        let suffix = kind.sourceSuffix
        guard name.hasSuffix(suffix), !name.hasPrefix("."), !name.contains("/"), name != "Host.swift" else {
            throw matter.problem(
                "answer", "\"answer\" is not the name of a \(suffix) file", evidence: "\"\(name)\"",
                next:
                    "Name the learner's file, as in \"answer: \(kind.exampleFile)\". The name Host.swift is taken."
            )
        }
        return name
    }
}
