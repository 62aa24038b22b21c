// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import SwiftUI

public enum PDFDisplayMode: Int, Sendable {
    case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}
public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }

/// A UIKit view of a document; it tracks the current page and draws nothing.
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
    open var minScaleFactor: CGFloat = 0.1
    open var maxScaleFactor: CGFloat = 10
    open var scaleFactor: CGFloat = 1
    open var scaleFactorForSizeToFit: CGFloat { 1 }
    open var highlightedSelections: [PDFSelection]?
    open private(set) var currentSelection: PDFSelection?
    open private(set) var isUsingPageViewController = false
    private var place = 0

    open var currentPage: PDFPage? { document?.page(at: place) }

    open func go(to page: PDFPage) {
        if let index = document?.index(for: page), index != NSNotFound { show(index) }
    }
    open func go(to destination: PDFDestination) { destination.page.map { go(to: $0) } }
    open func go(to selection: PDFSelection) { selection.pages.first.map { go(to: $0) } }
    open func go(to rect: CGRect, on page: PDFPage) { go(to: page) }

    private func show(_ index: Int) {
        guard index != place else { return }
        place = index
        NotificationCenter.default.post(name: .PDFViewPageChanged, object: self)
    }

    open func usePageViewController(_ enable: Bool, withViewOptions options: [AnyHashable: Any]? = nil) {
        isUsingPageViewController = enable
    }
    open func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) { currentSelection = selection }
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

// swift-format-ignore: AlwaysUseLowerCamelCase
extension Notification.Name {
    public static let PDFViewDocumentChanged = Notification.Name("PDFViewDocumentChanged")
    public static let PDFViewPageChanged = Notification.Name("PDFViewPageChanged")
}
