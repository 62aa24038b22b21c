/// How a button looks.
nonisolated public protocol PrimitiveButtonStyle: Sendable {
    var _look: _Look { get }
}

nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle {
    public let _look = _Look()
    public init() {}
}

nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle {
    public let _look = _Look()
    public init() {}
}

nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public let _look = _Look()
    public init() {}
}

nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    public let _look = _Look()
    public init() {}
}

nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle {
    public let _look = _Look()
    public init() {}
}

nonisolated public struct GlassButtonStyle: PrimitiveButtonStyle {
    public let _look = _Look()
    public init() {}
}

nonisolated public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    public let _look = _Look()
    public init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    nonisolated public static var automatic: Self { Self() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    nonisolated public static var bordered: Self { Self() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    nonisolated public static var borderedProminent: Self { Self() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    nonisolated public static var borderless: Self { Self() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    nonisolated public static var plain: Self { Self() }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    nonisolated public static var glass: Self { Self() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    nonisolated public static var glassProminent: Self { Self() }
}
