// Charts: diagrams. None is drawn: a chart's content is made with the body and has nothing to read, but for the views that
// annotate a mark.

public import SwiftUI

/// A diagram of marks.
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

/// Marks of a chart.
nonisolated public protocol ChartContent {
    /// The views beside the marks.
    var _annotations: [AnyView] { get }
}

/// Marks without their types.
nonisolated public struct _ChartMarks: ChartContent {
    public var _annotations: [AnyView]

    init(annotations: [AnyView] = []) { _annotations = annotations }
}

/// Turns the statements of a chart into marks.
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
}

extension Optional: ChartContent where Wrapped: ChartContent {
    public var _annotations: [AnyView] { map(\._annotations) ?? [] }
}

/// The marks of one of two branches.
nonisolated public struct _EitherMarks<First, Second>: ChartContent {
    public let _annotations: [AnyView]

    init(annotations: [AnyView]) { _annotations = annotations }
}

extension ForEach: ChartContent where Content: ChartContent {
    public var _annotations: [AnyView] { data.flatMap { content($0)._annotations } }

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
