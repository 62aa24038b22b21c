/// Information that `SwiftUI` attaches to a transaction's update: how it would animate.
@MainActor public protocol TransactionNote {
    /// Called after the update. `ranBodies` is false if the update changed nothing that a body had read.
    func updated(ranBodies: Bool)
}

/// Writes that wait for the next update, in groups. Bodies see all writes of a group together, in a separate
/// update. The writes of one main actor turn form one group, unless a transaction separates some of them.
@MainActor struct WriteGroups {
    typealias Commit = @MainActor () -> Void

    struct Group {
        fileprivate let transaction: Transaction
        var commits: [Commit]

        var note: TransactionNote? { transaction.note }
    }

    /// The transaction in which code is running.
    struct Transaction {
        fileprivate let number: Int
        /// How the update would animate, for the module above.
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

    /// Whether writes of the running transaction wait for the next update.
    var hasWrites: Bool { groups.contains { $0.transaction.number == transaction.number } }

    /// Begins a transaction and returns the outer one, for `endTransaction`.
    mutating func beginTransaction(_ note: TransactionNote?) -> Transaction {
        defer {
            transactionCount += 1
            transaction = Transaction(number: transactionCount, note: note)
        }
        return transaction
    }

    /// Returns to `outer`. Later writes form a new group, because the last group belongs to
    /// the ended transaction.
    mutating func endTransaction(returningTo outer: Transaction) {
        transaction = outer
    }

    /// Returns the groups in the order in which they began, and clears the list.
    mutating func take() -> [Group] {
        defer { groups = [] }
        return groups
    }
}
