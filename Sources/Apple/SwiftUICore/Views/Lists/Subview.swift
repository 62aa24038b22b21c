import Lifecycle

/// One of the views that a container view consists of.
nonisolated public struct Subview: View, Identifiable {
    nonisolated public struct ID: Hashable, @unchecked Sendable {
        fileprivate let path: [AnyHashable]
    }

    public let id: ID
    /// The values that the subview sets with `containerValue`.
    public let containerValues: ContainerValues
    fileprivate let view: any View

    @MainActor public var body: some View { AnyView(_open(view)) }

    @MainActor private func _open(_ view: any View) -> AnyView { AnyView(erasing: view) }
}

/// The views that another view consists of, listed without making nodes. The list contains the views of a view builder,
/// the elements of a `ForEach`, and the current branch of an `if`. A view type that the app defines counts as a single
/// subview.
nonisolated public struct SubviewsCollection: RandomAccessCollection, View {
    private let subviews: [Subview]

    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }
    public subscript(index: Int) -> Subview { subviews[index] }

    fileprivate init(_ subviews: [Subview]) { self.subviews = subviews }

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

extension Group where Content: View {
    /// Makes a view from all subviews of another view.
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
    /// Makes a view for each subview of another view.
    public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Result
    ) where Data == CollectionOfOne<Int>, ID == Int, Content == _EachSubview<Base, Result> {
        self.init(CollectionOfOne(0), id: \.self) { _ in _EachSubview(base: view, make: content) }
    }
}

/// One section of the content of a container view. Views outside all sections form a section without a header.
nonisolated public struct SectionConfiguration: Identifiable {
    nonisolated public struct ID: Hashable, @unchecked Sendable {
        fileprivate let path: [AnyHashable]
    }

    public let id: ID
    public let header: SubviewsCollection
    public let content: SubviewsCollection
    public let footer: SubviewsCollection
    public let containerValues: ContainerValues
}

/// The sections that another view consists of, listed without making nodes.
nonisolated public struct SectionCollection: RandomAccessCollection {
    private var sections: [SectionConfiguration] = []

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    public subscript(index: Int) -> SectionConfiguration { sections[index] }

    @MainActor init<Content: View>(of content: Content) {
        let nothing = SubviewsCollection(of: EmptyView())
        var loose: [Subview] = []
        for subview in SubviewsCollection(of: content) {
            guard let section = subview.view as? any SectionParts else {
                loose.append(subview)
                continue
            }
            let parts = section.sectionParts
            sections.append(
                SectionConfiguration(
                    id: .init(path: subview.id.path), header: parts.header, content: parts.content,
                    footer: parts.footer, containerValues: subview.containerValues))
        }
        guard !loose.isEmpty else { return }
        sections.insert(
            SectionConfiguration(
                id: .init(path: []), header: nothing, content: SubviewsCollection(loose), footer: nothing,
                containerValues: loose[0].containerValues), at: 0)
    }
}

/// A section whose header, content and footer can be listed.
protocol SectionParts {
    @MainActor var sectionParts:
        (header: SubviewsCollection, content: SubviewsCollection, footer: SubviewsCollection)
    { get }
}

nonisolated public struct _SectionsReader<Base: View, Result: View>: View {
    let base: Base
    let make: (SectionCollection) -> Result

    @MainActor public var body: some View { make(SectionCollection(of: base)) }
}

extension Group where Content: View {
    /// Makes a view from all sections of another view.
    public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == _SectionsReader<Base, Result> {
        self.init { _SectionsReader(base: view, make: transform) }
    }
}

nonisolated public struct _EachSection<Base: View, Result: View>: View {
    let base: Base
    let make: (SectionConfiguration) -> Result

    @MainActor public var body: some View { ForEach(SectionCollection(of: base)) { make($0) } }
}

extension ForEach {
    /// Makes a view for each section of another view.
    public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder content: @escaping (SectionConfiguration) -> Result
    ) where Data == CollectionOfOne<Int>, ID == Int, Content == _EachSection<Base, Result> {
        self.init(CollectionOfOne(0), id: \.self) { _ in _EachSection(base: view, make: content) }
    }
}
