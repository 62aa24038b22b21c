import Essentials

/// The folder `.course`, inside the folder of a person's app. The course writes only in `.course`. Git ignores
/// `.course`.
struct OwnFolder {
    private let url: URL

    /// Creates the folder `.course` if the folder does not exist.
    init(in app: URL) throws(Fault) {
        url = app.appending(path: ".course")
        var facts = stat()
        let exists = lstat(url.path, &facts) == 0
        // If `.course` were a symbolic link, the course could write into any folder.
        guard !exists || facts.st_mode & S_IFMT == S_IFDIR else {
            throw Fault(
                description:
                    ".course is not a folder. Rename it, and the course can keep compiled apps in a folder of that name."
            )
        }
        let note = url.appending(path: ".gitignore")
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            if !FileManager.default.fileExists(atPath: note.path) { try Data("*\n".utf8).write(to: note) }
            try FileManager.default.createDirectory(at: built, withIntermediateDirectories: true)
        } catch {
            throw Fault(
                description:
                    "\(app.lastPathComponent)/.course cannot be written. Make this folder writable, and the course keeps compiled apps in it."
            )
        }
        guard access(built.path, W_OK) == 0 else {
            throw Fault(
                description:
                    "\(app.lastPathComponent)/.course cannot be written. Make this folder writable, and the course keeps compiled apps in it."
            )
        }
    }

    /// The folder for stories that show faults.
    var stories: URL { url.appending(path: "stories") }

    /// The folder for stand-ins that replace missing packages.
    var standIns: URL { url.appending(path: "stand-ins") }

    /// The path of a run's page, if the command names no other path.
    static func page(of app: String) -> String {
        app == "." ? ".course/run.html" : "\(app)/.course/run.html"
    }

    /// The folder for compiled apps.
    var built: URL { url.appending(path: "built") }

    struct Fault: Error, CustomStringConvertible {
        let description: String
    }
}
