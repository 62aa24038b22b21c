import Lifecycle
import Wire

/// The edits that the user of a list can make in the list's collection. If the app allows deletion, the list itself
/// removes elements from the collection, without the app's code.
///
///     List($items, editActions: .delete) { $item in Text(item.name) }
nonisolated public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    fileprivate static var removal: Self { Self(rawValue: 2) }
}

extension EditActions where Data: MutableCollection {
    /// The edit `move` has no effect, because no scenario drags a row.
    nonisolated public static var move: Self { Self(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
    nonisolated public static var delete: Self { removal }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
    nonisolated public static var all: Self { [.move, .delete] }
}

extension RangeReplaceableCollection {
    /// Returns the collection without the elements at `offsets`.
    fileprivate func removing(_ offsets: IndexSet) -> any Collection {
        Self(enumerated().lazy.filter { !offsets.contains($0.offset) }.map(\.element))
    }
}

extension ForEach where Content: View {
    /// Passes each element to its row as a binding, and removes the element when the user deletes the row.
    public init<Elements>(
        _ data: Binding<Elements>, editActions: EditActions<Elements>, fileID: String = #fileID,
        line: Int = #line, @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
    )
    where
        Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)>, ID == Elements.Element.ID,
        Elements: MutableCollection & RandomAccessCollection, Elements.Element: Identifiable,
        Elements.Index: Hashable
    {
        self.init(data, id: \.id, editActions: editActions, fileID: fileID, line: line, content: content)
    }

    public init<Elements>(
        _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>, editActions: EditActions<Elements>,
        fileID: String = #fileID, line: Int = #line,
        @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
    )
    where
        Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)>,
        Elements: MutableCollection & RandomAccessCollection, Elements.Index: Hashable
    {
        self.init(data, id: id, fileID: fileID, line: line, content: content)
        func delete(_ offsets: IndexSet) {
            let left = (data.wrappedValue as? any RangeReplaceableCollection)?.removing(offsets)
            if let left = left as? Elements { data.wrappedValue = left }
        }
        edits = RowEditModifier(
            delete: editActions.contains(.removal) ? delete : nil,
            location: SourceLocation(fileID: fileID, line: line))
    }
}

extension List where SelectionValue == Never {
    public init<Elements, RowContent: View>(
        _ data: Binding<Elements>, editActions: EditActions<Elements>,
        @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Elements.Indices, (Elements.Index, Elements.Element.ID)>, Elements.Element.ID,
            RowContent
        >, Elements: MutableCollection & RandomAccessCollection, Elements.Element: Identifiable,
        Elements.Index: Hashable
    {
        self.init { ForEach(data, editActions: editActions, content: rowContent) }
    }
}

extension List where SelectionValue == Never {
    public init<Elements, ID: Hashable, RowContent: View>(
        _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>, editActions: EditActions<Elements>,
        @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Elements.Indices, (Elements.Index, ID)>, ID, RowContent
        >, Elements: MutableCollection & RandomAccessCollection, Elements.Index: Hashable
    {
        self.init { ForEach(data, id: id, editActions: editActions, content: rowContent) }
    }
}

extension List where SelectionValue: Hashable {
    public init<Elements, RowContent: View>(
        _ data: Binding<Elements>, editActions: EditActions<Elements>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Elements.Indices, (Elements.Index, Elements.Element.ID)>, Elements.Element.ID,
            RowContent
        >, Elements: MutableCollection & RandomAccessCollection, Elements.Element: Identifiable,
        Elements.Index: Hashable
    {
        self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
    }

    public init<Elements, RowContent: View>(
        _ data: Binding<Elements>, editActions: EditActions<Elements>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Elements.Indices, (Elements.Index, Elements.Element.ID)>, Elements.Element.ID,
            RowContent
        >, Elements: MutableCollection & RandomAccessCollection, Elements.Element: Identifiable,
        Elements.Index: Hashable
    {
        self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
    }
}
