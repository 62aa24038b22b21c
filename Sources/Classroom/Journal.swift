import Foundation
import Synchronization

/// The grades so far, each on disk as soon as it is known, so that a killed run loses no finished work.
///
/// A file of JSON Lines that only grows. Each line is complete in itself: if one was cut short, only that answer is judged
/// again. One process at a time uses it.
public final class Journal: Sendable {
    static let fileName = "journal.jsonl"
    static let version = 1

    private struct Line: Codable {
        var version: Int
        var key: String
        /// For people who read the file; only the key decides.
        var student: String
        var exercise: String
        var grade: Grade
    }

    private let descriptor: Int32
    private let path: String
    private let known: Mutex<[String: Grade]>

    /// - Parameter fresh: empties the journal.
    public init(in folder: ResultsFolder, fresh: Bool = false) throws(ClassroomFault) {
        path = folder.path(of: Self.fileName)
        let file = open(path, O_RDWR | O_CREAT | O_APPEND | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw ResultsFolder.fault("\(path) cannot be opened", errno) }
        do throws(ClassroomFault) {
            guard Self.lock(file) else { throw Self.busy(folder.path) }
            if fresh, ftruncate(file, 0) != 0 {
                throw ResultsFolder.fault("\(path) cannot be emptied", errno)
            }
            known = Mutex(try Self.read(file, path))
        } catch {
            close(file)
            throw error
        }
        descriptor = file
        folder.sync()
    }

    deinit { close(descriptor) }

    public var count: Int { known.withLock(\.count) }

    subscript(key: String) -> Grade? { known.withLock { $0[key] } }

    /// Stores a grade, and returns when it is on disk.
    func record(_ grade: Grade, as key: String, for assignment: Assignment) throws(ClassroomFault) {
        let line = Line(
            version: Self.version, key: key, student: assignment.student.name,
            exercise: assignment.exercise.id,
            grade: grade)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let bytes: [UInt8]
        do { bytes = Array(try encoder.encode(line)) + [UInt8(ascii: "\n")] } catch {
            throw ResultsFolder.fault("A grade cannot be written: \(error)")
        }
        let failure: Int32? = known.withLock { known in
            guard ResultsFolder.write(bytes, to: descriptor), fsync(descriptor) == 0 else { return errno }
            known[key] = grade
            return nil
        }
        if let failure { throw ResultsFolder.fault("\(path) cannot be written", failure) }
    }

    /// Reads all grades. Cuts off an unfinished last line, so that the next one starts on a new line.
    private static func read(_ file: Int32, _ path: String) throws(ClassroomFault) -> [String: Grade] {
        let bytes: Data
        do {
            bytes = try FileHandle(fileDescriptor: file, closeOnDealloc: false).readToEnd() ?? Data()
        } catch {
            throw ResultsFolder.fault("\(path) cannot be read: \(error.localizedDescription)")
        }
        let end = bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        if end < bytes.count, ftruncate(file, off_t(end)) != 0 {
            throw ResultsFolder.fault("\(path) cannot be mended", errno)
        }
        var known: [String: Grade] = [:]
        for text in bytes.prefix(end).split(separator: UInt8(ascii: "\n")) {
            // The answer of a line that cannot be read, or is of another version, is judged again.
            guard let line = try? JSONDecoder().decode(Line.self, from: text), line.version == version else {
                continue
            }
            known[line.key] = line.grade
        }
        return known
    }

    /// Takes the lock, and waits a moment for a run that is just ending.
    private static func lock(_ file: Int32) -> Bool {
        for attempt in 0..<10 {
            if attempt > 0 { usleep(50_000) }
            if flock(file, LOCK_EX | LOCK_NB) == 0 { return true }
        }
        return false
    }

    private static func busy(_ folder: String) -> ClassroomFault {
        .results(
            "Another `course grade` is writing to \(folder).",
            nextStep: "Wait for it to end, or name another folder with --out.")
    }
}
