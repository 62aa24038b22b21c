import SwiftUI

/// Views find a model in the environment by type. Changes of the model run the bodies of views that read the model.
struct EnvironmentModel: View {
    let input: Int
    @StateObject private var cart = Cart()

    final class Cart: ObservableObject {
        @Published var items = 0
    }

    var body: some View {
        let _ = print("shop's body")
        Shelf().environmentObject(cart)
    }

    private struct Shelf: View {
        var body: some View {
            let _ = print("shelf's body")
            Basket()
        }
    }

    private struct Basket: View {
        @EnvironmentObject private var cart: Cart

        var body: some View {
            let _ = print("basket's body \(cart.items)")
            Button("add") { cart.items += 1 }
        }
    }
}
