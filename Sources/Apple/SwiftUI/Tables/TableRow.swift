nonisolated public protocol TableRowContent<TableRowValue> {
    associatedtype TableRowValue: Identifiable

    /// Turns the table's rows into list rows. The closure `cell` makes the view for a table row's value.
    func _rows(cell: @escaping (TableRowValue) -> AnyView) -> AnyView
}

nonisolated public struct TableRow<Value: Identifiable>: TableRowContent {
    private let value: Value

    public init(_ value: Value) { self.value = value }

    public func _rows(cell: @escaping (Value) -> AnyView) -> AnyView {
        AnyView(cell(value).tag(value.id))
    }
}

/// A table row that shows or hides other rows when the user taps this row.
nonisolated public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>:
    TableRowContent
where Label.TableRowValue == Content.TableRowValue {
    private let label: Label
    private let isExpanded: Binding<Bool>?
    private let content: () -> Content

    public init<Value: Identifiable>(
        _ value: Value, isExpanded: Binding<Bool>? = nil,
        @TableRowBuilder<Value> content: @escaping () -> Content
    ) where Label == TableRow<Value>, Content.TableRowValue == Value {
        label = TableRow(value)
        self.isExpanded = isExpanded
        self.content = content
    }

    public func _rows(cell: @escaping (Label.TableRowValue) -> AnyView) -> AnyView {
        if let isExpanded {
            return AnyView(
                DisclosureGroup(isExpanded: isExpanded) {
                    content()._rows(cell: cell)
                } label: {
                    label._rows(cell: cell)
                })
        }
        return AnyView(
            DisclosureGroup {
                content()._rows(cell: cell)
            } label: {
                label._rows(cell: cell)
            })
    }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue

    public func _rows(cell: @escaping (Content.TableRowValue) -> AnyView) -> AnyView {
        let (content, id) = (content, id)
        return AnyView(
            ForEach<Data, ID, AnyView>(_data: data, id: id) { content($0)._rows(cell: cell) })
    }
}

extension ForEach where Content: TableRowContent {
    @_disfavoredOverload public init<Value: Identifiable>(
        _ data: Data, @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID, Content.TableRowValue == Value {
        self.init(_data: data, id: { $0.id }, content: content)
    }

    @_disfavoredOverload public init<Value: Identifiable>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content
    ) where Content.TableRowValue == Value {
        self.init(_data: data, id: { $0[keyPath: id] }, content: content)
    }
}

/// Table rows to which a modifier applies.
nonisolated public struct _ChangedTableRow<Base: TableRowContent>: TableRowContent {
    let base: Base
    let change: (AnyView) -> AnyView

    public func _rows(cell: @escaping (Base.TableRowValue) -> AnyView) -> AnyView {
        change(base._rows(cell: cell))
    }
}

extension TableRowContent {
    nonisolated public func contextMenu<Items: View>(@ViewBuilder menuItems: @escaping () -> Items)
        -> some TableRowContent<TableRowValue>
    {
        _ChangedTableRow(base: self) { AnyView($0.contextMenu(menuItems: menuItems)) }
    }
    nonisolated public func swipeActions<Actions: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
        @ViewBuilder content: @escaping () -> Actions
    ) -> some TableRowContent<TableRowValue> {
        _ChangedTableRow(base: self) {
            AnyView($0.swipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, content: content))
        }
    }
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true)
        -> some TableRowContent<TableRowValue>
    {
        _ChangedTableRow(base: self) { AnyView($0.selectionDisabled(isDisabled)) }
    }

    // No scenario drags a row or moves a pointer over a row, so the closures for drags and hovers never run.

    nonisolated public func draggable<Payload: Transferable>(_ payload: @autoclosure @escaping () -> Payload)
        -> some TableRowContent<TableRowValue>
    { self }
    nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?)
        -> some TableRowContent<TableRowValue>
    { self }
    nonisolated public func dropDestination<Payload: Transferable>(
        for payloadType: Payload.Type = Payload.self, action: @escaping ([Payload]) -> Void
    ) -> some TableRowContent<TableRowValue> { self }
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void)
        -> some TableRowContent<TableRowValue>
    { self }
}

extension ForEach where Content: TableRowContent {
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }
    nonisolated public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> Self { self }
    nonisolated public func dropDestination<Payload: Transferable>(
        for payloadType: Payload.Type = Payload.self, action: @escaping (Int, [Payload]) -> Void
    ) -> Self { self }
}

nonisolated public struct _TableRows<Value: Identifiable>: TableRowContent {
    let make: (@escaping (Value) -> AnyView) -> AnyView

    public func _rows(cell: @escaping (Value) -> AnyView) -> AnyView { make(cell) }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
    public func _rows(cell: @escaping (Wrapped.TableRowValue) -> AnyView) -> AnyView {
        AnyView(map { $0._rows(cell: cell) })
    }
}

@resultBuilder nonisolated public enum TableRowBuilder<Value: Identifiable> {
    public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
    where Content.TableRowValue == Value { content }
    public static func buildBlock<Content: TableRowContent>(_ content: Content) -> Content
    where Content.TableRowValue == Value { content }
    public static func buildBlock<First: TableRowContent, Second: TableRowContent>(
        _ first: First, _ second: Second
    ) -> _TableRows<Value> where First.TableRowValue == Value, Second.TableRowValue == Value {
        _TableRows { cell in AnyView(TupleView((first._rows(cell: cell), second._rows(cell: cell)))) }
    }
    public static func buildBlock<
        First: TableRowContent, Second: TableRowContent, Third: TableRowContent
    >(_ first: First, _ second: Second, _ third: Third) -> _TableRows<Value>
    where First.TableRowValue == Value, Second.TableRowValue == Value, Third.TableRowValue == Value {
        _TableRows { cell in
            AnyView(
                TupleView((first._rows(cell: cell), second._rows(cell: cell), third._rows(cell: cell))))
        }
    }
    public static func buildIf<Content: TableRowContent>(_ content: Content?) -> Content?
    where Content.TableRowValue == Value { content }
    public static func buildEither<Content: TableRowContent>(first: Content) -> _TableRows<Value>
    where Content.TableRowValue == Value { _TableRows { first._rows(cell: $0) } }
    public static func buildEither<Content: TableRowContent>(second: Content) -> _TableRows<Value>
    where Content.TableRowValue == Value { _TableRows { second._rows(cell: $0) } }
}
