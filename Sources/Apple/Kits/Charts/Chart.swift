// Charts: views of data. The course does not draw charts. A chart's content is built with the view's
// body; the screen shows only the marks' annotation views.

public import SwiftUI

nonisolated public struct Chart<Content: ChartContent>: View {
    private let content: Content

    public init(@ChartContentBuilder content: () -> Content) {
        self.content = content()
    }

    public init<Data: RandomAccessCollection, Mark: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Mark
    ) where Data.Element: Identifiable, Content == _ChartMarks {
        self.content = _ChartMarks(annotations: data.flatMap { content($0)._annotations })
    }

    public init<Data: RandomAccessCollection, ID: Hashable, Mark: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ChartContentBuilder content: @escaping (Data.Element) -> Mark
    ) where Content == _ChartMarks {
        self.content = _ChartMarks(annotations: data.flatMap { content($0)._annotations })
    }

    @MainActor public var body: some View {
        let annotations = content._annotations
        return VStack { ForEach(annotations.indices, id: \.self) { annotations[$0] } }
    }
}

/// Marks, or a type whose body has marks.
nonisolated public protocol ChartContent {
    associatedtype Body: ChartContent

    @ChartContentBuilder var body: Body { get }
    /// The marks' annotation views.
    var _annotations: [AnyView] { get }
}

extension ChartContent {
    public var _annotations: [AnyView] { body._annotations }
}

/// Type-erased marks that keep only their annotations.
nonisolated public struct _ChartMarks: ChartContent {
    public var _annotations: [AnyView]

    init(annotations: [AnyView] = []) { _annotations = annotations }

    public var body: _ChartMarks { self }
}

/// Type-erased chart content.
nonisolated public struct AnyChartContent: ChartContent {
    public let _annotations: [AnyView]

    public init(_ content: any ChartContent) { _annotations = content._annotations }

    public var body: AnyChartContent { self }
}

/// Marks that accessibility treats as one element.
nonisolated public struct Plot<Content: ChartContent>: ChartContent {
    private let content: Content

    public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

    public var body: Content { content }
}

/// Builds marks from the statements of a chart's closure.
@resultBuilder nonisolated public enum ChartContentBuilder {
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
    public static func buildBlock() -> _ChartMarks { _ChartMarks() }
    public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: ChartContent>(_ content: repeat each Content) -> _ChartMarks {
        var marks = _ChartMarks()
        for part in repeat each content { marks._annotations += part._annotations }
        return marks
    }
    public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: ChartContent, Second: ChartContent>(
        first: First
    ) -> _EitherMarks<First, Second> { _EitherMarks(annotations: first._annotations) }
    public static func buildEither<First: ChartContent, Second: ChartContent>(
        second: Second
    ) -> _EitherMarks<First, Second> { _EitherMarks(annotations: second._annotations) }
    public static func buildLimitedAvailability<Content: ChartContent>(_ content: Content) -> AnyChartContent
    {
        AnyChartContent(content)
    }
}

extension Optional: ChartContent where Wrapped: ChartContent {
    public var body: Wrapped? { self }
    public var _annotations: [AnyView] { map(\._annotations) ?? [] }
}

/// Marks from either of two branches.
nonisolated public struct _EitherMarks<First, Second>: ChartContent {
    public let _annotations: [AnyView]

    init(annotations: [AnyView]) { _annotations = annotations }

    public var body: Self { self }
}

extension ForEach: ChartContent where Content: ChartContent {
    public var _annotations: [AnyView] { data.flatMap { content($0)._annotations } }
    public var body: Self { self }

    public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(_data: data, id: { $0.id }, content: content)
    }

    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(_data: data, id: { $0[keyPath: id] }, content: content)
    }
}
