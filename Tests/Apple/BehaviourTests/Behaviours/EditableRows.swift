import SwiftUI

/// With `editActions: .delete`, a swipe removes the row's element from the collection. Rows can write their elements.
struct EditableRows: View {
    let input: Int
    @State private var items = [
        Item(id: 1, name: "Milk"), Item(id: 2, name: "Bread"), Item(id: 3, name: "Eggs"),
    ]
    @State private var notes = [Item(id: 4, name: "first"), Item(id: 5, name: "second")]

    var body: some View {
        List {
            ForEach($items, editActions: input == 0 ? [.delete, .move] : .move) { $item in
                Toggle(item.name, isOn: $item.isDone).deleteDisabled(item.id == 3)
            }
        }
        List($notes, editActions: .all) { $note in Text(note.name) }
        Text(items.map { $0.isDone ? "\($0.name)!" : $0.name }.joined(separator: ", "))
    }

    private struct Item: Identifiable {
        let id: Int
        var name: String
        var isDone = false
    }
}
