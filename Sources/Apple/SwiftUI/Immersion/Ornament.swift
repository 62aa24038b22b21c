nonisolated public struct OrnamentAttachmentAnchor: Sendable {
    let alignment: Alignment

    public static func scene(_ anchor: UnitPoint) -> OrnamentAttachmentAnchor { Self(at: anchor) }
    public static func parent(_ anchor: UnitPoint) -> OrnamentAttachmentAnchor { Self(at: anchor) }
    @_disfavoredOverload public static func scene(_ anchor: UnitPoint3D) -> OrnamentAttachmentAnchor {
        Self(at: UnitPoint(x: anchor.x, y: anchor.y))
    }
    @_disfavoredOverload public static func parent(_ anchor: UnitPoint3D) -> OrnamentAttachmentAnchor {
        Self(at: UnitPoint(x: anchor.x, y: anchor.y))
    }
    /// The older form of the attachment anchor `scene`, with an alignment.
    public static func scene(alignment: Alignment) -> OrnamentAttachmentAnchor { Self(alignment: alignment) }

    private init(alignment: Alignment) { self.alignment = alignment }
    private init(at anchor: UnitPoint) {
        let across: HorizontalAlignment = anchor.x < 0.5 ? .leading : anchor.x > 0.5 ? .trailing : .center
        let down: VerticalAlignment = anchor.y < 0.5 ? .top : anchor.y > 0.5 ? .bottom : .center
        alignment = Alignment(horizontal: across, vertical: down)
    }
}

extension View {
    /// Attaches a view to the edge of a headset's window. On the simulated phone, an ornament is shown as an
    /// overlay.
    @ViewBuilder nonisolated public func ornament<Content: View>(
        visibility: Visibility = .automatic, attachmentAnchor: OrnamentAttachmentAnchor,
        contentAlignment: Alignment = .center, @ViewBuilder ornament: () -> Content
    ) -> some View {
        let content = ornament()
        overlay(alignment: attachmentAnchor.alignment) { if visibility != .hidden { content } }
    }

    @_disfavoredOverload nonisolated public func ornament<Content: View>(
        visibility: Visibility = .automatic, attachmentAnchor: OrnamentAttachmentAnchor,
        contentAlignment: Alignment3D, @ViewBuilder ornament: () -> Content
    ) -> some View {
        self.ornament(visibility: visibility, attachmentAnchor: attachmentAnchor, ornament: ornament)
    }
}

/// A point in a box, with coordinates from 0 to 1.
nonisolated public struct UnitPoint3D: Hashable, Sendable {
    public var x: CGFloat
    public var y: CGFloat
    public var z: CGFloat

    public init() { (x, y, z) = (0, 0, 0) }
    public init(x: CGFloat, y: CGFloat, z: CGFloat) { (self.x, self.y, self.z) = (x, y, z) }
    public init(_ point: UnitPoint, z: CGFloat = 0) { (x, y, self.z) = (point.x, point.y, z) }

    public static let zero = UnitPoint3D()
    public static let origin = UnitPoint3D()
    public static let center = UnitPoint3D(x: 0.5, y: 0.5, z: 0.5)
    public static let leading = UnitPoint3D(x: 0, y: 0.5, z: 0.5)
    public static let trailing = UnitPoint3D(x: 1, y: 0.5, z: 0.5)
    public static let top = UnitPoint3D(x: 0.5, y: 0, z: 0.5)
    public static let bottom = UnitPoint3D(x: 0.5, y: 1, z: 0.5)
    public static let front = UnitPoint3D(x: 0.5, y: 0.5, z: 1)
    public static let back = UnitPoint3D(x: 0.5, y: 0.5, z: 0)
    public static let topLeading = UnitPoint3D(x: 0, y: 0, z: 0.5)
    public static let topTrailing = UnitPoint3D(x: 1, y: 0, z: 0.5)
    public static let bottomLeading = UnitPoint3D(x: 0, y: 1, z: 0.5)
    public static let bottomTrailing = UnitPoint3D(x: 1, y: 1, z: 0.5)
    public static let topFront = UnitPoint3D(x: 0.5, y: 0, z: 1)
    public static let topBack = UnitPoint3D(x: 0.5, y: 0, z: 0)
    public static let bottomFront = UnitPoint3D(x: 0.5, y: 1, z: 1)
    public static let bottomBack = UnitPoint3D(x: 0.5, y: 1, z: 0)
    public static let leadingFront = UnitPoint3D(x: 0, y: 0.5, z: 1)
    public static let leadingBack = UnitPoint3D(x: 0, y: 0.5, z: 0)
    public static let trailingFront = UnitPoint3D(x: 1, y: 0.5, z: 1)
    public static let trailingBack = UnitPoint3D(x: 1, y: 0.5, z: 0)
    public static let topLeadingFront = UnitPoint3D(x: 0, y: 0, z: 1)
    public static let topTrailingFront = UnitPoint3D(x: 1, y: 0, z: 1)
    public static let bottomLeadingFront = UnitPoint3D(x: 0, y: 1, z: 1)
    public static let bottomTrailingFront = UnitPoint3D(x: 1, y: 1, z: 1)
    public static let topLeadingBack = UnitPoint3D(x: 0, y: 0, z: 0)
    public static let topTrailingBack = UnitPoint3D(x: 1, y: 0, z: 0)
    public static let bottomLeadingBack = UnitPoint3D(x: 0, y: 1, z: 0)
    public static let bottomTrailingBack = UnitPoint3D(x: 1, y: 1, z: 0)
}

nonisolated public struct DepthAlignment: Hashable, Sendable {
    private let place: Double
    public static let front = DepthAlignment(place: 1)
    public static let center = DepthAlignment(place: 0.5)
    public static let back = DepthAlignment(place: 0)
}

nonisolated public struct Alignment3D: Hashable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment
    public var depth: DepthAlignment

    public init(
        horizontal: HorizontalAlignment = .center, vertical: VerticalAlignment = .center,
        depth: DepthAlignment = .center
    ) { (self.horizontal, self.vertical, self.depth) = (horizontal, vertical, depth) }

    public static let center = Alignment3D()
    public static let leading = Alignment3D(horizontal: .leading)
    public static let trailing = Alignment3D(horizontal: .trailing)
    public static let top = Alignment3D(vertical: .top)
    public static let bottom = Alignment3D(vertical: .bottom)
    public static let front = Alignment3D(depth: .front)
    public static let back = Alignment3D(depth: .back)
    public static let topFront = Alignment3D(vertical: .top, depth: .front)
    public static let topBack = Alignment3D(vertical: .top, depth: .back)
    public static let bottomFront = Alignment3D(vertical: .bottom, depth: .front)
    public static let bottomBack = Alignment3D(vertical: .bottom, depth: .back)
    public static let leadingFront = Alignment3D(horizontal: .leading, depth: .front)
    public static let trailingFront = Alignment3D(horizontal: .trailing, depth: .front)
    public static let topLeading = Alignment3D(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment3D(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment3D(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment3D(horizontal: .trailing, vertical: .bottom)
}
