import Essentials
import Glibc

/// The folder that the learner chose with the last `course start --dir`.
///
///     try ChosenFolder(environment: environment).keep(folder)
///     Workspace(environment: environment).folder   // that folder, until another is kept
///
/// A small file beside the learner's progress stores the folder's path in one line.
public struct ChosenFolder: Hashable, Sendable {
    public let file: URL

    public init(environment: [String: String]) {
        file = ProgressStore.dataFolder(environment: environment).appending(path: "folder")
    }

    /// The chosen folder; nil if the learner chose none, or if the file does not contain a path.
    public var folder: URL? {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
        let path = text.prefix { $0 != "\n" }
        return path.hasPrefix("/") ? URL(filePath: String(path)) : nil
    }

    public func keep(_ folder: URL) throws(FileFailure) {
        guard self.folder?.path != folder.path else { return }
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data((folder.path + "\n").utf8).write(to: file, options: .atomic)
        } catch {
            throw FileFailure(file, .unwritable("the folder of your answers cannot be remembered"))
        }
    }
}
