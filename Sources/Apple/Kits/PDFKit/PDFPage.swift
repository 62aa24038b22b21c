public import SwiftUI

public enum PDFDisplayBox: Int, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }

/// A page made from an image, or an empty page.
open class PDFPage: NSObject, @unchecked Sendable {
    private let image: UIImage?
    private var boxes: [PDFDisplayBox: CGRect] = [:]
    open internal(set) weak var document: PDFDocument?
    open private(set) var annotations: [PDFAnnotation] = []
    open var rotation = 0

    public override init() { image = nil }
    public init?(image: UIImage) { self.image = image }
    public init?(image: UIImage, options: [ImageInitializationOption: Any] = [:]) { self.image = image }

    public struct ImageInitializationOption: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let mediaBox = ImageInitializationOption(rawValue: "mediaBox")
        public static let rotation = ImageInitializationOption(rawValue: "rotation")
        public static let compressionQuality = ImageInitializationOption(rawValue: "compressionQuality")
    }

    open var label: String? { document.map { "\($0.index(for: self) + 1)" } }
    open var string: String? { "" }

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

    // Pages have no text.
    open func selection(for rect: CGRect) -> PDFSelection? { nil }
    open func selection(for range: NSRange) -> PDFSelection? { nil }
    open func selection(from startPoint: CGPoint, to endPoint: CGPoint) -> PDFSelection? { nil }
}

/// Selected text of a document. A selection is empty, because pages have no text.
open class PDFSelection: NSObject, @unchecked Sendable {
    open var color: UIColor?
    open private(set) var pages: [PDFPage] = []

    public init(document: PDFDocument) {}

    open var string: String? { "" }
    open func bounds(for page: PDFPage) -> CGRect { .zero }
    open func add(_ selection: PDFSelection) {}
    open func add(_ selections: [PDFSelection]) {}
}

public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let text = PDFAnnotationSubtype(rawValue: "/Text")
    public static let link = PDFAnnotationSubtype(rawValue: "/Link")
    public static let line = PDFAnnotationSubtype(rawValue: "/Line")
    public static let square = PDFAnnotationSubtype(rawValue: "/Square")
    public static let circle = PDFAnnotationSubtype(rawValue: "/Circle")
    public static let highlight = PDFAnnotationSubtype(rawValue: "/Highlight")
    public static let underline = PDFAnnotationSubtype(rawValue: "/Underline")
}

public struct PDFAnnotationKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let color = PDFAnnotationKey(rawValue: "/C")
    public static let contents = PDFAnnotationKey(rawValue: "/Contents")
    public static let name = PDFAnnotationKey(rawValue: "/NM")
    public static let rect = PDFAnnotationKey(rawValue: "/Rect")
    public static let border = PDFAnnotationKey(rawValue: "/Border")
}

open class PDFAnnotation: NSObject, @unchecked Sendable {
    open internal(set) weak var page: PDFPage?
    open var bounds: CGRect
    open var type: String?
    open var url: URL?
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
    open func draw(with box: PDFDisplayBox, in context: CGContext) {}
}
