import SwiftUI

/// The bar shows a tab's badge after the title, unless the badge is zero or nil. A modifier's body can set a badge.
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
