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
