import SwiftUI

/// The badge of a tab is in the bar, behind the tab's title, unless it is zero or nil. What is said inside a modifier counts too.
struct TabBadges: View {
    let input: Int
    @State private var place = "Cart"

    var body: some View {
        TabView(selection: $place) {
            Text("cart page").badge(input).tabItem { Text("Cart") }.tag("Cart")
            Text("mail page").tabItem { Text("Mail") }.badge(input > 1 ? "new" : nil).tag("Mail").padding()
        }
        TabView {
            Tab("Home", systemImage: "house") { Text("home page") }.badge(input * 2)
            Tab("Hidden", systemImage: "eye") { Text("hidden page") }.hidden(input < 3)
        }
    }
}
