public import Foundation
public import SwiftUI

/// Finds objects in the environment's context. The body runs again when other objects match, or when a
/// property that the filter or the order reads changes.
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
    @Environment(\.modelContext) private var context
    private let descriptor: FetchDescriptor<Element>

    public var wrappedValue: Result {
        guard let found = (try? context.found(descriptor)) as? Result else {
            fatalError("a Query finds [\(Element.self)]")
        }
        return found
    }

    public var modelContext: ModelContext { context }
}

extension Query where Result == [Element] {
    public init() { self.init(FetchDescriptor()) }

    public init(animation: Animation) { self.init() }

    public init(transaction: Transaction) { self.init() }

    public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
        self.descriptor = descriptor
    }

    public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) { self.init(descriptor) }

    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        transaction: Transaction? = nil
    ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors)) }

    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        animation: Animation
    ) { self.init(filter: filter, sort: descriptors) }

    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil
    ) { self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)]) }

    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, animation: Animation
    ) { self.init(filter: filter, sort: keyPath, order: order) }

    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil
    ) { self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)]) }

    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, animation: Animation
    ) { self.init(filter: filter, sort: keyPath, order: order) }
}
