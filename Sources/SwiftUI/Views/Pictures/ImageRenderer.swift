import Lifecycle

/// Makes a picture of a view. Nothing is painted: the picture is known by the words of the view, whose body runs for it.
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
    public var content: Content { willSet { objectWillChange.send() } }
    public var scale: CGFloat = 1
    public var isOpaque = false
    public var proposedSize = ProposedViewSize.unspecified

    public init(content view: Content) { content = view }

    /// The body runs at each look.
    private var words: String { Tree.current?.words { content._makeNode(at: $0) } ?? "" }

    public var uiImage: UIImage? { UIImage(rendering: words) }
    public var nsImage: NSImage? {
        NSImage(systemSymbolName: "rendering \(words)", accessibilityDescription: nil)
    }
    public var cgImage: CGImage? { CGImage(UIImage(rendering: words)) }

    public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) {
        _ = words
        renderer(GeometryProxy().size) { _ in }
    }
}

/// A picture as it is painted. Nothing is painted here.
public final class CGImage: @unchecked Sendable {
    let image: UIImage
    init(_ image: UIImage) { self.image = image }
    public var width: Int { Int(image.size.width) }
    public var height: Int { Int(image.size.height) }
    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var bytesPerRow: Int { width * 4 }

    /// The part inside `rect`, nil if there is none. On screen it is known by the whole picture.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.intersection(CGRect(x: 0, y: 0, width: width, height: height)).integral
        guard part.width >= 1, part.height >= 1 else { return nil }
        return CGImage(UIImage(image.picture.cut(to: part.size)))
    }
}

/// Where a picture is painted. None is.
public final class CGContext {
    let size: CGSize
    /// The motions that are in force, the innermost last.
    var transforms = [CGAffineTransform.identity]
    var line = CGMutablePath()

    init(size: CGSize = .zero) { self.size = size }
}

extension UIImage {
    public var cgImage: CGImage? { CGImage(self) }
    public convenience init(cgImage: CGImage) { self.init(copying: cgImage.image) }
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(copying: cgImage.image)
        adopt { ($0.scale, $0.orientation) = (scale > 0 ? scale : 1, orientation) }
    }

    /// How a camera was held. Nothing is turned here.
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    public func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }

    // A picture is decoded when it is made, and no smaller one is painted.

    public func preparingForDisplay() -> UIImage? { self }
    public func byPreparingForDisplay() async -> UIImage? { self }
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global().async { completionHandler(self) }
    }
    public func preparingThumbnail(of size: CGSize) -> UIImage? { UIImage(picture.cut(to: size)) }
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        let thumbnail = preparingThumbnail(of: size)
        DispatchQueue.global().async { completionHandler(thumbnail) }
    }
}

extension Image {
    public init(_ image: CGImage, scale: CGFloat, label: Text) { self.init(uiImage: image.image) }
    public init(decorative image: CGImage, scale: CGFloat) { self.init(uiImage: image.image) }
}
