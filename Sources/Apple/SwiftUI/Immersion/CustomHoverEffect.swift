// Modifiers for hover effects: a headset highlights the view that the user looks at. Each hover modifier returns the
// view unchanged, and its closure runs once with the inactive state.

extension View {
    nonisolated public func hoverEffect<Effect: CustomHoverEffect>(
        _ effect: Effect, in group: HoverEffectGroup? = nil, isEnabled: Bool = true
    ) -> some View { self }
    nonisolated public func hoverEffect<Result: HoverEffectContent>(
        in group: HoverEffectGroup? = nil, isEnabled: Bool = true,
        body: @escaping (EmptyHoverEffectContent, Bool, GeometryProxy) -> Result
    ) -> some View {
        _ = body(EmptyHoverEffectContent(), false, GeometryProxy())
        return self
    }
    nonisolated public func hoverEffectGroup(_ group: HoverEffectGroup?) -> some View { self }
    nonisolated public func hoverEffectGroup(
        id: String? = nil, in namespace: Namespace.ID,
        behavior: HoverEffectGroup.GroupBehavior = .activatesGroup
    ) -> some View { self }
    nonisolated public func hoverEffectGroup() -> some View { self }
    nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
    nonisolated public func defaultHoverEffect(_ effect: some CustomHoverEffect) -> some View { self }
}

nonisolated public protocol CustomHoverEffect {
    associatedtype Body: CustomHoverEffect
    func body(content: Content) -> Body
    typealias Content = _HoverEffectContent
}

nonisolated public struct _HoverEffectContent: CustomHoverEffect {
    public func body(content: _HoverEffectContent) -> _HoverEffectContent { self }
    public func hoverEffect<Result: HoverEffectContent>(
        body: @escaping (EmptyHoverEffectContent, Bool, GeometryProxy) -> Result
    ) -> some CustomHoverEffect { self }
    public func hoverEffect<Effect: CustomHoverEffect>(_ effect: Effect) -> some CustomHoverEffect { self }
}

nonisolated public protocol HoverEffectContent {}

nonisolated public struct EmptyHoverEffectContent: HoverEffectContent {
    public init() {}
}

extension HoverEffectContent {
    nonisolated public func opacity(_ opacity: Double) -> some HoverEffectContent { self }
    nonisolated public func offset(_ offset: CGSize) -> some HoverEffectContent { self }
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some HoverEffectContent { self }
    nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center)
        -> some HoverEffectContent
    { self }
    nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
        -> some HoverEffectContent
    { self }
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center)
        -> some HoverEffectContent
    { self }
    nonisolated public func brightness(_ amount: Double) -> some HoverEffectContent { self }
    nonisolated public func clipShape<Figure: Shape>(_ shape: Figure, style: FillStyle = FillStyle())
        -> some HoverEffectContent
    { self }
    nonisolated public func animation(_ animation: Animation?) -> some HoverEffectContent { self }
    nonisolated public func animation<Result: HoverEffectContent>(
        _ animation: Animation?, body: (EmptyHoverEffectContent) -> Result
    ) -> some HoverEffectContent {
        _ = body(EmptyHoverEffectContent())
        return self
    }
}

nonisolated public struct HoverEffectGroup: Hashable, Sendable {
    private let id: Namespace.ID
    public enum GroupBehavior: Hashable, Sendable { case activatesGroup, followsGroup, ignoresGroup }
    public init(_ namespace: Namespace.ID) { id = namespace }
    public init(id: String? = nil, in namespace: Namespace.ID, behavior: GroupBehavior = .activatesGroup) {
        self.id = namespace
    }
}
