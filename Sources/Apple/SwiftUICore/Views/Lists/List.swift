import Lifecycle

/// A list row that scrolls out disappears, and the row's tasks are cancelled. A list row that is scrolled out keeps its
/// state, and appears again when the row scrolls back.
///
/// In a list with a `selection`, a tap on a row writes the row's tag to the binding. A selection of one value
/// accepts taps at any time; a selection of a set accepts taps only in edit mode. If the app's code writes
/// the selection, only the bodies that read the selection run.
nonisolated public struct List<SelectionValue, Content: View>: _PrimitiveView {
    private let content: Content
    private var selection: ListSelection.Take?

    /// How many rows of the list are visible at the same time.
    static var window: Int { 12 }

    @MainActor public func _makeNode(at site: Site) -> Node {
        func rows(_ site: Site) -> Node {
            LazyNode(at: site, window: Self.window, mustKnowRows: true) { content._makeNode(at: $0) }
        }
        return selection.map { SelectionNode(at: site, $0, rows: rows) } ?? rows(site)
    }

    @MainActor public func _update(_ node: Node) {
        var list = Optional(node)
        if let selection {
            let node = node.as(SelectionNode.self)
            node.update(selection)
            list = node.list
        }
        list?.children.first.map(content._update)
    }
}

extension List where SelectionValue == Never {
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content())
    }

    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(content: ForEach(data, content: rowContent))
    }

    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(content: ForEach(data, id: id, content: rowContent))
    }

    public init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(content: ForEach(data, content: rowContent))
    }

    public init<Elements, RowContent: View>(
        _ data: Binding<Elements>,
        @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Elements.Indices, (Elements.Index, Elements.Element.ID)>, Elements.Element.ID,
            RowContent
        >, Elements: MutableCollection & RandomAccessCollection, Elements.Element: Identifiable,
        Elements.Index: Hashable
    {
        self.init(content: ForEach(data, content: rowContent))
    }
}

extension List where SelectionValue: Hashable {
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(content: content(), selection: ListSelection.one(selection))
    }

    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(content: content(), selection: ListSelection.several(selection))
    }

    /// On macOS, a list whose selection is not optional always has a selected row.
    @_disfavoredOverload public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content(), selection: ListSelection.one(Binding(selection)))
    }

    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(content: ForEach(data, content: rowContent), selection: ListSelection.one(selection))
    }

    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(content: ForEach(data, content: rowContent), selection: ListSelection.several(selection))
    }

    /// On macOS, a list whose selection is not optional always has a selected row.
    @_disfavoredOverload public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(
            content: ForEach(data, content: rowContent), selection: ListSelection.one(Binding(selection)))
    }

    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(
            content: ForEach(data, id: id, content: rowContent), selection: ListSelection.one(selection))
    }

    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(
            content: ForEach(data, id: id, content: rowContent), selection: ListSelection.several(selection))
    }
}

extension List where SelectionValue: Hashable {
    public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(content: ForEach(data, content: rowContent), selection: ListSelection.one(selection))
    }

    public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(content: ForEach(data, content: rowContent), selection: ListSelection.several(selection))
    }

    /// Passes each element to its row as a binding, so that the row can change the element.
    public init<Elements, RowContent: View>(
        _ data: Binding<Elements>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Elements.Indices, (Elements.Index, Elements.Element.ID)>, Elements.Element.ID,
            RowContent
        >, Elements: MutableCollection & RandomAccessCollection, Elements.Element: Identifiable,
        Elements.Index: Hashable
    {
        self.init(content: ForEach(data, content: rowContent), selection: ListSelection.one(selection))
    }

    public init<Elements, RowContent: View>(
        _ data: Binding<Elements>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Elements.Indices, (Elements.Index, Elements.Element.ID)>, Elements.Element.ID,
            RowContent
        >, Elements: MutableCollection & RandomAccessCollection, Elements.Element: Identifiable,
        Elements.Index: Hashable
    {
        self.init(content: ForEach(data, content: rowContent), selection: ListSelection.several(selection))
    }
}
