public import SwiftUI

// The axes of a chart; the course does not draw charts.

extension View {
    nonisolated public func chartXAxis(_ visibility: Visibility) -> some View { self }
    nonisolated public func chartYAxis(_ visibility: Visibility) -> some View { self }
    nonisolated public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content)
        -> some View
    {
        _ = content()
        return self
    }
    nonisolated public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content)
        -> some View
    {
        _ = content()
        return self
    }
}

nonisolated public protocol AxisContent {
    associatedtype Body: AxisContent
    @AxisContentBuilder var body: Body { get }
}

nonisolated public protocol AxisMark {
    associatedtype Body: AxisMark
    @AxisMarkBuilder var body: Body { get }
}

nonisolated public struct AxisMarks<Content: AxisMark>: AxisContent {
    public var body: Self { self }

    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {}

    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
    ) {}

    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {}

    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping () -> Content
    ) {}
}

/// The default marks of a chart's axis.
nonisolated public struct _AutomaticAxisMark: AxisMark {
    public var body: Self { self }
}

extension AxisMarks where Content == _AutomaticAxisMark {
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) {}
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) {}
    public init<F: FormatStyle>(
        format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) where F.FormatOutput == String {}
    public init<F: FormatStyle>(
        format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: [F.FormatInput], stroke: StrokeStyle? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {}
}

/// A type-erased axis.
nonisolated public struct AnyAxisContent: AxisContent {
    init() {}
    public init(_ content: any AxisContent) {}
    public var body: Self { self }
}

nonisolated public struct AnyAxisMark: AxisMark {
    init() {}
    public init(_ mark: any AxisMark) {}
    public var body: Self { self }
}

@resultBuilder nonisolated public enum AxisContentBuilder {
    public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }
    public static func buildBlock() -> AnyAxisContent { AnyAxisContent() }
    public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: AxisContent>(_ content: repeat each Content) -> AnyAxisContent
    {
        AnyAxisContent()
    }
    public static func buildIf(_ content: (any AxisContent)?) -> AnyAxisContent { AnyAxisContent() }
    public static func buildEither<First: AxisContent, Second: AxisContent>(first: First)
        -> _EitherAxisContent<First, Second>
    { _EitherAxisContent() }
    public static func buildEither<First: AxisContent, Second: AxisContent>(second: Second)
        -> _EitherAxisContent<First, Second>
    { _EitherAxisContent() }
    public static func buildLimitedAvailability(_ content: any AxisContent) -> AnyAxisContent {
        AnyAxisContent(content)
    }
}

@resultBuilder nonisolated public enum AxisMarkBuilder {
    public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
    public static func buildBlock() -> AnyAxisMark { AnyAxisMark() }
    public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: AxisMark>(_ content: repeat each Content) -> AnyAxisMark {
        AnyAxisMark()
    }
    public static func buildIf(_ content: (any AxisMark)?) -> AnyAxisMark { AnyAxisMark() }
    public static func buildEither<First: AxisMark, Second: AxisMark>(first: First)
        -> _EitherAxisMark<First, Second>
    { _EitherAxisMark() }
    public static func buildEither<First: AxisMark, Second: AxisMark>(second: Second)
        -> _EitherAxisMark<First, Second>
    { _EitherAxisMark() }
    public static func buildLimitedAvailability(_ content: any AxisMark) -> AnyAxisMark {
        AnyAxisMark(content)
    }
}

nonisolated public struct _EitherAxisContent<First, Second>: AxisContent {
    public var body: Self { self }
}
nonisolated public struct _EitherAxisMark<First, Second>: AxisMark {
    public var body: Self { self }
}
