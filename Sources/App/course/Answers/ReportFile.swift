import Foundation

/// A file that another program reads: written where the person said, or to standard output for `-`.
enum ReportFile {
    /// It cannot be written to its place.
    struct Failure: Error, CustomStringConvertible { let description: String }

    static func write(_ text: String, to path: String) throws(Failure) {
        guard path != "-" else { return Output.say(text) }
        do {
            try Data(text.utf8).write(to: HomePath.file(path))
        } catch {
            throw Failure(
                description:
                    "\(path) cannot be written: \(WriteFailure.reason(error)).\nName a file in a folder of yours."
            )
        }
    }
}
