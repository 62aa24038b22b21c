/// Makes a picture by hand. What draws it runs, and nothing is painted: it is known as a drawing of its size.
open class UIGraphicsImageRenderer {
    public let format: UIGraphicsImageRendererFormat
    private let size: CGSize

    public init(size: CGSize, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()) {
        (self.size, self.format) = (size, format)
    }

    public convenience init(
        bounds: CGRect, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()
    ) {
        self.init(size: bounds.size, format: format)
    }

    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = UIGraphicsImageRendererContext(size)
        actions(context)
        return context.currentImage
    }

    /// Empty, since nothing is painted.
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        actions(UIGraphicsImageRendererContext(size))
        return Data()
    }

    public func jpegData(
        withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data { pngData(actions: actions) }
}

open class UIGraphicsImageRendererFormat {
    open var scale: CGFloat = 1
    open var opaque = false

    public init() {}

    public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

open class UIGraphicsImageRendererContext {
    public let cgContext = CGContext()
    private let size: CGSize

    init(_ size: CGSize) { self.size = size }

    public var format: UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    public var currentImage: UIImage { UIImage(.drawing(of: size)) }

    public func fill(_ rect: CGRect) {}
    public func stroke(_ rect: CGRect) {}
    public func clip(to rect: CGRect) {}
}

// What draws into such a picture. What a `CGContext` is told is in CGContextDrawing.swift.

extension UIImage {
    public func draw(in rect: CGRect) {}
    public func draw(at point: CGPoint) {}
}

extension UIColor {
    public func setFill() {}
    public func setStroke() {}
    public func set() {}
}

extension String {
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
}
