import Essentials

/// Writes a file for another program: to the given path, or to standard output for `-`.
package enum ReportFile {
    package struct Failure: Error, CustomStringConvertible {
        package let description: String

        package init(description: String) { self.description = description }
    }

    package static func write(_ text: String, to path: String) throws(Failure) {
        guard path != "-" else { return Output.say(text) }
        do {
            try Data(text.utf8).write(to: HomePath.file(path))
        } catch {
            throw Failure(
                description:
                    "\(path) cannot be written: \(FailureReason.words(error)).\nName a file in a folder that you can write to."
            )
        }
    }
}
