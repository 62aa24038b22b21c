import Classroom
import CommandLine
import Foundation
import Manners

/// `course grade init`: the file in which a class is described.
enum GradeInitCommand {
    static let definition = Command(
        "grade init", summary: "write class.yaml, with every field and what it means", operands: [],
        options: [Common.json],
        discussion: """
            `course grade` reads class.yaml in the current folder, or what --class names. A file that is there already is
            not overwritten.
            """, run: run)

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let file = open(ClassFile.name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        guard file >= 0 else {
            throw UsageError(
                errno == EEXIST
                    ? "\(ClassFile.name) is there already, and is not overwritten"
                    : "\(ClassFile.name) cannot be made: \(String(cString: strerror(errno)))")
        }
        let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
        try handle.write(contentsOf: Data(ClassFile.template.utf8))
        if arguments[Common.json] {
            try Output.say(["file": ClassFile.name])
        } else {
            Output.say(
                "\(ClassFile.name) is here. Take the # from what you need; `course grade` in this folder reads it."
            )
        }
        return .passed
    }
}
