import SwiftUI

/// A navigation path is encoded and decoded, an import is canceled, and `ImageRenderer` returns a picture.
struct SavedPath: View {
    let input: Int
    @State private var path = NavigationPath()
    @State private var isImporting = false

    var body: some View {
        NavigationStack(path: $path) {
            Button("Push") {
                path.append(1)
                path.append("two")
            }
            Button("Import") { isImporting = true }
            Button("Picture") {
                let renderer = ImageRenderer(content: Text("drawn"))
                print(renderer.uiImage == nil ? "none" : "a picture")
            }
            .navigationDestination(for: Int.self) { Text("page \($0)") }
            .navigationDestination(for: String.self) { word in
                Button("Save \(word)") { save() }
            }
            .fileImporter(
                isPresented: $isImporting, allowedContentTypes: [.json], allowsMultipleSelection: false,
                onCompletion: { print("never \($0)") }, onCancellation: { print("cancelled") })
        }
    }

    private func save() {
        guard let codable = path.codable, let data = try? JSONEncoder().encode(codable),
            let read = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
        else { return print("not saved") }
        print(NavigationPath(read) == path)
        path = NavigationPath()
        path = NavigationPath(read)
    }
}
