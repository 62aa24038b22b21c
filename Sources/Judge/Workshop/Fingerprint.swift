import Essentials
import Wire

/// A short name that depends on the contents of a set of files. A change of any file changes the name.
struct Fingerprint: Hashable, CustomStringConvertible {
    private let content: ContentFingerprint

    init(files: [String], text: String = "") {
        var facts = [text]
        for path in files {
            facts.append(Self.facts(of: path))
            let inside = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
            facts += inside.sorted().map { Self.facts(of: "\(path)/\($0)") }
        }
        content = ContentFingerprint(of: facts)
    }

    var description: String { content.description }

    /// A file's size and modification time. The modification time of a folder does not count, because the fingerprint
    /// already lists the folder's files.
    private static func facts(of path: String) -> String {
        var facts = stat()
        guard stat(path, &facts) == 0 else { return "\(path) is missing" }
        let changed =
            facts.st_mode & S_IFMT == S_IFDIR ? "" : "\(facts.st_mtim.tv_sec).\(facts.st_mtim.tv_nsec)"
        return "\(path) \(facts.st_size) \(changed)"
    }
}
