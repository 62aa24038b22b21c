/// As on a phone, a table shows only a list of its first column.
nonisolated public struct Table<Value: Identifiable, Columns: TableColumnContent>: View
where Columns.TableRowValue == Value {
    private let rows: Rows
    private let columns: Columns
    private let selection: Selection

    private enum Rows {
        case values([Value])
        case tree([Value], KeyPath<Value, [Value]?>)
        case content((@escaping (Value) -> AnyView) -> AnyView)
    }

    fileprivate enum Selection {
        case none
        case one(Binding<Value.ID?>)
        case several(Binding<Set<Value.ID>>)
    }

    public init(
        _ data: [Value], @TableColumnBuilder<Value> columns: () -> Columns
    ) {
        rows = .values(data)
        self.columns = columns()
        selection = .none
    }

    public init(
        _ data: [Value], selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> Columns
    ) {
        rows = .values(data)
        self.columns = columns()
        self.selection = .one(selection)
    }

    public init(
        _ data: [Value], selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> Columns
    ) {
        rows = .values(data)
        self.columns = columns()
        self.selection = .several(selection)
    }

    /// Accepts collections other than arrays; arrays have a separate initializer, from which the compiler
    /// more easily infers a row's type.
    @_disfavoredOverload public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value> columns: () -> Columns
    ) where Data.Element == Value {
        self.init(Array(data), columns: columns)
    }

    /// A table whose sort order is a binding. No scenario taps a column header, so only the app's code writes
    /// the sort order.
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
        case .none: List { content }
        case .one(let binding): List(selection: binding) { content }
        case .several(let binding): List(selection: binding) { content }
        }
    }

    @MainActor @ViewBuilder private var content: some View {
        switch rows {
        case .values(let values): ForEach(values) { columns._cell(of: $0) }
        case .tree(let values, let children):
            OutlineGroup(values, children: children) { columns._cell(of: $0) }
        case .content(let make): make { AnyView(columns._cell(of: $0)) }
        }
    }
}

// Initializers for rows that the app lists one by one, and for rows of a tree.
extension Table {
    public init<Made: TableRowContent>(
        of valueType: Value.Type, @TableColumnBuilder<Value> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Made
    ) where Made.TableRowValue == Value {
        self.init(rows(), columns(), .none)
    }

    public init<Made: TableRowContent>(
        of valueType: Value.Type, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Made
    ) where Made.TableRowValue == Value {
        self.init(rows(), columns(), .one(selection))
    }

    public init<Made: TableRowContent>(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Made
    ) where Made.TableRowValue == Value {
        self.init(rows(), columns(), .several(selection))
    }

    public init<Order: SortComparator, Made: TableRowContent>(
        of valueType: Value.Type, sortOrder: Binding<[Order]>,
        @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Made
    ) where Made.TableRowValue == Value, Order.Compared == Value {
        self.init(rows(), columns(), .none)
    }

    public init<Order: SortComparator, Made: TableRowContent>(
        of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Order]>,
        @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Made
    ) where Made.TableRowValue == Value, Order.Compared == Value {
        self.init(rows(), columns(), .one(selection))
    }

    public init<Order: SortComparator, Made: TableRowContent>(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Order]>,
        @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Made
    ) where Made.TableRowValue == Value, Order.Compared == Value {
        self.init(rows(), columns(), .several(selection))
    }

    public init<Order: SortComparator>(
        _ data: [Value], selection: Binding<Value.ID?>, sortOrder: Binding<[Order]>,
        @TableColumnBuilder<Value> columns: () -> Columns
    ) where Order.Compared == Value {
        self.init(data, selection: selection, columns: columns)
    }

    public init(
        _ data: [Value], children: KeyPath<Value, [Value]?>,
        @TableColumnBuilder<Value> columns: () -> Columns
    ) {
        rows = .tree(data, children)
        self.columns = columns()
        selection = .none
    }

    public init(
        _ data: [Value], children: KeyPath<Value, [Value]?>, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value> columns: () -> Columns
    ) {
        rows = .tree(data, children)
        self.columns = columns()
        self.selection = .one(selection)
    }

    public init(
        _ data: [Value], children: KeyPath<Value, [Value]?>, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value> columns: () -> Columns
    ) {
        rows = .tree(data, children)
        self.columns = columns()
        self.selection = .several(selection)
    }

    /// No scenario moves or hides the table's columns.
    public init(
        _ data: [Value], columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value> columns: () -> Columns
    ) {
        self.init(data, columns: columns)
    }

    public init(
        _ data: [Value], selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value> columns: () -> Columns
    ) {
        self.init(data, selection: selection, columns: columns)
    }

    public init<Order: SortComparator>(
        _ data: [Value], selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Order]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value> columns: () -> Columns
    ) where Order.Compared == Value {
        self.init(data, selection: selection, columns: columns)
    }

    private init<Made: TableRowContent>(_ made: Made, _ columns: Columns, _ selection: Selection)
    where Made.TableRowValue == Value {
        rows = .content { made._rows(cell: $0) }
        self.columns = columns
        self.selection = selection
    }
}

nonisolated public protocol TableColumnContent<TableRowValue> {
    associatedtype TableRowValue
    associatedtype _Cell: View
    func _cell(of row: TableRowValue) -> _Cell
}

/// A table column, which makes a cell for each row.
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

    public init(_ title: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.content = content
    }

    public init<Sorted>(
        _ title: Text, value: KeyPath<RowValue, Sorted>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.content = content
    }

    public init<Order: SortComparator>(
        _ title: LocalizedStringKey, sortUsing comparator: Order,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where Order.Compared == RowValue {
        self.content = content
    }

    public init<Sorted, Order: SortComparator>(
        _ title: LocalizedStringKey, value: KeyPath<RowValue, Sorted>, comparator: Order,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where Order.Compared == Sorted {
        self.content = content
    }

    public func alignment(_ alignment: TableColumnAlignment) -> Self { self }
    public func customizationID(_ identifier: String) -> Self { self }
    public func defaultVisibility(_ visibility: Visibility) -> Self { self }
    public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> Self { self }
    public func width(_ width: CGFloat?) -> Self { self }
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self { self }
}

extension TableColumn where Content == Text {
    public init(_ title: Text, value: KeyPath<RowValue, String>) {
        self.init(title) { Text(verbatim: $0[keyPath: value]) }
    }

    public init<Order: SortComparator>(
        _ title: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: Order
    ) where Order.Compared == String {
        self.init(title) { Text(verbatim: $0[keyPath: value]) }
    }

    public init(_ title: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        self.init(title) { Text(verbatim: $0[keyPath: value]) }
    }

    @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, value: KeyPath<RowValue, String>)
    {
        self.init(title) { Text(verbatim: $0[keyPath: value]) }
    }
}
