// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import SwiftUI

public enum PDFDisplayMode: Int, Sendable {
    case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}
public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }
public enum PDFInterpolationQuality: Int, Sendable { case none, low, high }

/// The place of a document in a view that is made by hand. It knows which page is shown and draws nothing.
@preconcurrency @MainActor open class PDFView: UIView {
    open weak var delegate: (any PDFViewDelegate)?
    open var document: PDFDocument? {
        didSet {
            place = 0
            NotificationCenter.default.post(name: .PDFViewDocumentChanged, object: self)
        }
    }
    open var autoScales = false
    open var displayMode = PDFDisplayMode.singlePageContinuous
    open var displayDirection = PDFDisplayDirection.vertical
    open var displaysPageBreaks = true
    open var pageBreakMargins = UIEdgeInsets.zero
    open var displayBox = PDFDisplayBox.cropBox
    open var displaysAsBook = false
    open var displaysRTL = false
    open var pageShadowsEnabled = true
    open var interpolationQuality = PDFInterpolationQuality.high
    open var minScaleFactor: CGFloat = 0.1
    open var maxScaleFactor: CGFloat = 10
    open var scaleFactor: CGFloat = 1
    open var scaleFactorForSizeToFit: CGFloat { 1 }
    open var highlightedSelections: [PDFSelection]?
    open var isInMarkupMode = false
    open var isFindInteractionEnabled = false
    open private(set) var currentSelection: PDFSelection?
    open private(set) var isUsingPageViewController = false
    open var enableDataDetectors = false
    open var documentView: UIView? { nil }
    private var place = 0

    open var currentPage: PDFPage? { document?.page(at: place) }
    open var visiblePages: [PDFPage] { currentPage.map { [$0] } ?? [] }
    open var currentDestination: PDFDestination? { currentPage.map { PDFDestination(page: $0, at: .zero) } }

    open var canGoToFirstPage: Bool { place > 0 }
    open var canGoToPreviousPage: Bool { place > 0 }
    open var canGoToNextPage: Bool { place + 1 < document?.pageCount ?? 0 }
    open var canGoToLastPage: Bool { canGoToNextPage }
    open var canGoBack: Bool { false }
    open var canGoForward: Bool { false }
    open var canZoomIn: Bool { scaleFactor < maxScaleFactor }
    open var canZoomOut: Bool { scaleFactor > minScaleFactor }

    open func go(to page: PDFPage) {
        if let index = document?.index(for: page), index != NSNotFound { show(index) }
    }
    open func go(to destination: PDFDestination) { destination.page.map { go(to: $0) } }
    open func go(to selection: PDFSelection) { selection.pages.first.map { go(to: $0) } }
    open func go(to rect: CGRect, on page: PDFPage) { go(to: page) }
    open func goToFirstPage(_ sender: Any?) { if canGoToFirstPage { show(0) } }
    open func goToLastPage(_ sender: Any?) { if canGoToLastPage { show((document?.pageCount ?? 1) - 1) } }
    open func goToNextPage(_ sender: Any?) { if canGoToNextPage { show(place + 1) } }
    open func goToPreviousPage(_ sender: Any?) { if canGoToPreviousPage { show(place - 1) } }
    open func goBack(_ sender: Any?) {}
    open func goForward(_ sender: Any?) {}

    private func show(_ index: Int) {
        guard index != place else { return }
        place = index
        NotificationCenter.default.post(name: .PDFViewPageChanged, object: self)
    }

    open func usePageViewController(_ enable: Bool, withViewOptions options: [AnyHashable: Any]? = nil) {
        isUsingPageViewController = enable
    }
    open func zoomIn(_ sender: Any?) { scaleFactor = min(scaleFactor * 1.2, maxScaleFactor) }
    open func zoomOut(_ sender: Any?) { scaleFactor = max(scaleFactor / 1.2, minScaleFactor) }
    open func layoutDocumentView() {}
    open func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) { currentSelection = selection }
    open func clearSelection() { currentSelection = nil }
    open func selectAll(_ sender: Any?) {}
    open func scrollSelectionToVisible(_ sender: Any?) {}
    open func page(for point: CGPoint, nearest: Bool) -> PDFPage? { currentPage }
    open func convert(_ point: CGPoint, to page: PDFPage) -> CGPoint { point }
    open func convert(_ point: CGPoint, from page: PDFPage) -> CGPoint { point }
    open func convert(_ rect: CGRect, to page: PDFPage) -> CGRect { rect }
    open func convert(_ rect: CGRect, from page: PDFPage) -> CGRect { rect }
    open func rowSize(for page: PDFPage) -> CGSize { page.bounds(for: displayBox).size }
    open func annotationsChanged(on page: PDFPage) {}
}

@preconcurrency @MainActor public protocol PDFViewDelegate: AnyObject {
    func pdfViewWillClick(onLink sender: PDFView, with url: URL)
    func pdfViewPerformFind(_ sender: PDFView)
    func pdfViewPerformGo(toPage sender: PDFView)
    func pdfViewOpenPDF(_ sender: PDFView, forRemoteGoToAction action: PDFAction)
}

extension PDFViewDelegate {
    public func pdfViewWillClick(onLink sender: PDFView, with url: URL) {}
    public func pdfViewPerformFind(_ sender: PDFView) {}
    public func pdfViewPerformGo(toPage sender: PDFView) {}
    public func pdfViewOpenPDF(_ sender: PDFView, forRemoteGoToAction action: PDFAction) {}
}

/// Small pictures of the pages. None is drawn.
@preconcurrency @MainActor open class PDFThumbnailView: UIView {
    open weak var pdfView: PDFView?
    open var thumbnailSize = CGSize(width: 40, height: 40)
    open var layoutMode = PDFThumbnailLayoutMode.vertical
    open var contentInset = UIEdgeInsets.zero
}

public enum PDFThumbnailLayoutMode: Int, Sendable { case vertical, horizontal }

// swift-format-ignore: AlwaysUseLowerCamelCase
extension Notification.Name {
    public static let PDFViewDocumentChanged = Notification.Name("PDFViewDocumentChanged")
    public static let PDFViewPageChanged = Notification.Name("PDFViewPageChanged")
    public static let PDFViewScaleChanged = Notification.Name("PDFViewScaleChanged")
    public static let PDFViewSelectionChanged = Notification.Name("PDFViewSelectionChanged")
    public static let PDFViewVisiblePagesChanged = Notification.Name("PDFViewVisiblePagesChanged")
    public static let PDFViewAnnotationHit = Notification.Name("PDFViewAnnotationHit")
    public static let PDFDocumentDidFindMatch = Notification.Name("PDFDocumentDidFindMatch")
    public static let PDFDocumentDidEndFind = Notification.Name("PDFDocumentDidEndFind")
    public static let PDFDocumentDidBeginFind = Notification.Name("PDFDocumentDidBeginFind")
}
