/// Content that may look at the space it has. That is always the screen of one phone.
nonisolated public struct GeometryReader<Content: View>: View {
    public let content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    @MainActor public var body: some View {
        content(GeometryProxy())
    }
}

/// What a view can ask about the room it has. Nothing is laid out here: it is that of one phone.
nonisolated public struct GeometryProxy: Sendable {
    public var size: CGSize { CGSize(width: 393, height: 852) }
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
        CGRect(origin: .zero, size: size)
    }
}

extension View {
    /// Tells what `transform` makes of the view's room when the view appears. After that it stays as it is.
    @preconcurrency nonisolated public func onGeometryChange<Value: Equatable>(
        for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value, fileID: String = #fileID,
        line: Int = #line, action: @escaping @MainActor (_ newValue: Value) -> Void
    ) -> some View {
        onChange(of: transform(GeometryProxy()), initial: true, fileID: fileID, line: line) { _, new in
            action(new)
        }
    }
}

/// Where coordinates are counted from. There is one place only.
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
    public static func named(_ name: some Hashable) -> Self { Self(name: "\(name)") }
}
