import SwiftUI

/// Finds entities by their properties.
public protocol EntityPropertyQuery: EntityQuery {
    associatedtype ComparatorMappingType

    static var properties: EntityQueryProperties<Entity, ComparatorMappingType> { get }
    static var sortingOptions: EntityQuerySortingOptions<Entity> { get }

    func entities(
        matching comparators: [ComparatorMappingType], mode: EntityQueryComparatorMode,
        sortedBy: [EntityQuerySort<Entity>], limit: Int?
    ) async throws -> [Entity]
}

extension EntityPropertyQuery {
    public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
    public typealias SortingOptions = EntityQuerySortingOptions<Entity>
    public typealias ComparatorMode = EntityQueryComparatorMode
    public typealias Sort = EntityQuerySort
    public typealias Property = EntityQueryProperty
    public typealias SortableBy = EntityQuerySortableByProperty
    public typealias EqualToComparator = EntityQueryEqualToComparator
    public typealias NotEqualToComparator = EntityQueryNotEqualToComparator
    public typealias LessThanComparator = EntityQueryLessThanComparator
    public typealias LessThanOrEqualToComparator = EntityQueryLessThanOrEqualToComparator
    public typealias GreaterThanComparator = EntityQueryGreaterThanComparator
    public typealias GreaterThanOrEqualToComparator = EntityQueryGreaterThanOrEqualToComparator
    public typealias IsBetweenComparator = EntityQueryIsBetweenComparator
    public typealias ContainsComparator = EntityQueryContainsComparator
    public typealias HasPrefixComparator = EntityQueryHasPrefixComparator
    public typealias HasSuffixComparator = EntityQueryHasSuffixComparator
}

public enum EntityQueryComparatorMode: Int, Sendable { case and, or }

public struct EntityQuerySort<Entity: AppEntity>: @unchecked Sendable {
    public enum Ordering: Int, Sendable { case ascending, descending }
    public let by: PartialKeyPath<Entity>
    public let order: Ordering
}

public struct EntityQuerySortableByProperty<Entity: AppEntity, Value: _IntentValue>: Sendable {
    public init(_ property: KeyPath<Entity, EntityProperty<Value>>) {}
}

public struct EntityQuerySortingOptions<Entity: AppEntity>: Sendable {
    public init(@SortingOptionsBuilder _ options: () -> Self) { self = options() }
    init(none: Void) {}

    @resultBuilder public enum SortingOptionsBuilder {
        public static func buildExpression<Value>(
            _ option: EntityQuerySortableByProperty<Entity, Value>
        ) -> EntityQuerySortingOptions<Entity> { EntityQuerySortingOptions(none: ()) }
        public static func buildBlock(
            _ options: EntityQuerySortingOptions<Entity>...
        ) -> EntityQuerySortingOptions<Entity> { EntityQuerySortingOptions(none: ()) }
    }
}

public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType>: Sendable {
    public init(@PropertiesBuilder _ properties: () -> Self) { self = properties() }
    init(none: Void) {}

    @resultBuilder public enum PropertiesBuilder {
        public static func buildExpression<Value>(
            _ property: EntityQueryProperty<Entity, Value, ComparatorMappingType>
        ) -> EntityQueryProperties<Entity, ComparatorMappingType> { EntityQueryProperties(none: ()) }
        public static func buildBlock(
            _ properties: EntityQueryProperties<Entity, ComparatorMappingType>...
        ) -> EntityQueryProperties<Entity, ComparatorMappingType> { EntityQueryProperties(none: ()) }
    }
}

public struct EntityQueryProperty<Entity: AppEntity, Value: _IntentValue, ComparatorMappingType> {
    public init(
        _ property: KeyPath<Entity, EntityProperty<Value>>,
        @EntityQueryComparatorsBuilder<Value, ComparatorMappingType> _ comparators: () -> _Comparators
    ) {}
    public init(
        _ property: KeyPath<Entity, EntityProperty<Value>>, entityProvider: Any? = nil,
        @EntityQueryComparatorsBuilder<Value, ComparatorMappingType> comparators: () -> _Comparators
    ) {}
}

public struct _Comparators: Sendable {}

public protocol _QueryComparator<Value, Mapping> {
    associatedtype Value
    associatedtype Mapping
}

@resultBuilder public enum EntityQueryComparatorsBuilder<Value: _IntentValue, Mapping> {
    public static func buildExpression<Comparator: _QueryComparator>(_ comparator: Comparator) -> _Comparators
    where Comparator.Value == Value, Comparator.Mapping == Mapping { _Comparators() }
    public static func buildBlock(_ comparators: _Comparators...) -> _Comparators { _Comparators() }
}

public struct EntityQueryEqualToComparator<Value, Mapping>: _QueryComparator {
    public init(_ mapping: @escaping (Value) -> Mapping) {}
}
public struct EntityQueryNotEqualToComparator<Value, Mapping>: _QueryComparator {
    public init(_ mapping: @escaping (Value) -> Mapping) {}
}
public struct EntityQueryLessThanComparator<Value, Mapping>: _QueryComparator {
    public init(_ mapping: @escaping (Value) -> Mapping) {}
}
public struct EntityQueryLessThanOrEqualToComparator<Value, Mapping>: _QueryComparator {
    public init(_ mapping: @escaping (Value) -> Mapping) {}
}
public struct EntityQueryGreaterThanComparator<Value, Mapping>: _QueryComparator {
    public init(_ mapping: @escaping (Value) -> Mapping) {}
}
public struct EntityQueryGreaterThanOrEqualToComparator<Value, Mapping>: _QueryComparator {
    public init(_ mapping: @escaping (Value) -> Mapping) {}
}
public struct EntityQueryIsBetweenComparator<Value, Mapping>: _QueryComparator {
    public init(_ mapping: @escaping (Value, Value) -> Mapping) {}
}
public struct EntityQueryContainsComparator<Value, Mapping>: _QueryComparator {
    public init(_ mapping: @escaping (Value) -> Mapping) {}
}
extension EntityQueryContainsComparator where Value: RangeReplaceableCollection {
    @_disfavoredOverload public init(_ mapping: @escaping (Value.Element) -> Mapping) {}
}
public struct EntityQueryHasPrefixComparator<Value, Mapping>: _QueryComparator {
    public init(_ mapping: @escaping (Value) -> Mapping) {}
}
public struct EntityQueryHasSuffixComparator<Value, Mapping>: _QueryComparator {
    public init(_ mapping: @escaping (Value) -> Mapping) {}
}
