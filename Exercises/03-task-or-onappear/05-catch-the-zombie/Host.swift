import SwiftUI

/// A cookbook with one recipe. A tap on its title pushes the recipe's page; the book stays.
struct Host: View {
    @State private var book = CookBook()

    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Onion soup") { RecipePage(book: book) }
            }
        }
    }
}
