import SwiftUI

/// A binding's setter receives the transaction of the write.
struct SetterTransactions: View {
    let input: Int
    @State private var number = 0

    var body: some View {
        let told = Binding<Int>(
            get: { number },
            set: { new, transaction in
                print(
                    new, transaction.animation == .linear ? "linear" : "none", transaction.disablesAnimations)
                number = new
            })
        Text("\(number)")
        Button("plain") { told.wrappedValue = 1 }
        Button("animated") { told.animation(.linear).wrappedValue = 2 }
        Button("within") { withAnimation(.linear) { told.wrappedValue = 3 } }
        Button("carried") {
            var transaction = Transaction()
            transaction.disablesAnimations = true
            told.transaction(transaction).wrappedValue = 4
        }
    }
}
