public import Lifecycle
import Wire

/// Makes a view for each element of a collection. The state and tasks of a `ForEach` row belong to the element's
/// identity, so they survive a move of the element. The closure `content` runs when an element is first shown, and
/// after each change of a value that `content` read.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    package let id: (Data.Element) -> ID
    package let location: SourceLocation

    /// True for a plain range without `id:`, whose elements never change.
    var isConstant = false

    /// The edits that the user can make, if the list writes the collection; otherwise nil. Whether the edits are nil
    /// depends only on the initializer, so an update never changes the class of the node.
    var edits: RowEditModifier?

    package init(
        data: Data, content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element) -> ID,
        location: SourceLocation, isConstant: Bool = false, edits: RowEditModifier? = nil
    ) {
        self.data = data
        self.content = content
        self.id = id
        self.location = location
        self.isConstant = isConstant
        self.edits = edits
    }
}

extension ForEach {
    /// Makes content other than views, such as the marks of a chart.
    public init(
        _data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content
    ) {
        self.init(
            data: _data, content: content, id: id, location: SourceLocation(fileID: "", line: 0))
    }
}

extension ForEach: View where Content: View {
    public var body: Never { fatalError("ForEach has no body") }

    @MainActor public func _makeNode(at site: Site) -> Node {
        guard let edits else { return makeElements(at: site) }
        return edits.makeNode(at: site, content: makeElements)
    }

    @MainActor private func makeElements(at site: Site) -> Node {
        let node = KeyedNode(at: site, elements)
        if isConstant { node.constant = data }
        return node
    }

    @MainActor public func _update(_ node: Node) {
        guard let edits else { return updateElements(of: node) }
        edits.update(node)
        node.children.first.map(updateElements)
    }

    @MainActor private func updateElements(of node: Node) {
        let node = node.as(KeyedNode.self)
        var view = self
        if isConstant, let first = node.constant as? Data { view.data = first }
        node.update(view.elements)
        guard view.data.count != data.count else { return }
        print(
            "\(_typeName(Self.self, qualified: false)) count (\(data.count)) != its initial count (\(view.data.count)). "
                + "`ForEach(_:content:)` should only be used for *constant* data. Instead conform data to "
                + "`Identifiable` or use `ForEach(_:id:content:)` and provide an explicit `id`!")
    }

    @MainActor private var elements: KeyedNode.Elements {
        let (data, content, id) = (data, content, id)
        func element(_ index: Int) -> Data.Element { data[data.index(data.startIndex, offsetBy: index)] }
        return KeyedNode.Elements(
            count: data.count, location: location, areConstant: isConstant, rowForm: Content._rowForm,
            survey: { KeySurvey.of(data.map(id), after: $0) },
            key: { AnyHashable(id(element($0))) },
            make: { index, site in ElementNode(at: site) { content(element(index)) } },
            update: { index, node in
                node.as(ElementNode<Content>.self).update { content(element(index)) }
            },
            look: { index in _ = content(element(index)) })
    }
}

extension ForEach where Content: View {
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, fileID: String = #fileID, line: Int = #line,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(
            data: data, content: content, id: { $0[keyPath: id] },
            location: SourceLocation(fileID: fileID, line: line))
    }

    public init(
        _ data: Data, fileID: String = #fileID, line: Int = #line,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(
            data: data, content: content, id: { $0.id }, location: SourceLocation(fileID: fileID, line: line))
    }

    public init(
        _ data: Range<Int>, fileID: String = #fileID, line: Int = #line,
        @ViewBuilder content: @escaping (Int) -> Content
    ) where Data == Range<Int>, ID == Int {
        self.init(data, id: \.self, fileID: fileID, line: line, content: content)
        isConstant = true
    }

    /// Passes each element to its row as a binding, so that the row can change the element.
    public init<Elements>(
        _ data: Binding<Elements>, fileID: String = #fileID, line: Int = #line,
        @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
    )
    where
        Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)>, ID == Elements.Element.ID,
        Elements: MutableCollection & RandomAccessCollection, Elements.Element: Identifiable,
        Elements.Index: Hashable
    {
        self.init(data, id: \.id, fileID: fileID, line: line, content: content)
    }

    public init<Elements>(
        _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>, fileID: String = #fileID,
        line: Int = #line,
        @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
    )
    where
        Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)>,
        Elements: MutableCollection & RandomAccessCollection, Elements.Index: Hashable
    {
        let elements = data.wrappedValue
        let fallback = elements.map { $0 }
        self.init(
            data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
            content: { index, _ in
                content(
                    Binding(
                        following: {
                            // A row may still read its element while the row is being removed.
                            let now = data.wrappedValue
                            return now.indices.contains(index)
                                ? now[index]
                                : fallback[elements.distance(from: elements.startIndex, to: index)]
                        },
                        set: { data.wrappedValue[index] = $0 },
                        seen: data.seen.flatMap { $0.indices.contains(index) ? $0[index] : nil },
                        place: data.place.map {
                            AnyHashable(BindingPlace.Element(of: $0, index: AnyHashable(index)))
                        }))
            },
            id: { $0.1 }, location: SourceLocation(fileID: fileID, line: line))
    }
}

/// A view that makes rows from a collection.
public protocol DynamicViewContent: View {}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
    // The closure of `onMove` never runs, because no scenario drags a row.

    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        self
    }
}

extension DynamicViewContent {
    nonisolated public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent { self }

    nonisolated public func dropDestination<Payload: Transferable>(
        for payloadType: Payload.Type = Payload.self, action: @escaping ([Payload], Int) -> Void
    ) -> some DynamicViewContent { self }
}

/// The content of a closure that runs later, such as the closure of a navigation destination.
///
/// `_DeferredView` depends on the models that its closure reads. A change of a `@State` that the closure reads updates
/// the view that declares the `@State`, not the `_DeferredView`.
package nonisolated struct _DeferredView<Content: View>: View {
    let content: () -> Content

    package init(_ content: @escaping () -> Content) {
        self.content = content
    }

    package var body: Content { content() }
}
