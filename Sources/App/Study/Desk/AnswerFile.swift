import Curriculum
import Foundation

/// Reads the learner's file. The gate (the source checker) checks the file's contents later.
package enum AnswerFile {
    /// The limit for an answer in bytes, so that the program never reads a whole disk. For answers,
    /// the course's source check has a much lower limit.
    private static let mostBytes = 16 << 20

    package static func read(_ path: String, for exercise: Exercise) throws(Failure) -> [UInt8] {
        if path == "-" { return try read(.standardInput, named: "standard input") }
        guard let handle = FileHandle(forReadingAtPath: path) else {
            throw Failure(
                "\(path) cannot be read: \(String(cString: strerror(errno))).",
                nextStep:
                    "`\(Suggestion.open(exercise: "\(exercise.number)").text)` puts the starter into your folder. "
                    + "Or write the path of your file: `\(Suggestion.nameFile(exercise: "\(exercise.number)").text)`"
            )
        }
        return try read(handle, named: path)
    }

    /// Reads a file that belongs to no exercise.
    package static func read(_ path: String) throws(Failure) -> [UInt8] {
        guard let handle = FileHandle(forReadingAtPath: path) else {
            throw Failure(
                "\(path) cannot be read: \(String(cString: strerror(errno))).", nextStep: "Name a Swift file."
            )
        }
        return try read(handle, named: path)
    }

    private static func read(_ handle: FileHandle, named name: String) throws(Failure) -> [UInt8] {
        var facts = stat()
        if fstat(handle.fileDescriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFDIR {
            throw Failure("\(name) is a folder.", nextStep: "Name a Swift file in that folder.")
        }
        do {
            return [UInt8](try handle.read(upToCount: mostBytes) ?? Data())
        } catch {
            throw Failure(
                "\(name) cannot be read: \(error.localizedDescription).", nextStep: "Name a Swift file.")
        }
    }

    package struct Failure: Error, CustomStringConvertible {
        package let description: String
        init(_ fact: String, nextStep: String) { description = "\(fact)\n\(nextStep)" }
    }
}
