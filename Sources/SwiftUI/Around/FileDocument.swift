/// A dialog for files. The user has none: it opens and can only be canceled. As on a device, `onCompletion` hears nothing
/// of that.
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
    /// Opens the choice of a file while `isPresented` is true. There is none to choose.
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

    /// Opens the choice of a place for a file while `isPresented` is true. There is no place to choose.
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

    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        modifier(_FileDialog(title: "No place for files", isPresented: isPresented) {})
    }
}

/// A document in one file.
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

/// The content of a file.
public final class FileWrapper: @unchecked Sendable {
    public private(set) var regularFileContents: Data?
    public var preferredFilename: String?

    public init(regularFileWithContents contents: Data) { regularFileContents = contents }
}
