import Foundation

/// The folder `.course` in the folder of a person's app: all that the course writes there. Git ignores it.
struct OwnFolder {
    private let url: URL

    /// Creates it, unless it exists.
    init(in app: URL) throws(Fault) {
        url = app.appending(path: ".course")
        var facts = stat()
        let exists = lstat(url.path, &facts) == 0
        // A link could lead anywhere.
        guard !exists || facts.st_mode & S_IFMT == S_IFDIR else {
            throw Fault(description: ".course is not a folder.")
        }
        let note = url.appending(path: ".gitignore")
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            if !FileManager.default.fileExists(atPath: note.path) { try Data("*\n".utf8).write(to: note) }
            try FileManager.default.createDirectory(at: built, withIntermediateDirectories: true)
        } catch {
            throw Fault(description: ".course cannot be written in \(app.lastPathComponent).")
        }
        guard access(built.path, W_OK) == 0 else {
            throw Fault(description: ".course cannot be written in \(app.lastPathComponent).")
        }
    }

    /// Apps that were compiled before.
    var built: URL { url.appending(path: "built") }

    struct Fault: Error, CustomStringConvertible {
        let description: String
    }
}
