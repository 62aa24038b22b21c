public import SwiftUI

/// Options for a parameter, as a list or in sections.
public protocol ResultsCollection<Result>: Sendable {
    associatedtype Result
    static var empty: Self { get }
}

extension Array: ResultsCollection where Element: _IntentValue {
    public typealias Result = Element
    public static var empty: [Element] { [] }
}

public struct IntentItem<Item: _IntentValue>: Sendable {
    public let value: Item
    public let title: LocalizedStringResource
    public let subtitle: LocalizedStringResource?
    public let image: DisplayRepresentation.Image?

    public init(
        _ value: Item, title: LocalizedStringResource = "", subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil
    ) {
        self.value = value
        self.title = title
        self.subtitle = subtitle
        self.image = image
    }
}

public struct IntentItemSection<Item: _IntentValue>: Sendable {
    public let title: LocalizedStringResource?
    public let items: [IntentItem<Item>]

    public init(_ title: LocalizedStringResource? = nil, items: [Item]) {
        self.title = title
        self.items = items.map { IntentItem($0) }
    }
    public init(_ title: LocalizedStringResource? = nil, items: [IntentItem<Item>]) {
        self.title = title
        self.items = items
    }
    public init(
        _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil, items: [IntentItem<Item>]
    ) {
        self.title = title
        self.items = items
    }
}

public struct IntentItemCollection<Item: _IntentValue>: ResultsCollection {
    public typealias Result = Item

    public let promptLabel: LocalizedStringResource?
    public let sections: [IntentItemSection<Item>]

    public static var empty: Self { Self(sections: []) }

    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        sections: [IntentItemSection<Item>]
    ) {
        self.promptLabel = promptLabel
        self.sections = sections
    }

    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Item]
    ) {
        self.promptLabel = promptLabel
        sections = [IntentItemSection(items: items)]
    }
}

/// Finds entities by their identifiers.
public protocol EntityQuery: _SupportsAppDependencies, PersistentlyIdentifiable, Sendable {
    associatedtype Entity: AppEntity
    associatedtype Result: ResultsCollection = [Entity]

    init()
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    func suggestedEntities() async throws -> Result
    func defaultResult() async -> Entity?
}

extension EntityQuery {
    public func suggestedEntities() async throws -> [Entity] { [] }
    public func defaultResult() async -> Entity? { nil }
}

public protocol EntityStringQuery: EntityQuery {
    associatedtype StringQueryResult: ResultsCollection = [Entity]
    func entities(matching string: String) async throws -> StringQueryResult
}

public protocol EnumerableEntityQuery: EntityQuery {
    func allEntities() async throws -> [Entity]
}
