import Lifecycle
import Wire

/// A picture on screen.
nonisolated public struct Image: PrimitiveView, Equatable, Sendable {
    private let line: ScreenLine

    public init(systemName: String) {
        self.init(.symbol(systemName))
    }

    public init(systemName: String, variableValue: Double?) {
        self.init(systemName: systemName)
    }

    public init(_ name: String) {
        self.init(.asset(name))
    }

    public init(decorative name: String) {
        self.init(.asset(name))
    }

    public init(uiImage: UIImage) {
        self.init(uiImage.picture)
    }

    public init(nsImage: NSImage) {
        self.init(nsImage.picture)
    }

    private init(_ picture: Picture) {
        line = ScreenLine(.image, picture.name)
    }

    /// What stands where a picture is going to be.
    static let placeholder = Image(ScreenLine(.image, "placeholder"))

    private init(_ line: ScreenLine) {
        self.line = line
    }

    @MainActor public func _makeNode(at site: Site) -> Node { LeafNode(at: site, line) }
    @MainActor public func _update(_ node: Node) { node.as(LeafNode.self).update(line) }

    // How it is drawn, which nothing here sees.

    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
    public enum ResizingMode: Hashable, Sendable { case tile, stretch }

    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch)
        -> Image
    {
        self
    }
    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
    public func interpolation(_ interpolation: Interpolation) -> Image { self }
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
}
