import AppProject
import CommandLine
import Essentials
import Study

/// The app for a command that names no app: the app in the current folder, if any.
package enum AppAtHand {
    private static let commands: Set<String> = ["lab", "explore", "page"]

    /// Returns the current folder if it contains an app and the command accepts an app; if not, the exercise that was
    /// opened last.
    package static func supply(_ command: Command, _ words: [String]) throws(UsageError) -> String? {
        if words.isEmpty, commands.contains(command.name), AppProject.isEvident(in: ".") { return "." }
        do throws(UsageError) {
            return try ExerciseAtHand.last.supply(command, words)
        } catch {
            guard words.isEmpty, commands.contains(command.name) else { throw error }
            throw UsageError(
                "this folder has no app, and you have opened no exercise; name a folder, a file or an exercise"
            )
        }
    }

    /// The default place for the page of a run: `.course` in an app's folder, else the current folder.
    package static func pagePlace(for words: [String]) -> String {
        guard let folder = words.first, isFolder(folder) else { return "run.html" }
        return OwnFolder.page(of: folder)
    }

    package static func isFolder(_ path: String) -> Bool {
        var isFolder = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder
    }
}
