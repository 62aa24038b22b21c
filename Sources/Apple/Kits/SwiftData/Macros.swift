// The implementations are in `CourseMacros`, which the compiler loads.

public import Foundation
public import Observation
public import SwiftUI

/// Makes objects of a class models: a context keeps them, and views see what changes in them.
///
///     @Model final class Trip {
///         var name: String
///         @Relationship(deleteRule: .cascade) var stops: [Stop] = []
///     }
@attached(member, names: named(_$record), named(_$fields), named(_$uniqueness), named(init(_$row:)))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel, Observable)
public macro Model() = #externalMacro(module: "CourseMacros", type: "ModelMacro")

/// Lets a property of a model be observed. `@Model` puts it on each one that is stored.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _ModelProperty() = #externalMacro(module: "CourseMacros", type: "ModelPropertyMacro")

/// Says more of a property than its type does.
@attached(peer)
public macro Attribute(
    _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "CourseMacros", type: "ModelNoteMacro")

/// Says what becomes of the objects that a property refers to, and how they refer back.
@attached(peer)
public macro Relationship(
    _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
    minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
    inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "CourseMacros", type: "ModelNoteMacro")

/// Keeps a property out of what is saved.
@attached(peer)
public macro Transient() = #externalMacro(module: "CourseMacros", type: "ModelNoteMacro")

/// Names properties of which no two objects have the same values.
@freestanding(declaration)
public macro Unique<Model: PersistentModel>(_ groups: [PartialKeyPath<Model>]...) =
    #externalMacro(module: "CourseMacros", type: "ModelDeclarationMacro")

/// Names properties by which objects are looked up. What is in memory needs no index.
@freestanding(declaration)
public macro Index<Model: PersistentModel>(_ groups: [PartialKeyPath<Model>]...) =
    #externalMacro(module: "CourseMacros", type: "ModelDeclarationMacro")

/// Lets a property be what the view's context finds. The argument says what is looked for, and in which order.
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

/// Gives an actor a context of its own.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init(modelContainer:)))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "CourseMacros", type: "ModelActorMacro")
