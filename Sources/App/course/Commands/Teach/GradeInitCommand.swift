import Classroom
import CommandLine
import CommandOutput
import Essentials

/// `course grade init`: writes class.yaml, the settings of a class.
enum GradeInitCommand {
    static let definition = Command(
        "grade init", summary: "write class.yaml, with every field explained", operands: [],
        options: [Common.json],
        discussion: """
            `course grade` reads class.yaml in the current folder, or the file that --class names. The command does
            not overwrite an existing file.
            """, run: run)

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let file = open(ClassFile.name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        guard file >= 0 else {
            throw UsageError(
                errno == EEXIST
                    ? "\(ClassFile.name) already exists, and the command did not overwrite it"
                    : "the command could not create \(ClassFile.name): \(FailureReason.words(errno))")
        }
        defer { close(file) }
        guard FileBytes.write(ClassFile.template.utf8, to: file) else {
            throw UsageError("the command could not write \(ClassFile.name): \(FailureReason.words(errno))")
        }
        if arguments[Common.json] {
            try Output.say(["file": ClassFile.name])
        } else {
            Output.say(
                "Wrote \(ClassFile.name). Remove the # from the lines that you need. `course grade` reads the class file in this folder."
            )
        }
        return .passed
    }
}
