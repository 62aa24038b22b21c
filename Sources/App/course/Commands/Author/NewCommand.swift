import CommandLine
import CommandOutput
import Curriculum
import Foundation
import Study

/// `course new`: creates the files of a new exercise.
enum NewCommand {
    static let definition = Command(
        "new", summary: "create an exercise: files that name what is still missing",
        operands: [thing, name], options: [part, kind, course],
        discussion: """
            Creates a folder for the exercise NAME (in kebab-case) after the last exercise of its part. The new exercise
            already runs. Until you remove `unfinished: true` from its exercise.md, `course check` lists what is missing.
            """,
        run: run)

    private static let thing = Operand("exercise", .text)
    private static let name = Operand("NAME", .text)
    private static let part = Option.required(
        "part", "N", .number(1...999), summary: "the part it practices")
    private static let kind = Option(
        "kind", "KIND",
        ValueForm(ExerciseKind.allCases.map(\.rawValue).joined(separator: ", "), offer: .words("kind")) {
            ExerciseKind(rawValue: $0)
        }, default: .repair,
        summary: "what the learner does: \(ExerciseKind.allCases.map(\.rawValue).joined(separator: ", "))")
    private static let course = Option(
        "course", "FOLDER", .folder, summary: "the course to add it to (default: the current one)")

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        guard arguments[thing] == "exercise" else {
            throw UsageError(
                "new creates an exercise, not \"\(arguments[thing])\"; write `new exercise NAME`")
        }
        let root =
            try arguments[course].map { try CourseRoot.around(URL(filePath: $0)).root } ?? Library.root()
        do throws(ExerciseSkeleton.Failure) {
            let skeleton = try ExerciseSkeleton(
                name: arguments[name], part: arguments[part], kind: arguments[kind], in: root)
            try skeleton.write()
            Output.say("Created \(skeleton.folder). `course check \(skeleton.folder)` lists what is missing.")
            return .passed
        } catch {
            throw UsageError(error.description)
        }
    }
}
