import SwiftUI

struct EditableTask: Identifiable, Equatable {
    let id = UUID()
    var title: String
    var isDone = false
}

struct EditableList: View {
    @State private var tasks = [EditableTask(title: "Milk"), EditableTask(title: "Bread")]
    @State private var selection = Set<EditableTask.ID>()
    @State private var query = ""
    @State private var isOpen = true

    var body: some View {
        NavigationStack {
            List(selection: $selection) {
                Section("Open", isExpanded: $isOpen) {
                    ForEach($tasks) { $task in
                        Toggle(task.title, isOn: $task.isDone)
                            .swipeActions(edge: .trailing, allowsFullSwipe: true) {
                                Button("Delete", systemImage: "trash", role: .destructive) { delete(task) }
                            }
                            .deleteDisabled(task.isDone)
                    }
                    .onDelete { tasks.remove(atOffsets: $0) }
                    .onMove { tasks.move(fromOffsets: $0, toOffset: $1) }
                }
                Toggle("All", sources: $tasks, isOn: \.isDone)
            }
            .searchable(text: $query, prompt: "Tasks") {
                ForEach(tasks.filter { $0.title.hasPrefix(query) }) { task in
                    Text(task.title).searchCompletion(task.title)
                }
            }
            .toolbar {
                ToolbarItem { EditButton() }
                ToolbarItem(placement: .primaryAction) {
                    Button("Add") { tasks.append(EditableTask(title: query)) }
                }
            }
            .environment(\.defaultMinListRowHeight, 30)
        }
    }

    private func delete(_ task: EditableTask) {
        tasks.removeAll { $0.id == task.id }
    }
}
