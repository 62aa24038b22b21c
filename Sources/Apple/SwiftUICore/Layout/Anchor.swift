import Lifecycle

/// A point or rectangle of a view, which another view can read. The course assumes that every view fills the
/// screen.
nonisolated public struct Anchor<Value: Sendable>: Sendable {
    fileprivate let value: Value

    nonisolated public struct Source: Sendable {
        fileprivate let value: Value
    }
}

extension Anchor {
    /// Makes an anchor for modules that compute their own points or rectangles, such as Charts.
    public init(_source: Source) { value = _source.value }
}

extension Anchor: Equatable where Value: Equatable {}
extension Anchor: Hashable where Value: Hashable {}

extension Anchor.Source where Value == CGRect {
    public static var bounds: Self { Self(value: CGRect(origin: .zero, size: GeometryProxy().size)) }
    public static func rect(_ rect: CGRect) -> Self { Self(value: rect) }
}

extension Anchor.Source where Value == CGPoint {
    public static func point(_ point: CGPoint) -> Self { Self(value: point) }
    public static func unitPoint(_ point: UnitPoint) -> Self {
        let screen = GeometryProxy().size
        return Self(value: CGPoint(x: screen.width * point.x, y: screen.height * point.y))
    }
    public static var center: Self { unitPoint(.center) }
    public static var top: Self { unitPoint(.top) }
    public static var bottom: Self { unitPoint(.bottom) }
    public static var leading: Self { unitPoint(.leading) }
    public static var trailing: Self { unitPoint(.trailing) }
    public static var topLeading: Self { unitPoint(.topLeading) }
    public static var topTrailing: Self { unitPoint(.topTrailing) }
    public static var bottomLeading: Self { unitPoint(.bottomLeading) }
    public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
    public subscript<Value>(anchor: Anchor<Value>) -> Value { anchor.value }

    public func bounds(of space: NamedCoordinateSpace) -> CGRect? { CGRect(origin: .zero, size: size) }
}

extension View {
    /// Sets a preference value that contains an anchor of this view.
    nonisolated public func anchorPreference<Bound, Key: PreferenceKey>(
        key: Key.Type = Key.self, value: Anchor<Bound>.Source,
        transform: @escaping (Anchor<Bound>) -> Key.Value
    ) -> some View {
        preference(key: key, value: transform(Anchor(value: value.value)))
    }

    /// Changes the preference value of the views inside this view; `transform` also receives an anchor of this view.
    nonisolated public func transformAnchorPreference<Bound, Key: PreferenceKey>(
        key: Key.Type = Key.self, value: Anchor<Bound>.Source,
        transform: @escaping (inout Key.Value, Anchor<Bound>) -> Void
    ) -> some View {
        transformPreference(key) { transform(&$0, Anchor(value: value.value)) }
    }

    /// Shows an overlay made from the preference value of the views inside this view. `transform` runs again for each
    /// new preference value.
    nonisolated public func overlayPreferenceValue<Key: PreferenceKey, Content: View>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> Content
    ) -> some View {
        modifier(_PreferenceLayer<Key, Content>(isOver: true, make: transform))
    }

    nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, Content: View>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> Content
    ) -> some View {
        modifier(_PreferenceLayer<Key, Content>(isOver: false, make: transform))
    }
}

/// An overlay or background made from a preference value. A change of the preference value updates the overlay.
nonisolated struct _PreferenceLayer<Key: PreferenceKey, Layer: View>: ViewModifier {
    let isOver: Bool
    let make: (Key.Value) -> Layer
    @State private var heard = HeardValue<Key.Value>(value: nil, count: 0)

    @MainActor func body(content: Content) -> some View {
        let layer = make(heard.value ?? Key.defaultValue)
        let listening = content.modified(
            by: PreferenceTap<Key> { value in
                if !ValueComparison.areEqual(heard.value, .some(value)) {
                    heard = HeardValue(value: value, count: heard.count + 1)
                }
            })
        if isOver {
            listening.overlay { layer }
        } else {
            listening.background { layer }
        }
    }
}

nonisolated struct HeardValue<Value> {
    let value: Value?
    let count: Int
}
