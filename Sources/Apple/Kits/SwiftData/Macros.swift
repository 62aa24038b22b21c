// Macros of SwiftData. The compiler plugin `CourseMacros` implements SwiftData's macros.

public import Foundation
public import Observation
public import SwiftUI

/// Makes a class a model: contexts store its objects, and views observe them.
///
///     @Model final class Trip {
///         var name: String
///         @Relationship(deleteRule: .cascade) var stops: [Stop] = []
///     }
@attached(member, names: named(_$record), named(_$fields), named(_$uniqueness), named(init(_$row:)))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel, Observable)
public macro Model() = #externalMacro(module: "CourseMacros", type: "ModelMacro")

/// Makes a model's property observable. `@Model` adds this macro to each stored property.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _ModelProperty() = #externalMacro(module: "CourseMacros", type: "ModelPropertyMacro")

/// Adds options to a property, such as `unique`.
@attached(peer)
public macro Attribute(
    _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "CourseMacros", type: "ModelNoteMacro")

/// Sets a property's delete rule and inverse.
@attached(peer)
public macro Relationship(
    _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
    minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
    inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "CourseMacros", type: "ModelNoteMacro")

/// Excludes a property from saving.
@attached(peer)
public macro Transient() = #externalMacro(module: "CourseMacros", type: "ModelNoteMacro")

/// Names properties whose combined values are unique.
@freestanding(declaration)
public macro Unique<Model: PersistentModel>(_ groups: [PartialKeyPath<Model>]...) =
    #externalMacro(module: "CourseMacros", type: "ModelDeclarationMacro")

/// Names the properties that should have an index. An index has no effect, because objects are in memory.
@freestanding(declaration)
public macro Index<Model: PersistentModel>(_ groups: [PartialKeyPath<Model>]...) =
    #externalMacro(module: "CourseMacros", type: "ModelDeclarationMacro")

/// Makes a property return the objects that a query finds in the view's model context. The macro's arguments give
/// the query's filter and order.
@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query() = #externalMacro(module: "CourseMacros", type: "QueryMacro")

@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query(animation: Animation) = #externalMacro(module: "CourseMacros", type: "QueryMacro")

@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query(transaction: Transaction) = #externalMacro(module: "CourseMacros", type: "QueryMacro")

@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil
) = #externalMacro(module: "CourseMacros", type: "QueryMacro")

@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    _ descriptor: FetchDescriptor<Element>, animation: Animation
) = #externalMacro(module: "CourseMacros", type: "QueryMacro")

@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
) = #externalMacro(module: "CourseMacros", type: "QueryMacro")

@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation
) = #externalMacro(module: "CourseMacros", type: "QueryMacro")

@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
) = #externalMacro(module: "CourseMacros", type: "QueryMacro")

@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation
) = #externalMacro(module: "CourseMacros", type: "QueryMacro")

@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
) = #externalMacro(module: "CourseMacros", type: "QueryMacro")

@attached(accessor)
@attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation
) = #externalMacro(module: "CourseMacros", type: "QueryMacro")

/// Gives an actor its own context.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init(modelContainer:)))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "CourseMacros", type: "ModelActorMacro")
