import Classroom
import CommandLine
import CommandOutput
import Curriculum
import Essentials
import Study
import Text

/// The submissions, exercises and rules of one grading. The options of the command override `class.yaml`.
package struct GradingPlan {
    let file: ClassFile
    let intake: Intake
    let exercises: [Exercise]
    let rules: ClassRules
    let seedCount: Int
    let hiddenFolder: String?
    let formats: [any GradebookFormat]
    /// Warnings that a person should read before the results.
    let notes: [String]

    init(_ arguments: Arguments, in library: Library, results: ResultsFolder?) throws {
        file = try Self.file(arguments[GradeOptions.classFile])
        let layout = try arguments[GradeOptions.layout].map(Self.layout)
        intake = try Intake(arguments[GradeOptions.submissions], layout: layout, results: results)

        let hiddenFolder = arguments[GradeOptions.hidden] ?? file.hidden
        let hidden = try hiddenFolder.map { folder in
            try HiddenScenarios(folder) { word in try? library.exercise(word).id }
        }
        let named = try Self.named(arguments[GradeOptions.exercise], file, library)
        let all = named?.map(\.0) ?? Self.handedIn(to: intake, in: library)
        exercises = all.map { hidden?.added(to: $0) ?? $0 }
        self.hiddenFolder = hiddenFolder

        var rules = ClassRules()
        rules.roster = try (arguments[GradeOptions.roster] ?? file.roster).map(Self.roster)
        let due = arguments[GradeOptions.due] ?? file.due
        let late = arguments[GradeOptions.late] ?? file.late
        guard late == nil || due != nil else {
            throw UsageError(
                "--late needs --due: without a deadline, no answer is late")
        }
        rules.deadline = due.map { Deadline(due: $0, rule: late) }
        rules.counts = arguments[GradeOptions.counts] ?? file.counts ?? .last
        rules.shares = Dictionary(named?.map { ($0.0.id, $0.1) } ?? []) { first, _ in first }
        rules.takesAnyName = exercises.count == 1 && named != nil
        rules.filesTellTime = intake.layout.filesTellTime
        self.rules = rules
        seedCount = arguments[GradeOptions.seeds] ?? file.seeds ?? 1
        formats = try Self.formats(arguments[GradeOptions.format] ?? file.formats, file, arguments)
        let left = named == nil ? library.curriculum.exercises.count - exercises.count : 0
        notes = Self.notes(on: intake, rules, left: left)
    }

    // MARK: - Parts

    private static func file(_ named: String?) throws -> ClassFile {
        let path = named ?? ClassFile.name
        guard named != nil || FileManager.default.fileExists(atPath: path) else { return ClassFile() }
        return try ClassFile(try TextFile.read(path), file: path)
    }

    private static func layout(_ name: String) throws(UsageError) -> any SubmissionLayout {
        if let layout = Layouts.named(name) { return layout }
        throw UsageError(
            "--layout is \(Layouts.all.map(\.name).joined(separator: ", ")), not \"\(name)\"")
    }

    private static func roster(_ path: String) throws -> Roster {
        try Roster(try TextFile.read(path), file: path)
    }

    /// Finds the exercises that `--exercise` or `class.yaml` names; returns nil if neither names any.
    private static func named(
        _ words: String?, _ file: ClassFile, _ library: Library
    ) throws -> [(Exercise, ClassRules.Share)]? {
        let shares = try file.exercises.map { (try library.exercise($0.word), $0.share) }
        guard let words else { return shares.isEmpty ? nil : shares }
        return try words.split(separator: ",").map { word in
            let exercise = try library.exercise(String(word))
            return (exercise, shares.first { $0.0.id == exercise.id }?.1 ?? .init())
        }
    }

    /// Finds the exercises with at least one answer, or all exercises if no student handed in an answer.
    private static func handedIn(to intake: Intake, in library: Library) -> [Exercise] {
        let all = library.curriculum.exercises
        let handedIn = intake.handedIn(of: all)
        return handedIn.isEmpty ? all : handedIn
    }

    /// The formats of the result files: from the options, or else from `class.yaml`.
    package static func formats(_ arguments: Arguments) throws -> [any GradebookFormat] {
        let file = try file(arguments[GradeOptions.classFile])
        return try formats(arguments[GradeOptions.format] ?? file.formats, file, arguments)
    }

    private static func formats(
        _ names: [String]?, _ file: ClassFile, _ arguments: Arguments
    ) throws(UsageError) -> [any GradebookFormat] {
        let policy = arguments[GradeOptions.feedback] ?? file.feedback ?? .open
        let known = Formats.all(feedback: policy)
        guard let names else { return Formats.usual }
        var chosen: [any GradebookFormat] = [ResultsJSON()]
        for name in names where name != ResultsJSON().name {
            guard let format = known.first(where: { $0.name == name }) else {
                throw UsageError(
                    "\"\(name)\" is not a format; the formats are \(known.map(\.name).joined(separator: ", "))"
                )
            }
            chosen.append(format)
        }
        return chosen
    }

    private static func notes(on intake: Intake, _ rules: ClassRules, left: Int) -> [String] {
        var notes: [String] = []
        if left > 0 {
            notes.append("The results leave out \(Wording.count(left, "exercise")) without a submission.")
        }
        let reasons = Dictionary(grouping: intake.unplaced, by: \.reason)
        for (reason, files) in reasons.sorted(by: { $0.key < $1.key }) {
            notes.append(
                "The course did not read these files, because \(reason): \(list(files.map(\.file))).")
        }
        for alike in intake.lookalikes {
            notes.append(
                "\(alike.count) folders are called \(alike[0].name), with different encodings of the accents. "
                    + "The course grades each folder as a different student.")
        }
        let strangers = Enrollment(of: intake, on: rules.roster).strangers
        if !strangers.isEmpty {
            notes.append("Graded students who are not on the class list: \(list(strangers.map(\.name))).")
        }
        if rules.deadline != nil, !rules.filesTellTime {
            notes.append(
                "The files of \(intake.layout.summary) do not show when students handed them in. "
                    + "Add a column \"handed in\" to the class list.")
        }
        return notes
    }

    private static func list(_ names: [String]) -> String {
        names.prefix(5).joined(separator: ", ") + (names.count > 5 ? " and \(names.count - 5) more" : "")
    }
}
