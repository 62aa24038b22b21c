import CommandLine
import Curriculum
import Foundation
import Manners
import Study

/// `course new`: what a course author begins with.
enum NewCommand {
    static let definition = Command(
        "new", summary: "begin an exercise: files that say what is still missing",
        operands: [thing, name], options: [part, kind, course],
        discussion: """
            Writes a folder for the exercise NAME (in kebab-case) behind the last one of its part. It can be played as it
            is, and `course check` lists what it needs until `unfinished: true` is taken out of its exercise.md.
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
        "course", "FOLDER", .folder, summary: "the course it is for (default: the one at hand)")

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        guard arguments[thing] == "exercise" else {
            throw UsageError(
                "a new \"\(arguments[thing])\" cannot be written, only a new exercise")
        }
        let root =
            try arguments[course].map { try CourseRoot.around(URL(filePath: $0)).root } ?? Library.root()
        do throws(ExerciseSkeleton.Failure) {
            let skeleton = try ExerciseSkeleton(
                name: arguments[name], part: arguments[part], kind: arguments[kind], in: root)
            try skeleton.write()
            Output.say("\(skeleton.folder) is there. `course check \(skeleton.folder)` says what it needs.")
            return .passed
        } catch {
            throw UsageError(error.description)
        }
    }
}
