import SwiftUI
import UniformTypeIdentifiers

struct PlainDocument: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText, .json] }
    var text = ""

    init(text: String = "") { self.text = text }

    init(configuration: ReadConfiguration) throws {
        guard let data = configuration.file.regularFileContents else {
            throw CocoaError(.fileReadCorruptFile)
        }
        text = String(decoding: data, as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}

struct DocumentScreen: View {
    @State private var document = PlainDocument()
    @State private var isImporting = false
    @State private var isExporting = false
    @State private var message: String?

    var body: some View {
        Form {
            TextEditor(text: $document.text)
            Button("Import") { isImporting = true }
            Button("Export") { isExporting = true }
        }
        .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText]) { result in
            do {
                let url = try result.get()
                document.text = try String(contentsOf: url, encoding: .utf8)
            } catch {
                message = error.localizedDescription
            }
        }
        .fileExporter(
            isPresented: $isExporting, document: document, contentType: .plainText, defaultFilename: "Note"
        ) {
            if case .failure(let error) = $0 { message = error.localizedDescription }
        }
    }
}

struct DocumentApp: App {
    var body: some Scene {
        DocumentGroup(newDocument: PlainDocument()) { file in
            TextEditor(text: file.$document.text)
        }
    }
}
