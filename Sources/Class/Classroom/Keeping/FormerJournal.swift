import Essentials

/// The journal of an early version of the course, a file of JSON Lines. `Journal` copies the grades of a
/// `FormerJournal`, and no code writes to the old file.
struct FormerJournal {
    static let fileName = "journal.jsonl"
    private static let version = 1
    /// A file with more bytes than `mostBytes` is not a journal.
    private static let mostBytes = 64 << 20

    private struct Line: Codable {
        var version: Int
        var key: String
        var grade: Grade
    }

    let grades: [(key: String, grade: Grade)]

    /// Reads the grades of the former journal; if the file does not exist, reads no grades. Lines that cannot be
    /// read or have another version are skipped, so their answers are graded again.
    init(in folder: ResultsFolder) throws(ClassroomFault) {
        let path = folder.path(of: Self.fileName)
        let file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else {
            if errno == ENOENT {
                grades = []
                return
            }
            throw ResultsFolder.fault("\(path) cannot be opened", errno)
        }
        defer { close(file) }
        guard let bytes = FileBytes.read(file, most: Self.mostBytes) else {
            throw ResultsFolder.fault("\(path) cannot be read", errno)
        }
        grades = bytes.split(separator: UInt8(ascii: "\n")).compactMap { text in
            guard let line = try? JSONDecoder().decode(Line.self, from: Data(text)),
                line.version == Self.version
            else {
                return nil
            }
            return (line.key, line.grade)
        }
    }
}
