/// Merges the gradebooks of all shards of a class. The merged gradebook equals the gradebook of a class graded at
/// once.
public struct GradebookMerge {
    /// A shard's gradebook, and the folder from which it was read.
    public struct Part: Sendable {
        public var source: String
        public var gradebook: Gradebook

        public init(_ gradebook: Gradebook, from source: String) {
            (self.source, self.gradebook) = (source, gradebook)
        }
    }

    private let parts: [Part]

    public init(_ parts: [Part]) { self.parts = parts }

    /// Merges the shards; throws a fault with the reason if the shards do not belong together.
    public func gradebook() throws(ClassroomFault) -> Gradebook {
        guard let first = parts.first else {
            throw Self.refusal("You named no shard to merge.", "Name the folder of each shard.")
        }
        let count = try shard(of: first).count
        for part in parts { try compare(part, with: first, count) }
        let chosen = try distinct(of: count)
        var gradebook = first.gradebook
        gradebook.shard = nil
        gradebook.students = try entries(of: chosen, gradebook.exercises)
        return gradebook
    }

    // MARK: - Checks

    private func shard(of part: Part) throws(ClassroomFault) -> Shard {
        guard let shard = part.gradebook.shard.flatMap({ Shard($0) }) else {
            throw Self.refusal(
                "\(part.source) is not a shard: it contains the whole class.",
                "Name folders that `course grade --shard I/N` wrote.")
        }
        return shard
    }

    private func compare(_ part: Part, with first: Part, _ count: Int) throws(ClassroomFault) {
        let shard = try shard(of: part)
        guard shard.count == count else {
            throw Self.refusal(
                "\(first.source) is one of \(count) shards, but \(part.source) is one of \(shard.count).",
                "Merge only shards of one grading.")
        }
        if let difference = ShardDifference(first.gradebook, part.gradebook) {
            throw Self.refusal(
                "\(first.source) and \(part.source) are not shards of one grading: \(difference.words).",
                "Grade the outdated shard again.")
        }
    }

    /// Lists each shard once, in the order of the shards' numbers.
    private func distinct(of count: Int) throws(ClassroomFault) -> [Part] {
        var chosen: [Int: Part] = [:]
        for part in parts {
            let number = try shard(of: part).number
            if let other = chosen[number], other.gradebook != part.gradebook {
                throw Self.refusal(
                    "\(other.source) and \(part.source) are both shard \(number)/\(count), but their grades differ.",
                    "Merge only one of these two gradebooks.")
            }
            chosen[number] = part
        }
        let missing = (1...count).filter { chosen[$0] == nil }
        guard missing.isEmpty else {
            let names = missing.prefix(10).map { "\($0)/\(count)" }.joined(separator: ", ")
            let more = missing.count > 10 ? " and \(missing.count - 10) more" : ""
            throw Self.refusal(
                "Some shards are missing: \(names)\(more).",
                "Grade these shards with `course grade --shard I/N`, and merge again.")
        }
        return (1...count).compactMap { chosen[$0] }
    }

    // MARK: - Students

    private func entries(
        of parts: [Part], _ exercises: [Gradebook.Assigned]
    ) throws(ClassroomFault) -> [Gradebook.Entry] {
        var students: [String: Gradebook.Entry] = [:]
        for entry in parts.flatMap(\.gradebook.students) {
            guard var known = students[entry.student] else {
                students[entry.student] = entry
                continue
            }
            guard known.person == entry.person else {
                throw changed("The shards have different entries for \(entry.student) on the class list.")
            }
            known.results += entry.results
            students[entry.student] = known
        }
        let places = Dictionary(
            exercises.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        var complete: [Gradebook.Entry] = []
        for var entry in students.values {
            entry.results.sort { places[$0.exercise, default: 0] < places[$1.exercise, default: 0] }
            guard entry.results.map(\.exercise) == exercises.map(\.id) else {
                throw changed("The submission of \(entry.student) is not the same in all shards.")
            }
            entry.total = Total(entry.results, exercises).value
            complete.append(entry)
        }
        return complete.map { (Student(printed: $0.student), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    }

    private func changed(_ fact: String) -> ClassroomFault {
        Self.refusal(
            fact,
            "Grade the shards again, all from the same submissions. The course reuses finished grades.")
    }

    private static func refusal(_ fact: String, _ nextStep: String) -> ClassroomFault {
        .results(fact, nextStep: nextStep)
    }
}
