// PDFKit: pages to read. The course reads none, so a document from data or a file is nil, as for one that is broken. A document can
// be put together of pages that code makes.

public import SwiftUI

open class PDFDocument: NSObject, @unchecked Sendable {
    private var pages: [PDFPage] = []
    open weak var delegate: (any PDFDocumentDelegate)?
    open var documentAttributes: [AnyHashable: Any]?
    open var outlineRoot: PDFOutline?

    /// A document without pages.
    public override init() {}
    public init?(data: Data) { nil }
    public init?(url: URL) { nil }

    open var documentURL: URL? { nil }
    open var pageCount: Int { pages.count }
    open var string: String? { pages.compactMap(\.string).joined(separator: "\n") }
    open var isLocked: Bool { false }
    open var isEncrypted: Bool { false }
    open var allowsCopying: Bool { true }
    open var allowsPrinting: Bool { true }
    open var majorVersion: Int { 1 }
    open var minorVersion: Int { 4 }
    open var isFinding: Bool { false }
    open var selectionForEntireDocument: PDFSelection? { nil }
    open func unlock(withPassword password: String) -> Bool { true }

    open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
    open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }
    open func insert(_ page: PDFPage, at index: Int) {
        page.document = self
        pages.insert(page, at: min(max(index, 0), pages.count))
    }
    open func removePage(at index: Int) {
        guard pages.indices.contains(index) else { return }
        pages.remove(at: index).document = nil
    }
    open func exchangePage(at indexA: Int, withPageAt indexB: Int) {
        if pages.indices.contains(indexA), pages.indices.contains(indexB) { pages.swapAt(indexA, indexB) }
    }

    /// Nil: no document is written.
    open func dataRepresentation() -> Data? { nil }
    open func dataRepresentation(options: [AnyHashable: Any] = [:]) -> Data? { nil }
    open func write(to url: URL) -> Bool { false }
    open func write(to url: URL, withOptions options: [PDFDocumentWriteOption: Any]? = nil) -> Bool { false }
    open func write(toFile path: String) -> Bool { false }

    // No page has words, so none are found.

    open func findString(_ string: String, withOptions options: NSString.CompareOptions = [])
        -> [PDFSelection]
    {
        []
    }
    open func findString(
        _ string: String, fromSelection selection: PDFSelection?,
        withOptions options: NSString.CompareOptions = []
    ) -> PDFSelection? { nil }
    open func beginFindString(_ string: String, withOptions options: NSString.CompareOptions = []) {}
    open func cancelFindString() {}
}

public protocol PDFDocumentDelegate: AnyObject {
    func documentDidEndDocumentFind(_ notification: Notification)
    func didMatchString(_ instance: PDFSelection)
    func classForPage() -> AnyClass
}

extension PDFDocumentDelegate {
    public func documentDidEndDocumentFind(_ notification: Notification) {}
    public func didMatchString(_ instance: PDFSelection) {}
    public func classForPage() -> AnyClass { PDFPage.self }
}

public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
    public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
    public static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
    public static let creatorAttribute = PDFDocumentAttribute(rawValue: "Creator")
    public static let producerAttribute = PDFDocumentAttribute(rawValue: "Producer")
    public static let creationDateAttribute = PDFDocumentAttribute(rawValue: "CreationDate")
    public static let modificationDateAttribute = PDFDocumentAttribute(rawValue: "ModDate")
    public static let keywordsAttribute = PDFDocumentAttribute(rawValue: "Keywords")
}

public struct PDFDocumentWriteOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let ownerPasswordOption = PDFDocumentWriteOption(rawValue: "kCGPDFContextOwnerPassword")
    public static let userPasswordOption = PDFDocumentWriteOption(rawValue: "kCGPDFContextUserPassword")
    public static let burnInAnnotationsOption = PDFDocumentWriteOption(rawValue: "BurnInAnnotations")
}

/// An entry of a table of contents.
open class PDFOutline: NSObject, @unchecked Sendable {
    private var children: [PDFOutline] = []
    open private(set) weak var parent: PDFOutline?
    open var label: String?
    open var isOpen = false
    open var destination: PDFDestination?
    open var action: PDFAction?

    public override init() {}

    open var numberOfChildren: Int { children.count }
    open var index: Int { parent?.children.firstIndex { $0 === self } ?? 0 }
    open func child(at index: Int) -> PDFOutline? { children.indices.contains(index) ? children[index] : nil }
    open func insertChild(_ child: PDFOutline, at index: Int) {
        child.parent = self
        children.insert(child, at: min(max(index, 0), children.count))
    }
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
}

/// A place on a page.
open class PDFDestination: NSObject, @unchecked Sendable {
    open private(set) weak var page: PDFPage?
    public let point: CGPoint
    open var zoom: CGFloat = 1

    public init(page: PDFPage, at point: CGPoint) { (self.page, self.point) = (page, point) }
}

open class PDFAction: NSObject, @unchecked Sendable {
    open var type: String { "" }
}

open class PDFActionURL: PDFAction, @unchecked Sendable {
    open var url: URL?
    public init(url: URL) { self.url = url }
    open override var type: String { "URI" }
}

open class PDFActionGoTo: PDFAction, @unchecked Sendable {
    open var destination: PDFDestination
    public init(destination: PDFDestination) { self.destination = destination }
    open override var type: String { "GoTo" }
}
