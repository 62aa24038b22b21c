import Lab
import SwiftUI

/// The list of orders. A scenario changes the number of unread messages above it.
struct Host: View {
    @Knob var unread = 0

    var body: some View {
        NavigationStack {
            VStack {
                Text("\(unread) unread messages")
                NavigationLink("Shoes", destination: OrderPage(number: 1))
                NavigationLink("A lamp", destination: OrderPage(number: 2))
            }
        }
    }
}
