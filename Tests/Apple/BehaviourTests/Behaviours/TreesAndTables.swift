import SwiftUI

/// A tree unfolds row by row, a table shows its first column, and a group can read its subviews.
struct TreesAndTables: View {
    let input: Int
    @State private var selected: Int?
    @State private var isOpen = true

    var body: some View {
        List([Folder(id: 1, name: "top", inside: [Folder(id: 2, name: "inner")])], children: \.inside) {
            folder in
            Text(folder.name).onAppear { print("\(folder.name) appears") }
        }
        Table([Folder(id: 3, name: "first"), Folder(id: 4, name: "second")], selection: $selected) {
            TableColumn("Name", value: \.name)
            TableColumn("Number") { Text("\($0.id)") }
        }
        Group(
            subviews: Group {
                Text("x")
                Text("y")
            }
        ) { parts in
            Text("\(parts.count) parts")
            ForEach(parts) { part in part }
        }
        List {
            Section("Folded", isExpanded: $isOpen) { Text("row").onDisappear { print("row disappears") } }
        }
        Button("Fold") { isOpen.toggle() }
        Text("selected \(selected ?? 0)")
    }

    private struct Folder: Identifiable {
        let id: Int
        let name: String
        var inside: [Folder]?
    }
}
