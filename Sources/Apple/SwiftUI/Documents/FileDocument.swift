/// The simulated user has no files and can only cancel a file dialog. As on a device, canceling a file dialog
/// does not run `onCompletion`.
nonisolated struct _FileDialog: ViewModifier {
    let title: String
    let isPresented: Binding<Bool>
    let cancelled: @MainActor () -> Void

    @MainActor func body(content: Content) -> some View {
        content.sheet(isPresented: isPresented) {
            Text(verbatim: title)
            Button("Cancel") {
                isPresented.wrappedValue = false
                cancelled()
            }
        }
    }
}

extension View {
    /// While `isPresented` is true, a file dialog without files is open.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        modifier(_FileDialog(title: "No files", isPresented: isPresented) {})
    }

    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View {
        modifier(_FileDialog(title: "No files", isPresented: isPresented) {})
    }

    @preconcurrency nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping @MainActor () -> Void
    ) -> some View {
        modifier(_FileDialog(title: "No files", isPresented: isPresented) { onCancellation() })
    }

    /// While `isPresented` is true, a save dialog without locations is open.
    @preconcurrency nonisolated public func fileExporter<Item: Transferable>(
        isPresented: Binding<Bool>, item: Item?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void,
        onCancellation: @escaping @MainActor () -> Void = {}
    ) -> some View {
        modifier(_FileDialog(title: "No place for files", isPresented: isPresented) { onCancellation() })
    }

    nonisolated public func fileExporter<Document: FileDocument>(
        isPresented: Binding<Bool>, document: Document?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        modifier(_FileDialog(title: "No place for files", isPresented: isPresented) {})
    }

    nonisolated public func fileExporter<Document: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: Document?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        modifier(_FileDialog(title: "No place for files", isPresented: isPresented) {})
    }

    nonisolated public func fileExporter<Documents: Collection>(
        isPresented: Binding<Bool>, documents: Documents, contentType: UTType,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View where Documents.Element: FileDocument {
        modifier(_FileDialog(title: "No place for files", isPresented: isPresented) {})
    }

    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        modifier(_FileDialog(title: "No place for files", isPresented: isPresented) {})
    }
}

nonisolated public protocol FileDocument {
    static var readableContentTypes: [UTType] { get }
    static var writableContentTypes: [UTType] { get }
    init(configuration: ReadConfiguration) throws
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper

    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

nonisolated public struct FileDocumentReadConfiguration {
    public let contentType: UTType
    public let file: FileWrapper
}

nonisolated public struct FileDocumentWriteConfiguration {
    public let contentType: UTType
    public let existingFile: FileWrapper?
}

public protocol ReferenceFileDocument: ObservableObject {
    associatedtype Snapshot
    static var readableContentTypes: [UTType] { get }
    static var writableContentTypes: [UTType] { get }
    init(configuration: ReadConfiguration) throws
    func snapshot(contentType: UTType) throws -> Snapshot
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper

    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension ReferenceFileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}
