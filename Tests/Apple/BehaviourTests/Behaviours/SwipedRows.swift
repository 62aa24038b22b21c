import SwiftUI

/// A swipe from an edge of a row runs the first action at that edge, or deletes the row.
struct SwipedRows: View {
    let input: Int
    @State private var names = ["Ada", "Bob", "Cleo"]

    var body: some View {
        List {
            ForEach(names, id: \.self) { name in
                Text(name).deleteDisabled(name == "Ada").task { print("task of \(name)") }
            }
            .onDelete {
                print("delete \($0.map { $0 })")
                names.remove(atOffsets: $0)
            }
            Text("Mail")
                .swipeActions(edge: .leading) { Button("Read") { print("read") } }
                .swipeActions { Button("Archive") { print("archived") } }
        }
    }
}
