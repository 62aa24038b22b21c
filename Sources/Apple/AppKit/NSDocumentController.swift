/// The document controller keeps the documents that the app's code opens; the user opens no documents.
@preconcurrency @MainActor open class NSDocumentController: NSObject {
    public static var shared: NSDocumentController { Singletons.shared { NSDocumentController() } }
    public override init() { super.init() }
    open private(set) var documents: [NSDocument] = []
    open var currentDocument: NSDocument? { documents.last }
    open private(set) var recentDocumentURLs: [URL] = []
    open var maximumRecentDocumentCount: Int { 10 }
    open func addDocument(_ document: NSDocument) { documents.append(document) }
    open func removeDocument(_ document: NSDocument) { documents.removeAll { $0 === document } }
    open func noteNewRecentDocumentURL(_ url: URL) {
        recentDocumentURLs.removeAll { $0 == url }
        recentDocumentURLs.insert(url, at: 0)
    }
    open func clearRecentDocuments(_ sender: Any?) { recentDocumentURLs = [] }
    open func newDocument(_ sender: Any?) {}
    open func openDocument(_ sender: Any?) {}
    open func document(for url: URL) -> NSDocument? { documents.first { $0.fileURL == url } }
}

@preconcurrency @MainActor open class NSDocument: NSObject {
    public override init() { super.init() }
    open var fileURL: URL?
    open var fileType: String?
    open var displayName: String! = "Untitled"
    open private(set) var windowControllers: [NSWindowController] = []
    open var undoManager: UndoManager? = UndoManager()
    open var hasUndoManager = true
    open private(set) var isDocumentEdited = false
    open class var autosavesInPlace: Bool { false }
    open class var readableTypes: [String] { [] }
    open func makeWindowControllers() {}
    open func addWindowController(_ windowController: NSWindowController) {
        windowControllers.append(windowController)
        windowController.document = self
    }
    open func data(ofType typeName: String) throws -> Data { throw CocoaError(.featureUnsupported) }
    open func read(from data: Data, ofType typeName: String) throws { throw CocoaError(.featureUnsupported) }
    open func updateChangeCount(_ change: ChangeType) { isDocumentEdited = change != .changeCleared }
    open func save(_ sender: Any?) {}
    open func saveAs(_ sender: Any?) {}
    open func close() { for controller in windowControllers { controller.close() } }
    nonisolated public enum ChangeType: UInt, Sendable {
        case changeDone, changeUndone, changeCleared, changeReadOtherContents, changeAutosaved, changeRedone
    }
}
