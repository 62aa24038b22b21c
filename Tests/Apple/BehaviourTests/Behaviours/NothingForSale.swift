import StoreKit
import SwiftUI

/// The store has no products and no purchases. A loop over purchases receives nothing until the view is removed.
struct NothingForSale: View {
    let input: Int
    @State private var isLoaded = false

    var body: some View {
        Text(isLoaded ? "Loaded" : "Loading")
            .task {
                let products = try? await Product.products(for: ["tip"])
                isLoaded = true
                var bought = 0
                for await _ in StoreKit.Transaction.currentEntitlements { bought += 1 }
                print("\(products?.count ?? -1) products, \(bought) bought")
            }
            .task {
                for await _ in StoreKit.Transaction.updates { print("bought") }
                print("no longer waiting, cancelled: \(Task.isCancelled)")
            }
    }
}
