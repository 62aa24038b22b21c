/// Writes that wait for the next update, in groups. Each group becomes visible to bodies together, in an update of its
/// own. Writes of one turn of the main actor are one group, unless a transaction sets some of them apart.
@MainActor struct WriteGroups {
    typealias Commit = @MainActor () -> Void

    private struct Group {
        let transaction: Int
        var commits: [Commit]
    }

    private var groups: [Group] = []
    private var transaction = 0
    private var transactionCount = 0

    mutating func add(_ commit: @escaping Commit) {
        if groups.last?.transaction != transaction {
            groups.append(Group(transaction: transaction, commits: []))
        }
        groups[groups.count - 1].commits.append(commit)
    }

    /// Begins a transaction and returns the one around it, for `endTransaction`.
    mutating func beginTransaction() -> Int {
        defer {
            transactionCount += 1
            transaction = transactionCount
        }
        return transaction
    }

    /// What is written from here on is a new group, even under the same outer transaction: the last group is another's.
    mutating func endTransaction(returningTo outer: Int) {
        transaction = outer
    }

    /// Hands over the groups, in the order in which they were begun.
    mutating func take() -> [[Commit]] {
        defer { groups = [] }
        return groups.map(\.commits)
    }
}
