import Lifecycle
import Wire

/// A picture on screen.
nonisolated public struct Image: PrimitiveView, Equatable {
    private let content: String

    public init(systemName: String) {
        content = "symbol \(systemName)"
    }

    public init(_ name: String) {
        content = "asset \(name)"
    }

    public init(uiImage: UIImage) {
        content = uiImage.fingerprint
    }

    @MainActor public func _makeNode(at site: Site) -> Node { LeafNode(at: site, line) }
    @MainActor public func _update(_ node: Node) { node.as(LeafNode.self).update(line) }

    private var line: ScreenLine { ScreenLine(.image, content) }

    nonisolated public func resizable() -> Image { self }
}

/// A decoded picture. It is known by its fingerprint: the same bytes give the same one, other bytes another.
public final class UIImage: @unchecked Sendable {
    let fingerprint: String

    /// Nil for data that is not a PNG, as for any decoder that cannot read it.
    public init?(data: Data) {
        guard data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
        fingerprint = ContentFingerprint(of: data).description
    }
}
