import Essentials

/// The folder of a class's pages. Each write changes only outdated pages. Pages about answers that are
/// no longer in the class are removed.
struct SiteFolder {
    private let path: String
    private let written = Written()

    private final class Written { var names: Set<String> = [] }

    /// The subfolders contain only pages, so outdated files in them can be removed.
    private static let folders = ["students", "answers", "alike"]

    init(_ path: String) throws(SiteFault) {
        self.path = path
        for folder in [""] + Self.folders { try Self.make("\(path)/\(folder)") }
    }

    var count: Int { written.names.count }

    private static func make(_ path: String) throws(SiteFault) {
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch { throw SiteFault("\(path) cannot be created: \(FailureReason.words(error)).") }
    }

    /// - Parameter name: a file name that the module Site made. A file name must not contain text from a student, such
    ///   as `../`.
    func write(_ text: String, as name: String) throws(SiteFault) {
        written.names.insert(name)
        let file = URL(filePath: "\(path)/\(name)")
        let data = Data(text.utf8)
        if let old = try? Data(contentsOf: file), old == data { return }
        do { try data.write(to: file, options: .atomic) } catch {
            throw SiteFault("\(file.path) cannot be written: \(FailureReason.words(error)).")
        }
    }

    /// Removes pages about students and answers that are no longer in the class.
    func removeOutdatedPages() throws(SiteFault) {
        do {
            for folder in Self.folders {
                for name in try FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)")
                where name.hasSuffix(".html") && !written.names.contains("\(folder)/\(name)") {
                    try FileManager.default.removeItem(atPath: "\(path)/\(folder)/\(name)")
                }
            }
        } catch {
            throw SiteFault("Old pages in \(path) cannot be removed: \(FailureReason.words(error)).")
        }
    }
}
