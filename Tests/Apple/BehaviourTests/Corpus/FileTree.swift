import SwiftUI

struct FileNode: Identifiable, Hashable {
    let id = UUID()
    var name: String
    var size = 0
    var children: [FileNode]?
}

struct FileTree: View {
    let root: [FileNode]
    @State private var selection: FileNode.ID?
    @State private var order = [KeyPathComparator(\FileNode.name)]
    @State private var isInspecting = false

    var body: some View {
        NavigationSplitView {
            List(root, children: \.children) { node in
                Label(node.name, systemImage: node.children == nil ? "doc" : "folder")
            }
        } detail: {
            Table(root, selection: $selection) {
                TableColumn("Name", value: \.name)
                TableColumn("Size") { node in
                    Text(Int64(node.size), format: .byteCount(style: .file)).monospacedDigit()
                }
                .width(min: 60, ideal: 80)
            }
            .inspector(isPresented: $isInspecting) {
                OutlineGroup(root, children: \.children) { Text($0.name) }
                    .inspectorColumnWidth(min: 100, ideal: 150, max: 300)
            }
            .toolbar { Button("Info") { isInspecting.toggle() } }
        }
    }
}
