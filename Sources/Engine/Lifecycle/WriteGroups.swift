/// What the module above says of an update that a transaction causes: how it would animate.
@MainActor public protocol TransactionNote {
    /// The update has run; `ranBodies` is false if it changed nothing that a body had read.
    func updated(ranBodies: Bool)
}

/// Writes that wait for the next update, in groups. Bodies see each group as a whole, in one
/// update. Writes of one turn of the main actor are one group, unless a transaction sets some of them apart.
@MainActor struct WriteGroups {
    typealias Commit = @MainActor () -> Void

    struct Group {
        fileprivate let transaction: Transaction
        var commits: [Commit]

        var note: TransactionNote? { transaction.note }
    }

    /// The transaction in which code runs now.
    struct Transaction {
        fileprivate let number: Int
        /// What the module above says of the update: how it would animate.
        let note: TransactionNote?
    }

    private var groups: [Group] = []
    private(set) var transaction = Transaction(number: 0, note: nil)
    private var transactionCount = 0

    mutating func add(_ commit: @escaping Commit) {
        if groups.last?.transaction.number != transaction.number {
            groups.append(Group(transaction: transaction, commits: []))
        }
        groups[groups.count - 1].commits.append(commit)
    }

    /// Whether something was written in the running transaction that waits for the next update.
    var hasWrites: Bool { groups.contains { $0.transaction.number == transaction.number } }

    /// Begins a transaction and returns the one around it, for `endTransaction`.
    mutating func beginTransaction(_ note: TransactionNote?) -> Transaction {
        defer {
            transactionCount += 1
            transaction = Transaction(number: transactionCount, note: note)
        }
        return transaction
    }

    /// What is written from here on is a new group, even under the same outer transaction: the last group is another's.
    mutating func endTransaction(returningTo outer: Transaction) {
        transaction = outer
    }

    /// Hands over the groups, in the order in which they were begun.
    mutating func take() -> [Group] {
        defer { groups = [] }
        return groups
    }
}
