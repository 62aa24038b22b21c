/// The type behind `#Preview`; all it has here is a name for what a preview's traits are about.
nonisolated public struct Preview: Sendable {
    public enum ViewTraits: Sendable {}
}

/// How a `#Preview` is to be shown. There is no canvas, so it says nothing.
///
///     #Preview(traits: .sizeThatFitsLayout) { Badge(count: 3) }
nonisolated public struct PreviewTrait<Traits>: Sendable {
    private init() {}
}

nonisolated extension PreviewTrait<Preview.ViewTraits> {
    public static var defaultLayout: Self { Self() }
    public static var sizeThatFitsLayout: Self { Self() }
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self() }

    public static var portrait: Self { Self() }
    public static var portraitUpsideDown: Self { Self() }
    public static var landscapeLeft: Self { Self() }
    public static var landscapeRight: Self { Self() }
}
