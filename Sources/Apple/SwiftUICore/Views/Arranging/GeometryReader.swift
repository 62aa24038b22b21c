/// Passes a size to the reader's content: always 393 by 852 points, the whole screen.
nonisolated public struct GeometryReader<Content: View>: View {
    public let content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    @MainActor public var body: some View {
        content(GeometryProxy()).seen(Sight(stacks: true))
    }
}

/// The size of a view: always the whole screen.
nonisolated public struct GeometryProxy: Sendable {
    package init() {}

    public var size: CGSize { CGSize(width: 393, height: 852) }
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    public func frame(in space: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }

    public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
        CGRect(origin: .zero, size: size)
    }
}

extension View {
    /// Runs `action` with the result of `transform` when the view appears, and again when a captured value changes the
    /// result. In the course, the geometry of a view never changes.
    @preconcurrency nonisolated public func onGeometryChange<Value: Equatable>(
        for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value, fileID: String = #fileID,
        line: Int = #line, action: @escaping (_ newValue: Value) -> Void
    ) -> some View {
        onChange(of: transform(GeometryProxy()), initial: true, fileID: fileID, line: line) { _, new in
            action(new)
        }
    }
}

/// In the course, every coordinate space covers the whole screen.
nonisolated public protocol CoordinateSpaceProtocol {}

nonisolated public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {}
nonisolated public struct LocalCoordinateSpace: CoordinateSpaceProtocol {}
nonisolated public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    fileprivate let name: String
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: Self { Self() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: Self { Self() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static var scrollView: Self { Self(name: "scrollView") }
    public static func scrollView(axis: Axis) -> Self { Self(name: "scrollView") }
    public static func named(_ name: some Hashable) -> Self { Self(name: "\(name)") }
}
