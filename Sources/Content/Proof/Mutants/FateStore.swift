import Foundation
import Wire

/// What became of mutants in earlier runs, in the user's cache folder.
///
/// A fate is found again by everything that it depends on: the mutant's text, the exercise's host and scenarios, the engine,
/// the compiler and the course's own program. So an entry is never wrong, only unused.
public struct FateStore: Sendable {
    private let folder: URL?

    /// Nothing is kept if there is no cache folder.
    public init(environment: [String: String]) {
        let cache =
            environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
            ?? environment["HOME"].map { "\($0)/.cache" }
        self.init(folder: cache.map { URL(filePath: $0).appending(path: "course/mutants") })
    }

    init(folder: URL?) { self.folder = folder }

    /// Forgets everything, at the end of the run at the latest.
    public static let none = FateStore(folder: nil)

    func fate(_ facts: [String]) -> MutantFate? {
        guard let file = file(facts), let text = try? String(contentsOf: file, encoding: .utf8) else {
            return nil
        }
        touch(file)
        return MutantFate(rawValue: text)
    }

    /// A fate that cannot be kept is found out again.
    func keep(_ fate: MutantFate, of facts: [String]) {
        guard let folder, let file = file(facts) else { return }
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try? Data(fate.rawValue.utf8).write(to: file, options: .atomic)
    }

    /// How long an entry stays that no run asks for.
    static let lifetime: TimeInterval = 30 * 24 * 3600

    /// Removes entries that nothing has asked for in thirty days. One that cannot be removed does no harm.
    func prune(now: Date = Date()) {
        guard let folder,
            let files = try? FileManager.default.contentsOfDirectory(
                at: folder, includingPropertiesForKeys: [.contentModificationDateKey])
        else { return }
        for file in files where age(of: file, now: now) > Self.lifetime {
            try? FileManager.default.removeItem(at: file)
        }
    }

    /// What is used stays. Once a day is often enough to say so.
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
