import SwiftUI
import UniformTypeIdentifiers

struct DropZone: View {
    @State private var names: [String] = []
    @State private var isTargeted = false

    var body: some View {
        VStack {
            ForEach(names, id: \.self) { name in
                Text(name).onDrag { NSItemProvider(object: name as Any) }
            }
        }
        .frame(maxWidth: .infinity, minHeight: 100)
        .border(isTargeted ? .blue : .gray)
        .onDrop(of: [.fileURL, .plainText], isTargeted: $isTargeted) { providers in
            for provider in providers where provider.canLoadObject(ofClass: String.self) {
                _ = provider.loadObject(ofClass: String.self) { name, _ in
                    guard let name else { return }
                    DispatchQueue.main.async { names.append(name) }
                }
            }
            return !providers.isEmpty
        }
    }
}

struct DropTarget: DropDelegate {
    let onDrop: () -> Void
    func performDrop(info: DropInfo) -> Bool {
        onDrop()
        return info.hasItemsConforming(to: [.image])
    }
    func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .copy) }
}
