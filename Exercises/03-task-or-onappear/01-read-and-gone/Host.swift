import SwiftUI

/// A magazine with two articles. A tap on a title pushes its page.
struct Host: View {
    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Moss") { ArticlePage(id: 1) }
                NavigationLink("Slate") { ArticlePage(id: 2) }
            }
        }
    }
}
