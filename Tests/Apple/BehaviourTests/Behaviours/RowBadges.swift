import SwiftUI

/// A badge shows only in a list's row, and a badge of zero or nil does not show.
struct RowBadges: View {
    let input: Int

    var body: some View {
        Text("outside").badge(7)
        List {
            Text("recent").badge(input)
            Text("draft").badge("new")
            NavigationLink("inbox") { Text("page") }.badge(input > 1 ? Text("many") : nil)
        }
    }
}
