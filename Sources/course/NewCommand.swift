import Curriculum
import Foundation

/// `course new`: what a course author begins with.
enum NewCommand {
    static let definition = Command(
        name: "new", summary: "begin an exercise: files that say what is still missing",
        operands: [Operand("exercise"), Operand("NAME")], options: [part, course],
        discussion: """
            Writes a folder for the exercise NAME (in kebab-case) behind the last one of its part. It can be played as it
            is, and `course check` lists what it needs until `unfinished: true` is taken out of its exercise.md.
            """,
        run: run)

    private static let part = Option(
        name: "part", value: "N", summary: "the part it practises", isRequired: true)
    private static let course = Option(
        name: "course", value: "FOLDER", summary: "the course it is for (default: the one at hand)")

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        guard arguments.operands[0] == "exercise" else {
            throw UsageError(
                "a new \"\(arguments.operands[0])\" cannot be written, only a new exercise",
                usage: definition.usage)
        }
        guard let part = arguments[part].flatMap(Int.init), part > 0 else {
            throw UsageError("--part takes the number of a part", usage: definition.usage)
        }
        let root =
            try arguments[course].map { try CourseRoot.around(URL(filePath: $0)).root } ?? Library.root()
        do throws(ExerciseSkeleton.Failure) {
            let skeleton = try ExerciseSkeleton(name: arguments.operands[1], part: part, in: root)
            try skeleton.write()
            Output.say("\(skeleton.folder) is there. `course check \(skeleton.folder)` says what it needs.")
            return .passed
        } catch {
            throw UsageError(error.description, usage: definition.usage)
        }
    }
}
