/// The type behind `#Preview`. The course uses the type only as a namespace for traits.
nonisolated public struct Preview: Sendable {
    public enum ViewTraits: Sendable {}
}

/// A preview trait has no effect, because the course has no preview canvas.
///
///     #Preview(traits: .sizeThatFitsLayout) { Badge(count: 3) }
nonisolated public struct PreviewTrait<T>: Sendable {
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

    public static func modifier(_ modifier: some PreviewModifier) -> Self { Self() }
}

/// Wraps a preview in other views for Xcode's canvas. The lab shows a preview without the preview modifiers.
@MainActor @preconcurrency public protocol PreviewModifier {
    associatedtype Context = Void
    associatedtype Body: View

    typealias Content = PreviewModifierContent

    static func makeSharedContext() async throws -> Context

    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    public static func makeSharedContext() async throws {}
}

/// The preview that a `PreviewModifier` wraps.
public struct PreviewModifierContent: View {
    public var body: some View { EmptyView() }
}

/// The older form of `#Preview`. The lab shows all views in a provider's `previews`.
@MainActor @preconcurrency public protocol PreviewProvider {
    associatedtype Previews: View

    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

nonisolated public enum PreviewLayout: Sendable {
    case device
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

nonisolated public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
}

extension View {
    nonisolated public func previewDisplayName(_ value: String?) -> some View { self }
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }
}
