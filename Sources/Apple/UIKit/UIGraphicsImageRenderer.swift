/// The drawing code of an image renderer runs, but draws nothing: the result is an empty image of the given
/// size.
open class UIGraphicsImageRenderer: NSObject {
    public let format: UIGraphicsImageRendererFormat
    private let size: CGSize

    public init(size: CGSize, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()) {
        (self.size, self.format) = (size, format)
        super.init()
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

    /// The PNG data of the rendered image: always empty, because the course draws nothing.
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        actions(UIGraphicsImageRendererContext(size))
        return Data()
    }

    public func jpegData(
        withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data { pngData(actions: actions) }
}

open class UIGraphicsImageRendererFormat: NSObject {
    open var scale: CGFloat = 1
    open var opaque = false

    open var preferredRange = Range.automatic
    open var supportsHighDynamicRange: Bool { false }
    open var bounds: CGRect { .zero }

    public enum Range: Int, Sendable {
        case unspecified = -1
        case automatic, extended, standard
    }

    public override init() { super.init() }
    public convenience init(for traitCollection: UITraitCollection) { self.init() }

    public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

open class UIGraphicsImageRendererContext: NSObject {
    public let cgContext = CGContext()
    private let size: CGSize

    init(_ size: CGSize) {
        self.size = size
        super.init()
    }

    public var format: UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    public var currentImage: UIImage { UIImage(.drawing(of: size)) }

    public func fill(_ rect: CGRect) {}
    public func stroke(_ rect: CGRect) {}
    public func clip(to rect: CGRect) {}
}

// Functions that draw into a renderer's image. The file `CGContextDrawing.swift` has the functions of
// `CGContext`.

extension UIImage {
    public func draw(in rect: CGRect) {}
    public func draw(at point: CGPoint) {}
    public func drawAsPattern(in rect: CGRect) {}
}

extension UIColor {
    public func setFill() {}
    public func setStroke() {}
    public func set() {}
}

// Older drawing functions, which keep a stack of image sizes.

@MainActor private final class DrawingSizes {
    var begun: [CGSize] = []
    static var shared: DrawingSizes { Singletons.shared { DrawingSizes() } }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
    DrawingSizes.shared.begun.append(size)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor public func UIGraphicsBeginImageContextWithOptions(
    _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) { DrawingSizes.shared.begun.append(size) }
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    DrawingSizes.shared.begun.last.map { UIImage(.drawing(of: $0)) }
}
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor public func UIGraphicsEndImageContext() { _ = DrawingSizes.shared.begun.popLast() }
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor public func UIGraphicsGetCurrentContext() -> CGContext? {
    DrawingSizes.shared.begun.isEmpty ? nil : CGContext()
}
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor public func UIGraphicsPushContext(_ context: CGContext) {}
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor public func UIGraphicsPopContext() {}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectFill(_ rect: CGRect) {}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectFrame(_ rect: CGRect) {}

/// Renders an empty PDF, because the course draws nothing.
open class UIGraphicsPDFRenderer: NSObject {
    private let bounds: CGRect
    public let format: UIGraphicsPDFRendererFormat

    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat = UIGraphicsPDFRendererFormat()) {
        (self.bounds, self.format) = (bounds, format)
        super.init()
    }
    public func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        actions(UIGraphicsPDFRendererContext(bounds))
        return Data()
    }
    /// Runs the drawing code, then throws, because the PDF is empty.
    public func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
        actions(UIGraphicsPDFRendererContext(bounds))
        throw CocoaError(.fileWriteUnknown)
    }
}

open class UIGraphicsPDFRendererFormat: NSObject {
    open var documentInfo: [String: Any] = [:]
    public override init() { super.init() }
}

open class UIGraphicsPDFRendererContext: NSObject {
    public let cgContext = CGContext()
    public let pdfContextBounds: CGRect
    init(_ bounds: CGRect) {
        pdfContextBounds = bounds
        super.init()
    }
    open func beginPage() {}
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {}
    open func fill(_ rect: CGRect) {}
    open func stroke(_ rect: CGRect) {}
    open func clip(to rect: CGRect) {}
}
