/// Rows with columns. On a phone a table shows its first column, and so it does here; it is a list.
nonisolated public struct Table<Value: Identifiable, Columns: TableColumnContent>: View
where Columns.TableRowValue == Value {
    private let rows: [Value]
    private let columns: Columns
    private let selection: Selection

    fileprivate enum Selection {
        case none
        case one(Binding<Value.ID?>)
        case several(Binding<Set<Value.ID>>)
    }

    public init(
        _ data: [Value], @TableColumnBuilder<Value> columns: () -> Columns
    ) {
        rows = data
        self.columns = columns()
        selection = .none
    }

    public init(
        _ data: [Value], selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> Columns
    ) {
        rows = data
        self.columns = columns()
        self.selection = .one(selection)
    }

    public init(
        _ data: [Value], selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> Columns
    ) {
        rows = data
        self.columns = columns()
        self.selection = .several(selection)
    }

    /// Of another collection than an array. The compiler finds the type of a row more easily in an array.
    @_disfavoredOverload public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value> columns: () -> Columns
    ) where Data.Element == Value {
        self.init(Array(data), columns: columns)
    }

    /// A table that sorts its rows. No scenario touches a column's head, so only code writes the order.
    public init<Order: SortComparator>(
        _ data: [Value], sortOrder: Binding<[Order]>, @TableColumnBuilder<Value> columns: () -> Columns
    ) where Order.Compared == Value {
        self.init(data, columns: columns)
    }

    public init<Order: SortComparator>(
        _ data: [Value], selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Order]>,
        @TableColumnBuilder<Value> columns: () -> Columns
    ) where Order.Compared == Value {
        self.init(data, selection: selection, columns: columns)
    }

    @MainActor public var body: some View {
        switch selection {
        case .none: List(rows) { columns._cell(of: $0) }
        case .one(let binding): List(rows, selection: binding) { columns._cell(of: $0) }
        case .several(let binding): List(rows, selection: binding) { columns._cell(of: $0) }
        }
    }
}

/// Columns of a table.
nonisolated public protocol TableColumnContent<TableRowValue> {
    associatedtype TableRowValue
    associatedtype _Cell: View
    func _cell(of row: TableRowValue) -> _Cell
}

/// A column, with a cell for each row.
nonisolated public struct TableColumn<RowValue, Content: View>: TableColumnContent {
    private let content: (RowValue) -> Content

    public func _cell(of row: RowValue) -> Content { content(row) }

    public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.content = content
    }

    @_disfavoredOverload public init<Title: StringProtocol>(
        _ title: Title, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.content = content
    }

    public init<Sorted>(
        _ title: LocalizedStringKey, value: KeyPath<RowValue, Sorted>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.content = content
    }

    @_disfavoredOverload public init<Title: StringProtocol, Sorted>(
        _ title: Title, value: KeyPath<RowValue, Sorted>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.content = content
    }

    public func width(_ width: CGFloat?) -> Self { self }
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self { self }
}

extension TableColumn where Content == Text {
    public init(_ title: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        self.init(title) { Text(verbatim: $0[keyPath: value]) }
    }

    @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, value: KeyPath<RowValue, String>)
    {
        self.init(title) { Text(verbatim: $0[keyPath: value]) }
    }
}

/// Several columns. The first is shown.
nonisolated public struct _TableColumns<First: TableColumnContent>: TableColumnContent {
    let first: First
    public func _cell(of row: First.TableRowValue) -> First._Cell { first._cell(of: row) }
}

@resultBuilder nonisolated public enum TableColumnBuilder<RowValue> {
    public static func buildExpression<Content: View>(
        _ column: TableColumn<RowValue, Content>
    ) -> TableColumn<RowValue, Content> { column }
    public static func buildExpression(_ column: TableColumn<RowValue, Text>) -> TableColumn<RowValue, Text> {
        column
    }
    public static func buildBlock<First: TableColumnContent>(_ first: First) -> First
    where First.TableRowValue == RowValue { first }
    public static func buildBlock<First: TableColumnContent, each Other: TableColumnContent>(
        _ first: First, _ others: repeat each Other
    ) -> _TableColumns<First> where First.TableRowValue == RowValue { _TableColumns(first: first) }
}
