import SwiftUI

/// A badge is shown in a row of a list, unless it is zero or nil, and nowhere else.
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
