/// Why two shards are not parts of one grading.
struct ShardDifference {
    /// The difference in words, such as `the seeds are 1 and 2`.
    let words: String

    /// The initializer returns nil if both gradebooks come from one grading, because then their facts
    /// about the class are equal.
    init?(_ one: Gradebook, _ other: Gradebook) {
        let facts: [(String, KeyPath<Gradebook, String>)] = [
            ("the versions of results.json", \.versionWords), ("the course's versions", \.course),
            ("the compilers", \.compiler), ("the seeds", \.seedWords), ("the exercises", \.exerciseWords),
            ("the deadlines", \.dueWords),
        ]
        for (name, fact) in facts where one[keyPath: fact] != other[keyPath: fact] {
            words = "\(name) are \(one[keyPath: fact]) and \(other[keyPath: fact])"
            return
        }
        guard one.withoutSandbox == other.withoutSandbox else {
            words = "one ran its answers in the sandbox, and the other ran its answers without the sandbox"
            return
        }
        guard one.unplaced == other.unplaced else {
            words = "the shards list different files that belong to no student"
            return
        }
        guard one.frame == other.frame else {
            words = "the shards were graded by different rules"
            return
        }
        return nil
    }
}

extension Gradebook {
    /// A copy of the gradebook with only the fields about the whole class, without its students and its
    /// shard.
    fileprivate var frame: Gradebook {
        var frame = self
        frame.students = []
        frame.shard = nil
        return frame
    }

    fileprivate var versionWords: String { "\(version)" }
    fileprivate var seedWords: String {
        "\(seed)" + (seeds.map { " (\($0) of them)" } ?? "") + (secretSeed == nil ? "" : ", revealed")
    }
    fileprivate var exerciseWords: String {
        exercises.map { exercise in
            "\(exercise.number) \(exercise.contentVersion.prefix(8)), weight \(exercise.weight)"
                + (exercise.optional ? ", optional" : "")
        }.joined(separator: "; ")
    }
    fileprivate var dueWords: String {
        due.map { $0 + (late.map { " (\($0))" } ?? "") } ?? "not set"
    }
}
