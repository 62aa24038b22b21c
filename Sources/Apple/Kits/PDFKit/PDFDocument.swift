// PDFKit: PDF documents. The course reads no PDFs, so creating a document from data or a file returns nil,
// as for a broken file. Code can build a document from pages.

public import SwiftUI

open class PDFDocument: NSObject, @unchecked Sendable {
    private var pages: [PDFPage] = []
    open weak var delegate: (any PDFDocumentDelegate)?
    open var documentAttributes: [AnyHashable: Any]?

    /// A document without pages.
    public override init() {}
    public init?(data: Data) { nil }
    public init?(url: URL) { nil }

    open var documentURL: URL? { nil }
    open var pageCount: Int { pages.count }
    open var string: String? { pages.compactMap(\.string).joined(separator: "\n") }
    open var isLocked: Bool { false }

    open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
    open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }
    open func insert(_ page: PDFPage, at index: Int) {
        page.document = self
        pages.insert(page, at: min(max(index, 0), pages.count))
    }

    /// The data of a document is nil, because the course does not write documents.
    open func dataRepresentation() -> Data? { nil }
    open func dataRepresentation(options: [AnyHashable: Any] = [:]) -> Data? { nil }
    open func write(to url: URL) -> Bool { false }
    open func write(to url: URL, withOptions options: [PDFDocumentWriteOption: Any]? = nil) -> Bool { false }
    open func write(toFile path: String) -> Bool { false }
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
    public static let creatorAttribute = PDFDocumentAttribute(rawValue: "Creator")
}

public struct PDFDocumentWriteOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// A position on a page.
open class PDFDestination: NSObject, @unchecked Sendable {
    open private(set) weak var page: PDFPage?
    public let point: CGPoint

    public init(page: PDFPage, at point: CGPoint) { (self.page, self.point) = (page, point) }
}

open class PDFAction: NSObject, @unchecked Sendable {
    open var type: String { "" }
}
