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
