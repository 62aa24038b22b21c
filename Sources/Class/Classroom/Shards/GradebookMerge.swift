/// The gradebooks of all shards of a class as one: the same as if the class had been graded in one piece.
public struct GradebookMerge {
    /// A shard's gradebook, and where it was read.
    public struct Part: Sendable {
        public var source: String
        public var gradebook: Gradebook

        public init(_ gradebook: Gradebook, from source: String) {
            (self.source, self.gradebook) = (source, gradebook)
        }
    }

    private let parts: [Part]

    public init(_ parts: [Part]) { self.parts = parts }

    /// Refuses shards that do not belong together, with the reason in words.
    public func gradebook() throws(ClassroomFault) -> Gradebook {
        guard let first = parts.first else {
            throw Self.refusal("There is nothing to merge.", "Name the results of each shard.")
        }
        let count = try shard(of: first).count
        for part in parts { try compare(part, with: first, count) }
        let chosen = try distinct(of: count)
        var gradebook = first.gradebook
        gradebook.shard = nil
        gradebook.students = try entries(of: chosen, gradebook.exercises)
        return gradebook
    }

    // MARK: - Which belong together

    private func shard(of part: Part) throws(ClassroomFault) -> Shard {
        guard let shard = part.gradebook.shard.flatMap({ Shard($0) }) else {
            throw Self.refusal(
                "\(part.source) is no shard: it has the whole class.",
                "Name folders that `course grade --shard I/N` wrote.")
        }
        return shard
    }

    private func compare(_ part: Part, with first: Part, _ count: Int) throws(ClassroomFault) {
        let shard = try shard(of: part)
        guard shard.count == count else {
            throw Self.refusal(
                "\(first.source) is one of \(count) shards and \(part.source) one of \(shard.count).",
                "Merge shards of one grading only.")
        }
        if let difference = ShardDifference(first.gradebook, part.gradebook) {
            throw Self.refusal(
                "\(first.source) and \(part.source) do not belong together: \(difference.words).",
                "Grade the one that is out of date again.")
        }
    }

    /// Each shard once, in order.
    private func distinct(of count: Int) throws(ClassroomFault) -> [Part] {
        var chosen: [Int: Part] = [:]
        for part in parts {
            let number = try shard(of: part).number
            if let other = chosen[number], other.gradebook != part.gradebook {
                throw Self.refusal(
                    "\(other.source) and \(part.source) are both shard \(number)/\(count), and differ.",
                    "Name the one that counts.")
            }
            chosen[number] = part
        }
        let missing = (1...count).filter { chosen[$0] == nil }
        guard missing.isEmpty else {
            let names = missing.prefix(10).map { "\($0)/\(count)" }.joined(separator: ", ")
            let more = missing.count > 10 ? " and \(missing.count - 10) more" : ""
            throw Self.refusal(
                "Not all shards are here. Missing: \(names)\(more).",
                "Grade what is missing with `course grade --shard I/N`, and merge again.")
        }
        return (1...count).compactMap { chosen[$0] }
    }

    // MARK: - What they say together

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
                throw changed("The class list", "says different things of \(entry.student)")
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
                throw changed("What \(entry.student) handed in", "is not the same in all shards")
            }
            entry.total = Total(entry.results, exercises).value
            complete.append(entry)
        }
        return complete.map { (Student(printed: $0.student), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    }

    private func changed(_ subject: String, _ verb: String) -> ClassroomFault {
        Self.refusal(
            "\(subject) \(verb).",
            "Grade the shards again, all from the same submissions. What was marked already is not marked again."
        )
    }

    private static func refusal(_ fact: String, _ nextStep: String) -> ClassroomFault {
        .results(fact, nextStep: nextStep)
    }
}
