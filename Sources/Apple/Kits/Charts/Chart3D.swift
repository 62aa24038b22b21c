public import SwiftUI

nonisolated public protocol Chart3DContent {}

nonisolated public struct AnyChart3DContent: Chart3DContent {
    init() {}
    public init(_ content: any Chart3DContent) {}
}

@resultBuilder nonisolated public enum Chart3DContentBuilder {
    public static func buildExpression<Content: Chart3DContent>(_ content: Content) -> Content { content }
    public static func buildBlock() -> AnyChart3DContent { AnyChart3DContent() }
    public static func buildBlock<Content: Chart3DContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: Chart3DContent>(
        _ content: repeat each Content
    ) -> AnyChart3DContent { AnyChart3DContent() }
    public static func buildEither(first: any Chart3DContent) -> AnyChart3DContent { AnyChart3DContent() }
    public static func buildEither(second: any Chart3DContent) -> AnyChart3DContent { AnyChart3DContent() }
}

extension ForEach: Chart3DContent where Content: Chart3DContent {
    public init(_ data: Data, @Chart3DContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(_data: data, id: { $0.id }, content: content)
    }
}

extension PointMark: Chart3DContent {
}

extension RuleMark: Chart3DContent {}

extension RectangleMark: Chart3DContent {}

extension Chart3DContent {
    @_disfavoredOverload public func foregroundStyle<S: Chart3DSurfaceStyle>(_ style: S) -> Self { self }
    @_disfavoredOverload public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Self { self }
    @_disfavoredOverload public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> Self {
        self
    }
    @_disfavoredOverload public func symbolSize(_ size: CGFloat) -> Self { self }
}

nonisolated public protocol Chart3DSurfaceStyle {}

// swift-format-ignore: UseSynthesizedInitializer
nonisolated public struct BasicChart3DSurfaceStyle: Chart3DSurfaceStyle, Sendable {
    init() {}
}
