/// The table shows only the first of several columns.
nonisolated public struct _TableColumns<First: TableColumnContent>: TableColumnContent {
    let first: First
    public func _cell(of row: First.TableRowValue) -> First._Cell { first._cell(of: row) }
}

nonisolated public struct _TableColumnChoice<First: TableColumnContent, Second: TableColumnContent>:
    TableColumnContent
where First.TableRowValue == Second.TableRowValue {
    let first: First?
    let second: Second?

    public func _cell(of row: First.TableRowValue) -> TupleView<(First._Cell?, Second._Cell?)> {
        TupleView((first.map { $0._cell(of: row) }, second.map { $0._cell(of: row) }))
    }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
    public func _cell(of row: Wrapped.TableRowValue) -> Wrapped._Cell? { map { $0._cell(of: row) } }
}

extension Group: TableColumnContent where Content: TableColumnContent {
    public init<RowValue>(@TableColumnBuilder<RowValue> content: () -> Content)
    where Content.TableRowValue == RowValue {
        self.init(_content: content())
    }

    public func _cell(of row: Content.TableRowValue) -> Content._Cell { content._cell(of: row) }
}

/// A table column for each element of a collection. The table shows only the column of the collection's first
/// element.
nonisolated public struct TableColumnForEach<
    Data: RandomAccessCollection, ID: Hashable, RowValue, Content: TableColumnContent
>: TableColumnContent where Content.TableRowValue == RowValue {
    public var data: Data
    public var content: (Data.Element) -> Content

    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TableColumnBuilder<RowValue> content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
    }

    public init(
        _ data: Data, @TableColumnBuilder<RowValue> content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data, id: \.id, content: content)
    }

    public init(
        _ data: Range<Int>, @TableColumnBuilder<RowValue> content: @escaping (Int) -> Content
    ) where Data == Range<Int>, ID == Int {
        self.init(data, id: \.self, content: content)
    }

    public func _cell(of row: RowValue) -> Content._Cell? { data.first.map { content($0)._cell(of: row) } }
}

/// The user's choice and order of table columns. No scenario changes columns.
nonisolated public struct TableColumnCustomization<RowValue>: Equatable, Codable, Sendable {
    private var visibilities: [String: Bool] = [:]

    public init() {}

    public subscript(visibility id: String) -> Visibility {
        get { visibilities[id].map { $0 ? .visible : .hidden } ?? .automatic }
        set { visibilities[id] = newValue == .automatic ? nil : newValue == .visible }
    }

    public mutating func resetOrder() {}
}

nonisolated public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
    public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
    public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
    public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}

nonisolated public struct TableColumnAlignment: Hashable, Sendable {
    private let name: String
    public static let automatic = TableColumnAlignment(name: "automatic")
    public static let leading = TableColumnAlignment(name: "leading")
    public static let center = TableColumnAlignment(name: "center")
    public static let trailing = TableColumnAlignment(name: "trailing")
    public static let numeric = TableColumnAlignment(name: "numeric")
}

@resultBuilder nonisolated public enum TableColumnBuilder<RowValue> {
    public static func buildExpression<Content: View>(
        _ column: TableColumn<RowValue, Content>
    ) -> TableColumn<RowValue, Content> { column }
    public static func buildExpression(_ column: TableColumn<RowValue, Text>) -> TableColumn<RowValue, Text> {
        column
    }
    @_disfavoredOverload public static func buildExpression<Column: TableColumnContent>(_ column: Column)
        -> Column
    where Column.TableRowValue == RowValue { column }
    public static func buildBlock<First: TableColumnContent>(_ first: First) -> First
    where First.TableRowValue == RowValue { first }
    public static func buildBlock<First: TableColumnContent, each Other: TableColumnContent>(
        _ first: First, _ others: repeat each Other
    ) -> _TableColumns<First> where First.TableRowValue == RowValue { _TableColumns(first: first) }
    public static func buildIf<Content: TableColumnContent>(_ content: Content?) -> Content?
    where Content.TableRowValue == RowValue { content }
    public static func buildLimitedAvailability<Content: TableColumnContent>(_ content: Content) -> Content
    where Content.TableRowValue == RowValue { content }
    public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(first: First)
        -> _TableColumnChoice<First, Second>
    where First.TableRowValue == RowValue { _TableColumnChoice(first: first, second: nil) }
    public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(second: Second)
        -> _TableColumnChoice<First, Second>
    where Second.TableRowValue == RowValue { _TableColumnChoice(first: nil, second: second) }
}
