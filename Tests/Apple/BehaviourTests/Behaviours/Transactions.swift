import SwiftUI

/// `transaction` closures run with each update of their view, outer closures before inner closures, and receive the
/// values of `withAnimation` and `withTransaction`.
struct Transactions: View {
    let input: Int
    @State private var number = 0
    @State private var other = 0

    var body: some View {
        VStack {
            Text("\(number) \(other)")
                .transaction { told("inner", $0) }
                .transaction(value: number) { told("number has changed", $0) }
                .animation(.easeIn, value: other)
                .transaction { transaction in
                    told("outer", transaction)
                    if transaction.isByHand { transaction.animation = nil }
                }
            Button("plain") { number += 1 }
            Button("animated") { withAnimation(.easeOut) { number += 1 } }
            Button("other") { other += 1 }
            Button("by hand") {
                withTransaction(\.isByHand, true) {
                    withAnimation(.easeOut) { number += 1 }
                }
            }
        }
    }

    private func told(_ place: String, _ transaction: Transaction) {
        let animation = transaction.animation.map { $0 == .easeIn ? "easeIn" : "easeOut" } ?? "no animation"
        print("\(place): \(animation)\(transaction.isByHand ? ", by hand" : "")")
    }
}

private struct ByHandKey: TransactionKey {
    static let defaultValue = false
}

extension Transaction {
    fileprivate var isByHand: Bool {
        get { self[ByHandKey.self] }
        set { self[ByHandKey.self] = newValue }
    }
}
