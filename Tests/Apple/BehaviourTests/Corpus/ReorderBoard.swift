import SwiftUI
import UniformTypeIdentifiers

struct BoardItem: Identifiable, Hashable, Codable, Transferable {
    var id = UUID()
    var title: String

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .boardItem)
        ProxyRepresentation(exporting: \.title)
    }
}

extension UTType {
    static var boardItem: UTType { UTType(exportedAs: "org.example.board-item") }
}

struct ReorderBoard: View {
    @State private var todo = [BoardItem(title: "Write"), BoardItem(title: "Test")]
    @State private var done: [BoardItem] = []
    @State private var isTargeted = false

    var body: some View {
        HStack(alignment: .top) {
            column("To do", items: $todo)
            column("Done", items: $done)
                .background(isTargeted ? Color.green.opacity(0.2) : .clear)
        }
    }

    private func column(_ title: LocalizedStringKey, items: Binding<[BoardItem]>) -> some View {
        VStack {
            Text(title).font(.headline)
            ForEach(items.wrappedValue) { item in
                Text(item.title).draggable(item) { Text(item.title).opacity(0.5) }
            }
        }
        .dropDestination(for: BoardItem.self) { dropped, _ in
            items.wrappedValue.append(contentsOf: dropped)
            return true
        } isTargeted: {
            isTargeted = $0
        }
    }
}
