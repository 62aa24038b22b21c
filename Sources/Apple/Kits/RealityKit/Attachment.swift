/// A SwiftUI view attached to an entity.
public struct Attachment<Content: View>: AttachmentContent, Identifiable {
    nonisolated(unsafe) public let id: AnyHashable
    private let content: Content

    public init(id: some Hashable, @ViewBuilder _ content: () -> Content) {
        self.id = AnyHashable(id)
        self.content = content()
    }
    public var _all: [RealityViewAttachments.Item] {
        [RealityViewAttachments.Item(id: id, view: AnyView(content))]
    }
}

@MainActor @preconcurrency public protocol AttachmentContent {
    var _all: [RealityViewAttachments.Item] { get }
}

/// Several attachments.
public struct _Attachments: AttachmentContent {
    public let _all: [RealityViewAttachments.Item]
}

@MainActor @preconcurrency @resultBuilder public enum AttachmentContentBuilder {
    public static func buildExpression<Content: AttachmentContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: AttachmentContent>(_ content: repeat each Content)
        -> _Attachments
    {
        var all: [RealityViewAttachments.Item] = []
        for one in repeat each content { all += one._all }
        return _Attachments(_all: all)
    }
    public static func buildOptional(_ content: _Attachments?) -> _Attachments {
        _Attachments(_all: content?._all ?? [])
    }
    public static func buildEither<Content: AttachmentContent>(first: Content) -> _Attachments {
        _Attachments(_all: first._all)
    }
    public static func buildEither<Content: AttachmentContent>(second: Content) -> _Attachments {
        _Attachments(_all: second._all)
    }
    public static func buildLimitedAvailability<Content: AttachmentContent>(_ content: Content) -> Content {
        content
    }
}

extension ForEach: AttachmentContent where Content: AttachmentContent {
    @MainActor public var _all: [RealityViewAttachments.Item] { data.flatMap { content($0)._all } }

    public init(_ data: Data, @AttachmentContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(_data: data, id: { $0.id }, content: content)
    }
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @AttachmentContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(_data: data, id: { $0[keyPath: id] }, content: content)
    }
}

@MainActor @preconcurrency public struct RealityViewAttachments {
    let entities: [AnyHashable: ViewAttachmentEntity]
    public func entity(for id: some Hashable) -> ViewAttachmentEntity? { entities[AnyHashable(id)] }

    nonisolated public struct Item: Identifiable {
        public let id: AnyHashable
        let view: AnyView
    }
}

@preconcurrency @MainActor public class ViewAttachmentEntity: Entity {
    public internal(set) var attachment = ViewAttachmentComponent(rootView: EmptyView())
    public required init() { super.init() }
}
