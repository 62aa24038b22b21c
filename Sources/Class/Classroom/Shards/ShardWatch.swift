import Essentials

/// Watches shards that other machines grade; it reads the shards' journals.
///
/// Each answer gets the same `Advance` report as if this process graded the answer. Each of several identical answers
/// gets its own report.
public final class ShardWatch {
    private let places: [Outlook.Place]
    private var waiting: [String: [Int]] = [:]
    private var known: Set<String> = []
    private var sizes: [String: FileFacts] = [:]
    private var done = 0
    public private(set) var reused = 0

    private struct FileFacts: Hashable { var size, seconds, nanoseconds: Int }

    public init(_ outlook: Outlook) {
        places = outlook.places
        for (index, place) in places.enumerated() {
            let missing = Set(place.keys.filter(outlook.pending.contains))
            if missing.isEmpty {
                done += 1
                if !place.keys.isEmpty { reused += 1 }
            }
            for key in missing { waiting[key, default: []].append(index) }
        }
    }

    /// Reports the answers that were graded since the last call.
    public func look(into folders: [String]) -> [Advance] {
        folders.flatMap { folder in
            guard hasChanged(folder), let journal = JournalReading(in: folder) else { return [Advance]() }
            return journal.rows(besides: known).flatMap(advances)
        }
    }

    private func hasChanged(_ folder: String) -> Bool {
        var facts = stat()
        guard stat("\(folder)/\(Journal.fileName)", &facts) == 0 else { return false }
        let now = FileFacts(
            size: Int(facts.st_size), seconds: facts.st_mtim.tv_sec, nanoseconds: facts.st_mtim.tv_nsec)
        defer { sizes[folder] = now }
        return sizes[folder] != now
    }

    private func advances(_ row: JournalReading.Row) -> [Advance] {
        known.insert(row.key)
        guard let indices = waiting.removeValue(forKey: row.key), let grade = Journal.grade(in: row.text)
        else {
            return []
        }
        return indices.compactMap { index in
            let place = places[index]
            // If several attempts count, the watch reports the answer once, after all attempts are graded.
            guard place.keys.allSatisfy({ waiting[$0] == nil }) else { return nil }
            done += 1
            return Advance(
                student: place.assignment.student,
                result: GradedAnswer(place.assignment.exercise.id, grade: grade), isReused: false, done: done,
                reused: reused, total: places.count)
        }
    }
}
