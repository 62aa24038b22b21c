import Curriculum
import Essentials

/// Reads the learner's file. The gate (the source checker) checks the file's contents later.
package enum AnswerFile {
    /// The limit for an answer in bytes, so that the program never reads a whole disk. For answers,
    /// the course's source check has a much lower limit.
    private static let mostBytes = 16 << 20

    package static func read(_ path: String, for exercise: Exercise) throws(Failure) -> [UInt8] {
        if path == "-" { return try read(STDIN_FILENO, named: "standard input") }
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else {
            throw Failure(
                "\(path) cannot be read: \(FailureReason.words(errno)).",
                nextStep:
                    "`\(Suggestion.open(exercise: "\(exercise.number)").text)` puts the starter into your folder. "
                    + "Or write the path of your file: `\(Suggestion.nameFile(exercise: "\(exercise.number)").text)`"
            )
        }
        defer { close(file) }
        return try read(file, named: path)
    }

    /// Reads a file that belongs to no exercise.
    package static func read(_ path: String) throws(Failure) -> [UInt8] {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else {
            throw Failure(
                "\(path) cannot be read: \(FailureReason.words(errno)).", nextStep: "Name a Swift file.")
        }
        defer { close(file) }
        return try read(file, named: path)
    }

    private static func read(_ file: Int32, named name: String) throws(Failure) -> [UInt8] {
        var facts = stat()
        if fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFDIR {
            throw Failure("\(name) is a folder.", nextStep: "Name a Swift file in that folder.")
        }
        guard let bytes = FileBytes.read(file, most: mostBytes) else {
            throw Failure(
                "\(name) cannot be read: \(FailureReason.words(errno)).", nextStep: "Name a Swift file.")
        }
        return bytes
    }

    package struct Failure: Error, CustomStringConvertible {
        package let description: String
        init(_ fact: String, nextStep: String) { description = "\(fact)\n\(nextStep)" }
    }
}
