import Lifecycle

/// Renders a view to an image without pixels. The image renderer runs the view's body, and the image's name
/// is the view's text.
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
    public var content: Content { willSet { objectWillChange.send() } }
    public var scale: CGFloat = 1
    public var isOpaque = false
    public var proposedSize = ProposedViewSize.unspecified

    public init(content view: Content) { content = view }

    /// The text of the rendered view.
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
