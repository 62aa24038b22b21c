/// Data that the module `SwiftUI` attaches to a transaction's update, such as an animation.
@MainActor public protocol TransactionNote {
    /// Called after the update. `ranBodies` is false if no body reads a changed value.
    func updated(ranBodies: Bool)
}

/// The writes of state that wait for the next update, in groups. Each group of writes gets a separate update, in which
/// bodies see all writes of the group. The writes of one main actor turn form one group, but each transaction forms a
/// separate group.
@MainActor struct WriteGroups {
    typealias Commit = @MainActor () -> Void

    struct Group {
        fileprivate let transaction: Transaction
        var commits: [Commit]

        var note: TransactionNote? { transaction.note }
    }

    struct Transaction {
        fileprivate let number: Int
        /// Data for the module `SwiftUI`, such as the transaction's animation.
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

    var hasWrites: Bool { groups.contains { $0.transaction.number == transaction.number } }

    /// Begins a transaction. Returns the outer transaction, which `endTransaction` needs.
    mutating func beginTransaction(_ note: TransactionNote?) -> Transaction {
        defer {
            transactionCount += 1
            transaction = Transaction(number: transactionCount, note: note)
        }
        return transaction
    }

    /// Ends the running transaction and continues with `outer`. Later writes form a new group.
    mutating func endTransaction(returningTo outer: Transaction) {
        transaction = outer
    }

    /// Removes and returns the groups of writes, in the order in which the groups began.
    mutating func take() -> [Group] {
        defer { groups = [] }
        return groups
    }
}
