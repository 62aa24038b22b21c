import Classroom
import CommandLine
import CommandOutput
import Curriculum
import Essentials
import Study
import Workshop

/// `course new`: creates an exercise, or a repository for GitHub Classroom.
enum NewCommand {
    static let definition = Command(
        "new", summary: "create an exercise, or a class's repository for GitHub Classroom",
        operands: [thing, name], options: [part, kind, course, exercises],
        discussion: """
            `course new class NAME --exercises 6.1,6.2` writes the folder NAME. The folder has the exercises for
            students, and a workflow that verifies each push.

            `course new exercise NAME --part N` creates a folder for the exercise NAME (in kebab-case) after the last
            exercise of its part. The new exercise already runs. `course check` lists what is missing in the exercise
            until you remove `unfinished: true` from its exercise.md.
            """,
        run: run)

    private static let thing = Operand("exercise|class", .text)
    private static let name = Operand("NAME", .text)
    private static let part = Option(
        "part", "N", .number(1...999), summary: "the part that the exercise practices")
    private static let exercises = Option(
        "exercises", "ID,…", .word("exercise"), summary: "the exercises of the class's repository")
    private static let kind = Option(
        "kind", "KIND",
        ValueForm(ExerciseKind.allCases.map(\.rawValue).joined(separator: ", "), offer: .words("kind")) {
            ExerciseKind(rawValue: $0)
        }, default: .repair,
        summary: "what the learner does: \(ExerciseKind.allCases.map(\.rawValue).joined(separator: ", "))")
    private static let course = Option(
        "course", "FOLDER", .folder,
        summary: "the course that gets the exercise (default: the current course)")

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        switch arguments[thing] {
        case "exercise": return try newExercise(arguments)
        case "class": return try newClass(arguments)
        case let other:
            throw UsageError(
                "`new` creates an exercise or a class, not \"\(other)\"; write `new exercise NAME`")
        }
    }

    private static func newClass(_ arguments: Arguments) throws -> ExitStatus {
        guard let list = arguments[exercises] else {
            throw UsageError("a class needs exercises; write `new class NAME --exercises 6.1,6.2`")
        }
        let library = try Library.open()
        let folder = URL(filePath: arguments[name])
        let chosen = try list.split(separator: ",").map { try library.exercise(String($0)) }
        let repository = ClassRepository(
            at: folder, exercises: chosen, version: Course.version,
            compiler: Edition.current.compilerNumber ?? "6.3.1")
        do {
            try repository.write()
        } catch let failure as ClassRepository.Failure {
            throw UsageError(failure.description)
        }
        Output.say(
            """
            Created \(arguments[name]). Push the folder as a template repository, and choose it as the template of an assignment in GitHub Classroom.
            When students have handed in, run `gh classroom clone student-repos`, then `course grade \(folder.lastPathComponent)-submissions --out results`.
            """)
        return .passed
    }

    private static func newExercise(_ arguments: Arguments) throws -> ExitStatus {
        guard let part = arguments[part] else {
            throw UsageError("an exercise needs the part that it practices; add --part N")
        }
        let root =
            try arguments[course].map { try CourseRoot.around(URL(filePath: $0)).root } ?? Library.root()
        do throws(ExerciseSkeleton.Failure) {
            let skeleton = try ExerciseSkeleton(
                name: arguments[name], part: part, kind: arguments[kind], in: root)
            try skeleton.write()
            Output.say("Created \(skeleton.folder). `course check \(skeleton.folder)` lists what is missing.")
            return .passed
        } catch {
            throw UsageError(error.description)
        }
    }
}
