import SwiftUI

/// Opening a menu inside a menu selects nothing. Selecting an item in the inner menu closes both menus.
struct MenuInMenu: View {
    let input: Int
    @State private var chosen = "nothing"

    var body: some View {
        Text(chosen)
        Menu("More") {
            Button("One") { chosen = "one" }
            Menu("Deeper") {
                Button("Two") { chosen = "two" }
            }
        }
    }
}
