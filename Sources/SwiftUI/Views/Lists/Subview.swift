import Lifecycle

/// One of the views that another view consists of.
nonisolated public struct Subview: View, Identifiable {
    nonisolated public struct ID: Hashable, @unchecked Sendable {
        fileprivate let path: [AnyHashable]
    }

    public let id: ID
    /// What the modifier `containerValue` has said of this view.
    public let containerValues: ContainerValues
    fileprivate let view: any View

    @MainActor public var body: some View { AnyView(_open(view)) }

    @MainActor private func _open(_ view: any View) -> AnyView { AnyView(erasing: view) }
}

/// The views that another view consists of, as far as they can be told apart without making them: those written one after
/// the other, the elements of a `ForEach`, and the branch of an `if` that is there. A view of the app's own is one.
nonisolated public struct SubviewsCollection: RandomAccessCollection, View {
    private let subviews: [Subview]

    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }
    public subscript(index: Int) -> Subview { subviews[index] }

    @MainActor init<Content: View>(of content: Content) {
        subviews = Self.subviews(of: content, at: [])
    }

    @MainActor private static func subviews(of view: any View, at path: [AnyHashable]) -> [Subview] {
        if let several = view as? any SeveralViews {
            return several.parts.flatMap { subviews(of: $0.view, at: path + [$0.key]) }
        }
        return [Subview(id: .init(path: path), containerValues: ContainerValues(of: view), view: view)]
    }

    @MainActor public var body: some View { ForEach(self) { $0 } }
}

nonisolated public struct _SubviewsReader<Base: View, Result: View>: View {
    let base: Base
    let make: (SubviewsCollection) -> Result

    @MainActor public var body: some View { make(SubviewsCollection(of: base)) }
}

extension Group {
    /// Makes a view of the views that another view consists of.
    public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == _SubviewsReader<Base, Result> {
        self.init { _SubviewsReader(base: view, make: transform) }
    }
}

nonisolated public struct _EachSubview<Base: View, Result: View>: View {
    let base: Base
    let make: (Subview) -> Result

    @MainActor public var body: some View { ForEach(SubviewsCollection(of: base)) { make($0) } }
}

extension ForEach {
    /// Makes a view of each of the views that another view consists of.
    public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Result
    ) where Data == CollectionOfOne<Int>, ID == Int, Content == _EachSubview<Base, Result> {
        self.init(CollectionOfOne(0), id: \.self) { _ in _EachSubview(base: view, make: content) }
    }
}
