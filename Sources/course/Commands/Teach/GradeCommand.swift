import Classroom
import CommandLine
import Cores
import Curriculum
import Foundation
import Marking
import Scenario
import Workshop

/// `course grade`: the answers of a class, and one gradebook.
enum GradeCommand {
    static let definition = Command(
        "grade", summary: "mark a folder of submissions, one folder for each student",
        operands: [folder],
        options: [out, exercise, jobs, seed, revealsSeed, explore, fresh, Common.json],
        discussion: """
            FOLDER has one folder for each student, and in it the answers: ProfilePicture.swift, or
            06-changing-picture/ProfilePicture.swift. With --exercise, a student's only Swift file will do.

            Answers run behind a wall (bubblewrap); without it nothing is graded. What is done is kept as it goes: after
            an interruption, the same command goes on where it stopped. docs/instructors.md says more.

            For an examination, --seed random draws 128 bits that no student can know. They are kept in RESULTS, so that
            the same command draws the same again, and results show their fingerprint only.

            With --explore, an answer that passes is played with invented stories too (docs/explorer.md). Those in which
            they find something are listed for a person to look at; no score depends on it.

            exit status: 0 grading ran to its end (whatever the grades), 2 usage, 5 the machine lacks something,
            130 interrupted
            """,
        run: run)

    private static let folder = Operand("FOLDER", .folder)
    private static let out = Option.required(
        "out", "RESULTS", .folder, summary: "the folder for results.json, results.csv and results.md")
    private static let exercise = Option(
        "exercise", "ID", .word("exercise"), summary: "grade this exercise only")
    private static let jobs = Option(
        "jobs", "N", .number(1...256), default: AllCores.count,
        summary: "mark so many answers at once (default: one for each core)")
    private static let seed = Option(
        "seed", "N", .seed, default: ChosenSeed.given(1),
        summary: "what the network's contents are drawn from: a number, or `random` (default 1)")
    private static let revealsSeed = Option(
        switch: "reveal-seed", summary: "write a secret seed into the results too")
    private static let explore = Option(
        "explore", "N", .number(1...100_000),
        summary: "play N invented stories with each answer that passes, and list what they find")
    private static let fresh = Option(
        switch: "fresh", summary: "forget what was marked before, and start over")

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let library = try Library.open()
        let named = try arguments[exercise].map { try library.exercise($0) }
        let jobs = arguments[jobs]
        let path = arguments[folder]
        try checkIsFolder(path)

        let workshop = try walledWorkshop()
        let results = try ResultsFolder(arguments[out])
        let roster = try Roster(path, results: results)
        let exercises = coursework(of: roster, named, in: library)
        var notes = notes(
            on: roster, left: named == nil ? library.curriculum.exercises.count - exercises.count : 0)
        for note in notes { Output.complain(note) }
        guard !roster.students.isEmpty else {
            throw UsageError(
                "\(path) has no folders, and each student's answers lie in one")
        }

        let journal = try Journal(in: results, fresh: arguments[fresh])
        let seed = try arguments[seed].seed(in: results, fresh: arguments[fresh])
        if seed.isSecret {
            let note = "The seed of this grading is \(seed); --reveal-seed writes it into the results."
            Output.complain(note)
            notes.append(note)
        }
        try workshop.prepare()
        let classroom = try classroom(
            exercises, workshop, seed: seed, stories: arguments[explore] ?? 0, jobs: jobs,
            takesAnyName: named != nil)
        let progress = GradingProgress()
        let ending = try Interruption.heeded({ progress.say(stopping) }) { isAsked in
            try classroom.grade(roster, journal: journal, report: progress.show, isInterrupted: isAsked)
        }
        progress.end()
        switch ending {
        case .interrupted(let done, let total):
            Output.complain(
                "\(done) of \(total) answers are done and kept. The same command goes on from there.")
            return .interrupted
        case .finished(let gradebook):
            let written = arguments[revealsSeed] ? gradebook.revealingSeed : gradebook
            for format in Formats.all {
                try results.write(try format.text(of: written), as: format.fileName)
            }
            let summary = GradebookSummary(
                gradebook, reused: progress.reused,
                results: Formats.all.map { results.path(of: $0.fileName) }, notes: notes)
            Output.say(arguments[Common.json] ? try summary.json : summary.text)
            return .passed
        }
    }

    private static let stopping =
        "Stopping. What is being marked now has five seconds; Ctrl-C again stops at once."

    // MARK: - Parts

    /// A workshop with a wall: submissions never run without one.
    private static func walledWorkshop() throws(MachineFault) -> Workshop {
        let environment = ProcessInfo.processInfo.environment
        switch Wall.probe(environment: environment) {
        case .missing(let fault):
            throw MachineFault(
                fault.kind, "Nothing was graded: other people's code runs behind a wall only. \(fault.fact)",
                remedy: fault.remedy)
        case .stands(let wall):
            return Workshop(
                toolchain: try .locate(environment: environment), engine: try .locate(), wall: wall)
        }
    }

    private static func classroom(
        _ exercises: [Exercise], _ workshop: Workshop, seed: RunSeed, stories: Int, jobs: Int,
        takesAnyName: Bool
    ) throws -> Classroom {
        // Read here as well, so that a mistake in an exercise stops the command before it begins.
        for exercise in exercises { _ = try Marker(for: exercise, in: workshop, seed: seed) }
        let conditions = Conditions(
            course: Course.version, compiler: try workshop.toolchain.version(), seed: seed,
            stories: stories)
        let pool = MarkingPool(seed: seed, stories: stories)
        return Classroom(exercises: exercises, conditions: conditions, jobs: jobs, takesAnyName: takesAnyName)
        { exercise, answer throws(MarkingFault) in try pool.judge(exercise, answer) }
    }

    /// The exercise that was named, or else those with at least one submission, or else all.
    private static func coursework(of roster: Roster, _ named: Exercise?, in library: Library) -> [Exercise] {
        if let named { return [named] }
        let all = library.curriculum.exercises
        let handedIn = roster.handedIn(of: all)
        return handedIn.isEmpty ? all : handedIn
    }

    private static func notes(on roster: Roster, left: Int) -> [String] {
        var notes: [String] = []
        if left > 0 { notes.append("\(left) of the exercises have no submission; they are left out.") }
        if !roster.looseFiles.isEmpty {
            notes.append(
                "Not read, because they lie outside the students' folders: \(list(roster.looseFiles)).")
        }
        if !roster.hiddenFolders.isEmpty {
            notes.append(
                "Not taken for students, because their names begin with a dot: \(list(roster.hiddenFolders))."
            )
        }
        if !roster.formerResults.isEmpty {
            notes.append(
                "Not taken for students, because they hold the results of a class: \(list(roster.formerResults))."
            )
        }
        for alike in roster.lookalikes {
            notes.append(
                "\(alike.count) folders are called \(alike[0].name), with the accents spelled differently; "
                    + "each is graded as a student.")
        }
        return notes
    }

    private static func list(_ names: [String]) -> String {
        names.prefix(5).joined(separator: ", ") + (names.count > 5 ? " and \(names.count - 5) more" : "")
    }

    // MARK: - Arguments

    private static func checkIsFolder(_ path: String) throws(UsageError) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw UsageError("there is no folder \(path)")
        }
        guard isFolder.boolValue else { throw UsageError("\(path) is not a folder") }
    }
}
