// PDFKit: pages to read. The course reads none, so a document from data or a file is nil, as for one that is broken.

public import SwiftUI

public final class PDFDocument: NSObject {
    private var pages: [PDFPage] = []

    /// A document without pages.
    public override init() {}
    public init?(data: Data) { nil }
    public init?(url: URL) { nil }

    public var documentURL: URL? { nil }
    public var pageCount: Int { pages.count }
    public var string: String? { "" }
    public var isLocked: Bool { false }

    public func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
    public func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }
    public func insert(_ page: PDFPage, at index: Int) { pages.insert(page, at: index) }
    public func removePage(at index: Int) { pages.remove(at: index) }
    public func dataRepresentation() -> Data? { nil }
}

public final class PDFPage: NSObject {
    public override init() {}
    public init?(image: UIImage) {}
    public var string: String? { "" }
    public func bounds(for box: PDFDisplayBox) -> CGRect { .zero }
    public func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { UIImage() }
}

public enum PDFDisplayBox: Int, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }
public enum PDFDisplayMode: Int, Sendable {
    case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}
public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }

/// The place of a document in a view that is made by hand. It keeps what it is given and draws nothing.
@preconcurrency @MainActor open class PDFView: UIView {
    open var document: PDFDocument?
    open var autoScales = false
    open var displayMode = PDFDisplayMode.singlePageContinuous
    open var displayDirection = PDFDisplayDirection.vertical
    open var displaysPageBreaks = true
    open var minScaleFactor: CGFloat = 0.1
    open var maxScaleFactor: CGFloat = 10
    open var scaleFactor: CGFloat = 1
    open var scaleFactorForSizeToFit: CGFloat { 1 }
    open var currentPage: PDFPage? { document?.page(at: 0) }

    open func go(to page: PDFPage) {}
    open func usePageViewController(_ enable: Bool, withViewOptions options: [AnyHashable: Any]? = nil) {}
    open func zoomIn(_ sender: Any?) {}
    open func zoomOut(_ sender: Any?) {}
}
