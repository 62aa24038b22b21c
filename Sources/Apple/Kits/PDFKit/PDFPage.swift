public import SwiftUI

public enum PDFDisplayBox: Int, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }

/// A page of a picture, or an empty one.
open class PDFPage: NSObject, @unchecked Sendable {
    private let image: UIImage?
    private var boxes: [PDFDisplayBox: CGRect] = [:]
    open internal(set) weak var document: PDFDocument?
    open private(set) var annotations: [PDFAnnotation] = []
    open var rotation = 0
    open var displaysAnnotations = true

    public override init() { image = nil }
    public init?(image: UIImage) { self.image = image }
    public init?(image: UIImage, options: [ImageInitializationOption: Any] = [:]) { self.image = image }

    public struct ImageInitializationOption: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let mediaBox = ImageInitializationOption(rawValue: "mediaBox")
        public static let rotation = ImageInitializationOption(rawValue: "rotation")
        public static let upscaleIfSmaller = ImageInitializationOption(rawValue: "upscaleIfSmaller")
        public static let compressionQuality = ImageInitializationOption(rawValue: "compressionQuality")
    }

    open var label: String? { document.map { "\($0.index(for: self) + 1)" } }
    open var string: String? { "" }
    open var attributedString: NSAttributedString? { NSAttributedString(string: "") }
    open var numberOfCharacters: Int { 0 }

    open func bounds(for box: PDFDisplayBox) -> CGRect {
        boxes[box] ?? boxes[.mediaBox]
            ?? CGRect(origin: .zero, size: image?.size ?? CGSize(width: 612, height: 792))
    }
    open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) { boxes[box] = bounds }
    open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { _ in }
    }
    open func draw(with box: PDFDisplayBox, to context: CGContext) {}
    open func transform(for box: PDFDisplayBox) -> CGAffineTransform { .identity }

    open func addAnnotation(_ annotation: PDFAnnotation) {
        annotation.page = self
        annotations.append(annotation)
    }
    open func removeAnnotation(_ annotation: PDFAnnotation) {
        annotations.removeAll { $0 === annotation }
        annotation.page = nil
    }
    open func annotation(at point: CGPoint) -> PDFAnnotation? {
        annotations.last { $0.bounds.contains(point) }
    }

    // There are no words on a page.

    open func characterIndex(at point: CGPoint) -> Int { -1 }
    open func characterBounds(at index: Int) -> CGRect { .zero }
    open func selection(for rect: CGRect) -> PDFSelection? { nil }
    open func selection(for range: NSRange) -> PDFSelection? { nil }
    open func selection(from startPoint: CGPoint, to endPoint: CGPoint) -> PDFSelection? { nil }
    open func selectionForWord(at point: CGPoint) -> PDFSelection? { nil }
    open func selectionForLine(at point: CGPoint) -> PDFSelection? { nil }
}

/// Words of a document. Without words there are none.
open class PDFSelection: NSObject, @unchecked Sendable {
    open var color: UIColor?
    open private(set) var pages: [PDFPage] = []

    public init(document: PDFDocument) {}

    open var string: String? { "" }
    open var attributedString: NSAttributedString? { NSAttributedString(string: "") }
    open func bounds(for page: PDFPage) -> CGRect { .zero }
    open func selectionsByLine() -> [PDFSelection] { [] }
    open func add(_ selection: PDFSelection) {}
    open func add(_ selections: [PDFSelection]) {}
    open func extend(atEnd succeed: Int) {}
    open func extend(atStart precede: Int) {}
    open func numberOfTextRanges(on page: PDFPage) -> Int { 0 }
    open func draw(for page: PDFPage, active: Bool) {}
}

public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let text = PDFAnnotationSubtype(rawValue: "/Text")
    public static let link = PDFAnnotationSubtype(rawValue: "/Link")
    public static let freeText = PDFAnnotationSubtype(rawValue: "/FreeText")
    public static let line = PDFAnnotationSubtype(rawValue: "/Line")
    public static let square = PDFAnnotationSubtype(rawValue: "/Square")
    public static let circle = PDFAnnotationSubtype(rawValue: "/Circle")
    public static let highlight = PDFAnnotationSubtype(rawValue: "/Highlight")
    public static let underline = PDFAnnotationSubtype(rawValue: "/Underline")
    public static let strikeOut = PDFAnnotationSubtype(rawValue: "/StrikeOut")
    public static let ink = PDFAnnotationSubtype(rawValue: "/Ink")
    public static let stamp = PDFAnnotationSubtype(rawValue: "/Stamp")
    public static let popup = PDFAnnotationSubtype(rawValue: "/Popup")
    public static let widget = PDFAnnotationSubtype(rawValue: "/Widget")
}

public struct PDFAnnotationKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let color = PDFAnnotationKey(rawValue: "/C")
    public static let contents = PDFAnnotationKey(rawValue: "/Contents")
    public static let name = PDFAnnotationKey(rawValue: "/NM")
    public static let subtype = PDFAnnotationKey(rawValue: "/Subtype")
    public static let rect = PDFAnnotationKey(rawValue: "/Rect")
    public static let border = PDFAnnotationKey(rawValue: "/Border")
    public static let widgetValue = PDFAnnotationKey(rawValue: "/V")
}

/// A note on a page.
open class PDFAnnotation: NSObject, @unchecked Sendable {
    open internal(set) weak var page: PDFPage?
    open var bounds: CGRect
    open var type: String?
    open var color = UIColor.black
    open var interiorColor: UIColor?
    open var contents: String?
    open var userName: String?
    open var modificationDate: Date?
    open var font: UIFont?
    open var fontColor: UIColor?
    open var alignment = NSTextAlignment.left
    open var shouldDisplay = true
    open var shouldPrint = true
    open var isHighlighted = false
    open var url: URL?
    open var destination: PDFDestination?
    open var action: PDFAction?
    open var fieldName: String?
    open var widgetStringValue: String?
    open private(set) var paths: [UIBezierPath]?
    private var values: [PDFAnnotationKey: Any] = [:]

    public init(
        bounds: CGRect, forType annotationType: PDFAnnotationSubtype,
        withProperties properties: [AnyHashable: Any]?
    ) {
        self.bounds = bounds
        type = String(annotationType.rawValue.dropFirst())
    }

    open func add(_ path: UIBezierPath) { paths = (paths ?? []) + [path] }
    open func remove(_ path: UIBezierPath) { paths?.removeAll { $0 === path } }
    @discardableResult open func setValue(_ value: Any, forAnnotationKey key: PDFAnnotationKey) -> Bool {
        values[key] = value
        return true
    }
    open func value(forAnnotationKey key: PDFAnnotationKey) -> Any? { values[key] }
    open func removeValue(forAnnotationKey key: PDFAnnotationKey) { values[key] = nil }
    open func draw(with box: PDFDisplayBox, in context: CGContext) {}
}
