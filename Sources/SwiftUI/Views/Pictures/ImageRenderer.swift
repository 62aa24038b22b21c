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
    public var nsImage: NSImage? { NSImage(systemSymbolName: "rendering \(words)", accessibilityDescription: nil) }
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
}

/// Where a picture is painted. None is.
public final class CGContext {
    init() {}
}

extension UIImage {
    public var cgImage: CGImage? { CGImage(self) }
    public convenience init(cgImage: CGImage) { self.init(copying: cgImage.image) }
    public func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }
}

extension Image {
    public init(_ image: CGImage, scale: CGFloat, label: Text) { self.init(uiImage: image.image) }
    public init(decorative image: CGImage, scale: CGFloat) { self.init(uiImage: image.image) }
}
