/// Data that `SwiftUI` attaches to the update of a transaction, such as its animation.
@MainActor public protocol TransactionNote {
    /// The tree calls `updated` after the update. `ranBodies` is false if no body had read a changed value.
    func updated(ranBodies: Bool)
}

/// State writes that wait for the next update, in groups. Each group of writes gets a separate update, in which bodies
/// see all writes of the group. The writes of one main actor turn form one group, unless a transaction separates some
/// of them.
@MainActor struct WriteGroups {
    typealias Commit = @MainActor () -> Void

    struct Group {
        fileprivate let transaction: Transaction
        var commits: [Commit]

        var note: TransactionNote? { transaction.note }
    }

    /// The transaction of the running code.
    struct Transaction {
        fileprivate let number: Int
        /// Data for `SwiftUI`, such as the transaction's animation.
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

    /// True if the running transaction has written state since the last update.
    var hasWrites: Bool { groups.contains { $0.transaction.number == transaction.number } }

    /// Begins a transaction and returns the outer transaction, for `endTransaction`.
    mutating func beginTransaction(_ note: TransactionNote?) -> Transaction {
        defer {
            transactionCount += 1
            transaction = Transaction(number: transactionCount, note: note)
        }
        return transaction
    }

    /// Makes `outer` the running transaction again. Writes after the transaction form a new group.
    mutating func endTransaction(returningTo outer: Transaction) {
        transaction = outer
    }

    /// Returns the groups of writes in the order in which the groups began, and clears the list.
    mutating func take() -> [Group] {
        defer { groups = [] }
        return groups
    }
}
