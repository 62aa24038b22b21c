import Essentials
import Wire

/// The fates of mutants from earlier checks, in the user's cache folder.
///
/// An entry's key contains everything that decides a mutant's fate: the mutant's text, the exercise's host and
/// scenarios, the engine, the compiler and `course` itself. If anything that decides a mutant's fate changes, the
/// key changes and the store ignores the old entry.
public struct FateStore: Sendable {
    private let folder: URL?

    /// Without a cache folder, the store stays empty.
    public init(environment: [String: String]) {
        let cache =
            environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
            ?? environment["HOME"].map { "\($0)/.cache" }
        self.init(folder: cache.map { URL(filePath: $0).appending(path: "course/mutants") })
    }

    init(folder: URL?) { self.folder = folder }

    public static let none = FateStore(folder: nil)

    func fate(_ facts: [String]) -> MutantFate? {
        guard let file = file(facts), let text = try? String(contentsOf: file, encoding: .utf8) else {
            return nil
        }
        touch(file)
        return MutantFate(rawValue: text)
    }

    /// Stores a mutant's fate; if writing fails, the next check runs the mutant again.
    func keep(_ fate: MutantFate, of facts: [String]) {
        guard let folder, let file = file(facts) else { return }
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try? Data(fate.rawValue.utf8).write(to: file, options: .atomic)
    }

    /// The time after which the store removes an entry that no check has used.
    static let lifetime: TimeInterval = 30 * 24 * 3600

    /// If an entry cannot be removed, the entry only takes up space.
    func prune(now: Date = Date()) {
        guard let folder, let files = try? FileManager.default.contents(of: folder) else { return }
        for file in files where age(of: file, now: now) > Self.lifetime {
            try? FileManager.default.removeItem(at: file)
        }
    }

    /// Marks an entry as used, at most once a day.
    private func touch(_ file: URL) {
        guard age(of: file, now: Date()) > 24 * 3600 else { return }
        try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: file.path)
    }

    private func age(of file: URL, now: Date) -> TimeInterval {
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        return (attributes?[.modificationDate] as? Date).map { now.timeIntervalSince($0) } ?? 0
    }

    private func file(_ facts: [String]) -> URL? {
        folder?.appending(path: ContentFingerprint(of: facts).description)
    }
}
