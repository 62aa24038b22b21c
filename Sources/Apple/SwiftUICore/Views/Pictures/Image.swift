import Lifecycle
import Wire

/// A decoded image is named by its fingerprint; a symbol or asset is named by its name.
nonisolated public struct Image: _PrimitiveView, Equatable, Sendable {
    fileprivate let line: ScreenLine

    /// True if `.foregroundStyle` colors the image; false for a symbol in its own colors.
    var takesInk = true

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

    package init(_ picture: Picture) {
        line = ScreenLine(.image, picture.name)
    }

    /// The image that an `AsyncImage` shows before its image has loaded.
    static let placeholder = Image(ScreenLine(.image, "placeholder"))

    private init(_ line: ScreenLine) {
        self.line = line
    }

    @MainActor public func _makeNode(at site: Site) -> Node { ImageNode(at: site, self) }

    @MainActor public func _update(_ node: Node) {
        let node = node.as(ImageNode.self)
        node.update(line)
        node.takesInk = takesInk
    }
}

/// The node of an image. The user sees a symbol only on a background of another color.
@MainActor private final class ImageNode: LeafNode {
    var takesInk: Bool

    init(at site: Site, _ image: Image) {
        takesInk = image.takesInk
        super.init(at: site, image.line)
    }

    override func draw(on screen: inout Screen) {
        if !isLost { super.draw(on: &screen) }
    }

    private var isLost: Bool {
        guard takesInk, line.content.hasPrefix("symbol ") else { return false }
        let values = EnvironmentValues(ambient)
        guard let ink = values.ink, values.symbolRenderingMode ?? .monochrome == .monochrome else {
            return false
        }
        return isLost(in: ink)
    }
}
