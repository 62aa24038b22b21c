import Observation
import SwiftUI

@Observable
final class Todo: Identifiable {
    let id = UUID()
    var title: String
    var isDone = false
    init(_ title: String) { self.title = title }
}

@Observable
final class TodoStore {
    var todos = [Todo("Milk"), Todo("Bread")]
    var filter = ""
    var visible: [Todo] { filter.isEmpty ? todos : todos.filter { $0.title.contains(filter) } }
    func add(_ title: String) { todos.append(Todo(title)) }
}

struct TodoList: View {
    @State private var store = TodoStore()
    @State private var new = ""
    @State private var editMode = false

    var body: some View {
        @Bindable var store = store
        List {
            ForEach($store.todos) { $todo in
                HStack {
                    Toggle("Done", isOn: $todo.isDone).labelsHidden()
                    TextField("Title", text: $todo.title)
                }
            }
            ForEach(Array(store.visible.enumerated()), id: \.element.id) { index, todo in
                TodoRow(todo: todo, number: index + 1)
            }
            Section("New") {
                TextField("Title", text: $new).onSubmit {
                    store.add(new); new = ""
                }
            }
        }
        .searchable(text: $store.filter)
        .toolbar { Button("Edit") { editMode.toggle() } }
    }
}

struct TodoRow: View {
    @Bindable var todo: Todo
    var number: Int
    var body: some View {
        Label {
            Text("\(number). \(todo.title)").strikethrough(todo.isDone)
        } icon: {
            Image(systemName: todo.isDone ? "checkmark.circle" : "circle")
        }
        .onTapGesture(count: 2) { todo.isDone.toggle() }
        .onLongPressGesture { todo.title = "" }
    }
}
